import {
  type AnswerField,
  type AnswerGroup,
  type AnswerPath,
  isAssumed,
  type OpenAnswers,
} from './answers/answers.ts'
import type { GivenConsents } from './given-consents.ts'
import { questions, reasons } from './copy.ts'

/** Answers with their setters and the server's field errors, passed to every step. */
export interface AnswerSheet {
  answers: OpenAnswers
  write: WriteAnswer
  /** Changes an answer to fit another one: a question with a default stays unanswered. */
  adapt: WriteAnswer
  /** Server errors by field path; an error is removed when its answer changes. */
  refusals: Refusals
  /** Consents that the account has given to the current wording, which are not asked for again. */
  given: GivenConsents
}

export type Refusals = Partial<Record<AnswerPath, string>>

export type WriteAnswer = <Group extends AnswerGroup, Field extends AnswerField<Group>>(
  group: Group,
  field: Field,
  value: OpenAnswers[Group][Field],
) => void

/** Returns the props that bind a control with options to an answer: value, setter, error, legend and reason. */
export function optionsOf<Group extends AnswerGroup, Field extends AnswerField<Group>>(
  sheet: AnswerSheet,
  group: Group,
  field: Field,
) {
  const hint = reasons[`${group}.${field}` as AnswerPath]
  return { ...valueOf(sheet, group, field), legend: questions[group][field], hint }
}

/** Returns the props of `optionsOf` for a question with a default. The value is null until the question is answered. */
export function defaultedOptionsOf<Group extends AnswerGroup, Field extends AnswerField<Group>>(
  sheet: AnswerSheet,
  group: Group,
  field: Field,
) {
  const options = optionsOf(sheet, group, field)
  const isOpen = isAssumed(sheet.answers, `${group}.${field}` as AnswerPath)
  return { ...options, value: isOpen ? null : options.value, assumed: options.value }
}

/** Returns the props that bind a text control to an answer: value, setter, error and label. */
export function fieldOf<Group extends AnswerGroup, Field extends AnswerField<Group>>(
  sheet: AnswerSheet,
  group: Group,
  field: Field,
) {
  return { ...valueOf(sheet, group, field), label: questions[group][field] }
}

function valueOf<Group extends AnswerGroup, Field extends AnswerField<Group>>(
  { answers, write, refusals }: AnswerSheet,
  group: Group,
  field: Field,
) {
  return {
    value: answers[group][field],
    onChange: (value: OpenAnswers[Group][Field]) => write(group, field, value),
    error: refusals[`${group}.${field}` as AnswerPath],
  }
}
