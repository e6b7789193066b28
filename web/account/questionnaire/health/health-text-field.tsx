import { TextArea } from '../../../ui/form/text-area.tsx'
import { type AnswerSheet, fieldOf } from '../answer-sheet.ts'
import type { AnswerField, AnswerGroup } from '../answers/answers.ts'
import { UnderstoodNotes } from './understood-notes.tsx'

const longest = 300

interface HealthTextFieldProps<Group extends AnswerGroup> {
  sheet: AnswerSheet
  group: Group
  field: AnswerField<Group>
  hint?: string
  isRequired?: boolean
}

/** Free text about health, with its findings below. */
export function HealthTextField<Group extends AnswerGroup>({
  sheet,
  group,
  field,
  hint,
  isRequired = false,
}: HealthTextFieldProps<Group>) {
  const { value, onChange, ...frame } = fieldOf(sheet, group, field)
  const text = typeof value === 'string' ? value : ''
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        {...frame}
        rows={1}
        hint={hint}
        optional={!isRequired}
        value={text}
        maxLength={longest}
        onChange={(event) => onChange(event.target.value as typeof value)}
      />
      <UnderstoodNotes sheet={sheet} text={text} isAllergy={field === 'custom_allergies'} />
    </div>
  )
}
