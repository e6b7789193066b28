import type { DayTarget } from '../model/day-target.ts'
import { DayVector } from '../model/day-vector.ts'
import { nutritionOf } from '../model/build-week.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import type { MenuRequest } from '../request/request.ts'
import { isUnsteadier, dayScale, withDays, type DayScale } from '../model/week-rating.ts'
import type { Dish, MenuDay, WeekMenu } from '../request/week.ts'
import type { KnownNutrition } from '../../shared/figures/nutrition.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { type DaySoFar, expectationOf, isAmong } from './day-expectation.ts'
import { dishBefore, isSameDish, type MealChange, type OpenMeal } from './meal-change.ts'
import { isWithinLimits } from './meal-limits.ts'
import {
  portionVariants,
  swapVariants,
  unchangedMeal,
  type MealVariant,
  type MealVariants,
} from './meal-variants.ts'
import { rebalanceRules } from './rebalance-rules.ts'
import { searchExactly, type DayLimits } from './exact-search.ts'

/** A changed meal with its change in energy, kcal (negative when the meal shrinks). */
export interface Adjustment extends MealChange {
  readonly kcalDelta: number
}

/** Expected day (eaten plus still planned) minus its targets, in whole kcal and g; negative below a target. */
export type Overages = Pick<KnownNutrition, 'kcal' | 'proteinG' | 'carbG' | 'fatG'>

export interface Rebalance {
  /** `DayExpectation.isOffPlan`. */
  readonly isNeeded: boolean
  /** `PersonLimits.allowsCompensation`. When false, `adjustments` is empty and `menu` unchanged. */
  readonly isAllowed: boolean
  readonly adjustments: readonly Adjustment[]
  readonly overages: Overages
  readonly menu: WeekMenu
}

/** Facts about the person that the menu request does not contain. */
export interface PersonLimits {
  /** `allowsCompensation` of `safetyGates`. */
  readonly allowsCompensation: boolean
  /** Minimum daily energy, kcal: the result of `floorKcal` in `targets/energy.ts`. */
  readonly floorKcal: number
}

/**
 * Changes the remaining meals of a day after an off-plan meal, within `rebalanceRules`. An exact search finds the small
 * changes that bring the day nearer to its targets. A dish is swapped only if no change of portions is possible. Snacks
 * never shrink; locked meals and other days never change. When no change is needed, allowed or possible, returns the
 * menu unchanged without adjustments. Throws if the menu has no such weekday.
 */
export function rebalanceDay(
  menu: WeekMenu,
  soFar: DaySoFar,
  request: MenuRequest,
  recipes: readonly MenuRecipe[],
  person: PersonLimits,
): Rebalance {
  const scale = dayScale(request, recipes)
  const today = menu.days.find(({ weekday }) => weekday === soFar.weekday)
  if (!today) throw new Error(`a week has no day ${soFar.weekday}`)
  const { target, open, fixed, expected, isOffPlan: isNeeded } = expectationOf(today, soFar, scale)
  const overages: Overages = {
    kcal: Math.round(expected.kcal - target.kcal),
    proteinG: Math.round(expected.proteinG - target.proteinG),
    carbG: Math.round(expected.carbG - target.carbG),
    fatG: Math.round(expected.fatG - target.fatG),
  }
  const isAllowed = person.allowsCompensation
  const untouched = { isNeeded, isAllowed, overages, adjustments: [], menu }
  if (!isNeeded || !isAllowed) return untouched

  const isOver = expected.kcal > target.kcal
  const limits: DayLimits = {
    // The day's energy moves toward the target, never past it.
    leastKcal: isOver ? Math.max(target.kcal, person.floorKcal) : expected.kcal,
    mostKcal: isOver ? expected.kcal : target.kcal,
    mostCorrection: rebalanceRules.totalShare * target.kcal - correctionOfClosed(today, soFar, open, scale),
  }
  const dishes = bestDishes(open, fixed, limits, { menu, today, target, isOver, scale })
  if (dishes.size === 0) return untouched
  const meals = today.meals.map((meal) => ({ ...meal, dish: dishes.get(meal.mealType) ?? meal.dish }))
  if (isUnsteadier({ meals }, today, scale)) return untouched
  const days = menu.days.map((day) => (day === today ? { ...day, meals } : day))
  return {
    ...untouched,
    adjustments: adjustmentsOf(open, dishes, scale),
    menu: withDays(menu, days, request, recipes),
  }
}

interface RebalanceContext {
  readonly menu: WeekMenu
  readonly today: MenuDay
  readonly target: DayTarget
  readonly isOver: boolean
  readonly scale: DayScale
}

function bestDishes(
  open: readonly OpenMeal[],
  fixed: DayVector,
  limits: DayLimits,
  { menu, today, target, isOver, scale }: RebalanceContext,
): ReadonlyMap<MealType, Dish> {
  const variantsOf = (variantsOfMeal: (one: OpenMeal) => readonly MealVariant[]) =>
    open.map((one): MealVariants => ({
      unchanged: unchangedMeal(one, today.dayType, scale),
      others: variantsOfMeal(one).filter((variant) =>
        isWithinLimits(variant, one, { isOver, target, scale }),
      ),
    }))
  const portions = variantsOf((one) => portionVariants(one, today.dayType, scale))
  const variants = hasFeasibleChange(portions, fixed, limits)
    ? portions
    : variantsOf((one) => swapVariants(menu, today, one, scale))
  const chosen = searchExactly(variants, fixed, target, limits)
  return new Map(chosen.filter(({ isChange }) => isChange).map(({ mealType, dish }) => [mealType, dish]))
}

/** Returns whether some change of a single meal keeps the limits. */
function hasFeasibleChange(
  meals: readonly MealVariants[],
  fixed: DayVector,
  { leastKcal, mostKcal, mostCorrection }: DayLimits,
): boolean {
  const kcal = meals.reduce((sum, { unchanged }) => sum + unchanged.nutrients.kcal, fixed.kcal)
  const correction = meals.reduce((sum, { unchanged }) => sum + unchanged.correctionKcal, 0)
  return meals.some(({ unchanged, others }) =>
    others.some((variant) => {
      const moved = kcal + variant.nutrients.kcal - unchanged.nutrients.kcal
      const corrected = correction + variant.correctionKcal - unchanged.correctionKcal
      return moved >= leastKcal && moved <= mostKcal && corrected <= mostCorrection
    }),
  )
}

/**
 * Returns the energy that earlier rebalances changed in meals that can no longer change, kcal. It counts toward the
 * day's maximum.
 */
function correctionOfClosed(
  day: MenuDay,
  { earlier }: DaySoFar,
  open: readonly OpenMeal[],
  { recipes }: DayScale,
): number {
  return day.meals.reduce((sum, { mealType, dish }) => {
    if (!dish || isAmong(open, mealType)) return sum
    const planned = dishBefore(earlier, mealType, dish)
    return sum + Math.abs(nutritionOf(dish, recipes).kcal - nutritionOf(planned, recipes).kcal)
  }, 0)
}

function adjustmentsOf(
  open: readonly OpenMeal[],
  dishes: ReadonlyMap<MealType, Dish>,
  { recipes }: DayScale,
): Adjustment[] {
  return open.flatMap(({ meal: { mealType, dish: from } }): Adjustment[] => {
    const to = dishes.get(mealType)
    if (!to || isSameDish(from, to)) return []
    const kcalDelta = Math.round(nutritionOf(to, recipes).kcal - nutritionOf(from, recipes).kcal)
    return [{ mealType, from, to, kcalDelta }]
  })
}
