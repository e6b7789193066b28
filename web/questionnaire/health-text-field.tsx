import { TextField } from '../ui/text-field.tsx'
import { type AnswerSheet, fieldOf } from './answer-sheet.ts'
import type { AnswerField, AnswerGroup } from './answers.ts'

const longest = 300

interface HealthTextFieldProps<Group extends AnswerGroup> {
  sheet: AnswerSheet
  group: Group
  field: AnswerField<Group>
  hint?: string
  isRequired?: boolean
}

/** A free text in which people write about their health. */
export function HealthTextField<Group extends AnswerGroup>({
  sheet,
  group,
  field,
  hint,
  isRequired = false,
}: HealthTextFieldProps<Group>) {
  const { value, onChange, ...frame } = fieldOf(sheet, group, field)
  return (
    <TextField
      {...frame}
      hint={hint}
      optional={!isRequired}
      value={typeof value === 'string' ? value : ''}
      maxLength={longest}
      onChange={(event) => onChange(event.target.value as typeof value)}
    />
  )
}
