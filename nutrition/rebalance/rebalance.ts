import type { SafetyGates } from '../safety/gates.ts'
import type { MealType } from '../targets/meal-type.ts'
import { nutrientCount, nutrientKeys, type DayTarget } from '../menu/day-cost.ts'
import { isMainMeal } from '../menu/eligibility.ts'
import { nothingEaten, nutritionOf } from '../menu/drawn-up-week.ts'
import { onTarget } from '../menu/explanation.ts'
import type { MenuRecipe } from '../menu/menu-recipe.ts'
import type { PortionNutrition } from '../recipes/recipe-nutrition.ts'
import { targetOf } from '../menu/problem.ts'
import type { MenuRequest } from '../menu/request.ts'
import { dayScale, withDays, type DayScale } from '../menu/week-rating.ts'
import type { Weekday } from '../calendar/days.ts'
import type { Dish, MenuDay, PlannedMeal, WeekMenu } from '../menu/week.ts'
import { searchExactly, type KcalRange } from './exact-search.ts'
import { portionVariants, swapVariants, type MealVariant } from './meal-variants.ts'

export interface Adjustment {
  readonly weekday: Weekday
  readonly mealType: MealType
  readonly from: Dish
  readonly to: Dish
  readonly kcalDelta: number
}

/** What the day as it was going would have been over its targets; below 0 it falls short. */
export interface Overages {
  readonly kcal: number
  readonly proteinG: number
  readonly carbG: number
  readonly fatG: number
}

export interface Rebalance {
  readonly isNeeded: boolean
  /** False for people whose days are shown and never made up for. */
  readonly isAllowed: boolean
  readonly adjustments: readonly Adjustment[]
  readonly overages: Overages
  /** kcal over target (below 0: short of it) that neither today nor tomorrow takes. */
  readonly leftoverKcal: number
  readonly menu: WeekMenu
}

export interface DaySoFar {
  readonly weekday: Weekday
  /** Everything eaten today, planned or not. */
  readonly eaten: PortionNutrition
  /** Meals still to come. */
  readonly remaining: readonly MealType[]
}

/** A day this near its energy is left alone. */
const toleratedShare = 0.05
/** Tomorrow takes at most this share of its energy, by portions only. */
const tomorrowShare = 0.1

/**
 * Mends the rest of the day after more or less was eaten than planned: the smallest change that brings the day back to
 * its targets, found by exact search; what it cannot take goes, within bounds, to tomorrow. Locked meals stay. Where
 * `gates` do not allow compensation nothing changes.
 */
