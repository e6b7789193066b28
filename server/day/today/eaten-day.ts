import { mealsToCome } from '#nutrition/day/meal-time/meals-to-come.ts'
import { tenth } from '#nutrition/shared/figures/rounding.ts'
import type { Portion } from '#nutrition/foods/portion.ts'
import { type MealScale, plannedNutrition } from '#nutrition/menu/model/build-week.ts'
import type { MenuDay } from '#nutrition/menu/request/week.ts'
import {
  add,
  addAll,
  scale,
  sumRows,
  type KnownNutrition,
  type SummedNutrition,
} from '#nutrition/shared/figures/nutrition.ts'
import { addedSugarG } from '#nutrition/safety/added-sugar.ts'
import type { DayTargets } from '#nutrition/targets/macros.ts'
import { type MealType, mealTypes } from '#nutrition/targets/meal-type.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import type { MenuContext } from '../../menus/planner/rules.ts'
import type { PlannedDay } from '../../menus/planned-days/service.ts'
import type { DayCompliance } from '../adherence/queries.ts'
import { eatenOf } from '../adherence/rules.ts'
import { type MealRow, servePlate } from '../meals/rules.ts'
import { eatenTypesOf, type MealTimes, replacesPlanned } from './replaced-plan.ts'

/** Meals eaten and planned on a day. */
export interface EatenDay {
  readonly date: string
  readonly meals: readonly MealRow[]
  /** Ticks of the day; `null` before the first one. */
  readonly record: DayCompliance | null
  /** `null` without an active diet, or for accounts without menus. */
  readonly planned: PlannedDay | null
}

/** Returns the totals of a day as displayed: the rounded sum of its logged portions and ticked meals. */
export function consumedOf(
  portions: readonly Portion[],
  record: Pick<DayCompliance, 'eaten'> | null,
): SummedNutrition {
  return sumRows([...portions, eatenOf(record)])
}

/**
 * Returns the targets of a training day if the diet plans the day as one, else the targets of a rest day; `null`
 * without targets.
 */
export function targetsOn(
  { targets }: Pick<NutritionProfile, 'targets'>,
  planned: PlannedDay | null,
): DayTargets | null {
  if (!targets) return null
  return planned?.day?.dayType === 'training' ? targets.targetsTraining : targets.targetsRest
}

/**
 * Returns the excess of a day over its targets in kcal and grams; 0 without excess or targets, and for accounts with
 * hidden numbers.
 */
export function overagesOf({ meals, record, planned }: EatenDay, nutritionProfile: NutritionProfile) {
  const targets = nutritionProfile.hidesNumbers ? null : targetsOn(nutritionProfile, planned)
  if (!targets) return { calories: 0, protein_g: 0, fiber_g: 0 }
  const portions = meals.flatMap(({ parts }) => servePlate(parts).map(({ portion }) => portion))
  const { kcal, proteinG, fiberG } = consumedOf(portions, record)
  return {
    calories: over(kcal, targets.kcal),
    protein_g: over(proteinG, targets.protein_g),
    fiber_g: over(fiberG ?? 0, targets.fiber_g),
  }
}

const over = (consumed: number, target: number) => Math.max(0, tenth(consumed - target))

/** Local time in minutes after midnight, and the times of the meals. */
interface DayClock {
  readonly minutesNow: number
  readonly times: MealTimes
}

/** Plan of a day, with the request and the recipes from which the nutrition of its meals is computed. */
export interface CountedPlan {
  readonly day: MenuDay
  readonly menuContext: Pick<MenuContext, 'library'> & { readonly request: MealScale['request'] }
}

/**
 * Returns the nutrition eaten so far, and the types of the planned meals still to come. A planned meal is still to come
 * if it has no tick or log, is planned after the last meal with either, and was due at most `stillNextMinutes` ago. Any
 * other planned meal without a tick or log counts as eaten, even one planned away from home, so that a forgotten tick
 * at breakfast or a lunch out does not enlarge later meals.
 */
