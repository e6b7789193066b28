import type { MealType } from '#contract/calendar.ts'
import type { PlateItem } from '#contract/day/meals.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSessionUser } from '../../api/session.ts'
import { queueMeal } from '../../day/meal-outbox/queries.ts'
import { applyMeal } from '../../day/meals/queries.ts'
import { newMealId } from '../../day/shared/meal-id.ts'
import { choicesOf } from '../../day/shared/plate-items.ts'
import { undoLogged } from '../../day/shared/undo-logged.ts'
import { instantOf, type When } from '../../day/shared/when.ts'
import { isConnectionLost } from '../../menus/shared/failures.ts'
import { showChanges } from '../../menus/week-plans/queries.ts'
import { showToast } from '../../ui/overlay/toast.ts'

interface EatenPortion {
  item: PlateItem
  mealType: MealType
  when: When
}

/** Logs a portion of a recipe with an undo, once per opened sheet; queues it without a connection. */
export function useLogPortion(onDone: () => void) {
  const client = useQueryClient()
  const userId = useSessionUser()?.id ?? ''
  const [id] = useState(newMealId)
  const queue = async ({ item, mealType, when }: EatenPortion) => {
    const items = choicesOf([item])
    const told = { as: 'foods' as const, items, date: when.date, mealType, text: item.name }
    await queueMeal(client, { id, userId, eatenAt: instantOf(when), told })
    showToast({ title: 'Sem internet agora', description: 'Registramos no seu dia assim que ela voltar.' })
  }
  return useMutation({
    mutationFn: async (portion: EatenPortion) => {
      const { item, mealType, when } = portion
      try {
        const logged = await applyMeal({ id, when, removedHealth: [] }, [item], mealType)
        await showChanges(client, logged)
        showToast({
          title: 'Registrado no seu dia',
          description: `${item.name}, ${mealTypeLabels[mealType].toLowerCase()}.`,
          tone: 'success',
          action: { label: 'Desfazer', onTap: () => void undoLogged(client, logged.meal) },
        })
      } catch (error) {
        if (!isConnectionLost(error)) throw error
        await queue(portion)
      }
    },
    onSuccess: onDone,
  })
}
