import type { HealthReview } from '#contract/account/health-readings.ts'
import {
  type Answers,
  type AnswersInput,
  type DefaultedQuestion,
  defaultedQuestions,
  noAnsweredDefaults,
} from '#contract/account/questionnaire.ts'
import { normalizeExclusive } from '#nutrition/safety/exclusive-answers.ts'
import {
  defaultCookTimeMin,
  defaultHydrationLiters,
  defaultMealsPerDay,
  defaultSleepHours,
  defaultSpiceLevel,
  defaultStressLevel,
  defaultTrainingDurationMinutes,
} from '#nutrition/targets/answers.ts'
import { usualMealHours } from './meal-hours.ts'
import { pregnancyIn, withPregnancy } from './pregnancy.ts'

/** Fields with a default keep their type; the others are null until answered. */
type Open<Input, Output> = {
  [Field in keyof Output]-?: undefined extends Output[Field]
    ? NonNullable<Output[Field]> | null
    : Output[Field] extends readonly unknown[] | boolean
      ? Output[Field]
      : Field extends keyof Input
        ? undefined extends Input[Field]
          ? Output[Field]
          : Output[Field] | null
        : never
}

/** Draft of the `POST /api/onboarding` payload. */
export type OpenAnswers = {
  [Group in keyof Answers]: Open<NonNullable<AnswersInput[Group]>, Answers[Group]>
}

/** Group of questions. */
export type AnswerGroup = Exclude<keyof OpenAnswers, 'answered_defaults'>
export type AnswerField<Group extends AnswerGroup> = keyof OpenAnswers[Group] & string
/** Field path as the server names it in errors, such as `goals.motivation`. */
export type AnswerPath = { [Group in AnswerGroup]: `${Group}.${AnswerField<Group>}` }[AnswerGroup]

export const emptyHealthReview: HealthReview = { removed: [], follow_up: null, mentions: [] }

/**
 * Returns a draft without answers. Questions that the safety gates and the targets depend on have no default: an
 * unanswered one is never read as "none".
 */
export function blankAnswers(): OpenAnswers {
  return {
    anthropometrics: {
      sex: null,
      birthdate: null,
      weight_kg: null,
      height_cm: null,
      target_weight: null,
      weight_timeline: null,
    },
    goals: {
      main_goal: null,
      custom_goal: null,
      priority_level: null,
      motivation: [],
      previous_attempts: null,
    },
    health_flags: {
      conditions: [],
      custom_condition: null,
      medications: [],
      custom_medication: null,
      recent_surgeries: null,
      custom_surgery: null,
      pregnancy_breastfeeding: null,
      family_history: [],
    },
    lifestyle: {
      meals_per_day: defaultMealsPerDay,
      meal_hours: usualMealHours(defaultMealsPerDay),
      eat_contexts: [],
      cook_time_min: defaultCookTimeMin,
      equipment: [],
      hydration_liters: defaultHydrationLiters,
      sleep_hours: defaultSleepHours,
      work_schedule: null,
      stress_level: defaultStressLevel,
      social_eating: [],
    },
    preferences: {
      styles: [],
      protein_priority: [],
      allergies: [],
      intolerances: [],
      custom_allergies: null,
      beverages: [],
      supplements: [],
      texture_preferences: [],
      spice_level: defaultSpiceLevel,
      sweet_tooth_time: null,
      dislikes: [],
      favorite_foods: [],
      avoid_foods: [],
    },
    activity: {
      freq_per_week: null,
      modality: null,
      duration_minutes: defaultTrainingDurationMinutes,
      intensity: null,
      goals_fitness: [],
      limitations: [],
      custom_limitation: null,
    },
    medical_history: {
      weight_history: null,
      eating_disorders: null,
      metabolic_issues: [],
      digestive_issues: [],
      energy_levels: null,
      blood_work_recent: 'no',
    },
    health_review: emptyHealthReview,
    answered_defaults: noAnsweredDefaults,
    consents: { medical_disclaimer_ack: false, data_anonymous_ok: false, follow_up_ok: false },
  }
}

/**
 * Returns a draft of saved answers for correction. Consents are added by `withConsents`. Answers from before
 * `answered_defaults` count as given where they differ from the default.
 */
export function reopenedAnswers(saved: Answers): OpenAnswers {
  const { anthropometrics, goals, health_flags, lifestyle, preferences, activity, medical_history } = saved
  const hasEveryHour = lifestyle.meal_hours.length === lifestyle.meals_per_day
  return {
    ...saved,
    anthropometrics: {
      ...anthropometrics,
      target_weight: anthropometrics.target_weight ?? null,
      weight_timeline: anthropometrics.weight_timeline ?? null,
    },
    goals: {
      ...goals,
      custom_goal: goals.custom_goal ?? null,
      previous_attempts: goals.previous_attempts ?? null,
      priority_level: goals.priority_level ?? null,
    },
    health_flags: {
      ...health_flags,
      custom_condition: health_flags.custom_condition ?? null,
      custom_medication: health_flags.custom_medication ?? null,
      custom_surgery: health_flags.custom_surgery ?? null,
      conditions: withPregnancy(health_flags.conditions, health_flags.pregnancy_breastfeeding),
    },
    lifestyle: {
      ...lifestyle,
      work_schedule: lifestyle.work_schedule ?? null,
      meal_hours: hasEveryHour ? lifestyle.meal_hours : usualMealHours(lifestyle.meals_per_day),
    },
    preferences: {
      ...preferences,
      custom_allergies: preferences.custom_allergies ?? null,
      sweet_tooth_time: preferences.sweet_tooth_time ?? null,
    },
    activity: {
      ...activity,
      modality: activity.modality ?? null,
      intensity: activity.intensity ?? null,
      custom_limitation: activity.custom_limitation ?? null,
    },
    medical_history: {
      ...medical_history,
      weight_history: medical_history.weight_history ?? null,
      energy_levels: medical_history.energy_levels ?? null,
    },
    answered_defaults: { questions: defaultedQuestions.filter((path) => isAnswered(saved, path)) },
    consents: blankAnswers().consents,
  }
}

