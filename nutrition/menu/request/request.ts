import type { IdentityId } from '../../foods/identity/identity-id.ts'
import type { Protein } from '../../recipes/recipe.ts'
import type { Exclusions } from '../../safety/exclusions.ts'
import type { FoodRule } from '../../safety/food-rules.ts'
import type { Style } from '../../safety/health-answers.ts'
import type { Equipment, ProteinPriority } from '../../targets/answers.ts'
import type { MealShares } from '../../targets/meal-shares.ts'
import type { DayTargets } from '../../targets/macros.ts'
import type { MealType } from '../../targets/meal-type.ts'
import type { Weekday } from '../../shared/calendar/days.ts'
import type { MenuRecipe } from './menu-recipe.ts'
import type { AskedRelaxation, Dish } from './week.ts'

/** Meals of a week to which a restriction applies. */
export interface MealScope {
  readonly weekdays: readonly Weekday[] | 'all'
  readonly mealTypes: readonly MealType[] | 'all'
}

/** A requirement for one week, read from the person's observations or added by hand. */
export type WeekConstraint =
  /** Meals eaten elsewhere; `all`: the whole day. */
  | { readonly kind: 'away'; readonly weekday: Weekday; readonly mealTypes: readonly MealType[] | 'all' }
  /** Meals left out: no dish is planned, and the other meals carry the whole day. */
  | {
      readonly kind: 'skipped'
      readonly weekdays: readonly Weekday[] | 'all'
      readonly mealTypes: readonly MealType[]
    }
  /** Dinners that are a snack, such as a tapioca. */
  | { readonly kind: 'snack_dinner'; readonly within: MealScope }
  /**
   * Time limit of these meals; applies only if shorter than the usual limit. Absent meal types: every meal.
   */
  | {
      readonly kind: 'max_minutes'
      readonly minutes: number
      readonly weekdays: readonly Weekday[] | 'all'
      readonly mealTypes?: readonly MealType[]
    }
  /** Meal with guests: may take at least 90 minutes to cook, whatever the other limits. */
  | { readonly kind: 'guests'; readonly weekday: Weekday; readonly mealType: MealType }
  /** Restrictions of the whole week, or of the meals of `within`. */
  | { readonly kind: 'without_equipment'; readonly equipment: Equipment; readonly within?: MealScope }
  | { readonly kind: 'without_rule'; readonly rule: FoodRule; readonly within?: MealScope }
  | { readonly kind: 'without_food'; readonly food: string; readonly within?: MealScope }
  | { readonly kind: 'without_protein'; readonly protein: Protein; readonly within?: MealScope }
  | { readonly kind: 'more_protein'; readonly protein: Protein }
  | { readonly kind: 'less_protein'; readonly protein: Protein }
  | { readonly kind: 'more_food'; readonly food: string }
  | { readonly kind: 'less_food'; readonly food: string }
  /** A food that these meals shall have; without meal types, the meal of these days that suits it most. */
  | { readonly kind: 'planned_food'; readonly food: string; readonly within: MealScope }
  /** A food that so many days of the week shall have. */
  | { readonly kind: 'often'; readonly food: string; readonly times: number }
  | { readonly kind: 'more_style'; readonly style: Style }
  | { readonly kind: 'cheap' }
  | { readonly kind: 'training'; readonly weekday: Weekday; readonly trains: boolean }
  /** The lunch of this weekday repeats that of the day before. */
  | { readonly kind: 'leftovers'; readonly weekday: Weekday }
  | { readonly kind: 'batch'; readonly weekdays: readonly Weekday[] }

/** A dish that the person fixed for a meal. */
export interface LockedMeal {
  readonly weekday: Weekday
  readonly mealType: MealType
  readonly dish: Dish
}

/**
 * Input of the menu optimizer: a person's rules and wishes, plus the constraints of one week. Plain data, so that it
 * can be sent to a worker.
 */
export interface MenuRequest {
  readonly exclusions: Exclusions
  readonly targets: { readonly rest: DayTargets; readonly training: DayTargets }
  readonly sodiumMgMax: number
  /** Maximum saturated fat, percent of energy. */
  readonly saturatedMaxPercent: number
  readonly hasHypertension: boolean
  readonly hasDiabetes: boolean
  /** True with anticoagulants: vitamin K from greens must stay within `greensWindow` every day. */
  readonly keepsGreensSteady: boolean
  /** Maximum fiber per day, g. */
  readonly fiberMaxG: number
  /** Maximum caffeine per day in pregnancy, mg; `null` without a limit. */
  readonly caffeineMaxMg: number | null
  /** Minimum protein of each main meal (breakfast, lunch, dinner), g; `null` without a minimum. */
  readonly minMealProteinG: number | null
  readonly trainingWeekdays: readonly Weekday[]
  readonly mealShares: MealShares
  /** Maximum minutes for lunch and for dinner; other meals have `lightMealMinutes`. */
  readonly cookTimeMin: number
  /** Equipment at home. An empty list means an unanswered question and allows any equipment. */
  readonly equipment: readonly Equipment[]
  /** Foods that the person dislikes or prefers to avoid. */
  readonly dislikes: readonly IdentityId[]
  readonly favoriteRecipeIds: readonly string[]
  readonly favoriteFoods: readonly IdentityId[]
  readonly styles: readonly Style[]
  readonly proteinPriorities: readonly ProteinPriority[]
  readonly lastWeekRecipeIds: readonly string[]
  /** Groups of two or three weekdays whose lunches are cooked as one batch (marmita). */
  readonly batches: readonly (readonly Weekday[])[]
  readonly constraints: readonly WeekConstraint[]
  readonly locked: readonly LockedMeal[]
  readonly mayRelax: readonly AskedRelaxation[]
  /** Own recipes of the account, planned besides the library; absent if there are none. */
  readonly ownRecipes?: readonly MenuRecipe[]
  readonly seed: number
  /** Factor on the optimizer's work budget; the default is 1. */
  readonly effort: number
}