export function rebalanceDay(
  menu: WeekMenu,
  soFar: DaySoFar,
  request: MenuRequest,
  recipes: readonly MenuRecipe[],
  gates: Pick<SafetyGates, 'allowsCompensation'>,
): Rebalance {
  const scale = dayScale(request, recipes)
  const position = menu.days.findIndex(({ weekday }) => weekday === soFar.weekday)
  const today = menu.days[position]
  if (!today) throw new Error(`a week has no day ${soFar.weekday}`)
  const target = targetOf(request, today.dayType)
  const open = openMealsOf(today, soFar.remaining)
  const fixed = fixedOf(today, soFar, open, target, scale)
  const planned = Float64Array.from(fixed)
  for (const { dish } of open) addDish(planned, dish, scale)

  const overages: Overages = {
    kcal: Math.round(planned[0]! - target.kcal),
    proteinG: Math.round(planned[1]! - target.proteinG),
    carbG: Math.round(planned[2]! - target.carbG),
    fatG: Math.round(planned[3]! - target.fatG),
  }
  const isNeeded = Math.abs(planned[0]! - target.kcal) > toleratedShare * target.kcal
  const untouched = { isNeeded, overages, adjustments: [], leftoverKcal: overages.kcal, menu }
  if (!isNeeded || !gates.allowsCompensation) return { ...untouched, isAllowed: gates.allowsCompensation }

  const isOver = overages.kcal > 0
  const variants = open.map((meal) =>
    keptAsMeal(
      meal,
      [...portionVariants(meal, today.dayType, scale, true), ...swapVariants(menu, today, meal, scale)],
      { isOver, dayKcal: target.kcal },
      scale,
    ),
  )
  const off = Math.abs(planned[0]! - target.kcal)
  const mended = mend(open, variants, fixed, target, { least: target.kcal - off, most: target.kcal + off })
  const todayMeals = replaceDishes(today, mended.dishes)
  const leftover = mended.kcal - target.kcal

  const tomorrow = menu.days[position + 1]
  // What the mending itself put past the target is not left over: who ate too little today does not eat less tomorrow.
  const isLeftToTomorrow = (isOver ? leftover : -leftover) > leftoverTolerance * target.kcal
  const spread = tomorrow && isLeftToTomorrow ? spreadTo(tomorrow, leftover, request, scale) : null
  const days = menu.days.map((day) => {
    if (day === today) return { ...day, meals: todayMeals }
    return spread && day === tomorrow ? { ...day, meals: spread.meals } : day
  })
  return {
    isNeeded,
    isAllowed: true,
    overages,
    adjustments: [
      ...adjustmentsOf(today, todayMeals, scale),
      ...(spread && tomorrow ? adjustmentsOf(tomorrow, spread.meals, scale) : []),
    ],
    leftoverKcal: Math.round(leftover + (spread?.kcalDelta ?? 0)),
    menu: withDays(menu, days, request, recipes),
  }
}

/**
 * A mended meal stays a meal (choice): lunch and dinner keep at least two fifths of their share of the day's energy, for
 * nobody is to go without dinner because of lunch, and no meal grows beyond double. What is left over then is left over.
 * And a meal only moves the way the day has to go.
 */
const mealLimits = { least: 0.4, most: 2 }

function keptAsMeal(
  meal: OpenMeal,
  variants: readonly MealVariant[],
  { isOver, dayKcal }: { isOver: boolean; dayKcal: number },
  { request, recipes }: DayScale,
): MealVariant[] {
  const usual = request.mealShares[meal.mealType] * dayKcal
  const planned = nutritionOf(meal.dish, recipes).kcal
  return variants.filter(({ isChange, nutrients }) => {
    const kcal = nutrients[0]!
    if (!isChange) return true
    return isOver
      ? kcal <= planned && kcal >= (isMainMeal(meal.mealType) ? mealLimits.least * usual : 0)
      : kcal >= planned && kcal <= mealLimits.most * usual
  })
}

/** Less than this share of the day is not worth touching tomorrow for. */
const leftoverTolerance = 0.02

type OpenMeal = PlannedMeal & { readonly dish: Dish }

function openMealsOf(day: MenuDay, remaining: readonly MealType[]): OpenMeal[] {
  return day.meals.filter(
    (meal): meal is OpenMeal => remaining.includes(meal.mealType) && meal.dish !== null && !meal.isLocked,
  )
}

/** Eaten, and what of the rest nobody may change: locked meals, and meals away at their share. */
function fixedOf(
  day: MenuDay,
  soFar: DaySoFar,
  open: readonly OpenMeal[],
  target: DayTarget,
  scale: DayScale,
): Float64Array {
  const fixed = Float64Array.from(nutrientKeys, (key) => soFar.eaten[key])
  for (const meal of day.meals) {
    if (!soFar.remaining.includes(meal.mealType) || open.some(({ mealType }) => mealType === meal.mealType)) {
      continue
    }
    if (meal.dish) addDish(fixed, meal.dish, scale)
    else if (meal.kind === 'away') {
      const share = scale.request.mealShares[meal.mealType]
      for (const [key, nutrient] of nutrientKeys.entries()) fixed[key]! += share * target[nutrient]
    }
  }
  return fixed
}

