import table from '../../data/recipe-dishes.json' with { type: 'json' }
import { round, scale } from '../../shared/figures/nutrition.ts'
import { findFood } from '../food-table.ts'
import type { Food, FoodGroup, FoodId } from '../food.ts'
import { composeFood } from './compose.ts'
import type { Dish } from './dish.ts'

/**
 * Popularity of every recipe. It is the lowest, because people name a recipe in full, and it must not precede a food in
 * search results.
 */
const popularity = 0.01

/**
 * One portion of every cookbook recipe, as a dish. Built by `scripts/build-recipe-dishes.ts`. Kept apart from the
 * dishes, because the landing page reads sentences in the browser and must not load the recipes.
 */
export const recipeDishes: readonly Dish[] = table.recipes.map((row) => ({
  id: row.id,
  name: row.name,
  synonyms: [],
  group: row.group as FoodGroup,
  popularity,
  measures: [{ name: 'porção', grams: row.served, quality: 'proxy', source: 'receita' }],
  defaultGrams: row.served,
  servedGrams: row.served,
  parts: row.parts.flatMap(([id, grams]) => {
    const food = findFood(String(id))
    return food ? [{ food, grams: Number(grams), isDefaultFilling: false }] : []
  }),
}))

const recipeDishesById: ReadonlyMap<FoodId, Dish> = new Map(recipeDishes.map((dish) => [dish.id, dish]))
const composed = new Map<FoodId, Food>()

/** Returns the id of the food that is one portion of this recipe. */
export function recipeFoodId(recipeId: string): FoodId {
  return `recipe:${recipeId}`
}

/** Returns the id of the recipe if the food is one portion of a recipe; `null` for any other food. */
export function recipeOfFood(id: FoodId): string | null {
  return /^recipe:(.+)$/.exec(id)?.[1] ?? null
}

/** Returns one portion of the recipe with this food id, as a dish, or `undefined`. */
export function findRecipeDish(id: FoodId): Dish | undefined {
  return recipeDishesById.get(id)
}

/** Returns one portion of the recipe with this food id, as a food, or `undefined`. */
export function findRecipeFood(id: FoodId): Food | undefined {
  const dish = recipeDishesById.get(id)
  if (!dish) return undefined
  const food = composed.get(id) ?? withShownPortion(composeFood(dish))
  composed.set(id, food)
  return food
}

/** Rounds the nutrition of a portion as on the recipe's card, so that two portions have twice the displayed numbers. */
function withShownPortion(food: Food): Food {
  const portion = round(scale(food.per100g, food.defaultGrams / 100))
  return { ...food, per100g: scale(portion, 100 / food.defaultGrams) }
}
