import type { MealType } from '../../targets/meal-type.ts'
import { mealTypes } from '../../targets/meal-type.ts'
import { constraintsOf, isSafe, isSafeServing } from './eligibility.ts'
import type { MenuRecipe } from './menu-recipe.ts'
import type { LockedMeal, MenuRequest } from './request.ts'
import { dayBefore, type Weekday, weekdaysFromMonday } from '../../shared/calendar/days.ts'
import { withinShelfLife } from './shared-cooking.ts'
import { servingsOf } from './week.ts'

/** Minimum shelf life of a batch dish, and longest span of a batch, days. */
export const batchKeepsDays = 3

/** Returns the meal types with a share of the day's energy, in the order of the day. */
export function mealsOf(request: MenuRequest): MealType[] {
  return mealTypes.filter((meal) => request.mealShares[meal] > 0)
}

/** Returns the meals of a weekday: those of `mealsOf` that this week's notes do not skip; all of them if none was left. */
export function mealsOn(request: MenuRequest, weekday: Weekday): MealType[] {
  const usual = mealsOf(request)
  const kept = usual.filter((mealType) => !isSkipped(request, weekday, mealType))
  return kept.length > 0 ? kept : usual
}

function isSkipped(request: MenuRequest, weekday: Weekday, mealType: MealType): boolean {
  const isLocked = request.locked.some((meal) => meal.weekday === weekday && meal.mealType === mealType)
  return (
    !isLocked &&
    constraintsOf(request.constraints, 'skipped').some(
      (skipped) =>
        skipped.mealTypes.includes(mealType) &&
        (skipped.weekdays === 'all' || skipped.weekdays.includes(weekday)),
    )
  )
}

export function trainsOn(request: MenuRequest, weekday: Weekday): boolean {
  const said = constraintsOf(request.constraints, 'training').findLast((one) => one.weekday === weekday)
  return said ? said.trains : request.trainingWeekdays.includes(weekday)
}

export function isAway(request: MenuRequest, weekday: Weekday, mealType: MealType): boolean {
  return constraintsOf(request.constraints, 'away').some(
    (away) => away.weekday === weekday && (away.mealTypes === 'all' || away.mealTypes.includes(mealType)),
  )
}

/**
 * Returns the weekdays of each batch of lunches: leftovers with the day before, then those of this week's constraints
 * or, without any, the usual batches.
 * A batch is in the order of the week, because its first day cooks it, and spans at most `batchKeepsDays`.
 * Removes lunches that are away, locked or in an earlier batch, and drops batches with only one day left.
 */
export function batchesOf(request: MenuRequest): Weekday[][] {
  const asked = constraintsOf(request.constraints, 'batch').map(({ weekdays }) => weekdays)
  const taken = new Set<Weekday>()
  return [...leftoverPairs(request), ...(asked.length > 0 ? asked : request.batches)]
    .map((weekdays) =>
      weekdays.filter((weekday) => {
        const isFree =
          !taken.has(weekday) &&
          !isAway(request, weekday, 'almoco') &&
          mealsOn(request, weekday).includes('almoco') &&
          !request.locked.some((meal) => meal.weekday === weekday && meal.mealType === 'almoco')
        if (isFree) taken.add(weekday)
        return isFree
      }),
    )
    .flatMap(splitByShelfLife)
    .filter((weekdays) => weekdays.length > 1)
}

function splitByShelfLife(weekdays: readonly Weekday[]): Weekday[][] {
  const inOrder = weekdaysFromMonday.filter((weekday) => weekdays.includes(weekday))
  const cookings = withinShelfLife(inOrder.map((weekday) => ({ weekday, keepsDays: batchKeepsDays })))
  return cookings.map((servings) => servings.map(({ weekday }) => weekday))
}

/** Returns the runs of days whose lunch is cooked on the first: Saturday and Sunday for leftovers on Sunday. */
function leftoverPairs(request: MenuRequest): Weekday[][] {
  const days = new Set(constraintsOf(request.constraints, 'leftovers').map(({ weekday }) => weekday))
  return weekdaysFromMonday.reduce<Weekday[][]>((runs, weekday) => {
    if (!days.has(weekday)) return runs
    const last = runs.at(-1)
    if (last?.at(-1) === dayBefore(weekday)) last.push(weekday)
    else runs.push([dayBefore(weekday), weekday])
    return runs
  }, [])
}

/** Returns the locked meals whose recipes all exist and are safe in these portions. Drops the other locks. */
export function validLocks(request: MenuRequest, recipes: readonly MenuRecipe[]): LockedMeal[] {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  return request.locked.filter(({ dish }) =>
    servingsOf(dish).every(({ recipeId, portions }) => {
      const recipe = byId.get(recipeId)
      return (
        recipe !== undefined && isSafe(recipe, request.exclusions) && isSafeServing(recipe, portions, request)
      )
    }),
  )
}
