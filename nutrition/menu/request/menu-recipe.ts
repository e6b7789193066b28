import type { AllergenTag } from '../../foods/food.ts'
import type { Contents } from '../../foods/identity/contents.ts'
import type { PortionNutrition } from '../../recipes/recipe-nutrition.ts'
import type { Protein, RecipeRole } from '../../recipes/recipe.ts'
import type { FoodRule } from '../../safety/food-rules.ts'
import type { Style } from '../../safety/health-answers.ts'
import type { Equipment } from '../../targets/answers.ts'
import type { MealType } from '../../targets/meal-type.ts'

/** A recipe as the menu sees it: plain data, everything computed from its ingredients. */
export interface MenuRecipe extends Contents {
  readonly id: string
  readonly name: string
  readonly role: RecipeRole
  readonly mealTypes: readonly MealType[]
  readonly family: string
  readonly protein: Protein
  readonly perPortion: PortionNutrition
  /** Union of its ingredients' tags. */
  readonly allergens: readonly AllergenTag[]
  /** Rules of `safety/food-rules.ts` that an ingredient falls under. */
  readonly foodRules: readonly FoodRule[]
  /** An ingredient is not in the food table: never for someone with an allergy. */
  readonly isVerified: boolean
  /** An ingredient is industrial or composite and may carry traces: never in strict mode. */
  readonly hasUnseenIngredients: boolean
  /** Vegetables of which a portion holds enough to be seen on the plate, in the words of `plate-vegetables.ts`. */
  readonly vegetables: readonly string[]
  /** From green vegetables and herbs, µg per portion. */
  readonly vitaminKUg: number
  /** Caffeine of coffee, mate, tea and cocoa, mg per portion. */
  readonly caffeineMg: number
  /** Fruit or milk blended into a drink that replaces a meal. */
  readonly isSmoothie: boolean
  /** An ingredient is sold in only a part of Brazil. */
  readonly isRegional: boolean
  /** All required equipment. */
  readonly equipment: readonly Equipment[]
  readonly preparationMin: number
  readonly cookingMin: number
  /** 1 is everyday money, 3 is a treat. */
  readonly costClass: 1 | 2 | 3
  /** Days a cooked batch keeps in the fridge. */
  readonly keepsDays: number
  readonly styles: readonly Style[]
}

/** Returns true for a dish that is the whole plate, without sides at lunch or dinner, such as a sandwich. */
export function isWholeMeal({ role }: Pick<MenuRecipe, 'role'>): boolean {
  return role === 'solo' || role === 'snack'
}
