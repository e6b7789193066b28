import type { CheckIns } from '../habits/check-ins.ts'
import type { CookingHabits } from '../../menu/request/person-request.ts'
import type { DescribedRecipe } from '../../recipes/described-recipe.ts'
import type { SleepHours } from '../../targets/answers.ts'
import type { DayTargets } from '../../targets/macros.ts'
import type { MealShares } from '../../targets/meal-shares.ts'
import type { MealType } from '../../targets/meal-type.ts'
import type { Person } from '../../targets/person.ts'

/** A meal of the person's day, eaten or not. */
export interface MealMoment {
  readonly mealType: MealType
  /** The person's usual time for this meal, minutes after midnight. */
  readonly minutes: number
  /** Minutes after midnight when eaten, `null` until then. A ticked planned meal counts as eaten at its usual time. */
  readonly eatenMinutes: number | null
  /** `away`: eaten elsewhere. `nothing`: no dish planned. */
  readonly plan: 'cooked' | 'away' | 'nothing'
}

/** Facts of a day without food numbers. Rules that run for people with hidden numbers get only these and `Care`. */
export interface Situation {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Current local time of the person, minutes after midnight. */
  readonly minutesNow: number
  /** Meals in the order of the day. */
  readonly meals: readonly MealMoment[]
  readonly checkIns: CheckIns
  /** `null` before the questionnaire. */
  readonly person: Person | null
  /** Hours of sleep answered in the questionnaire; `null` without an answer. */
  readonly sleepHours: SleepHours | null
}

/** Intake of one meal type today. */
export interface EatenMeal {
  readonly mealType: MealType
  readonly carbG: number
}

/** Sodium of today including added salt, mg. */
export interface DaySodium {
  /** Amount that the nutrients of the day show; `null` if too little of the food has a known value. */
  readonly shownMg: number | null
  /** Estimate that also allows for added salt of which no amount is stated (`sodiumOfMeal`). */
  readonly allowedForMg: number
  /** Maximum that the nutrients of the day show; `null` for people without one. */
  readonly mostMg: number | null
}

export interface PastDay {
  readonly date: string
  readonly meals: number
  /** `null` if the fiber of a food is unknown. */
  readonly fiberG: number | null
  /** Energy of the logged and ticked meals, kcal. */
  readonly plateKcal: number
  /** Ultra-processed part of `plateKcal`; dishes of the menu do not count. */
  readonly ultraProcessedKcal: number
}

/** Percentage of a day's planned meals that were ticked, 0 to 100. */
export interface FollowedDay {
  readonly date: string
  readonly percentage: number
}

/** Food and adherence numbers of today and the previous days. */
export interface Figures {
  /** Intake of today; `fiberG` is `null` if the fiber of a food is unknown. */
  readonly consumed: { readonly kcal: number; readonly proteinG: number; readonly fiberG: number | null }
  /** `null` for people without numeric targets. */
  readonly targets: DayTargets | null
  readonly mealShares: MealShares | null
  readonly sodium: DaySodium
  /** Whether sodium, saturated fat or added sugar exceeds the person's maximum of the day. */
  readonly isOverMaximum: boolean
  /** Maximum of sodium for the choice of recipes, mg a day. */
  readonly sodiumMgMax: number
  readonly eaten: readonly EatenMeal[]
  /** Energy of the day's planned, uneaten meals, kcal. */
  readonly plannedKcal: Readonly<Partial<Record<MealType, number>>>
  /** Energy of the meals logged and ticked today so far. */
  readonly plates: Pick<PastDay, 'plateKcal' | 'ultraProcessedKcal'>
  /** The days with records among the previous three, newest first. */
  readonly pastDays: readonly PastDay[]
  /** The days with an adherence record among the previous seven, newest first. */
  readonly followedDays: readonly FollowedDay[]
  /** Consecutive days with a record, see `streakOf`; `null` for people without streaks (`allowsStreaks`). */
  readonly streak: number | null
  /** The last day before today with anything logged; `null` without one. */
  readonly lastLoggedDay: string | null
  readonly waterMl: number
  /**
   * Reference water intake, ml/day (function `waterReferenceMl`). `null` before the questionnaire, and for people
   * without numbers or with a heart problem.
   */
  readonly waterReferenceMl: number | null
}

/** Cooking habits of a person and the recipes available to that person. */
export interface MenuContext {
  readonly habits: Pick<CookingHabits, 'cookTimeMin' | 'equipment' | 'dislikes'>
  /** Recipes included in the person's plan. */
  readonly recipes: readonly DescribedRecipe[]
}

/** Complete input of {@link recommend}. */
export interface RecommendationInput {
  readonly situation: Situation
  readonly figures: Figures
  readonly menuContext: MenuContext
}
