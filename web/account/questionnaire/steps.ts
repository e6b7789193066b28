import type { AnswerGroup, AnswerPath, OpenAnswers } from './answers/answers.ts'
import { questions } from './copy.ts'

export const steps = [1, 2, 3, 4, 5, 6, 7] as const
export type Step = (typeof steps)[number]
export const lastStep: Step = 7

/** Parses a step from the address; null if there is none. */
export function parseStep(text: string | undefined): Step | null {
  return steps.find((step) => String(step) === text) ?? null
}

/** Missing answers that block a step, in the order of the screen. */
export function stepProblems(step: Step, answers: OpenAnswers): AnswerPath[] {
  const { anthropometrics, goals, lifestyle, preferences, activity, medical_history, consents } = answers
  switch (step) {
    case 1:
      return missing([
        ['anthropometrics.sex', anthropometrics.sex !== null],
        ['anthropometrics.birthdate', anthropometrics.birthdate !== null],
        ['anthropometrics.weight_kg', isPositive(anthropometrics.weight_kg)],
        ['anthropometrics.height_cm', isPositive(anthropometrics.height_cm)],
        ['goals.main_goal', goals.main_goal !== null],
        ['goals.custom_goal', goals.main_goal !== 'outro' || (goals.custom_goal ?? '').trim() !== ''],
        ['goals.priority_level', goals.priority_level !== null],
        ['goals.motivation', goals.motivation.length > 0],
      ])
    case 2:
      return []
    case 3:
      return missing([
        ['lifestyle.eat_contexts', lifestyle.eat_contexts.length > 0],
        ['lifestyle.equipment', lifestyle.equipment.length > 0],
        ['lifestyle.work_schedule', lifestyle.work_schedule !== null],
        ['lifestyle.social_eating', lifestyle.social_eating.length > 0],
      ])
    case 4:
      return missing([
        ['preferences.styles', preferences.styles.length > 0],
        ['preferences.protein_priority', preferences.protein_priority.length > 0],
        ['preferences.beverages', preferences.beverages.length > 0],
      ])
    case 5:
      return missing([
        ['activity.modality', activity.modality !== null],
        ['activity.intensity', activity.intensity !== null],
        ['activity.goals_fitness', activity.goals_fitness.length > 0],
      ])
    case 6:
      return missing([
        ['medical_history.weight_history', medical_history.weight_history !== null],
        ['medical_history.energy_levels', medical_history.energy_levels !== null],
      ])
    case 7:
      return missing([
        ['consents.medical_disclaimer_ack', consents.medical_disclaimer_ack],
        ['consents.data_anonymous_ok', consents.data_anonymous_ok],
      ])
  }
}

function missing(checks: readonly (readonly [AnswerPath, boolean])[]): AnswerPath[] {
  return checks.flatMap(([path, isAnswered]) => (isAnswered ? [] : [path]))
}

function isPositive(value: number | null): boolean {
  return value !== null && value > 0
}

/** Furthest step that may be opened: all steps before it are valid. */
export function furthestStep(answers: OpenAnswers): Step {
  return steps.find((step) => stepProblems(step, answers).length > 0) ?? lastStep
}

const stepOfGroup: Readonly<Record<AnswerGroup, Step>> = {
  anthropometrics: 1,
  goals: 1,
  health_flags: 2,
  lifestyle: 3,
  preferences: 4,
  activity: 5,
  medical_history: 6,
  health_review: 7,
  consents: 7,
}

/** Step of a field named by the server, such as `preferences.dislikes.0`; null for an unknown one. */
export function stepOfField(path: string): Step | null {
  const [group = ''] = path.split('.')
  return Object.hasOwn(stepOfGroup, group) ? stepOfGroup[group as AnswerGroup] : null
}

export function questionAt(path: string): string {
  const [group, field] = path.split('.') as [AnswerGroup, string]
  return (questions[group] as Readonly<Record<string, string>>)[field] ?? ''
}
