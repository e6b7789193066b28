import { portionSteps } from '../../recipes/recipe.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { DayVector } from '../model/day-vector.ts'
import { nutritionOf } from '../model/build-week.ts'
import { isWholeMeal } from '../request/menu-recipe.ts'
import { minutesOfServed, nothingReheated, totalOf } from '../request/dish-minutes.ts'
import { eligibilityRules, isMainMeal, isSafeServing, maxMinutesOf } from '../request/eligibility.ts'
import { isEligible } from '../model/meal-parts.ts'
import { leniencyOf } from '../model/relaxation.ts'
import { mealCost, type DayScale } from '../model/week-rating.ts'
import {
  servingsOf,
  type DayType,
  type Dish,
  type MenuDay,
  type Serving,
  type WeekMenu,
} from '../request/week.ts'
import type { OpenMeal } from './meal-change.ts'

/** Points for changing a meal and for each half portion changed, so that small changes are preferred. */
const changeCosts = { meal: 1, halfPortion: 0.5 } as const

/** One possible version of a remaining meal. */
export interface MealVariant {
  readonly mealType: MealType
  readonly dish: Dish
  readonly isSwap: boolean
  readonly isChange: boolean
  /** Points for the change plus the points of the meal itself (`mealCost`). */
  readonly cost: number
  /** Absolute energy difference from the dish before the day's first rebalance, kcal. */
  readonly correctionKcal: number
  readonly nutrients: DayVector
}

/** A remaining meal as it is now, and its possible variants. */
export interface MealVariants {
  readonly unchanged: MealVariant
  readonly others: readonly MealVariant[]
}

export function unchangedMeal(open: OpenMeal, dayType: DayType, scale: DayScale): MealVariant {
  return variantOf(open, open.meal.dish, dayType, scale, { change: 0, isSwap: false })
}

/**
 * Returns variants of the meal with other portions of the main, the base or both. No part is removed, and the side does
 * not change.
 */
export function portionVariants(open: OpenMeal, dayType: DayType, scale: DayScale): MealVariant[] {
  const { main, base, side } = open.meal.dish
  const variants = stepsFor(main, scale).flatMap((mainPortions) =>
    (base ? stepsFor(base, scale) : [0]).map((basePortions) => {
      const dish: Dish = {
        main: { ...main, portions: mainPortions },
        base: base && { ...base, portions: basePortions },
        side,
      }
      const moved =
        Math.abs(mainPortions - main.portions) + (base ? Math.abs(basePortions - base.portions) : 0)
      const change = moved === 0 ? 0 : changeCosts.meal + (moved / 0.5) * changeCosts.halfPortion
      return variantOf(open, dish, dayType, scale, { change, isSwap: false })
    }),
  )
  return variants.filter(({ isChange }) => isChange)
}

/**
 * Returns variants of the meal with another main, in each safe portion. The new main must be eligible, quick enough,
 * not yet on the day and below its weekly limit. Base and side stay, unless the new main is a whole meal. Empty for
 * batches and for meals other than lunch and dinner.
 */
export function swapVariants(menu: WeekMenu, day: MenuDay, open: OpenMeal, scale: DayScale): MealVariant[] {
  const { meal } = open
  if (!isMainMeal(meal.mealType) || meal.batch !== null) return []
  const { request, recipes } = scale
  const leniency = leniencyOf(new Set(menu.relaxations.map(({ step }) => step)))
  const place = { weekday: day.weekday, mealType: meal.mealType }
  const rules = eligibilityRules(request, leniency, place)
  const maxMinutes = maxMinutesOf(request, leniency, day.weekday, meal.mealType)
  const eaten = new Set(
    day.meals.flatMap(({ dish }) => (dish ? servingsOf(dish) : [])).map((one) => one.recipeId),
  )
  const uses = new Map<string, number>()
  for (const { dish } of menu.days.flatMap(({ meals }) => meals)) {
    if (dish) uses.set(dish.main.recipeId, (uses.get(dish.main.recipeId) ?? 0) + 1)
  }
  return [...recipes.values()].flatMap((recipe) => {
    if (eaten.has(recipe.id) || (uses.get(recipe.id) ?? 0) >= leniency.maxRepeats) return []
    if (!isEligible(recipe, 'main', meal.mealType, maxMinutes, rules)) return []
    const { base, side } = isWholeMeal(recipe) ? { base: null, side: null } : meal.dish
    const inOnePortion: Dish = { main: { recipeId: recipe.id, portions: 1 }, base, side }
    if (totalOf(minutesOfServed(inOnePortion, recipes, nothingReheated)) > maxMinutes) return []
    return portionSteps
      .filter((portions) => isSafeServing(recipe, portions, request))
      .map((portions) => {
        const dish: Dish = { ...inOnePortion, main: { recipeId: recipe.id, portions } }
        return variantOf(open, dish, day.dayType, scale, { change: changeCosts.meal, isSwap: true })
      })
  })
}

/**
 * Returns the current portions first, then every other safe step. For drinks and unknown recipes, returns only the
 * current portions.
 */
function stepsFor({ recipeId, portions }: Serving, { recipes, request }: DayScale): number[] {
  const recipe = recipes.get(recipeId)
  if (!recipe || recipe.role === 'drink') return [portions]
  return [
    portions,
    ...portionSteps.filter((step) => step !== portions && isSafeServing(recipe, step, request)),
  ]
}

function variantOf(
  { meal, planned }: OpenMeal,
  dish: Dish,
  dayType: DayType,
  scale: DayScale,
  { change, isSwap }: { readonly change: number; readonly isSwap: boolean },
): MealVariant {
  const nutrition = nutritionOf(dish, scale.recipes)
  return {
    mealType: meal.mealType,
    dish,
    isSwap,
    isChange: change > 0,
    cost: change + mealCost({ ...meal, dish }, dayType, scale),
    correctionKcal: Math.abs(nutrition.kcal - nutritionOf(planned, scale.recipes).kcal),
    nutrients: DayVector.of(nutrition),
  }
}
