import { defaultedQuestions } from '#contract/account/questionnaire.ts'
import type { HealthMention } from '#contract/account/health-readings.ts'
import * as health from '#nutrition/safety/health-answers.ts'
import * as habits from '#nutrition/targets/answers.ts'
import type { OpenAnswers } from './answers.ts'

type Check = (value: unknown) => boolean
/** One check per field, so that the compiler reports a missing one. */
type Shape = {
  readonly [Group in keyof OpenAnswers]: Readonly<Record<keyof OpenAnswers[Group], Check>>
}

const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)
const listOf =
  (isItem: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isItem)
const someOf = (values: readonly unknown[]) => listOf(oneOf(values))
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const isText: Check = (value) => typeof value === 'string'
const isFlag: Check = (value) => typeof value === 'boolean'
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)

const mentionFields: readonly HealthMention['field'][] = ['semana', 'refeicao']

const shape: Shape = {
  anthropometrics: {
    sex: orNull(oneOf(health.sexes)),
    birthdate: orNull(matches(/^\d{4}-\d{2}-\d{2}$/)),
    weight_kg: orNull(isNumber),
    height_cm: orNull(isNumber),
    target_weight: orNull(isNumber),
    weight_timeline: orNull(oneOf(habits.weightTimelines)),
  },
  goals: {
    main_goal: orNull(oneOf(habits.mainGoals)),
    custom_goal: orNull(isText),
    priority_level: orNull(oneOf(habits.priorityLevels)),
    motivation: someOf(habits.motivations),
    previous_attempts: orNull(oneOf(habits.previousAttempts)),
  },
  health_flags: {
    conditions: someOf(health.conditions),
    custom_condition: orNull(isText),
    medications: someOf(health.medications),
    custom_medication: orNull(isText),
    recent_surgeries: orNull(oneOf(health.recentSurgeries)),
    custom_surgery: orNull(isText),
    pregnancy_breastfeeding: orNull(oneOf(health.pregnancyBreastfeedingAnswers)),
    family_history: someOf(health.familyHistories),
  },
  lifestyle: {
    meals_per_day: oneOf(habits.mealsPerDayOptions),
    meal_hours: listOf(matches(/^\d{2}:\d{2}$/)),
    eat_contexts: someOf(habits.eatContexts),
    cook_time_min: oneOf(habits.cookTimesMin),
    equipment: someOf(habits.equipment),
    hydration_liters: oneOf(habits.hydrationLiters),
    sleep_hours: oneOf(habits.sleepHours),
    work_schedule: orNull(oneOf(habits.workSchedules)),
    stress_level: oneOf(habits.stressLevels),
    social_eating: someOf(habits.socialEating),
  },
  preferences: {
    styles: someOf(health.styles),
    protein_priority: someOf(habits.proteinPriorities),
    allergies: someOf(health.allergies),
    intolerances: someOf(health.intolerances),
    custom_allergies: orNull(isText),
    beverages: someOf(habits.beverages),
    supplements: someOf(habits.supplements),
    texture_preferences: someOf(habits.texturePreferences),
    spice_level: oneOf(habits.spiceLevels),
    sweet_tooth_time: orNull(oneOf(habits.sweetToothTimes)),
    dislikes: listOf(isText),
    favorite_foods: listOf(isText),
    avoid_foods: listOf(isText),
  },
  activity: {
    freq_per_week: orNull(oneOf(habits.trainingFrequencies)),
    modality: orNull(oneOf(habits.modalities)),
    duration_minutes: oneOf(habits.trainingDurationsMinutes),
    intensity: orNull(oneOf(habits.intensities)),
    goals_fitness: someOf(habits.fitnessGoals),
    limitations: someOf(health.limitations),
    custom_limitation: orNull(isText),
  },
  medical_history: {
    weight_history: orNull(oneOf(health.weightHistories)),
    eating_disorders: orNull(oneOf(health.eatingDisorders)),
    metabolic_issues: someOf(health.metabolicIssues),
    digestive_issues: someOf(health.digestiveIssues),
    energy_levels: orNull(oneOf(habits.energyLevels)),
    blood_work_recent: oneOf(habits.bloodWorkAnswers),
  },
  health_review: {
    removed: listOf(isText),
    follow_up: orNull(
      (value) =>
        listOf(isText)(propertyOf(value, 'unread')) && oneOf(['sim', 'nao'])(propertyOf(value, 'answer')),
    ),
    mentions: listOf(
      (value) => oneOf(mentionFields)(propertyOf(value, 'field')) && isText(propertyOf(value, 'words')),
    ),
  },
  answered_defaults: { questions: someOf(defaultedQuestions) },
  consents: { medical_disclaimer_ack: isFlag, data_anonymous_ok: isFlag, follow_up_ok: isFlag },
}

/** Validates stored answers field by field. */
export function isOpenAnswers(value: unknown): value is OpenAnswers {
  return Object.entries(shape).every(([group, checks]) => {
    const answered = propertyOf(value, group)
    return Object.entries(checks).every(([field, check]) => check(propertyOf(answered, field)))
  })
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined
}