function mend(
  open: readonly OpenMeal[],
  variants: readonly (readonly MealVariant[])[],
  fixed: Float64Array,
  target: DayTarget,
  range: KcalRange,
): { dishes: ReadonlyMap<MealType, Dish>; kcal: number } {
  const chosen = searchExactly(variants, fixed, target, range)
  const picked = open.map(({ mealType }, meal) => ({ mealType, variant: variants[meal]![chosen[meal]!]! }))
  return {
    dishes: new Map(
      picked
        .filter(({ variant }) => variant.isChange)
        .map(({ mealType, variant }) => [mealType, variant.dish]),
    ),
    kcal: picked.reduce((sum, { variant }) => sum + variant.nutrients[0]!, fixed[0]!),
  }
}

/** Tomorrow with its energy target moved by what is left, by portions only. */
function spreadTo(
  tomorrow: MenuDay,
  leftoverKcal: number,
  request: MenuRequest,
  scale: DayScale,
): { meals: PlannedMeal[]; kcalDelta: number } {
  const target = targetOf(request, tomorrow.dayType)
  const shift = Math.max(-tomorrowShare * target.kcal, Math.min(tomorrowShare * target.kcal, leftoverKcal))
  const everything = tomorrow.meals.map(({ mealType }) => mealType)
  const open = openMealsOf(tomorrow, everything)
  const nothing = { weekday: tomorrow.weekday, remaining: everything, eaten: nothingEaten }
  const fixed = fixedOf(tomorrow, nothing, open, target, scale)
  const variants = open.map((meal) =>
    keptAsMeal(
      meal,
      portionVariants(meal, tomorrow.dayType, scale, false),
      { isOver: leftoverKcal > 0, dayKcal: target.kcal },
      scale,
    ),
  )
  // What moves is energy, and with it carbohydrate and fat; protein stays within what counts as reached.
  const factor = (target.kcal - shift) / target.kcal
  const moved = {
    ...target,
    kcal: target.kcal - shift,
    proteinG: target.proteinG * Math.max(onTarget.protein, Math.min(1, factor)),
    carbG: target.carbG * factor,
    fatG: target.fatG * factor,
    fiberG: target.fiberG * factor,
  }
  const mended = mend(open, variants, fixed, moved, rangeOfTomorrow(tomorrow, leftoverKcal, target))
  return { meals: replaceDishes(tomorrow, mended.dishes), kcalDelta: mended.kcal - tomorrow.totals.kcal }
}

/** From as planned to a tenth off towards what is left, and never so far that more than that is off the other way. */
function rangeOfTomorrow({ totals }: MenuDay, leftoverKcal: number, target: DayTarget): KcalRange {
  const most = Math.min(tomorrowShare * target.kcal, 2 * Math.abs(leftoverKcal))
  return leftoverKcal > 0
    ? { least: totals.kcal - most, most: totals.kcal }
    : { least: totals.kcal, most: totals.kcal + most }
}

function addDish(totals: Float64Array, dish: Dish, scale: DayScale): void {
  const nutrition = nutritionOf(dish, scale.recipes)
  for (let key = 0; key < nutrientCount; key++) totals[key]! += nutrition[nutrientKeys[key]!]
}

function replaceDishes(day: MenuDay, dishes: ReadonlyMap<MealType, Dish>): PlannedMeal[] {
  return day.meals.map((meal) => {
    const dish = dishes.get(meal.mealType)
    return dish ? { ...meal, dish } : meal
  })
}

function adjustmentsOf(day: MenuDay, meals: readonly PlannedMeal[], scale: DayScale): Adjustment[] {
  return day.meals.flatMap((meal, index): Adjustment[] => {
    const to = meals[index]!.dish
    if (!meal.dish || !to || meal.dish === to) return []
    const kcalDelta = Math.round(
      nutritionOf(to, scale.recipes).kcal - nutritionOf(meal.dish, scale.recipes).kcal,
    )
    return [{ weekday: day.weekday, mealType: meal.mealType, from: meal.dish, to, kcalDelta }]
  })
}
