import {
  labelNutrients,
  type LabelNutrient,
  requiredNutrients,
} from '#nutrition/foods/own/label-nutrients.ts'
import type { LabelBasis } from '#nutrition/foods/own/own-food.ts'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { AmountRow, columnName } from './amount-row.tsx'
import type { FieldErrors, LabelDraft } from './label-draft.ts'

interface ValuesCardProps {
  draft: LabelDraft
  errors: FieldErrors
  onChange: (draft: LabelDraft) => void
}

const required: ReadonlySet<LabelNutrient> = new Set(requiredNutrients)
const common = labelNutrients.filter((nutrient) => nutrient !== 'polyols_g')

/** Values in the order of the label, by the portion, by 100 g, or in both columns, which check each other. */
export function ValuesCard({ draft, errors, onChange }: ValuesCardProps) {
  const [showsPolyols, setShowsPolyols] = useState(false)
  const columns: readonly LabelBasis[] = draft.columns === 'both' ? ['100', 'portion'] : [draft.columns]
  const hasPolyols = showsPolyols || columns.some((basis) => draft.values[basis].polyols_g !== '')
  const set = (nutrient: LabelNutrient, basis: LabelBasis, text: string) =>
    onChange({
      ...draft,
      values: { ...draft.values, [basis]: { ...draft.values[basis], [nutrient]: text } },
    })
  return (
    <section aria-labelledby="valores-do-rotulo" className="flex flex-col gap-3">
      <h3 id="valores-do-rotulo" className="text-lg font-bold">
        Tabela nutricional
      </h3>
      <Segmented
        legend="Coluna do rótulo"
        options={[
          { value: 'portion', label: 'Porção' },
          { value: '100', label: `100 ${draft.unit}` },
          { value: 'both', label: 'As duas' },
        ]}
        value={draft.columns}
        onChange={(next) => onChange({ ...draft, columns: next })}
      />
      <p className="text-sm text-pretty text-ink-soft">
        Digite 0 onde o rótulo diz “não contém”. Deixe vazio o que ele não diz: vazio é desconhecido, nunca
        zero.
      </p>
      <div className="flex flex-col divide-y divide-line">
        <ColumnHeads draft={draft} columns={columns} />
        {[...common, ...(hasPolyols ? (['polyols_g'] as const) : [])].map((nutrient) => (
          <AmountRow
            key={nutrient}
            nutrient={nutrient}
            draft={draft}
            columns={columns}
            errors={errors}
            isRequired={required.has(nutrient)}
            onAmount={(basis, text) => set(nutrient, basis, text)}
          />
        ))}
      </div>
      {!hasPolyols && (
        <Button variant="ghost" className="-ml-4 self-start" onClick={() => setShowsPolyols(true)}>
          O rótulo tem polióis
        </Button>
      )}
    </section>
  )
}

function ColumnHeads({ draft, columns }: { draft: LabelDraft; columns: readonly LabelBasis[] }) {
  return (
    <div aria-hidden="true" className="flex items-end justify-end gap-2 pb-1.5 text-sm text-ink-soft">
      {columns.map((basis) => (
        <span key={basis} className="w-[5.5rem] min-w-0 text-right leading-tight text-balance">
          {columnName(basis, draft)}
        </span>
      ))}
    </div>
  )
}