function isAnswered(saved: Answers, path: DefaultedQuestion): boolean {
  if (saved.answered_defaults.questions.includes(path)) return true
  const { meals_per_day: meals, meal_hours: hours } = saved.lifestyle
  // Without an hour of every meal the usual ones are shown, which nobody gave.
  if (path === 'lifestyle.meal_hours')
    return hours.length === meals && hours.join() !== usualMealHours(meals).join()
  return JSON.stringify(valueAt(saved, path)) !== JSON.stringify(valueAt(blankAnswers(), path))
}

function valueAt(answers: Answers | OpenAnswers, path: DefaultedQuestion): unknown {
  const [group = '', field = ''] = path.split('.')
  return (answers as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[group]?.[field]
}

/** Returns whether a question holds its default because nobody answered it. */
export function isAssumed({ answered_defaults: { questions } }: OpenAnswers, path: AnswerPath): boolean {
  return defaultedQuestions.some((one) => one === path && !questions.includes(one))
}

/** Returns the answered questions after an answer at `path`. */
export function withAnswered(
  { answered_defaults: { questions } }: OpenAnswers,
  path: string,
): OpenAnswers['answered_defaults'] {
  const isNew = (one: DefaultedQuestion) => one === path && !questions.includes(one)
  return { questions: [...questions, ...defaultedQuestions.filter(isNew)] }
}

/** Returns the payload of `POST /api/onboarding`, or null while a required answer is missing. */
export function payloadOf(open: OpenAnswers): Answers | null {
  const { anthropometrics, goals, health_flags, lifestyle, preferences, activity, medical_history } = open
  const { sex, birthdate, weight_kg, height_cm, target_weight, weight_timeline } = anthropometrics
  const { main_goal } = goals
  const { recent_surgeries } = health_flags
  const { freq_per_week } = activity
  const { eating_disorders } = medical_history
  if (sex === null || birthdate === null || weight_kg === null || height_cm === null) return null
  if (main_goal === null || freq_per_week === null) return null
  if (recent_surgeries === null || eating_disorders === null) return null
  const asked = askedTexts(open)
  return {
    anthropometrics: {
      sex,
      birthdate,
      weight_kg,
      height_cm,
      target_weight,
      weight_timeline: target_weight === null ? null : weight_timeline,
    },
    goals: {
      main_goal,
      ...(main_goal === 'outro' && { custom_goal: goals.custom_goal ?? '' }),
      priority_level: goals.priority_level,
      motivation: goals.motivation,
      previous_attempts: goals.previous_attempts,
    },
    health_flags: {
      conditions: normalizeExclusive(health_flags.conditions),
      ...(asked.condition && { custom_condition: asked.condition }),
      medications: normalizeExclusive(health_flags.medications),
      ...(asked.medication && { custom_medication: asked.medication }),
      recent_surgeries,
      ...(asked.surgery && { custom_surgery: asked.surgery }),
      pregnancy_breastfeeding: pregnancyIn(health_flags.conditions),
      family_history: normalizeExclusive(health_flags.family_history),
    },
    lifestyle,
    preferences: {
      ...preferences,
      custom_allergies: asked.allergies || undefined,
      allergies: normalizeExclusive(preferences.allergies),
      intolerances: normalizeExclusive(preferences.intolerances),
      supplements: normalizeExclusive(preferences.supplements),
    },
    activity: {
      ...activity,
      freq_per_week,
      limitations: normalizeExclusive(activity.limitations),
      custom_limitation: asked.limitation || undefined,
    },
    medical_history: {
      ...medical_history,
      eating_disorders,
      metabolic_issues: normalizeExclusive(medical_history.metabolic_issues),
      digestive_issues: normalizeExclusive(medical_history.digestive_issues),
    },
    health_review: open.health_review,
    answered_defaults: open.answered_defaults,
    consents: open.consents,
  }
}

/** Free health texts whose questions are on the screen; the others are not sent. */
export function askedTexts({ goals, health_flags, preferences, activity }: OpenAnswers) {
  return {
    goal: goals.main_goal === 'outro' ? goals.custom_goal : null,
    condition: health_flags.conditions.includes('outro') ? health_flags.custom_condition : null,
    medication: health_flags.medications.includes('outro') ? health_flags.custom_medication : null,
    surgery: health_flags.recent_surgeries === 'outra' ? health_flags.custom_surgery : null,
    allergies: preferences.custom_allergies,
    limitation: activity.custom_limitation,
  }
}
