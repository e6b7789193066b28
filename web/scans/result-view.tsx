import { disclaimer, tableCitation } from '#contract/consent-texts.ts'
import type { MealType } from '#contract/calendar.ts'
import type { PlateItem, PlateReading } from '#contract/meals.ts'
import { mealTypeLabels, mealTypes } from '#nutrition/targets/meal-type.ts'
import { useState } from 'react'
import { PlateEditor } from '../meals/plate-editor.tsx'
import { totalsOf } from '../meals/plate-items.ts'
import { PlateDoubts, PlateScoreCard, PlateTotals, PlateWarnings } from '../meals/plate-summary.tsx'
import { Plate } from '../plate/plate.tsx'
import { Button } from '../ui/button.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { SelectField } from '../ui/select-field.tsx'

interface ResultViewProps {
  reading: PlateReading
  mealType: MealType
  photoUrl: string | null
  /** The photo named the foods, so a wrong one may be no food at all. */
  isSighted: boolean
  onItems: (items: PlateItem[]) => void
  onMealType: (mealType: MealType) => void
  onApply: () => Promise<void>
}

/** What is on the plate, what it adds up to, and everything that may need a correction. */
export function ResultView({
  reading,
  mealType,
  photoUrl,
  isSighted,
  onItems,
  onMealType,
  onApply,
}: ResultViewProps) {
  const [picture, setPicture] = useState<'drawing' | 'photo'>('drawing')
  const [isApplying, setApplying] = useState(false)
  const { items } = reading
  const drawn = items.map(({ food, grams, name }) => ({ group: food.group, grams, name }))

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        {picture === 'photo' && photoUrl ? (
          <img
            src={photoUrl}
            alt="Sua foto do prato"
            className="aspect-3/2 w-full rounded-card object-cover"
          />
        ) : (
          <div className="mx-auto w-64">
            <Plate items={drawn} />
          </div>
        )}
        {photoUrl && (
          <Segmented
            legend="Imagem"
            value={picture}
            onChange={setPicture}
            options={[
              { value: 'drawing', label: 'Prato desenhado' },
              { value: 'photo', label: 'Sua foto' },
            ]}
          />
        )}
      </div>
      <PlateWarnings warnings={reading.warnings} />
      <PlateTotals totals={totalsOf(items)} />
      <PlateDoubts unmatched={reading.unmatched} questions={reading.questions} />
      <PlateEditor
        items={items}
        onChange={onItems}
        removeLabel={isSighted ? 'Não é comida' : 'Tirar do prato'}
      />
      <PlateScoreCard reading={reading} />
      <SelectField
        label="Refeição"
        value={mealType}
        options={mealTypes.map((value) => ({ value, label: mealTypeLabels[value] }))}
        onChange={onMealType}
      />
      <div className="sticky bottom-bar">
        <Button
          size="large"
          wide
          disabled={items.length === 0}
          busy={isApplying}
          busyLabel="Ajustando…"
          className="shadow-float"
          onClick={async () => {
            setApplying(true)
            try {
              await onApply()
            } finally {
              setApplying(false)
            }
          }}
        >
          Ajustar meu dia
        </Button>
      </div>
      <p className="text-xs text-ink-soft">
        {tableCitation} {disclaimer}
      </p>
    </div>
  )
}
