import type { FoodId } from '../foods/food.ts'
import type { LabelFood } from '../foods/own/own-food.ts'
import type { Equipment } from '../targets/answers.ts'
import type { MealType } from '../targets/meal-type.ts'

/**
 * Role of a recipe on a plate. A composed meal has a main, a base and a side; `solo` and `snack` are whole meals. A
 * `drink` is a side at all meals except lunch and dinner, and can be a whole snack (`canBe`).
 */
export const recipeRoles = ['main', 'base', 'side', 'drink', 'snack', 'solo'] as const
export type RecipeRole = (typeof recipeRoles)[number]

export const proteins = [
  'bovina',
  'suina',
  'frango',
  'peixe',
  'ovo',
  'leguminosa',
  'laticinio',
  'soja',
  'nenhuma',
] as const
export type Protein = (typeof proteins)[number]

export const regions = ['norte', 'nordeste', 'centro_oeste', 'sudeste', 'sul', 'brasil'] as const
export type Region = (typeof regions)[number]

export interface Ingredient {
  readonly foodId: FoodId
  /** Grams in the whole recipe, of the food that `foodId` means (raw rice and cooked rice are different foods). */
  readonly grams: number
  /** Number of `measure` units: a household measure of the food, `grama`, `ml` or `openMeasure`. */
  readonly quantity: number
  readonly measure: string
  /** Preparation of the ingredient: "picada", "em cubos". */
  readonly note?: string
  /** Values of an own food, as they were when the recipe was saved. */
  readonly own?: LabelFood
}

/** Measure of an ingredient with an open amount. Its `grams` are 0, and only its allergens count. */
export const openMeasure = 'a gosto'

/** Numbers of portions that a menu can serve; 1 is the portion defined by the recipe. */
export const portionSteps = [0.5, 1, 1.5, 2] as const

/** A recipe as authored. Nutrition, tags, NOVA and cost are computed (`described-recipe.ts`). */
export interface Recipe {
  /** Stable id, Portuguese in kebab case: `frango-grelhado-com-limao`. */
  readonly id: string
  readonly name: string
  /** One line that presents the dish. */
  readonly story: string
  readonly role: RecipeRole
  readonly mealTypes: readonly MealType[]
  /** Family shared by all variants of a dish: `feijoada`, `estrogonofe`. */
  readonly family: string
  readonly protein: Protein
  readonly regions: readonly Region[]
  readonly portions: number
  /** Grams of the whole finished recipe; if absent, they are computed (`servedGrams`). */
  readonly yieldGrams?: number
  readonly preparationMin: number
  readonly cookingMin: number
  readonly equipment: readonly Equipment[]
  readonly ingredients: readonly Ingredient[]
  readonly steps: readonly string[]
  /**
   * Days that a cooked batch keeps in the fridge. 0 means that it must be eaten at once; a marmita needs at least 3.
   */
  readonly keepsDays: number
  readonly vessel: 'prato' | 'tigela' | 'copo' | 'xicara' | 'marmita' | 'sanduiche' | 'panela'
  readonly imageQuery: string
}
