import type { MealType } from '#contract/calendar.ts'
import type { Meal, PlateItem } from '#contract/day/meals.ts'
import { mealTypeLabels, mealTypes } from '#nutrition/targets/meal-type.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { hidesNumbers } from '../meals/amount-copy.ts'
import { announcePlanFailure } from '../shared/plan-failure.ts'
import { PlateEditor } from '../shared/plate-editor.tsx'
import { totalsOf } from '../shared/plate-items.ts'
import { PlateTotals } from '../shared/plate-summary.tsx'
import { changeMeal, mealQuery, removeMeal, restoreMeal } from '../meals/queries.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { type ChangedDay, showChanges } from '../../menus/week-plans/queries.ts'

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
  const client = useQueryClient()
  const [items, setItems] = useState<readonly PlateItem[]>(meal.items)
  const [mealType, setMealType] = useState<MealType>(meal.meal_type)
  const saving = useMutation({ mutationFn: () => changeMeal(meal.id, items, mealType) })
  const removing = useMutation({ mutationFn: () => removeMeal(meal.id) })
  const restoring = useMutation({ mutationFn: () => restoreMeal(meal) })
  const isClosed = useRef(false)
  const isChanged = items !== meal.items || mealType !== meal.meal_type
  const isHidden = meal.items.some(({ food }) => hidesNumbers(food))

  const settle = async (reply: ChangedDay) => {
    client.removeQueries({ queryKey: mealQuery(meal.id).queryKey })
    await showChanges(client, reply)
  }
  // A toast would be covered by the open sheet, so the sheet shows failures itself.
  const failure = saving.error ?? removing.error

  const save = async () => {
    try {
      await settle(await saving.mutateAsync())
      showToast({ title: 'Refeição atualizada', tone: 'success' })
      onClose()
    } catch (error) {
      if (isClosed.current) announcePlanFailure(error)
    }
  }
  const remove = async () => {
    try {
      await settle(await removing.mutateAsync())
      showToast({
        title: 'Refeição retirada do dia',
        action: { label: 'Desfazer', onTap: () => void restore() },
      })
      onClose()
    } catch {
      // Reported in the sheet, which stays open.
    }
  }
  const restore = async () => {
    try {
      await settle(await restoring.mutateAsync())
    } catch (error) {
      announcePlanFailure(error)
    }
  }
  /** Closing keeps the changes, so that they can be resumed. */
  const close = () => {
    isClosed.current = true
    onClose()
    if (!isChanged || items.length === 0) return
    showToast({
      title: 'Alterações não salvas',
      action: { label: 'Salvar', onTap: () => void save() },
    })
  }

  return (
    <Sheet
      open
      title={mealTypeLabels[meal.meal_type]}
      onClose={close}
      footer={
        <div className="flex flex-wrap gap-3">
          {failure && (
            <p role="alert" className="w-full text-sm font-medium text-tomate">
              {messageOf(failure)} Nada foi perdido.
            </p>
          )}
          <Button
            variant="ghost"
            busy={removing.isPending}
            busyLabel="Tirando…"
            onClick={() => void remove()}
          >
            Tirar do dia
          </Button>
          <Button
            className="flex-1"
            disabled={!isChanged || items.length === 0}
            busy={saving.isPending}
            busyLabel="Salvando…"
            onClick={() => void save()}
          >
            Salvar
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {!isHidden && <PlateTotals totals={totalsOf(items)} />}
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
