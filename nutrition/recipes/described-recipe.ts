import type { KnownNutrition } from '../shared/figures/nutrition.ts'
import type { WeighedFood } from '../foods/composition.ts'
import { type AllergenTag, allergenTags, type Food, type NovaGroup } from '../foods/food.ts'
import type { Contents } from '../foods/identity/contents.ts'
import { type FoodRule, foodRules } from '../safety/food-rules.ts'
import type { Style } from '../safety/health-answers.ts'
import { hasUnseenIngredients } from '../safety/unseen-ingredients.ts'
import type { Equipment } from '../targets/answers.ts'
import { caffeineMg } from './caffeine.ts'
import { servedFoods } from './counted-pieces.ts'
import { foodOfIngredient } from './ingredient-food.ts'
import { ingredientLine } from './ingredient-line.ts'
import { vegetablesOf } from './plate-vegetables.ts'
import { portionSteps, type Recipe } from './recipe.ts'
import { contentsOf } from './recipe-contents.ts'
import { costClass, type CostClass } from './recipe-cost.ts'
import { novaShares, portionNutrition, servedGrams } from './recipe-nutrition.ts'
import { isRegionalFood } from './regional-foods.ts'
import { vitaminKUg } from './vitamin-k.ts'
import { type RecipeTag, recipeTags, stylesOf } from './recipe-tags.ts'

/** A recipe with everything computed from its ingredients. Plain data, so it can be sent to a worker. */
export interface DescribedRecipe extends Recipe, Contents {
  /** One portion, in the amounts that a cook measures (`servedAmount`) or, for own recipes, in those of its owner. */
  readonly perPortion: KnownNutrition
  /**
   * Nutrition by number of portions, for the `portionSteps` whose amounts are rounded (`servedAmount`) and that
   * therefore are no multiples of `perPortion`.
   */
  readonly countedServings: Readonly<Record<number, KnownNutrition>>
  readonly portionGrams: number
  /** Union of the ingredients' allergen tags. */
  readonly allergens: readonly AllergenTag[]
  /**
   * Allergens that the recipe may contain because the label of an own food does not say. Allergens in `allergens` are
   * left out.
   */
  readonly unknownAllergens: readonly AllergenTag[]
  /** Rules of `safety/food-rules.ts` that an ingredient or the dish matches. */
  readonly foodRules: readonly FoodRule[]
  /**
   * False when an ingredient is not in the food table (the nutrition is then a lower bound), or when an own food's
   * label does not say whether it contains some allergen.
   */
  readonly isVerified: boolean
  /**
   * True when an ingredient is processed, industrial or a ready dish and may contain traces (`hasUnseenIngredients`).
   */
  readonly hasUnseenIngredients: boolean
  /** Names of the ingredients in the food table, in the order of the ingredients; unknown foods are left out. */
  readonly foodNames: readonly string[]
  /**
   * Lines such as `2 colheres de sopa de azeite (16 g)`, in the order of the ingredients; unknown foods are left out.
   */
  readonly ingredientLines: readonly string[]
  /** Shares of the energy by NOVA group, summing to 1. */
  readonly novaShares: Readonly<Record<NovaGroup, number>>
  readonly tags: readonly RecipeTag[]
  readonly styles: readonly Style[]
  readonly costClass: CostClass
  readonly totalMinutes: number
  /** Vegetables of `plate-vegetables.ts` with at least 25 g per portion. */
  readonly vegetables: readonly string[]
  /** Vitamin K from green vegetables and herbs, µg per portion. */
  readonly vitaminKUg: number
  /** Caffeine of the foods listed in `caffeine.ts`, mg per portion. */
  readonly caffeineMg: number
  /**
   * Whether the recipe is served in a glass, made in a blender and has at least `smoothieKcal`, so that it can replace
   * a meal.
   */
  readonly isSmoothie: boolean
  /** Whether an ingredient is sold only in part of Brazil. */
  readonly isRegional: boolean
  readonly isFried: boolean
  /** Values for the equipment filter: the recipe's equipment, and `Frigideira` if a step names a frying pan. */
  readonly utensils: readonly (Equipment | 'Frigideira')[]
}

