import * as health from '#nutrition/safety/health-answers.ts'
import * as habits from '#nutrition/targets/answers.ts'
import * as z from 'zod/mini'
import { isoDate } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { emptyHealthReview, healthReview } from './health-readings.ts'

const choose = 'Escolha uma das opções.'
const oneOf = <const T extends readonly string[]>(values: T) => z.enum(values, choose)
const oneNumberOf = <const T extends readonly number[]>(values: T) =>
  z.literal([...values] as T[number][], choose)
const someOf = <const T extends readonly string[]>(values: T) =>
  z._default(z.array(z.enum(values, choose)).check(z.maxLength(values.length)), [])
/** List of answers that a safety gate reads. It must not be empty, because "none" is one of its values. */
const askedList = <const T extends readonly string[]>(values: T) =>
  z.array(z.enum(values, choose)).check(
    z.maxLength(values.length),
    z.refine((chosen) => chosen.length > 0, 'Responda esta pergunta, mesmo que a resposta seja “nenhuma”.'),
  )
/** Answer to a question of a later step. Null or absent means that it is not given yet, never "none". */
const later = <const T extends readonly string[]>(values: T) => z.optional(z.nullable(oneOf(values)))
const atLeastOneOf = <const T extends readonly string[]>(values: T) =>
  z
    .array(z.enum(values, choose))
    .check(z.minLength(1, 'Escolha pelo menos uma opção.'), z.maxLength(values.length))
const between = (low: number, high: number, unit: string) =>
  z
    .number('Informe um número.')
    .check(z.gte(low, `De ${low} a ${high} ${unit}.`), z.lte(high, `De ${low} a ${high} ${unit}.`))
const shortText = z.string().check(z.trim(), z.maxLength(300, 'Use até 300 caracteres.'))
const foodNames = z._default(
  z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))).check(z.maxLength(60)),
  [],
)
const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use o formato HH:MM.'))

export const weightRangeKg = [30, 300] as const
export const heightRangeCm = [120, 230] as const

export const anthropometrics = z.object({
  sex: oneOf(health.sexes),
  birthdate: isoDate,
  weight_kg: between(...weightRangeKg, 'kg'),
  height_cm: between(...heightRangeCm, 'cm'),
  target_weight: z.optional(z.nullable(between(...weightRangeKg, 'kg'))),
  weight_timeline: z.optional(z.nullable(oneOf(habits.weightTimelines))),
})

export const goals = z
  .object({
    main_goal: oneOf(habits.mainGoals),
    custom_goal: z.optional(shortText),
    priority_level: later(habits.priorityLevels),
    motivation: someOf(habits.motivations),
    previous_attempts: z.optional(z.nullable(oneOf(habits.previousAttempts))),
  })
  .check(
    z.refine((answer) => answer.main_goal !== 'outro' || Boolean(answer.custom_goal), {
      path: ['custom_goal'],
      error: 'Conte qual é o seu objetivo.',
    }),
  )

export const healthFlags = z.object({
  conditions: someOf(health.conditions),
  custom_condition: z.optional(shortText),
  medications: someOf(health.medications),
  custom_medication: z.optional(shortText),
  recent_surgeries: oneOf(health.recentSurgeries),
  custom_surgery: z.optional(shortText),
  pregnancy_breastfeeding: oneOf(health.pregnancyBreastfeedingAnswers),
  family_history: someOf(health.familyHistories),
})

export const lifestyle = z.object({
  meals_per_day: z._default(oneNumberOf(habits.mealsPerDayOptions), habits.defaultMealsPerDay),
  meal_hours: z._default(z.array(clockTime).check(z.maxLength(6)), []),
  eat_contexts: someOf(habits.eatContexts),
  cook_time_min: z._default(oneNumberOf(habits.cookTimesMin), habits.defaultCookTimeMin),
  equipment: someOf(habits.equipment),
  hydration_liters: z._default(oneNumberOf(habits.hydrationLiters), habits.defaultHydrationLiters),
  sleep_hours: z._default(oneNumberOf(habits.sleepHours), habits.defaultSleepHours),
  work_schedule: later(habits.workSchedules),
  stress_level: z._default(oneNumberOf(habits.stressLevels), habits.defaultStressLevel),
  social_eating: someOf(habits.socialEating),
})

export const preferences = z.object({
  styles: atLeastOneOf(health.styles),
  protein_priority: someOf(habits.proteinPriorities),
  allergies: someOf(health.allergies),
  intolerances: someOf(health.intolerances),
  /** Free text for allergies that are in neither list. */
  custom_allergies: z.optional(shortText),
  beverages: someOf(habits.beverages),
  supplements: someOf(habits.supplements),
  texture_preferences: someOf(habits.texturePreferences),
  spice_level: z._default(oneNumberOf(habits.spiceLevels), habits.defaultSpiceLevel),
  sweet_tooth_time: z.optional(z.nullable(oneOf(habits.sweetToothTimes))),
  dislikes: foodNames,
  favorite_foods: foodNames,
  avoid_foods: foodNames,
})

const activityFields = z.object({
  freq_per_week: oneNumberOf(habits.trainingFrequencies),
  modality: later(habits.modalities),
  duration_minutes: z._default(
    oneNumberOf(habits.trainingDurationsMinutes),
    habits.defaultTrainingDurationMinutes,
  ),
  intensity: later(habits.intensities),
  goals_fitness: someOf(habits.fitnessGoals),
  limitations: someOf(health.limitations),
  custom_limitation: z.optional(shortText),
})
const describesTraining = z.refine<z.output<typeof activityFields>>(
  (answer) => answer.freq_per_week === 0 || Boolean(answer.modality && answer.intensity),
  { path: ['modality'], error: 'Conte como é o seu treino.' },
)
export const activity = activityFields.check(describesTraining)

