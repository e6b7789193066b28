import { type AllergenTag, allergenTags, type Food, type NovaGroup } from '../foods/food.ts'
import { findFood } from '../foods/food-table.ts'
import type { Contents } from '../foods/identity/contents.ts'
import { type FoodRule, foodRules } from '../safety/food-rules.ts'
import type { Style } from '../safety/health-answers.ts'
import { hasUnseenIngredients } from '../safety/unseen-ingredients.ts'
import type { Equipment } from '../targets/answers.ts'
import { caffeineMg } from './caffeine.ts'
import { ingredientLine } from './ingredient-line.ts'
import { vegetablesOf } from './plate-vegetables.ts'
import type { Recipe } from './recipe.ts'
import { contentsOf } from './recipe-contents.ts'
import { costClass, type CostClass } from './recipe-cost.ts'
import { novaShares, portionNutrition, type PortionNutrition, servedGrams } from './recipe-nutrition.ts'
import { isRegionalFood } from './regional-foods.ts'
import { vitaminKUg } from './vitamin-k.ts'
import { type RecipeTag, recipeTags, stylesOf } from './recipe-tags.ts'

/** A recipe with all that its ingredients tell. Plain data: it may cross to a worker. */
export interface DescribedRecipe extends Recipe, Contents {
  readonly perPortion: PortionNutrition
  readonly portionGrams: number
  /** Union of its ingredients' tags. */
  readonly allergens: readonly AllergenTag[]
  /** Rules of `safety/food-rules.ts` that an ingredient falls under. */
  readonly foodRules: readonly FoodRule[]
  /** False when an ingredient is not in the food table: then the numbers are a lower bound. */
  readonly isVerified: boolean
  /** An ingredient is industrial or a ready dish and may carry traces. */
  readonly hasUnseenIngredients: boolean
  /** As the food table names them, in the order of the ingredients. */
  readonly foodNames: readonly string[]
  /** `2 colheres de sopa de azeite (16 g)`, in the order of the ingredients. */
  readonly ingredientLines: readonly string[]
  /** Shares of the energy, summing to 1. */
  readonly novaShares: Readonly<Record<NovaGroup, number>>
  readonly tags: readonly RecipeTag[]
  readonly styles: readonly Style[]
  readonly costClass: CostClass
  readonly totalMinutes: number
  /** Vegetables that a portion shows on the plate, `plate-vegetables.ts`. */
  readonly vegetables: readonly string[]
  /** From green vegetables and herbs, µg per portion. */
  readonly vitaminKUg: number
  /** Caffeine of coffee, mate, tea and cocoa, mg per portion. */
  readonly caffeineMg: number
  /** Fruit or milk blended into a drink that replaces a meal. */
  readonly isSmoothie: boolean
  /** An ingredient is sold in only a part of Brazil. */
  readonly isRegional: boolean
  readonly isFried: boolean
  /** The chips it answers to: its equipment, and the frying pan where a step takes one. */
  readonly utensils: readonly (Equipment | 'Frigideira')[]
}

/** Everything the product says of a recipe beyond its text, computed from its ingredients and nothing else. */
export function describeRecipe(recipe: Recipe): DescribedRecipe {
  const known = recipe.ingredients.flatMap((ingredient) => {
    const food = findFood(ingredient.foodId)
    return food ? [{ ingredient, food, grams: ingredient.grams }] : []
  })
  const foods = known.map(({ food }) => food)
  const allergens = new Set(allergenTags.filter((tag) => foods.some((food) => food.allergens.includes(tag))))
  const perPortion = portionNutrition(known, recipe.portions)
  const totalMinutes = recipe.preparationMin + recipe.cookingMin
  const isFried =
    foods.some(foodRules.fritura) || recipe.steps.some((step) => /\b(frite|imersão)\b/i.test(step))
  const cost = costClass(known, recipe.portions, recipe.role)
  const tags = recipeTags({
    recipe,
    weighed: known,
    perPortion,
    allergens,
    costClass: cost,
    isFried,
  })
  return {
    ...recipe,
    perPortion,
    ...contentsOf(recipe.name, foods),
    portionGrams: servedGrams(recipe, known),
    allergens: [...allergens],
    foodRules: rulesHit(recipe, foods, {
      isFried,
      isSweetened: isSweetDrink(recipe, foods, perPortion),
      isJuice: isJuice(recipe, foods, perPortion),
    }),
    isVerified: known.length === recipe.ingredients.length,
    hasUnseenIngredients: foods.some(hasUnseenIngredients),
    foodNames: foods.map(({ name }) => name),
    ingredientLines: known.map(({ ingredient, food }) => ingredientLine(ingredient, food)),
    novaShares: novaShares(known),
    tags,
    styles: stylesOf(tags),
    costClass: cost,
    totalMinutes,
    vegetables: vegetablesOf(known, recipe.portions),
    vitaminKUg: vitaminKUg(known, recipe.portions),
    caffeineMg: caffeineMg(known, recipe.portions),
    isSmoothie: isSmoothie(recipe, perPortion),
    isRegional: foods.some(({ name }) => isRegionalFood(name)),
    isFried,
    utensils: [
      ...recipe.equipment,
      ...(recipe.steps.some((step) => /frigideira/i.test(step)) ? (['Frigideira'] as const) : []),
    ],
  }
}

/** Less than this in a glass is a juice beside a meal, kcal (choice). */
const smoothieKcal = 90

function isSmoothie({ vessel, equipment }: Recipe, { kcal }: PortionNutrition): boolean {
  return vessel === 'copo' && equipment.includes('Liquidificador') && kcal >= smoothieKcal
}

/** A drink is sweetened by any sugar stirred in, and a juice is nothing but the sugar and the water of its fruit. */
function isSweetDrink(
  { role, family }: Recipe,
  foods: readonly Food[],
  { sugarAddedG }: PortionNutrition,
): boolean {
  return role === 'drink' && (family === 'suco' || sugarAddedG > 0 || foods.some(foodRules.acucar_ou_doce))
}

/** Less than this in a glass is a slice of lemon in it, kcal (choice). */
const juiceKcal = 30
/** From this much protein a glass is a smoothie, g (choice). */
const smoothieProteinG = 5

/** Fruit pressed or blended with nothing that slows its sugar down. */
function isJuice({ role }: Recipe, foods: readonly Food[], { kcal, proteinG }: PortionNutrition): boolean {
  return (
    role === 'drink' &&
    kcal >= juiceKcal &&
    proteinG < smoothieProteinG &&
    foods.some(({ group }) => group === 'fruta')
  )
}

/** A raw ingredient counts as eaten raw only where nothing is cooked. */
function rulesHit(
  { cookingMin }: Recipe,
  foods: readonly Food[],
  { isFried, isSweetened, isJuice: isJuiced }: Record<'isFried' | 'isSweetened' | 'isJuice', boolean>,
): FoodRule[] {
  return (Object.keys(foodRules) as FoodRule[]).filter(
    (rule) =>
      (rule === 'fritura' && isFried) ||
      (rule === 'bebida_adocada' && isSweetened) ||
      (rule === 'suco' && isJuiced) ||
      ((rule !== 'animal_cru' || cookingMin === 0) && foods.some(foodRules[rule])),
  )
}
