import type { MealType } from '#contract/calendar.ts'
import type { Meal, PlateItem } from '#contract/day/meals.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type ChangedDay, showChanges } from '../../menus/week-plans/queries.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { changeMeal, mealQuery, removeMeal, restoreMeal } from '../meals/queries.ts'
import { announcePlanFailure } from '../shared/plan-failure.ts'
import { mealEditTexts } from './meal-edit-copy.ts'

/** Changes to a logged meal: its foods and type, saved on request, and its removal with an undo. */
export function useMealEdit(meal: Meal, onClose: () => void) {
  const client = useQueryClient()
  const [items, setItems] = useState<readonly PlateItem[]>(meal.items)
  const [mealType, setMealType] = useState<MealType>(meal.meal_type)
  const saving = useMutation({ mutationFn: () => changeMeal(meal.id, items, mealType) })
  const removing = useMutation({ mutationFn: () => removeMeal(meal.id) })
  const restoring = useMutation({ mutationFn: () => restoreMeal(meal) })
  const isClosed = useRef(false)
  const canSave = (items !== meal.items || mealType !== meal.meal_type) && items.length > 0

  const settle = async (reply: ChangedDay) => {
    client.removeQueries({ queryKey: mealQuery(meal.id).queryKey })
    await showChanges(client, reply)
  }

  const save = async () => {
    try {
      await settle(await saving.mutateAsync())
      showToast({ ...mealEditTexts.saved, tone: 'success' })
      onClose()
    } catch (error) {
      if (isClosed.current) announcePlanFailure(error)
    }
  }
  const remove = async () => {
    try {
      await settle(await removing.mutateAsync())
      showToast({
        ...mealEditTexts.removed,
        action: { label: mealEditTexts.undo, onTap: () => void restore() },
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
    if (!canSave) return
    showToast({
      ...mealEditTexts.unsaved,
      action: { label: mealEditTexts.save, onTap: () => void save() },
    })
  }

  return {
    items,
    setItems,
    mealType,
    setMealType,
    /** Shown in the sheet, because the open sheet would cover a toast. */
    failure: saving.error ?? removing.error,
    canSave,
    isSaving: saving.isPending,
    isRemoving: removing.isPending,
    save: () => void save(),
    remove: () => void remove(),
    close,
  }
}
