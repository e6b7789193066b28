import type { FoodId } from '../../foods/food.ts'

/** Types of card in order of priority: safety first, praise and encouragement last. */
export const recommendationTypes = ['warning', 'timing', 'nutrition', 'achievement', 'motivation'] as const
export type RecommendationType = (typeof recommendationTypes)[number]

/** Destinations of the button of a card. */
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
  /** Energy of one portion, kcal; `null` for people with hidden numbers. */
  readonly kcal: number | null
}

export interface RecommendedFood {
  readonly id: FoodId
  readonly name: string
}

export interface Recommendation {
  /** Stable id of the rule that gave the recommendation. */
  readonly id: string
  readonly type: RecommendationType
  readonly title: string
  /**
   * The reason, with the person's own figures; without numbers of food, weight or days for people with hidden numbers.
   */
  readonly message: string
  readonly foods: readonly RecommendedFood[]
  readonly recipe: RecommendedRecipe | null
  readonly action: { readonly label: string; readonly type: RecommendationAction } | null
}
