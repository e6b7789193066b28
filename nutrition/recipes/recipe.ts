import type { FoodId } from '../foods/food.ts'
import type { Equipment } from '../targets/answers.ts'
import type { MealType } from '../targets/meal-type.ts'

/** Role of a recipe on a plate: a composed meal is a main, a base and a side; `solo` is a whole meal. */
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
  /** Grams in the whole recipe, as bought or as named by the food (raw rice is a raw-rice food). */
  readonly grams: number
  /** Number of `measure`, a household measure of the food, or grams when it has none. */
  readonly quantity: number
  readonly measure: string
  /** Preparation of the ingredient: "picada", "em cubos". */
  readonly note?: string
}

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
  /** Grams of the whole recipe when ready; defaults to the sum of the ingredients as served. */
  readonly yieldGrams?: number
  readonly preparationMin: number
  readonly cookingMin: number
  readonly equipment: readonly Equipment[]
  readonly ingredients: readonly Ingredient[]
  readonly steps: readonly string[]
  /** Days that a cooked batch keeps in the fridge; 0 must be eaten at once. A marmita keeps at least 3. */
  readonly keepsDays: number
  readonly vessel: 'prato' | 'tigela' | 'copo' | 'xicara' | 'marmita' | 'sanduiche' | 'panela'
  readonly imageQuery: string
}
