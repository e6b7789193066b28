import type { AnswerField, AnswerGroup, AnswerPath, OpenAnswers } from './answers/answers.ts'
import { questions } from './copy.ts'

/** Answers with their setters and the server's field errors, passed to every step. */
export interface AnswerSheet {
  answers: OpenAnswers
  write: WriteAnswer
  /** Server errors by field path; an error is removed when its answer changes. */
  refusals: Refusals
}

export type Refusals = Partial<Record<AnswerPath, string>>

export type WriteAnswer = <Group extends AnswerGroup, Field extends AnswerField<Group>>(
  group: Group,
  field: Field,
  value: OpenAnswers[Group][Field],
) => void

/** Props for a control with options. */
export function optionsOf<Group extends AnswerGroup, Field extends AnswerField<Group>>(
  sheet: AnswerSheet,
  group: Group,
  field: Field,
) {
  return { ...valueOf(sheet, group, field), legend: questions[group][field] }
}

/** Props for a text control. */
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
