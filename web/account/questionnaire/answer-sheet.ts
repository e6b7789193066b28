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

interface DefaultOption<Value> {
  value: Value
  label: string
}

/**
 * Returns the props of `optionsOf` for a slider with a default. Until the question is answered, the value is null and
 * `counted` says which option counts.
 */
export function defaultedOptionsOf<
  Group extends AnswerGroup,
  Field extends AnswerField<Group>,
  Option extends DefaultOption<OpenAnswers[Group][Field]>,
>(sheet: AnswerSheet, group: Group, field: Field, options: readonly Option[]) {
  const bound = optionsOf(sheet, group, field)
  const assumed = bound.value
  if (!isAssumed(sheet.answers, `${group}.${field}` as AnswerPath))
    return { ...bound, options, assumed, counted: null }
  const label = options.find(({ value }) => value === assumed)?.label ?? ''
  return {
    ...bound,
    options,
    value: null,
    assumed,
    counted: `Sem resposta, contamos ${insideSentence(label)}.`,
  }
}

/** Returns the props of `defaultedOptionsOf` for chips, whose hint says which option counts. */
export function defaultedChipsOf<
  Group extends AnswerGroup,
  Field extends AnswerField<Group>,
  Option extends DefaultOption<OpenAnswers[Group][Field]>,
>(sheet: AnswerSheet, group: Group, field: Field, given: readonly Option[]) {
  const { legend, options, value, onChange, error, hint, counted } = defaultedOptionsOf(
    sheet,
    group,
    field,
    given,
  )
  const notes = [counted, hint].filter(Boolean).join(' ')
  return { legend, options, value, onChange, error, hint: notes }
}

/** `Muito baixo` -> `muito baixo`; a unit such as `2 L` stays. */
function insideSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1)
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