export function soFarOf(
  { meals, record }: EatenDay,
  plan: CountedPlan,
  { minutesNow, times }: DayClock,
): { eaten: KnownNutrition; remaining: MealType[] } {
  const { mealMinutes } = times
  const eatenTypes = eatenTypesOf(meals, times)
  const isEaten = (mealType: MealType) => eatenTypes.has(mealType) || record?.eaten[mealType] !== undefined
  const open = plan.day.meals.filter(({ mealType }) => !isEaten(mealType))
  const timed = open.map(({ mealType }) => ({ mealType, minutes: mealMinutes[mealType], isOpen: true }))
  const eatenMinutes = mealTypes.filter(isEaten).map((mealType) => mealMinutes[mealType])
  const remaining = mealsToCome(timed, { minutesNow, eatenMinutes }).map(({ mealType }) => mealType)
  const forgotten = open.filter(({ mealType }) => !remaining.includes(mealType)).map(plannedNutritionIn(plan))
  const fromPlates = meals.map(({ parts }) => plateNutrition(parts))
  return { eaten: addAll([eatenOf(record), ...fromPlates, ...forgotten]), remaining }
}

/**
 * Returns the meal that exceeds its plan most if the day `isOver`, else the meal that stays below it most; of two equal
 * meals, the later one. Ignores meals with an accepted rebalance, those before the last of them, and those logged when
 * a rebalance was accepted; `null` if none is left. The energy planned for a meal type counts for its tick, or without a
 * tick is shared by the logged meals that replace it.
 */
export function causeOf(
  { meals, planned }: EatenDay,
  counted: CountedPlan,
  { isOver, times }: { readonly isOver: boolean; readonly times: MealTimes },
): MealRow | null {
  const accepted = new Set(planned?.rebalances.map(({ mealId }) => mealId))
  const settled = new Set(planned?.rebalances.flatMap(({ loggedMealIds = [] }) => loggedMealIds))
  const eatenAt = (meal: MealRow) => meal.eatenAt.getTime()
  const since = Math.max(-Infinity, ...meals.filter(({ id }) => accepted.has(id)).map(eatenAt))
  const plannedIn = plannedNutritionIn(counted)
  const plannedKcal = (meal: MealRow) => {
    const mealType = meal.plannedType ?? meal.mealType
    const ticks = meals.filter(({ plannedType }) => plannedType === mealType)
    const logged = meals.filter((one) => one.mealType === mealType && replacesPlanned(one, times))
    const sharing = ticks.length > 0 ? ticks : logged
    const plan = counted.day.meals.find((one) => one.mealType === mealType)
    return plan && sharing.includes(meal) ? plannedIn(plan).kcal / sharing.length : 0
  }
  const beyond = (meal: MealRow) => {
    const kcal = plateNutrition(meal.parts).kcal - plannedKcal(meal)
    return isOver ? kcal : -kcal
  }
  return (
    meals
      .filter((meal) => !accepted.has(meal.id) && !settled.has(meal.id) && eatenAt(meal) >= since)
      .toSorted((a, b) => beyond(a) - beyond(b) || eatenAt(a) - eatenAt(b))
      .at(-1) ?? null
  )
}

/**
 * Returns the nutrition of the day's meals minus the nutrition planned for the same meal types; negative where less was
 * eaten. Returns `null` without a logged meal.
 */
export function beyondPlan(
  { meals, record }: EatenDay,
  plan: CountedPlan,
  times: MealTimes,
): KnownNutrition | null {
  if (meals.every(({ plannedType }) => plannedType !== null)) return null
  const eatenTypes = eatenTypesOf(meals, times)
  const replaced = plan.day.meals.filter(
    ({ mealType }) => eatenTypes.has(mealType) && !record?.eaten[mealType],
  )
  const eaten = addAll(meals.map(({ parts }) => plateNutrition(parts)))
  return replaced.map(plannedNutritionIn(plan)).reduce((sum, one) => add(sum, scale(one, -1)), eaten)
}

function plannedNutritionIn({ day: { dayType }, menuContext }: CountedPlan) {
  const { request, library: recipes } = menuContext
  return (meal: MenuDay['meals'][number]) => plannedNutrition(meal, { dayType, request, recipes })
}

function plateNutrition(parts: MealRow['parts']): KnownNutrition {
  return addAll(
    servePlate(parts).map(({ food, part, portion }) => {
      const sugarPer100g = addedSugarG(food)
      return { ...portion, sugarAddedG: sugarPer100g === null ? null : (sugarPer100g * part.grams) / 100 }
    }),
  )
}
