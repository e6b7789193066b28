import type { FoodId } from '../foods/food.ts'

/** What a card is about, in the order of its weight: safety before all, praise and cheer last. */
export const recommendationTypes = ['warning', 'timing', 'nutrition', 'achievement', 'motivation'] as const
export type RecommendationType = (typeof recommendationTypes)[number]

/** Where a card leads. */
export const recommendationActions = [
  'scan',
  'recipes',
  'recipe',
  'protein_foods',
  'fiber_foods',
  'light_meals',
  'reports',
] as const
export type RecommendationAction = (typeof recommendationActions)[number]

export interface RecommendedRecipe {
  readonly id: string
  readonly name: string
  readonly minutes: number
  /** Of one portion; `null` for who is shown no numbers. */
  readonly kcal: number | null
}

export interface RecommendedFood {
  readonly id: FoodId
  readonly name: string
}

export interface Recommendation {
  /** Of its rule: the same on every day it is given. */
  readonly id: string
  readonly type: RecommendationType
  readonly title: string
  /** Says why, with the person's own figures; without any for who is shown none. */
  readonly message: string
  readonly foods: readonly RecommendedFood[]
  readonly recipe: RecommendedRecipe | null
  readonly action: { readonly label: string; readonly type: RecommendationAction } | null
}
