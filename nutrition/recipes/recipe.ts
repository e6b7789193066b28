import type { FoodId } from '../foods/food.ts'
import type { LabelFood } from '../foods/own/own-food.ts'
import type { Equipment } from '../targets/answers.ts'
import type { MealType } from '../targets/meal-type.ts'

/** Role of a recipe on a plate: a composed meal has a main, a base and a side; `solo` and `snack` are whole meals. A `drink` is a side outside lunch and dinner, and at snacks also a whole meal (`canBe`). */
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
  /** Grams in the whole recipe of the food as `foodId` names it (raw rice and cooked rice are different foods). */
  readonly grams: number
  /** Number of `measure` units: a household measure of the food, or `grama`. */
  readonly quantity: number
  readonly measure: string
  /** Preparation of the ingredient: "picada", "em cubos". */
  readonly note?: string
  /** Values of an own food as they were when the recipe was saved. */
  readonly own?: LabelFood
}

/** Measure of an ingredient whose amount the recipe leaves open; its `grams` are 0 and only its allergens count. */
export const openMeasure = 'a gosto'

/** Numbers of portions that a serving in a menu can have; 1 is the portion that the recipe defines. */
export const portionSteps = [0.5, 1, 1.5, 2] as const

/** A recipe as authored. Nutrition, tags, NOVA and cost are computed (`described-recipe.ts`). */
export interface Recipe {
  /** Stable, kebab-case Portuguese: `frango-grelhado-com-limao`. */
  readonly id: string
  readonly name: string
  /** One line that presents the dish. */
  readonly story: string
  readonly role: RecipeRole
  readonly mealTypes: readonly MealType[]
  /** Variants of one dish share a family: `feijoada`, `estrogonofe`. */
  readonly family: string
  readonly protein: Protein
  readonly regions: readonly Region[]
  readonly portions: number
  /** Grams of the whole recipe when ready; without it they are computed (`servedGrams`). */
  readonly yieldGrams?: number
  readonly preparationMin: number
  readonly cookingMin: number
  readonly equipment: readonly Equipment[]
  readonly ingredients: readonly Ingredient[]
  readonly steps: readonly string[]
  /** Days that a cooked batch keeps in the fridge; 0: it must be eaten at once. A marmita keeps at least 3. */
  readonly keepsDays: number
  readonly vessel: 'prato' | 'tigela' | 'copo' | 'xicara' | 'marmita' | 'sanduiche' | 'panela'
  readonly imageQuery: string
}