const storedBloodWork = oneOf(habits.bloodWorkAnswers)
const bloodWork = z.pipe(
  z.pipe(
    z.union([z.boolean(), oneOf([...habits.bloodWorkAnswers, 'yes-normal', 'yes-altered'])]),
    z.transform((answer): habits.BloodWorkAnswer => {
      if (answer === true || answer === 'yes-normal') return 'yes_normal'
      if (answer === 'yes-altered') return 'yes_altered'
      return answer === false ? 'no' : answer
    }),
  ),
  storedBloodWork,
)

export const medicalHistory = z.object({
  weight_history: later(health.weightHistories),
  eating_disorders: oneOf(health.eatingDisorders),
  metabolic_issues: someOf(health.metabolicIssues),
  digestive_issues: someOf(health.digestiveIssues),
  energy_levels: later(habits.energyLevels),
  blood_work_recent: z._default(bloodWork, 'no'),
})

export const consents = z.object({
  medical_disclaimer_ack: z.boolean(),
  data_anonymous_ok: z.boolean(),
  follow_up_ok: z._default(z.boolean(), false),
})

/** Questions with a default that counts until they are answered. */
export const defaultedQuestions = [
  'lifestyle.meals_per_day',
  'lifestyle.meal_hours',
  'lifestyle.cook_time_min',
  'lifestyle.hydration_liters',
  'lifestyle.sleep_hours',
  'lifestyle.stress_level',
  'preferences.spice_level',
  'activity.duration_minutes',
  'medical_history.blood_work_recent',
] as const
export type DefaultedQuestion = (typeof defaultedQuestions)[number]

/** Questions of `defaultedQuestions` that the person answered, also if the answer equals the default. */
export const answeredDefaults = z.object({
  questions: z.array(z.enum(defaultedQuestions)).check(z.maxLength(defaultedQuestions.length)),
})
export const noAnsweredDefaults: z.output<typeof answeredDefaults> = { questions: [] }

/**
 * Saved answers of an account. A list of health answers may be empty if it was saved before that question became
 * required.
 */
export const answers = z.object({
  anthropometrics,
  goals,
  health_flags: healthFlags,
  lifestyle,
  preferences,
  activity,
  medical_history: medicalHistory,
  health_review: z._default(healthReview, emptyHealthReview),
  answered_defaults: z._default(answeredDefaults, noAnsweredDefaults),
  consents,
})
export type Answers = z.output<typeof answers>

/** Answers as a client sends them: the lists on which safety gates and excluded foods depend must not be empty. */
export const givenAnswers = z.extend(answers, {
  health_flags: z.extend(healthFlags, {
    conditions: askedList(health.conditions),
    medications: askedList(health.medications),
  }),
  preferences: z.extend(preferences, {
    allergies: askedList(health.allergies),
    intolerances: askedList(health.intolerances),
  }),
  activity: z.extend(activityFields, { limitations: askedList(health.limitations) }).check(describesTraining),
})
export type AnswersInput = z.input<typeof givenAnswers>

const targets = z.object({
  kcal: z.int(),
  protein_g: z.int(),
  carb_g: z.int(),
  fat_g: z.int(),
  fiber_g: z.int(),
})
export type Targets = z.infer<typeof targets>

const reason = z.object({ code: z.string(), text: z.string() })

/** The estimated targets with their calculation, or the reasons why there are none. */
export const targetSummary = z.object({
  kind: z.enum(['numeric', 'qualitative']),
  rules_version: z.string(),
  targets_rest: z.nullable(targets),
  targets_training: z.nullable(targets),
  /** Steps of "Como calculamos", one sentence each. */
  steps: z.array(reason),
  notices: z.array(reason),
  /** Reasons for the absence of a numeric plan; empty when there is one. */
  reasons: z.array(reason),
  /**
   * Estimated energy need per day in kcal, before the goal's deficit or surplus; `need_band_kcal` is the range of most
   * people with these answers. Null without an estimate.
   */
  need_kcal: z.nullable(z.int()),
  need_band_kcal: z.nullable(z.tuple([z.int(), z.int()])),
  pace_weeks: z.nullable(z.int()),
  water_ml: z.nullable(z.int()),
  disclaimer: z.string(),
})
export type TargetSummary = z.infer<typeof targetSummary>

/**
 * Saves the answers and consents and computes the estimated targets. An omitted answer of `givenAnswers` is refused
 * with `validation_failed` and the field. `answers_invalid`: answers contradict each other. `disclaimer_required`,
 * `health_consent_required`: the acknowledgement or consent is missing.
 */
export const answerQuestionnaire = endpoint({
  method: 'POST',
  path: '/api/onboarding',
  access: 'session',
  summary: 'Grava o questionário e os consentimentos e calcula as metas estimadas',
  body: givenAnswers,
  reply: z.object({ questionnaire_completed: z.literal(true), targets: targetSummary }),
  errors: ['answers_invalid', 'disclaimer_required', 'health_consent_required'],
})

/** Returns the latest answers with their targets; both null before the questionnaire is complete. */
export const readQuestionnaire = endpoint({
  method: 'GET',
  path: '/api/onboarding',
  access: 'session',
  summary: 'As últimas respostas, para rever ou corrigir',
  reply: z.object({ answers: z.nullable(answers), targets: z.nullable(targetSummary) }),
})
