import type { AnswerField, AnswerGroup, AnswerPath, OpenAnswers } from './answers.ts'
import { questions } from './copy.ts'

/** The answers as every step gets them: to read, to write, and with what the server found wrong. */
export interface AnswerSheet {
  answers: OpenAnswers
  write: WriteAnswer
  /** By path; gone as soon as that answer changes. */
  refusals: Refusals
}

export type Refusals = Partial<Record<AnswerPath, string>>

export type WriteAnswer = <Group extends AnswerGroup, Field extends AnswerField<Group>>(
  group: Group,
  field: Field,
  value: OpenAnswers[Group][Field],
) => void

/** The props of a control that is a group of options. */
export function optionsOf<Group extends AnswerGroup, Field extends AnswerField<Group>>(
  sheet: AnswerSheet,
  group: Group,
  field: Field,
) {
  return { ...valueOf(sheet, group, field), legend: questions[group][field] }
}

/** The props of a control that one types into. */
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
