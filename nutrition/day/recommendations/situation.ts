import type { CheckIns } from '../habits/check-ins.ts'
import type { CookingHabits } from '../../menu/request/person-request.ts'
import type { DescribedRecipe } from '../../recipes/described-recipe.ts'
import type { SleepHours } from '../../targets/answers.ts'
import type { DayTargets } from '../../targets/macros.ts'
import type { MealShares } from '../../targets/meal-shares.ts'
import type { MealType } from '../../targets/meal-type.ts'
import type { Person } from '../../targets/person.ts'

/** A meal that the person has in a day, eaten or not. */
export interface MealMoment {
  readonly mealType: MealType
  /** The person's own time for it, minutes after midnight. */
  readonly minutes: number
  /** When it was eaten; a planned meal that was ticked counts as eaten at its time. `null` while it was not. */
  readonly eatenMinutes: number | null
  /** `away`: eaten elsewhere. `nothing`: no dish planned. */
  readonly plan: 'cooked' | 'away' | 'nothing'
}

/** Facts of a day without numbers about food: the only input for people with hidden numbers. */
export interface Situation {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Minutes after midnight where the person lives. */
  readonly minutesNow: number
  /** In the order of the day. */
  readonly meals: readonly MealMoment[]
  readonly checkIns: CheckIns
  /** `null` before the questionnaire. */
  readonly person: Person | null
  /** Answer of the questionnaire. */
  readonly sleepHours: SleepHours | null
}

/** Intake of one meal type today. */
export interface EatenMeal {
  readonly mealType: MealType
  readonly carbG: number
  /** Including kitchen salt: from the recipe, or for a plate from `sodiumOfMeal`. */
  readonly sodiumMg: number
}

export interface PastDay {
  readonly date: string
  readonly meals: number
  readonly fiberG: number
  /** Energy of described and photographed plates, and its ultra-processed part. */
  readonly plateKcal: number
  readonly ultraProcessedKcal: number
}

/** Share of a day's planned meals that were ticked, 0 to 100. */
export interface FollowedDay {
  readonly date: string
  readonly percentage: number
}

/** The numbers of a day and of the days before it. */
export interface Figures {
  readonly consumed: { readonly kcal: number; readonly proteinG: number; readonly fiberG: number }
  /** `null` without a numeric plan. */
  readonly targets: DayTargets | null
  readonly mealShares: MealShares | null
  readonly sodiumMgMax: number
  readonly eaten: readonly EatenMeal[]
  /** Planned and uneaten energy by meal. */
  readonly plannedKcal: Readonly<Partial<Record<MealType, number>>>
  /** Today so far, in the shape of a past day. */
  readonly plates: Pick<PastDay, 'plateKcal' | 'ultraProcessedKcal'>
  /** The three days before, newest first; a day without anything is missing. */
  readonly pastDays: readonly PastDay[]
  /** The seven days before that have an adherence record, newest first. */
  readonly followedDays: readonly FollowedDay[]
  /** Days in a row with something logged; `null` for people without streaks (`allowsStreaks`). */
  readonly streak: number | null
  /** The last day before today with anything logged; `null` without one. */
  readonly lastLoggedDay: string | null
  readonly waterMl: number
  /** `null` where liquids are a professional's to say. */
  readonly waterReferenceMl: number | null
}

/** Cooking habits and the recipes available to a person. */
export interface MenuContext {
  readonly habits: Pick<CookingHabits, 'cookTimeMin' | 'equipment' | 'dislikes'>
  /** The recipes that are open to the person. */
  readonly recipes: readonly DescribedRecipe[]
}

/** All that a recommendation may be made from. */
export interface RecommendationInput {
  readonly situation: Situation
  readonly figures: Figures
  readonly menuContext: MenuContext
}
