import type { IdentityId } from '../../foods/identity/identity-id.ts'
import type { Protein } from '../../recipes/recipe.ts'
import type { Exclusions } from '../../safety/exclusions.ts'
import type { FoodRule } from '../../safety/food-rules.ts'
import type { Style } from '../../safety/health-answers.ts'
import type { Equipment, ProteinPriority } from '../../targets/answers.ts'
import type { MealShares } from '../../targets/meal-shares.ts'
import type { DayTargets } from '../../targets/macros.ts'
import type { MealType } from '../../targets/meal-type.ts'
import type { Weekday } from '../../calendar/days.ts'
import type { AskedRelaxation, Dish } from './week.ts'

/** One week's constraint, read from the observations or added by hand. */
export type WeekConstraint =
  /** Eaten elsewhere; without meal types the whole day. */
  | { readonly kind: 'away'; readonly weekday: Weekday; readonly mealTypes: readonly MealType[] | 'all' }
  /** Less time to cook; without weekdays the whole week. */
  | {
      readonly kind: 'max_minutes'
      readonly minutes: number
      readonly weekdays: readonly Weekday[] | 'all'
    }
  /** A meal with company: its cooking time is unlimited. */
  | { readonly kind: 'guests'; readonly weekday: Weekday; readonly mealType: MealType }
  | { readonly kind: 'without_equipment'; readonly equipment: Equipment }
  | { readonly kind: 'without_rule'; readonly rule: FoodRule }
  | { readonly kind: 'without_food'; readonly food: string }
  | { readonly kind: 'without_protein'; readonly protein: Protein }
  | { readonly kind: 'more_protein'; readonly protein: Protein }
  | { readonly kind: 'less_protein'; readonly protein: Protein }
  | { readonly kind: 'more_food'; readonly food: string }
  | { readonly kind: 'less_food'; readonly food: string }
  | { readonly kind: 'more_style'; readonly style: Style }
  | { readonly kind: 'cheap' }
  | { readonly kind: 'training'; readonly weekday: Weekday; readonly trains: boolean }
  | { readonly kind: 'batch'; readonly weekdays: readonly Weekday[] }

export interface LockedMeal {
  readonly weekday: Weekday
  readonly mealType: MealType
  readonly dish: Dish
}

/** A person's rules and wishes and one week's. Plain data: it crosses to a worker. */
export interface MenuRequest {
  readonly exclusions: Exclusions
  readonly targets: { readonly rest: DayTargets; readonly training: DayTargets }
  readonly sodiumMgMax: number
  /** Percent of energy. */
  readonly saturatedMaxPercent: number
  readonly hasHypertension: boolean
  readonly hasDiabetes: boolean
  /** With anticoagulants: vitamin K from greens stays within the same range every day. */
  readonly keepsGreensSteady: boolean
  /** No day holds more fiber, g. */
  readonly fiberMaxG: number
  /** Maximum caffeine per day in pregnancy, mg; `null` without a limit. */
  readonly caffeineMaxMg: number | null
  /** Least protein of breakfast, lunch and dinner, g; `null` without one. */
  readonly minMealProteinG: number | null
  readonly trainingWeekdays: readonly Weekday[]
  readonly mealShares: MealShares
  /** Minutes for lunch and dinner; other meals take at most 20. */
  readonly cookTimeMin: number
  /** Empty when the person has not said: nothing is left out. */
  readonly equipment: readonly Equipment[]
  /** Foods that the person dislikes or prefers to avoid. */
  readonly dislikes: readonly IdentityId[]
  readonly favoriteRecipeIds: readonly string[]
  readonly favoriteFoods: readonly IdentityId[]
  readonly styles: readonly Style[]
  readonly proteinPriorities: readonly ProteinPriority[]
  readonly lastWeekRecipeIds: readonly string[]
  /** Runs of two or three weekdays whose lunch is one batch cooked once (marmita). */
  readonly batches: readonly (readonly Weekday[])[]
  readonly constraints: readonly WeekConstraint[]
  readonly locked: readonly LockedMeal[]
  readonly mayRelax: readonly AskedRelaxation[]
  readonly seed: number
  /** Work budget: 1 is the usual week, 0.25 a quick one. */
  readonly effort: number
}
