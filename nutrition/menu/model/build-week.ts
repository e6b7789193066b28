import type { MealType } from '../../targets/meal-type.ts'
import type { Choice } from './day-choice.ts'
import { minutesOfServed, totalOf } from '../request/dish-minutes.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import type { PortionNutrition } from '../../recipes/recipe-nutrition.ts'
import { batchesOf, validLocks, isAway, mealsOf, trainsOn } from '../request/wishes.ts'
import { targetOf, type MenuProblem, type TargetRules } from './problem.ts'
import type { MenuRequest } from '../request/request.ts'
import { weekdaysFromMonday } from '../../calendar/days.ts'
import { servingsOf, type Dish, type MenuDay, type PlannedMeal, type Serving } from '../request/week.ts'

/** Converts the chosen options of each day into meals with dishes, batches, locks and totals. */
export function buildDays(problem: MenuProblem, choices: readonly Choice[]): MenuDay[] {
  const { request, recipes } = problem
  const locked = validLocks(request, recipes)
  const batches = batchesOf(request)
  const byId = recipesById(recipes)
  return weekdaysFromMonday.map((weekday, day): MenuDay => {
    const model = problem.models[problem.modelOfDay[day]!]!
    const choice = choices[day]!
    const dishOf = (mealType: MealType): { dish: Dish; batch: number | null } | null => {
      const slot = model.slots.find((one) => one.mealType === mealType)
      if (!slot) return null
      const main = servingAt(slot.main)!
      const isSolo = model.components[slot.main]!.list.isSolo[choice[slot.main]!] === 1
      const found = batches.findIndex((weekdays) => weekdays.includes(weekday))
      const batch = slot.isBatch && found >= 0 ? found : null
      const dish: Dish = {
        main,
        base: isSolo ? null : servingAt(slot.base),
        side: isSolo && slot.isMain ? null : servingAt(slot.side),
      }
      return { dish: withinMinutes(dish, batch !== null, slot.maxMinutes, byId), batch }
    }
    const servingAt = (component: number): Serving | null => {
      if (component < 0) return null
      const { list } = model.components[component]!
      const option = choice[component]!
      const recipe = recipes[list.recipe[option]!]
      return recipe ? { recipeId: recipe.id, portions: list.portions[option]! } : null
    }
    const meals = mealsOf(request).map((mealType): PlannedMeal => {
      const lock = locked.find((meal) => meal.weekday === weekday && meal.mealType === mealType)
      if (lock) return { mealType, kind: 'cooked', dish: lock.dish, isLocked: true, batch: null }
      if (isAway(request, weekday, mealType)) {
        return { mealType, kind: 'away', dish: null, isLocked: false, batch: null }
      }
      const chosen = dishOf(mealType)
      if (!chosen) return { mealType, kind: 'open', dish: null, isLocked: false, batch: null }
      return { mealType, kind: 'cooked', ...chosen, isLocked: false }
    })
    const dayType = trainsOn(request, weekday) ? 'training' : 'rest'
    const drawn = { weekday, dayType, meals } as const
    return { ...drawn, totals: totalsOf(drawn, request, byId) }
  })
}

/**
 * Returns the dish without its side, its base or both if it takes longer than `maxMinutes`. The search penalizes extra
 * minutes but has a bounded work budget, so it can end beyond the limit.
 */
function withinMinutes(
  dish: Dish,
  isBatch: boolean,
  maxMinutes: number,
  recipes: ReadonlyMap<string, MenuRecipe>,
): Dish {
  const lighter: readonly Dish[] = [
    dish,
    { ...dish, side: null },
    { ...dish, base: null },
    { ...dish, base: null, side: null },
  ]
  return lighter.find((one) => totalOf(minutesOfServed(one, recipes, isBatch)) <= maxMinutes) ?? dish
}

export function recipesById(recipes: readonly MenuRecipe[]): ReadonlyMap<string, MenuRecipe> {
  return new Map(recipes.map((recipe) => [recipe.id, recipe]))
}

export const nothingEaten: PortionNutrition = {
  kcal: 0,
  proteinG: 0,
  carbG: 0,
  fatG: 0,
  fiberG: 0,
  saturatedG: 0,
  sodiumMg: 0,
  sugarAddedG: 0,
}

/** Returns the nutrition of a dish (kcal, g, mg of sodium), unrounded. A recipe no longer in the library counts 0. */
export function nutritionOf(dish: Dish, recipes: ReadonlyMap<string, MenuRecipe>): PortionNutrition {
  return servingsOf(dish).reduce((sum, { recipeId, portions }) => {
    const recipe = recipes.get(recipeId)
    return recipe ? plus(sum, recipe.perPortion, portions) : sum
  }, nothingEaten)
}

/** Returns the nutrition of a day's cooked meals, plus the share of the day's targets for meals away. */
export function totalsOf(
  day: Pick<MenuDay, 'dayType' | 'meals'>,
  request: TargetRules & Pick<MenuRequest, 'mealShares'>,
  recipes: ReadonlyMap<string, MenuRecipe>,
): PortionNutrition {
  const target = targetOf(request, day.dayType)
  return day.meals.reduce((sum, { kind, dish, mealType }) => {
    if (dish) return plus(sum, nutritionOf(dish, recipes), 1)
    return kind === 'away' ? plus(sum, { ...target, sugarAddedG: 0 }, request.mealShares[mealType]) : sum
  }, nothingEaten)
}

/** Returns `sum + times × added`, per nutrient. */
export function plus(sum: PortionNutrition, added: PortionNutrition, times: number): PortionNutrition {
  return {
    kcal: sum.kcal + added.kcal * times,
    proteinG: sum.proteinG + added.proteinG * times,
    carbG: sum.carbG + added.carbG * times,
    fatG: sum.fatG + added.fatG * times,
    fiberG: sum.fiberG + added.fiberG * times,
    saturatedG: sum.saturatedG + added.saturatedG * times,
    sodiumMg: sum.sodiumMg + added.sodiumMg * times,
    sugarAddedG: sum.sugarAddedG + added.sugarAddedG * times,
  }
}
