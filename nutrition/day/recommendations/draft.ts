import type { MealType } from '../../targets/meal-type.ts'
import type { Care } from './care.ts'
import type { RecommendationAction, RecommendationType } from './recommendation.ts'
import type { Figures, Situation } from './situation.ts'

/** Topic of a draft: of two drafts on the same topic, the one with higher priority is kept. */
export type Topic =
  | 'sodium'
  | 'carbs'
  | 'pregnancy'
  | 'log'
  | 'rhythm'
  | 'dinner'
  | 'idea'
  | 'energy'
  | 'hunger'
  | 'protein'
  | 'fiber'
  | 'workout'
  | 'processing'
  | 'little'
  | 'water'
  | 'streak'
  | 'adherence'
  | 'targets'
  | 'return'
  | 'mood'

/** Kind of food that a draft asks for; `ideaFoods` lists the foods of each kind. */
export type IdeaKind = 'protein' | 'fiber' | 'snack'

export interface RecipeWish {
  readonly kind: 'light' | 'any'
  readonly mealType: MealType
  /** Whether the draft is dropped when no recipe matches this wish. */
  readonly isNeeded: boolean
}

/** A recommendation before foods and recipe are filled in. A rule asks for a kind of food, never for a certain food. */
export interface Draft {
  readonly id: string
  readonly type: RecommendationType
  readonly topics: readonly Topic[]
  readonly title: string
  readonly message: string
  readonly foods?: IdeaKind
  readonly recipe?: RecipeWish
  readonly action?: { readonly label: string; readonly type: RecommendationAction }
}

/** Rule whose input has no food numbers, so that its text cannot contain any. */
type PlainRule = (situation: Situation, care: Care) => Draft | null
/** Rule that needs numbers; never run for people with hidden numbers. */
type FigureRule = (situation: Situation, care: Care, figures: Figures) => Draft | null

export type Rule = { readonly plain: PlainRule } | { readonly figured: FigureRule }
