import type { Answers } from '#contract/account/questionnaire.ts'
import type { IdentityId } from '#nutrition/foods/identity/identity-id.ts'
import { identitiesOfAnswers } from '#nutrition/foods/identity/read-identities.ts'
import type { HealthText } from '#nutrition/safety/health-text/health-text.ts'
import { type ReviewedReading, reviewedReadingOf } from '#nutrition/safety/health-text/reviewed-reading.ts'
import { ageOn, type Person } from '#nutrition/targets/person.ts'
import type { StoredPlan } from '#nutrition/targets/stored-plan.ts'
import type { Exclusions } from '#nutrition/safety/exclusions.ts'
import { safetyGates } from '#nutrition/safety/gates.ts'
import type { HealthFacts } from '#nutrition/safety/health-facts.ts'
import type { MealsPerDay } from '#nutrition/targets/answers.ts'
import type { NumericPlan } from '#nutrition/targets/plan-targets.ts'
import { LRUCache } from 'lru-cache'

/** Returns the free texts of the answers that may mention health, with the mentions found on other screens. */
function healthTextsOf(answers: Answers, today: string): HealthText[] {
  const { goals, health_flags, preferences, activity, health_review } = answers
  const texts: readonly { field: HealthText['field']; text: string | undefined }[] = [
    { field: 'objetivo', text: goals.custom_goal },
    { field: 'condicao', text: health_flags.custom_condition },
    { field: 'medicamento', text: health_flags.custom_medication },
    { field: 'cirurgia', text: health_flags.custom_surgery },
    { field: 'alergia', text: preferences.custom_allergies },
    { field: 'limitacao', text: activity.custom_limitation },
    ...health_review.mentions.map(({ field, words }) => ({ field, text: words })),
  ]
  return texts.flatMap(({ field, text }) => (text ? [{ field, text, today }] : []))
}

const readings = new LRUCache<string, ReviewedReading, () => ReviewedReading>({
  max: 500,
  memoMethod: (_key, _stale, { context: read }) => read(),
})

/**
 * Returns the findings in the health texts of the answers, with the person's corrections. Cached by texts and
 * corrections, because nearly every request needs the findings and fuzzy matching is slow.
 */
export function healthReadingOf(answers: Answers, today: string): ReviewedReading {
  const texts = healthTextsOf(answers, today)
  const { removed, follow_up: followUp } = answers.health_review
  const review = { removed, followUp }
  return readings.memo(JSON.stringify([texts, review]), { context: () => reviewedReadingOf(texts, review) })
}

/**
 * Values for missing answers: the slowest pace, and the least training and daily movement, so that a missing answer
 * raises neither the deficit nor the energy.
 */
const calmest = {
  priorityLevel: 'baixa',
  modality: 'caminhada',
  intensity: 'leve',
  workSchedule: 'home_office',
} as const satisfies Partial<Person & Person['activity']>

export function personFrom(answers: Answers, today: string, isLosingFast = false): Person {
  const { anthropometrics, goals, health_flags, lifestyle, preferences, activity, medical_history } = answers
  const { declared, removedFindings, namedAllergies, careQuestion } = healthReadingOf(answers, today)
  return {
    sex: anthropometrics.sex,
    ageYears: ageOn(anthropometrics.birthdate, today),
    weightKg: anthropometrics.weight_kg,
    heightCm: anthropometrics.height_cm,
    targetWeightKg: anthropometrics.target_weight ?? undefined,
    weightTimeline: anthropometrics.weight_timeline ?? undefined,
    mainGoal: goals.main_goal,
    priorityLevel: goals.priority_level ?? calmest.priorityLevel,
    motivations: goals.motivation,
    conditions: health_flags.conditions,
    medications: health_flags.medications,
    recentSurgeries: health_flags.recent_surgeries,
    pregnancyBreastfeeding: health_flags.pregnancy_breastfeeding,
    eatingDisorders: medical_history.eating_disorders,
    weightHistory: medical_history.weight_history ?? null,
    digestiveIssues: medical_history.digestive_issues,
    limitations: activity.limitations,
    activity: {
      freqPerWeek: activity.freq_per_week,
      modality: activity.modality ?? calmest.modality,
      durationMinutes: activity.duration_minutes,
      intensity: activity.intensity ?? calmest.intensity,
      goalsFitness: activity.goals_fitness,
    },
    workSchedule: lifestyle.work_schedule ?? calmest.workSchedule,
    mealsPerDay: lifestyle.meals_per_day,
    hydrationLiters: lifestyle.hydration_liters,
    styles: preferences.styles,
    allergies: preferences.allergies,
    intolerances: preferences.intolerances,
    medicalDisclaimerAck: answers.consents.medical_disclaimer_ack,
    declared,
    removedFindings,
    namedAllergies,
    careQuestion,
    isLosingFast,
  }
}

