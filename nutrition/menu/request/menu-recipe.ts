import type { AllergenTag } from '../../foods/food.ts'
import type { Contents } from '../../foods/identity/contents.ts'
import { type KnownNutrition, scale } from '../../shared/figures/nutrition.ts'
import type { Protein, RecipeRole } from '../../recipes/recipe.ts'
import type { FoodRule } from '../../safety/food-rules.ts'
import type { Style } from '../../safety/health-answers.ts'
import type { Equipment } from '../../targets/answers.ts'
import type { MealType } from '../../targets/meal-type.ts'

/** A recipe as input of the menu optimizer, with values computed from its ingredients. */
export interface MenuRecipe extends Contents {
  readonly id: string
  readonly name: string
  readonly role: RecipeRole
  readonly mealTypes: readonly MealType[]
  readonly family: string
  readonly protein: Protein
  readonly perPortion: KnownNutrition
  /**
   * Nutrition by number of portions, for servings that are not exact multiples of `perPortion` because pieces are
   * rounded.
   */
  readonly countedServings?: Readonly<Record<number, KnownNutrition>>
  /** Union of the ingredients' allergen tags. */
  readonly allergens: readonly AllergenTag[]
  /** Allergens that the recipe may contain, because an own food's label or an unknown ingredient does not say. */
  readonly unknownAllergens?: readonly AllergenTag[]
  /** Rules of `safety/food-rules.ts` that at least one ingredient matches. */
  readonly foodRules: readonly FoodRule[]
  /** False when an ingredient is not in the food table. Such a recipe is never offered to people with an allergy. */
  readonly isVerified: boolean
  /**
   * True when an industrial or composite ingredient may contain traces of allergens. Such a recipe is never offered to
   * people with a severe allergy.
   */
  readonly hasUnseenIngredients: boolean
  /** Vegetables of `plate-vegetables.ts` whose amount per portion is visible. */
  readonly vegetables: readonly string[]
  /** Vitamin K from green vegetables and herbs, µg per portion. */
  readonly vitaminKUg: number
  /** Caffeine of coffee, mate, tea and cocoa, mg per portion. */
  readonly caffeineMg: number
  /** True for a drink of blended fruit or milk that can replace a meal. */
  readonly isSmoothie: boolean
  /** True when an ingredient is sold only in a part of Brazil. */
  readonly isRegional: boolean
  readonly equipment: readonly Equipment[]
  readonly preparationMin: number
  readonly cookingMin: number
  /** 1: everyday price; 3: expensive. */
  readonly costClass: 1 | 2 | 3
  /** Shelf life of the cooked recipe in the fridge, days. */
  readonly keepsDays: number
  readonly styles: readonly Style[]
}

/**
 * Returns the nutrition of a number of portions. Eggs, breads and other pieces are rounded to halves or whole pieces.
 */
export function servingNutrition(
  { perPortion, countedServings }: Pick<MenuRecipe, 'perPortion' | 'countedServings'>,
  portions: number,
): KnownNutrition {
  return countedServings?.[portions] ?? scale(perPortion, portions)
}

/** Returns whether a recipe is served without a base, and at lunch and dinner without a side, such as a sandwich. */
export function isWholeMeal({ role }: Pick<MenuRecipe, 'role'>): boolean {
  return role === 'solo' || role === 'snack'
}
