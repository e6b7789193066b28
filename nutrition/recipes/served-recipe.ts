import type { Food } from '../foods/food.ts'
import { servedAmount } from './counted-pieces.ts'
import { foodOfIngredient } from './ingredient-food.ts'
import { ingredientLine, ingredientName } from './ingredient-line.ts'
import { weighable } from './spoken-ingredient.ts'
import { type Ingredient, openMeasure, type Recipe } from './recipe.ts'

/** An ingredient with its amount for a number of portions. */
export interface ServedIngredient {
  readonly ingredient: Ingredient
  readonly food: Food
  /** Name for an ingredient list (`ingredientName`). */
  readonly name: string
  readonly grams: number
  readonly quantity: number
  /** Household measure of the food, or `grama`. */
  readonly measure: string
  /** Whether the amount was rounded to pieces (`servedAmount`). */
  readonly isCounted: boolean
  /** Whether the grams were rounded to the measure, so that no other measure may name them. */
  readonly isRounded: boolean
  /** Line such as `1 concha de feijão carioca (140 g)`. */
  readonly text: string
}

/** Cache of ingredients by recipe and number of portions, because the menus use few such pairs again and again. */
const known = new WeakMap<Recipe, Map<number, readonly ServedIngredient[]>>()

/**
 * Returns the ingredients for this many portions, in household measures and in whole or half pieces. Ingredients that
 * the food table lacks are left out.
 */
export function ingredientsOf(recipe: Recipe, portions: number): readonly ServedIngredient[] {
  const ofRecipe = known.get(recipe) ?? new Map<number, readonly ServedIngredient[]>()
  known.set(recipe, ofRecipe)
  const served = ofRecipe.get(portions) ?? serve(recipe, portions)
  ofRecipe.set(portions, served)
  return served
}

function serve(recipe: Recipe, portions: number): ServedIngredient[] {
  return recipe.ingredients.flatMap((ingredient) => {
    const food = foodOfIngredient(ingredient)
    if (!food) return []
    const served = servedAmount(ingredient, food, recipe, portions)
    const { quantity, measure, isCounted, isRounded } = served
    const isOpen = measure === openMeasure
    const grams = isOpen ? 0 : weighable(served.grams)
    return [
      {
        ingredient,
        food,
        name: ingredientName(food),
        grams,
        quantity,
        measure,
        isCounted,
        isRounded: isRounded || (isOpen && ingredient.measure !== openMeasure),
        text: ingredientLine({ ...ingredient, grams, quantity, measure }, food),
      },
    ]
  })
}