/**
 * Returns the foods that the person dislikes or avoids, by identity; empty without answers. Older answers hold names of
 * the food table.
 */
export function dislikesOf(answers: Answers | null): IdentityId[] {
  if (!answers) return []
  const { dislikes, avoid_foods } = answers.preferences
  return identitiesOfAnswers([...dislikes, ...avoid_foods])
}

export function favoriteFoodsOf({ preferences }: Answers): IdentityId[] {
  return identitiesOfAnswers(preferences.favorite_foods)
}

export type PlanChangeCause = 'regras' | 'saude' | 'perda_rapida' | 'ritmo_calmo'

export interface PlanFigures {
  readonly kcal: number
  readonly proteinG: number
}

export interface PlanChange {
  /**
   * `applied`: in effect, and still to be shown. `pending`, or `postponed` after "agora não": in effect only with
   * consent.
   */
  readonly state: 'applied' | 'pending' | 'postponed'
  readonly cause: PlanChangeCause
  /** Figures before and after the change; `null` without numeric targets. */
  readonly before: PlanFigures | null
  readonly after: PlanFigures | null
  readonly reasons: readonly string[]
  /** Plan that consent puts into effect; `null` if the change is applied. */
  readonly plan: StoredPlan | null
  readonly madeAt: string
}

export interface FastLoss {
  /** Day of the weigh-in at which the trend first fell too fast. */
  readonly since: string
  /** Day of the first weigh-in after which the trend no longer fell too fast; `null` while the trend falls too fast. */
  readonly calmSince: string | null
}

/** Data of an account's profile that other areas read: answers, targets, exclusions and settings. */
export interface NutritionProfile {
  readonly timezone: string
  readonly mealsPerDay: MealsPerDay
  /** Meal times set by the account, in minutes after midnight; empty if it set none. */
  readonly mealMinutes: readonly number[]
  readonly ladleGrams: number | null
  readonly questionnaireCompleted: boolean
  readonly answers: Answers | null
  readonly person: Person | null
  readonly exclusions: Exclusions | null
  readonly targets: NumericPlan | null
  /** Reason for missing targets despite a complete questionnaire; `null` otherwise. */
  readonly noTargetReason: string | null
  readonly hidesNumbers: boolean
  /** Whether a change of targets waits to be shown or accepted. A postponed change does not count. */
  readonly hasPlanNews: boolean
  /** Whether the person wants changes of the day's menu to be proposed. */
  readonly wantsProposals: boolean
  /** Logged meal for which the person last declined a proposal; `null` without one. */
  readonly declinedMealId: string | null
}

/** Facts that decide whether a day may be adjusted. `person` may include health findings that are not stored yet. */
type DayLimits = Pick<NutritionProfile, 'targets' | 'hidesNumbers'> & { readonly person: HealthFacts | null }

/**
 * Returns whether the rest of a day may be adjusted to what was eaten: only with targets, visible numbers and no safety
 * gate against compensation.
 */
export function allowsRebalancing({ person, targets, hidesNumbers: isHidden }: DayLimits): boolean {
  return person !== null && targets !== null && !isHidden && safetyGates(person).allowsCompensation
}

/**
 * Returns whether changes to the rest of the day are proposed: only if the person wants proposals and
 * `allowsRebalancing`.
 */
export function allowsProposals(limits: DayLimits & Pick<NutritionProfile, 'wantsProposals'>): boolean {
  return limits.wantsProposals && allowsRebalancing(limits)
}
