import type { AnswerGroup, AnswerPath, OpenAnswers } from './answers/answers.ts'
import { isAboutPregnancy } from './answers/pregnancy.ts'
import { questions } from './copy.ts'

export const steps = [1, 2, 3, 4, 5, 6, 7] as const
export type Step = (typeof steps)[number]
export const lastStep: Step = 7

/** Parses a step from the address; null if there is none. */
export function parseStep(text: string | undefined): Step | null {
  return steps.find((step) => String(step) === text) ?? null
}

/** Last step of a first questionnaire: after it, the targets are shown, and the other steps are optional. */
const lastEssentialStep: Step = 3

const optionalSteps: readonly Step[] = [4, 5, 6]

/** Returns the place of an optional step among the optional ones; `null` for another step. */
export function optionalPlace(step: Step): { readonly at: number; readonly of: number } | null {
  const place = optionalSteps.indexOf(step)
  return place < 0 ? null : { at: place + 1, of: optionalSteps.length }
}

/** Returns the step that sends the answers: the review, or in a first questionnaire the last essential step. */
export function lastStepOf(isFirst: boolean): Step {
  return isFirst ? lastEssentialStep : lastStep
}

/**
 * Missing answers that block a step, in the order of the screen. Steps 1 to 3 require every answer on which targets,
 * safety gates and menus depend, so that a missing answer is never read as "none". The consents are required on the
 * step that sends the answers.
 */
export function stepProblems(step: Step, answers: OpenAnswers, isFirst: boolean): AnswerPath[] {
  const found = missing(essentials(step, answers))
  return step === lastStepOf(isFirst) ? [...found, ...missing(consentsOf(answers))] : found
}

/** Returns whether the answers may be sent: all that targets, safety gates and menus depend on is there. */
export function isComplete(answers: OpenAnswers): boolean {
  return steps.every((step) => stepProblems(step, answers, false).length === 0)
}

type Check = readonly [AnswerPath, boolean]

function essentials(step: Step, answers: OpenAnswers): readonly Check[] {
  const { anthropometrics, goals, health_flags, preferences, activity, medical_history } = answers
  const { conditions } = health_flags
  const trains = activity.freq_per_week !== 0
  switch (step) {
    case 1:
      return [
        ['anthropometrics.sex', anthropometrics.sex !== null],
        ['anthropometrics.birthdate', anthropometrics.birthdate !== null],
        ['anthropometrics.weight_kg', isPositive(anthropometrics.weight_kg)],
        ['anthropometrics.height_cm', isPositive(anthropometrics.height_cm)],
        ['goals.main_goal', goals.main_goal !== null],
        ['goals.custom_goal', goals.main_goal !== 'outro' || (goals.custom_goal ?? '').trim() !== ''],
      ]
    case 2:
      return [
        ['health_flags.conditions', conditions.some((condition) => !isAboutPregnancy(condition))],
        [
          'health_flags.pregnancy_breastfeeding',
          anthropometrics.sex === 'M' ||
            health_flags.pregnancy_breastfeeding !== null ||
            conditions.some(isAboutPregnancy),
        ],
        ['medical_history.eating_disorders', medical_history.eating_disorders !== null],
        ['health_flags.medications', health_flags.medications.length > 0],
        ['health_flags.recent_surgeries', health_flags.recent_surgeries !== null],
      ]
    case 3:
      return [
        ['preferences.allergies', preferences.allergies.length > 0],
        ['preferences.intolerances', preferences.intolerances.length > 0],
        ['preferences.styles', preferences.styles.length > 0],
        ['activity.freq_per_week', activity.freq_per_week !== null],
        ['activity.modality', !trains || activity.modality !== null],
        ['activity.intensity', !trains || activity.intensity !== null],
        ['activity.limitations', activity.limitations.length > 0],
      ]
    default:
      return []
  }
}

function consentsOf({ consents }: OpenAnswers): readonly Check[] {
  return [
    ['consents.medical_disclaimer_ack', consents.medical_disclaimer_ack],
    ['consents.data_anonymous_ok', consents.data_anonymous_ok],
  ]
}

function missing(checks: readonly Check[]): AnswerPath[] {
  return checks.flatMap(([path, isAnswered]) => (isAnswered ? [] : [path]))
}

function isPositive(value: number | null): boolean {
  return value !== null && value > 0
}

/** Furthest step that may be opened: all steps before it are valid. */
export function furthestStep(answers: OpenAnswers, isFirst: boolean): Step {
  const last = lastStepOf(isFirst)
  return steps.find((step) => step === last || stepProblems(step, answers, isFirst).length > 0) ?? last
}

/** Questions of each step in the order of the review. */
export const questionsOfStep: Readonly<Record<Step, readonly AnswerPath[]>> = {
  1: [
    'anthropometrics.sex',
    'anthropometrics.birthdate',
    'anthropometrics.weight_kg',
    'anthropometrics.height_cm',
    'goals.main_goal',
    'goals.custom_goal',
  ],
  2: [
    'health_flags.conditions',
    'health_flags.custom_condition',
    'health_flags.pregnancy_breastfeeding',
    'medical_history.eating_disorders',
    'health_flags.medications',
    'health_flags.custom_medication',
    'health_flags.recent_surgeries',
    'health_flags.custom_surgery',
  ],
  3: [
    'preferences.allergies',
    'preferences.intolerances',
    'preferences.custom_allergies',
    'preferences.styles',
    'activity.freq_per_week',
    'activity.modality',
    'activity.duration_minutes',
    'activity.intensity',
    'activity.limitations',
    'activity.custom_limitation',
  ],
  4: [
    'lifestyle.meals_per_day',
    'lifestyle.meal_hours',
    'lifestyle.eat_contexts',
    'lifestyle.cook_time_min',
    'lifestyle.equipment',
    'lifestyle.work_schedule',
    'lifestyle.social_eating',
    'lifestyle.hydration_liters',
    'lifestyle.sleep_hours',
    'lifestyle.stress_level',
  ],
  5: [
    'preferences.protein_priority',
    'preferences.favorite_foods',
    'preferences.dislikes',
    'preferences.avoid_foods',
    'preferences.beverages',
    'preferences.supplements',
    'preferences.texture_preferences',
    'preferences.spice_level',
    'preferences.sweet_tooth_time',
  ],
  6: [
    'anthropometrics.target_weight',
    'anthropometrics.weight_timeline',
    'goals.priority_level',
    'goals.motivation',
    'goals.previous_attempts',
    'activity.goals_fitness',
    'medical_history.weight_history',
    'medical_history.energy_levels',
    'medical_history.metabolic_issues',
    'medical_history.digestive_issues',
    'medical_history.blood_work_recent',
    'health_flags.family_history',
  ],
  7: [],
}

/** Step of a field named by the server, such as `preferences.dislikes.0`; null for an unknown one. */
export function stepOfField(path: string): Step | null {
  const [group = '', field = ''] = path.split('.')
  if (['consents', 'health_review'].includes(group)) return lastStep
  return steps.find((step) => questionsOfStep[step].some((asked) => asked === `${group}.${field}`)) ?? null
}

export function questionAt(path: string): string {
  const [group, field] = path.split('.') as [AnswerGroup, string]
  return (questions[group] as Readonly<Record<string, string>>)[field] ?? ''
}
