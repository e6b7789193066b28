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
  /** Household measure as a cook says it: quantity and a measure of the food, or grams when there is none. */
  readonly quantity: number
  readonly measure: string
  /** "picada", "em cubos": what the cook does to it before it goes in. */
  readonly note?: string
}

/** A recipe as it is written. Nutrition, tags, NOVA and cost are computed, never typed (`described-recipe.ts`). */
export interface Recipe {
  /** Stable, kebab-case Portuguese: `frango-grelhado-com-limao`. */
  readonly id: string
  readonly name: string
  /** One line that makes one want to cook it. */
  readonly story: string
  readonly role: RecipeRole
  readonly mealTypes: readonly MealType[]
  /** Dishes that are the same dish in other clothes share a family: `feijoada`, `estrogonofe`. */
  readonly family: string
  readonly protein: Protein
  readonly regions: readonly Region[]
  readonly portions: number
  /** Grams of the whole recipe when it is ready; without it the sum of the ingredients as served. */
  readonly yieldGrams?: number
  readonly preparationMin: number
  readonly cookingMin: number
  readonly equipment: readonly Equipment[]
  readonly ingredients: readonly Ingredient[]
  readonly steps: readonly string[]
  /** How long a cooked batch keeps in the fridge, days; 0 is eaten at once. A marmita keeps 3 or more. */
  readonly keepsDays: number
  readonly vessel: 'prato' | 'tigela' | 'copo' | 'xicara' | 'marmita' | 'sanduiche' | 'panela'
  readonly imageQuery: string
}
