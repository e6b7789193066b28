import type { FieldProblem } from '../../api/api-error.ts'
import type { Refusals } from './answer-sheet.ts'
import type { AnswerPath } from './answers/answers.ts'
import { questionAt, type Step, stepOfField, steps } from './steps.ts'

/** The server's remarks by field; one about a list item (`preferences.dislikes.0`) goes to the list. */
export function refusalsIn(fields: readonly FieldProblem[]): Refusals {
  return Object.fromEntries(
    fields
      .filter(({ path }) => stepOfField(path) !== null)
      .map(({ path, detail }) => [path.split('.').slice(0, 2).join('.'), detail]),
  )
}

/** Corrections needed on a step, each remark with its question. */
export function refusalsOn(step: Step, refusals: Refusals): string[] {
  return Object.entries(refusals)
    .filter(([path]) => stepOfField(path) === step)
    .map(([path, detail]) => [questionAt(path), detail].filter(Boolean).join(': '))
}

/** First step with a correction; null if no remark belongs to a field. */
export function firstRefusedStep(refusals: Refusals): Step | null {
  return steps.find((step) => refusalsOn(step, refusals).length > 0) ?? null
}

export function withoutRefusal(refusals: Refusals, path: AnswerPath): Refusals {
  const { [path]: _settled, ...others } = refusals
  return others
}
