import type { WeighedFood } from '../foods/composition.ts'
import type { Food, FoodGroup } from '../foods/food.ts'
import { foodOfIngredient } from './ingredient-food.ts'
import { type KitchenAmount, kitchenAmount } from './kitchen-amount.ts'
import { pantry } from './pantry.ts'
import { type Ingredient, openMeasure, type Recipe } from './recipe.ts'

const pieceMeasures = /^(?:unidade|fatia|gomo|bisteca|quadradinho|pote|sachê)(?: |$)/
/** Groups that a cook chops and measures by eye, so that three quarters of an onion can be served. */
const choppedGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['legumes', 'folhas', 'tempero'])
/** From this many pieces on, only whole pieces are served: a roll or a second egg is halved, a third egg is not. */
const wholeFrom = 2

/** Amount of an ingredient in a serving. */
export interface ServedAmount extends KitchenAmount {
  /** Whether the amount was rounded to pieces. */
  readonly isCounted: boolean
}

/**
 * Returns the amount of an ingredient in this many portions of the recipe, as a cook measures it. Eggs, breads, fruits, slices and other pieces
 * are rounded to halves below `wholeFrom`, otherwise to whole pieces: one and a half portions of an omelette of three
 * eggs have four eggs. Pieces are not rounded if the recipe itself gives no half or whole pieces per portion, such as
 * one egg in a batter for four. Other amounts are those of `kitchenAmount`.
 */
export function servedAmount(
  ingredient: Ingredient,
  food: Food,
  recipe: Pick<Recipe, 'portions'>,
  portions: number,
): ServedAmount {
  const share = portions / recipe.portions
  const grams = ingredient.grams * share
  const { quantity, measure } = ingredient
  if (share === 1 || measure === openMeasure || grams === 0) {
    return { grams, quantity, measure, isRounded: false, isCounted: false }
  }
  if (!isPortionedInPieces(ingredient, food, recipe)) {
    return { ...kitchenAmount(ingredient, food, grams), isCounted: false }
  }
  const pieces = roundedPieces(quantity * share)
  return {
    grams: (ingredient.grams / quantity) * pieces,
    quantity: pieces,
    measure,
    isRounded: true,
    isCounted: true,
  }
}

/** Returns the foods of this many portions in the grams of `servedAmount`. Skips foods that the table lacks. */
export function servedFoods(
  recipe: Pick<Recipe, 'ingredients' | 'portions'>,
  portions: number,
): WeighedFood[] {
  return recipe.ingredients.flatMap((ingredient) => {
    const food = foodOfIngredient(ingredient)
    return food ? [{ food, grams: servedAmount(ingredient, food, recipe, portions).grams }] : []
  })
}

function isPortionedInPieces(
  { foodId, measure, quantity }: Ingredient,
  { group }: Pick<Food, 'group'>,
  recipe: Pick<Recipe, 'portions'>,
): boolean {
  return (
    pieceMeasures.test(measure) &&
    !choppedGroups.has(group) &&
    foodId !== pantry.limao &&
    quantity > 0 &&
    Number.isInteger((2 * quantity) / recipe.portions)
  )
}

/** Rounds to half or whole pieces, but never below half a piece. */
function roundedPieces(quantity: number): number {
  return quantity < wholeFrom ? Math.max(0.5, roundedToEven(2 * quantity) / 2) : roundedToEven(quantity)
}

/** Rounds to the nearest whole number; a half goes to the even number, so that rounding adds no pieces on average. */
function roundedToEven(value: number): number {
  const down = Math.floor(value)
  const rest = value - down
  if (rest === 0.5) return down % 2 === 0 ? down : down + 1
  return rest < 0.5 ? down : down + 1
}
