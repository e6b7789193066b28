import { normalizeExclusive } from '#nutrition/safety/exclusive-answers.ts'
import { mealTypesOf } from '#nutrition/targets/meal-times.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { formatClock } from '../../ui/format/clock-pt-br.ts'
import { formatList } from '../../ui/format/list-pt-br.ts'
import { formatKilograms } from '../../ui/format/units-pt-br.ts'
import { formatDayWithYear } from '../../ui/format/days-pt-br.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { type AnswerPath, isAssumed, type OpenAnswers } from './answers/answers.ts'
import { isAboutPregnancy, pregnancyAnswers } from './answers/pregnancy.ts'
import { choices } from './choice-copy.ts'
import { hidesWeightGoal } from './health/health-questions.ts'
import { questionAt, questionsOfStep, type Step, steps } from './steps.ts'

export interface ReviewGroup {
  step: Step
  lines: { question: string; answer: string }[]
  /** Unanswered questions, so that none is skipped unnoticed. */
  unanswered: string[]
}

/** Returns the answers in words by step, with the questions that are not answered. */
export function reviewOf(answers: OpenAnswers): ReviewGroup[] {
  const hidden = notAsked(answers)
  return steps.slice(0, -1).map((step) => {
    const asked = questionsOfStep[step].filter((path) => !hidden.has(path))
    const said = asked.map((path) => ({ question: plain(questionAt(path)), answer: wordsAt(answers, path) }))
    return {
      step,
      lines: said.flatMap(({ question, answer }) => (answer === null ? [] : [{ question, answer }])),
      unanswered: said.flatMap(({ question, answer }) => (answer === null ? [question] : [])),
    }
  })
}

/** Returns the steps of which no question is answered. */
export function unansweredSteps(answers: OpenAnswers): Step[] {
  return reviewOf(answers).flatMap(({ step, lines }) => (lines.length === 0 ? [step] : []))
}

/** Returns the questions that another answer hides, and empty ones that do not count as unanswered. */
function notAsked(answers: OpenAnswers): Set<AnswerPath> {
  const { anthropometrics, goals, health_flags, preferences, activity } = answers
  const hidden = new Set<AnswerPath>()
  if (anthropometrics.sex === 'M' && !health_flags.conditions.some(isAboutPregnancy)) {
    hidden.add('health_flags.pregnancy_breastfeeding')
  }
  if (anthropometrics.target_weight === null) hidden.add('anthropometrics.weight_timeline')
  if (goals.main_goal !== 'outro') hidden.add('goals.custom_goal')
  if (!health_flags.conditions.includes('outro')) hidden.add('health_flags.custom_condition')
  if (!health_flags.medications.includes('outro')) hidden.add('health_flags.custom_medication')
  if (health_flags.recent_surgeries !== 'outra') hidden.add('health_flags.custom_surgery')
  // Always shown and seldom filled in: empty, they do not count as unanswered.
  if (!preferences.custom_allergies) hidden.add('preferences.custom_allergies')
  if (!activity.custom_limitation) hidden.add('activity.custom_limitation')
  if (activity.freq_per_week === 0) {
    for (const path of ['modality', 'duration_minutes', 'intensity'] as const) hidden.add(`activity.${path}`)
  }
  if (hidesWeightGoal(answers)) {
    hidden.add('anthropometrics.target_weight')
    hidden.add('goals.priority_level')
  }
  return hidden
}

function wordsAt(answers: OpenAnswers, path: AnswerPath): string | null {
  if (isAssumed(answers, path)) return null
  if (path === 'lifestyle.meal_hours') return mealHoursOf(answers)
  const [group = '', field = ''] = path.split('.')
  const value = isKeptAmongConditions(path)
    ? pregnancyParts(answers)[path]
    : (answers as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[group]?.[field]
  if (Array.isArray(value)) {
    const chosen = normalizeExclusive(value.map(String))
    return chosen.length > 0 ? formatList(chosen.map((one) => wordOf(field, one))) : null
  }
  return value === null || value === '' ? null : wordOf(field, value)
}

const conditionPaths = ['health_flags.conditions', 'health_flags.pregnancy_breastfeeding'] as const

function isKeptAmongConditions(path: AnswerPath): path is (typeof conditionPaths)[number] {
  return conditionPaths.some((one) => one === path)
}

/** The screen asks about pregnancy apart from the other conditions, but stores the answers among them. */
function pregnancyParts({ health_flags: { conditions, pregnancy_breastfeeding: answer } }: OpenAnswers) {
  const isAnswered = answer !== null || conditions.some(isAboutPregnancy)
  return {
    'health_flags.conditions': conditions.filter((condition) => !isAboutPregnancy(condition)),
    'health_flags.pregnancy_breastfeeding': isAnswered ? pregnancyAnswers(conditions) : null,
  }
}

/** `almoço 12h e jantar 19h` */
function mealHoursOf({ lifestyle }: OpenAnswers): string | null {
  const meals = mealTypesOf(lifestyle.meals_per_day).flatMap((meal, at) => {
    const hour = lifestyle.meal_hours[at]
    return hour ? `${mealTypeLabels[meal].toLowerCase()} ${formatClock(hour)}` : []
  })
  return meals.length > 0 ? formatList(meals) : null
}

const written: Readonly<Record<string, (value: string) => string>> = {
  birthdate: formatDayWithYear,
  weight_kg: (value) => formatKilograms(Number(value)),
  target_weight: (value) => formatKilograms(Number(value)),
  height_cm: (value) => `${formatNumber(Number(value), 1)}\u00a0cm`,
}

function wordOf(field: string, value: unknown): string {
  const options = (choices as Readonly<Record<string, readonly { value: unknown; label: string }[]>>)[field]
  const option = options?.find((candidate) => String(candidate.value) === String(value))
  return option?.label ?? written[field]?.(String(value)) ?? String(value)
}

/** Returns a question without `(opcional)` and question marks. */
function plain(question: string): string {
  return question.replace(/ \(opcional\)|\?/g, '')
}
