import { Segmented } from '../../ui/form/segmented.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { labelMeasures } from './copy.ts'
import type { FieldErrors, LabelDraft } from './label-draft.ts'

interface PortionFieldsProps {
  draft: LabelDraft
  errors: FieldErrors
  onChange: (draft: LabelDraft) => void
}

/** Portion of the label with its household measure: 30 g are 1 dose. */
export function PortionFields({ draft, errors, onChange }: PortionFieldsProps) {
  const change = (part: Partial<LabelDraft>) => onChange({ ...draft, ...part })
  const isKnown = (labelMeasures as readonly string[]).includes(draft.measure)
  const measures = isKnown ? labelMeasures : [draft.measure, ...labelMeasures]
  const number = { type: 'text', inputMode: 'decimal', autoComplete: 'off', maxLength: 9 } as const
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 grow basis-[8rem]">
          <TextField
            {...number}
            label="Porção"
            placeholder="Ex.: 30"
            value={draft.portion}
            error={errors['portion']}
            onChange={(event) => change({ portion: event.target.value })}
          />
        </div>
        <div className="flex basis-[8.5rem] flex-col gap-1.5">
          <span aria-hidden="true" className="font-semibold">
            Unidade
          </span>
          <Segmented
            legend="Unidade da porção"
            options={[
              { value: 'g', label: 'g' },
              { value: 'ml', label: 'ml' },
            ]}
            value={draft.unit}
            onChange={(unit) => change({ unit })}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 basis-[6.5rem]">
          <TextField
            {...number}
            label="Equivale a"
            value={draft.quantity}
            error={errors['quantity']}
            onChange={(event) => change({ quantity: event.target.value })}
          />
        </div>
        <div className="min-w-0 grow basis-[9rem]">
          <SelectField
            label="Medida caseira"
            value={draft.measure}
            options={measures.map((measure) => ({ value: measure, label: measure }))}
            onChange={(measure) => change({ measure })}
          />
        </div>
      </div>
      <TextField
        {...number}
        label="Porções por embalagem"
        optional
        value={draft.packagePortions}
        error={errors['packagePortions']}
        onChange={(event) => change({ packagePortions: event.target.value })}
      />
    </div>
  )
}
