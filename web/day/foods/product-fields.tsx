import type { NovaGroup } from '#nutrition/foods/food.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { groupLabels, novaLabels } from './copy.ts'
import { type FieldErrors, isFoodGroup, type LabelDraft } from './label-draft.ts'

interface ProductFieldsProps {
  draft: LabelDraft
  errors: FieldErrors
  onChange: (draft: LabelDraft) => void
}

const novaOptions = [
  { value: 'unknown', label: 'Não sei' },
  ...([4, 3, 2, 1] as const).map((group) => ({ value: String(group), label: novaLabels[group] })),
]
const groupOptions = [
  { value: 'similar', label: 'O do alimento mais parecido' },
  ...Object.entries(groupLabels).map(([value, label]) => ({ value, label })),
]

/** Kind, processing and barcode of a product, which do not follow from its values. */
export function ProductFields({ draft, errors, onChange }: ProductFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Código de barras"
        optional
        hint="Da próxima vez, basta ler ou digitar o código para achar este alimento."
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={draft.ean}
        error={errors['ean']}
        onChange={(event) => onChange({ ...draft, ean: event.target.value })}
      />
      <SelectField
        label="Tipo de alimento"
        hint="Serve para desenhar o prato e comparar com o resto da refeição."
        value={draft.group ?? 'similar'}
        options={groupOptions}
        onChange={(group) => onChange({ ...draft, group: isFoodGroup(group) ? group : null })}
      />
      <SelectField
        label="Grau de processamento"
        value={draft.nova === null ? 'unknown' : String(draft.nova)}
        options={novaOptions}
        onChange={(nova) =>
          onChange({ ...draft, nova: nova === 'unknown' ? null : (Number(nova) as NovaGroup) })
        }
      />
    </div>
  )
}
