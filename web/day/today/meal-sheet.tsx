import type { Meal } from '#contract/day/meals.ts'
import { mealTypeLabels, mealTypes } from '#nutrition/targets/meal-type.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { RepeatFold } from '../again/repeat-fold.tsx'
import { SaveFold } from '../saved-meals/save-fold.tsx'
import { hidesNumbers } from '../meals/amount-copy.ts'
import { PlateEditor } from '../shared/plate-editor.tsx'
import { totalsOf } from '../shared/plate-items.ts'
import { PlateTotals } from '../shared/plate-summary.tsx'
import { WhenFields } from '../shared/when-fields.tsx'
import { mealQuery } from '../meals/queries.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { useMealEdit } from './use-meal-edit.ts'

interface MealSheetProps {
  id: string
  onClose: () => void
}

/** Editor of a logged meal, with its removal. */
export function MealSheet({ id, onClose }: MealSheetProps) {
  const { data: meal, error, refetch } = useQuery(mealQuery(id))
  if (meal) return <OpenMeal key={id} meal={meal} onClose={onClose} />
  return (
    <Sheet open title="Refeição" onClose={onClose}>
      <div className="min-h-60 pb-6">
        {error ? (
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines lines={5} />
        )}
      </div>
    </Sheet>
  )
}

function OpenMeal({ meal, onClose }: { meal: Meal; onClose: () => void }) {
  const changes = useMealEdit(meal, onClose)
  const { items, mealType } = changes
  const [isNaming, setNaming] = useState(false)
  const isHidden = meal.items.some(({ food }) => hidesNumbers(food))
  return (
    <Sheet
      open
      title={mealTypeLabels[meal.meal_type]}
      onClose={changes.close}
      // A second button to save would lose the name that was typed.
      footer={
        !isNaming && (
          <div className="flex flex-wrap gap-3">
            {changes.failure && (
              <p role="alert" className="w-full text-sm font-medium text-tomate">
                {messageOf(changes.failure)} Nada foi perdido.
              </p>
            )}
            <Button variant="ghost" busy={changes.isRemoving} busyLabel="Tirando…" onClick={changes.remove}>
              Tirar do dia
            </Button>
            <Button
              className="flex-1"
              disabled={!changes.canSave}
              busy={changes.isSaving}
              busyLabel="Salvando…"
              onClick={changes.save}
            >
              Salvar
            </Button>
          </div>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {!isHidden && <PlateTotals totals={totalsOf(items)} />}
        <PlateEditor items={items} onChange={changes.setItems} />
        <SelectField
          label="Refeição"
          value={mealType}
          options={mealTypes.map((value) => ({ value, label: mealTypeLabels[value] }))}
          onChange={changes.setMealType}
        />
        <WhenFields when={changes.when} onChange={changes.setWhen} />
        <div className="flex flex-col gap-1">
          <RepeatFold meal={meal} onDone={changes.close} />
          <SaveFold
            items={items}
            mealType={mealType}
            isOpen={isNaming}
            onOpen={setNaming}
            onDone={() => {
              // The footer shows a failure.
              setNaming(false)
              if (changes.canSave) changes.save()
              else changes.close()
            }}
          />
        </div>
      </div>
    </Sheet>
  )
}
