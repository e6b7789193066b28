import type { Weekday } from '../../shared/calendar/days.ts'
import type { KnownNutrition } from '../../shared/figures/nutrition.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { plannedNutrition } from '../model/build-week.ts'
import { targetOf, type DayTarget } from '../model/day-target.ts'
import { DayVector } from '../model/day-vector.ts'
import type { DayScale } from '../model/week-rating.ts'
import { isSafe } from '../request/eligibility.ts'
import { servingsOf, type Dish, type MenuDay } from '../request/week.ts'
import { dishBefore, type MealChange, type OpenMeal } from './meal-change.ts'
import { rebalanceRules } from './rebalance-rules.ts'

/** State of the day at the time of a rebalance. */
export interface DaySoFar {
  readonly weekday: Weekday
  /** Local minutes after midnight. */
  readonly minutesNow: number
  /**
   * Nutrition of everything eaten today, planned or not. A past meal away without a log counts as its planned share.
   */
  readonly eaten: KnownNutrition
  /** Meals of the day that are still to come. Every other planned meal counts as eaten or replaced. */
  readonly remaining: readonly MealType[]
  /** Adjustments of earlier rebalances of this day, oldest first. */
  readonly earlier: readonly MealChange[]
}

/** Data needed to compute planned nutrition: the request and the recipes by id. */
type PlanScale = Pick<DayScale, 'request' | 'recipes'>

/** Forecast of how a day will end. */
interface DayExpectation {
  readonly target: DayTarget
  /** Remaining meals that can change. */
  readonly open: readonly OpenMeal[]
  /** Intake that no changed meal alters: eaten food, and remaining meals that cannot change. */
  readonly fixed: DayVector
  /** `fixed` plus the meals in `open`. */
  readonly expected: DayVector
  /**
   * Whether the day needs a rebalance. True from `notBeforeMinutes` on if the expected energy differs from the target
   * and from the plan, each by at least `startsAtShare` of the target.
   */
  readonly isOffPlan: boolean
}

export function expectationOf(
  day: MenuDay,
  soFar: Omit<DaySoFar, 'weekday'>,
  scale: PlanScale,
): DayExpectation {
  const target = targetOf(scale.request, day.dayType)
  const open = openMealsOf(day, soFar, scale)
  const fixed = DayVector.of(soFar.eaten)
  const expected = DayVector.of(soFar.eaten)
  let plannedKcal = 0
  for (const meal of day.meals) {
    const planned = plannedNutrition(meal, { dayType: day.dayType, ...scale })
    plannedKcal += planned.kcal
    if (!soFar.remaining.includes(meal.mealType)) continue
    expected.add(planned)
    if (!isAmong(open, meal.mealType)) fixed.add(planned)
  }
  const least = rebalanceRules.startsAtShare * target.kcal
  const isOffPlan =
    soFar.minutesNow >= rebalanceRules.notBeforeMinutes &&
    Math.abs(expected.kcal - target.kcal) >= least &&
    Math.abs(expected.kcal - plannedKcal) >= least
  return { target, open, fixed, expected, isOffPlan }
}

/** Returns the remaining meals that may change: not locked, and with only known recipes that the exclusions allow. */
function openMealsOf(
  day: MenuDay,
  { remaining, earlier }: Omit<DaySoFar, 'weekday'>,
  { request, recipes }: PlanScale,
): OpenMeal[] {
  const isServable = (dish: Dish) =>
    servingsOf(dish).every(({ recipeId }) => {
      const recipe = recipes.get(recipeId)
      return recipe !== undefined && isSafe(recipe, request.exclusions)
    })
  return day.meals.flatMap((meal): OpenMeal[] => {
    const { dish, mealType, isLocked } = meal
    if (!dish || isLocked || !remaining.includes(mealType) || !isServable(dish)) return []
    return [{ meal: { ...meal, dish }, planned: dishBefore(earlier, mealType, dish) }]
  })
}

export function isAmong(open: readonly OpenMeal[], mealType: MealType): boolean {
  return open.some(({ meal }) => meal.mealType === mealType)
}
