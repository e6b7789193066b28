import type { Choice } from './day-choice.ts'
import {
  mainReheated,
  minutesOfServed,
  nothingReheated,
  totalOf,
  type ReheatedParts,
} from '../request/dish-minutes.ts'
import { servingNutrition, type MenuRecipe } from '../request/menu-recipe.ts'
import { add, addAll, noNutrition, scale, type KnownNutrition } from '../../shared/figures/nutrition.ts'
import { batchesOf, validLocks, isAway, mealsOn, trainsOn } from '../request/wishes.ts'
import type { Component, MealSlot } from './day-model.ts'
import { targetOf, type TargetRules } from './day-target.ts'
import type { MenuProblem } from './problem.ts'
import type { MenuRequest } from '../request/request.ts'
import { itemAt } from '../../shared/collections/lookup.ts'
import { servingsOf, type Dish, type MenuDay, type PlannedMeal, type Serving } from '../request/week.ts'

/**
 * Converts the choices to planned days with dishes, batches, locks and totals. `choices` has one entry per day of
 * `problem.days`, in the same order.
 */
export function buildDays(problem: MenuProblem, choices: readonly Choice[]): MenuDay[] {
  const { request } = problem
  const recipes = recipesById(problem.recipes.map(({ recipe }) => recipe))
  const locked = validLocks(request, [...recipes.values()])
  const batches = batchesOf(request)
  return problem.days.map(({ weekday }, position): MenuDay => {
    const choice = itemAt(choices, position)
    const meals = mealsOn(request, weekday).map((mealType): PlannedMeal => {
      const lock = locked.find((meal) => meal.weekday === weekday && meal.mealType === mealType)
      if (lock) return { mealType, kind: 'cooked', dish: lock.dish, isLocked: true, batch: null }
      const unplanned = { mealType, dish: null, isLocked: false, batch: null }
      if (isAway(request, weekday, mealType)) return { ...unplanned, kind: 'away' }
      const slot = choice.model.slots.find(({ frame }) => frame.mealType === mealType)
      if (!slot) return { ...unplanned, kind: 'open' }
      const { isBatch, isReheated, maxMinutes } = slot.frame
      const reheated = isReheated ? mainReheated : nothingReheated
      const batch = batches.findIndex((weekdays) => weekdays.includes(weekday))
      return {
        mealType,
        kind: 'cooked',
        dish: withinMinutes(dishOf(choice, slot), reheated, maxMinutes, recipes),
        isLocked: false,
        batch: isBatch ? batch : null,
      }
    })
    const dayType = trainsOn(request, weekday) ? 'training' : 'rest'
    return { weekday, dayType, meals, totals: totalsOf({ dayType, meals }, request, recipes) }
  })
}

/** Returns the chosen recipes and portions of a meal. Parts that a whole meal omits are `null`. */
export function dishOf(choice: Choice, { main, base, side }: MealSlot): Dish {
  const servingAt = (component: Component): Serving | null => {
    const { recipe, portions } = choice.of(component)
    return recipe && !choice.omits(component) ? { recipeId: recipe.recipe.id, portions } : null
  }
  const served = servingAt(main)
  if (!served) throw new Error('a meal has no main')
  return { main: served, base: base && servingAt(base), side: side && servingAt(side) }
}

/**
 * Returns the first of these that takes at most `maxMinutes`: the dish, the dish without side, without base, without
 * both. Returns the dish unchanged when none does. Needed because the search only penalizes extra minutes.
 */
function withinMinutes(
  dish: Dish,
  reheated: ReheatedParts,
  maxMinutes: number,
  recipes: ReadonlyMap<string, MenuRecipe>,
): Dish {
  const lighter: readonly Dish[] = [
    dish,
    { ...dish, side: null },
    { ...dish, base: null },
    { ...dish, base: null, side: null },
  ]
  return lighter.find((one) => totalOf(minutesOfServed(one, recipes, reheated)) <= maxMinutes) ?? dish
}

export function recipesById(recipes: readonly MenuRecipe[]): ReadonlyMap<string, MenuRecipe> {
  return new Map(recipes.map((recipe) => [recipe.id, recipe]))
}

/**
 * Returns the nutrition of a dish (kcal, g, mg of sodium), not rounded. A recipe that is no longer in the library
 * counts 0.
 */
export function nutritionOf(dish: Dish, recipes: ReadonlyMap<string, MenuRecipe>): KnownNutrition {
  return servingsOf(dish).reduce((sum, { recipeId, portions }) => {
    const recipe = recipes.get(recipeId)
    return recipe ? add(sum, servingNutrition(recipe, portions)) : sum
  }, noNutrition)
}

/** Data needed to compute the planned nutrition of a day's meals. */
export interface MealScale {
  readonly dayType: MenuDay['dayType']
  readonly request: TargetRules & Pick<MenuRequest, 'mealShares'>
  readonly recipes: ReadonlyMap<string, MenuRecipe>
}

/**
 * Returns the planned nutrition of a meal: that of the dish, for a meal away the meal's share of the day's targets,
 * otherwise nothing.
 */
export function plannedNutrition(
  { kind, dish, mealType }: Pick<PlannedMeal, 'kind' | 'dish' | 'mealType'>,
  { dayType, request, recipes }: MealScale,
): KnownNutrition {
  if (dish) return nutritionOf(dish, recipes)
  if (kind !== 'away') return noNutrition
  return scale({ ...targetOf(request, dayType), sugarAddedG: 0 }, request.mealShares[mealType])
}

/** Returns the planned nutrition of a whole day. */
export function totalsOf(
  { dayType, meals }: Pick<MenuDay, 'dayType' | 'meals'>,
  request: MealScale['request'],
  recipes: MealScale['recipes'],
): KnownNutrition {
  return addAll(meals.map((meal) => plannedNutrition(meal, { dayType, request, recipes })))
}