/** Smaller differences are floating-point error and not rounded pieces, g. */
const noticedGrams = 0.01

/** Computes nutrition, tags, allergens, cost and rules of a recipe from its ingredients and steps. */
export function describeRecipe(recipe: Recipe): DescribedRecipe {
  return describePortioned(recipe, servedFoods(recipe, 1))
}

/**
 * Describes a recipe as `describeRecipe`.
 * @param one foods of one portion
 */
export function describePortioned(recipe: Recipe, one: readonly WeighedFood[]): DescribedRecipe {
  const known = recipe.ingredients.flatMap((ingredient) => {
    const food = foodOfIngredient(ingredient)
    return food ? [{ ingredient, food, grams: ingredient.grams }] : []
  })
  const foods = known.map(({ food }) => food)
  const allergens = new Set(allergenTags.filter((tag) => foods.some((food) => food.allergens.includes(tag))))
  const perPortion = portionNutrition(one, 1)
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
    countedServings: countedServings(recipe, one),
    ...contentsOf(recipe.name, foods),
    portionGrams: servedGrams(recipe, known),
    allergens: [...allergens],
    unknownAllergens: allergenTags.filter(
      (tag) => !allergens.has(tag) && foods.some((food) => food.unknownAllergens?.includes(tag)),
    ),
    foodRules: rulesHit(recipe, foods, {
      isFried,
      isSweetened: isSweetDrink(recipe, foods, perPortion),
      isJuice: isJuice(recipe, foods, perPortion),
    }),
    isVerified:
      known.length === recipe.ingredients.length &&
      foods.every(({ unknownAllergens = [] }) => unknownAllergens.length === 0),
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

function countedServings(recipe: Recipe, one: readonly WeighedFood[]): Record<number, KnownNutrition> {
  return Object.fromEntries(
    portionSteps.flatMap((portions) => {
      if (portions === 1) return []
      const served = servedFoods(recipe, portions)
      const isRounded = served.some(
        ({ grams }, position) => Math.abs(grams - (one[position]?.grams ?? 0) * portions) > noticedGrams,
      )
      return isRounded ? [[portions, portionNutrition(served, 1)]] : []
    }),
  )
}

/** Minimum energy of a smoothie per portion, kcal (own choice). A drink with less is a juice to go with a meal. */
const smoothieKcal = 90

function isSmoothie({ vessel, equipment }: Recipe, { kcal }: KnownNutrition): boolean {
  return vessel === 'copo' && equipment.includes('Liquidificador') && kcal >= smoothieKcal
}

/**
 * Returns whether a drink counts as sweetened: it has added sugar or a sweet ingredient, or belongs to the family
 * `suco`.
 */
function isSweetDrink(
  { role, family }: Recipe,
  foods: readonly Food[],
  { sugarAddedG }: KnownNutrition,
): boolean {
  return role === 'drink' && (family === 'suco' || sugarAddedG > 0 || foods.some(foodRules.acucar_ou_doce))
}

/** Minimum energy of a juice per portion, kcal (own choice). A drink with less is water with a slice of lemon. */
const juiceKcal = 30
/** A drink with at least this much protein per portion is a smoothie and not a juice, g (own choice). */
const smoothieProteinG = 5

/** Returns whether a drink contains fruit but too little protein to slow the absorption of its sugar. */
function isJuice({ role }: Recipe, foods: readonly Food[], { kcal, proteinG }: KnownNutrition): boolean {
  return (
    role === 'drink' &&
    kcal >= juiceKcal &&
    proteinG < smoothieProteinG &&
    foods.some(({ group }) => group === 'fruta')
  )
}

/** Returns the food rules that a recipe matches. Raw animal ingredients match only when the recipe is not cooked. */
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
