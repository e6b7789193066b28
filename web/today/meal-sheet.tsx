import type { MealType } from '#contract/calendar.ts'
import type { Meal, PlateItem } from '#contract/meals.ts'
import { mealTypeLabels, mealTypes } from '#nutrition/targets/meal-type.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../api/api-error.ts'
import { PlateEditor } from '../meals/plate-editor.tsx'
import { totalsOf } from '../meals/plate-items.ts'
import { PlateTotals } from '../meals/plate-summary.tsx'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/state-block.tsx'
import { showToast } from '../ui/toast.ts'
import { changeMeal, mealQuery, removeMeal, restoreMeal } from './queries.ts'

interface MealSheetProps {
  id: string
  onClose: () => void
}

/** A logged meal, to be corrected or taken back. */
export function MealSheet({ id, onClose }: MealSheetProps) {
  const { data: meal, error, refetch } = useQuery(mealQuery(id))
  if (meal) return <OpenMeal key={id} meal={meal} onClose={onClose} />
  return (
    <Sheet open title="Refeição" onClose={onClose}>
      <div className="min-h-60 pb-6">
        {error ? (
          <ErrorState
            title="Erro ao carregar dados"
            message={messageOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonLines lines={5} />
        )}
      </div>
    </Sheet>
  )
}

function OpenMeal({ meal, onClose }: { meal: Meal; onClose: () => void }) {
  const client = useQueryClient()
  const [items, setItems] = useState<readonly PlateItem[]>(meal.items)
  const [mealType, setMealType] = useState<MealType>(meal.meal_type)
  const [busy, setBusy] = useState<'saving' | 'removing' | null>(null)
  const isChanged = items !== meal.items || mealType !== meal.meal_type

  const settle = async () => {
    client.removeQueries({ queryKey: mealQuery(meal.id).queryKey })
    await client.invalidateQueries({ queryKey: ['today'] })
  }
  const attempt = async (kind: 'saving' | 'removing', work: () => Promise<unknown>, done: () => void) => {
    setBusy(kind)
    try {
      await work()
      await settle()
      done()
      onClose()
    } catch (error) {
      showToast({ title: 'Erro ao ajustar o plano', description: messageOf(error), tone: 'error' })
      setBusy(null)
    }
  }
  const undo = async () => {
    await restoreMeal(meal)
    await settle()
  }

  return (
    <Sheet
      open
      title={mealTypeLabels[meal.meal_type]}
      onClose={onClose}
      footer={
        <div className="flex gap-3 pb-3">
          <Button
            variant="ghost"
            busy={busy === 'removing'}
            onClick={() =>
              void attempt(
                'removing',
                () => removeMeal(meal.id),
                () =>
                  showToast({
                    title: 'Refeição retirada do dia',
                    action: { label: 'Desfazer', onTap: () => void undo() },
                  }),
              )
            }
          >
            Tirar do dia
          </Button>
          <Button
            className="flex-1"
            disabled={!isChanged || items.length === 0}
            busy={busy === 'saving'}
            busyLabel="Salvando…"
            onClick={() =>
              void attempt(
                'saving',
                () => changeMeal(meal.id, items, mealType),
                () => showToast({ title: 'Refeição atualizada', tone: 'success' }),
              )
            }
          >
            Salvar
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4 pb-4">
        <PlateTotals totals={totalsOf(items)} />
        <PlateEditor items={items} onChange={setItems} />
        <SelectField
          label="Refeição"
          value={mealType}
          options={mealTypes.map((value) => ({ value, label: mealTypeLabels[value] }))}
          onChange={setMealType}
        />
      </div>
    </Sheet>
  )
}
