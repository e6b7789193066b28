import type { Dish } from '#contract/menus/menus.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { announceFailure, refusalText } from '../../../menus/shared/failures.ts'
import { dishOf } from '../../../menus/shared/planned-dish.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import { editWeekPlan, showChanges } from '../../../menus/week-plans/queries.ts'
import type { PlannedPlace } from './planned-places.ts'
import { swapTexts } from '../../../menus/shared/swap-copy.ts'

interface Swap {
  place: PlannedPlace
  dish: Dish
}

/** Swaps a dish in the week, with an undo. */
export function useSwap() {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    // The scope runs the swap after every other edit of the week, from any screen.
    scope: { id: 'week-plan-edit' },
    mutationFn: ({ place: { date, meal }, dish }: Swap) =>
      editWeekPlan({ kind: 'swap', date, meal_type: meal.meal_type, dish }),
    onSuccess: (reply) => showChanges(client, reply),
  })
  const change = (swap: Swap): Promise<boolean> =>
    mutateAsync(swap).then(
      () => true,
      (error: unknown) => {
        announceFailure(error, refusalText(error))
        return false
      },
    )
  const putBack = async (place: PlannedPlace, dish: Dish) => {
    if (await change({ place, dish })) showToast(swapTexts.undone)
  }
  return async (place: PlannedPlace, dish: Dish, name: string) => {
    if (!(await change({ place, dish }))) return
    const before = dishOf(place.meal)
    showToast({
      ...swapTexts.done,
      description: name,
      tone: 'success',
      ...(before && { action: { label: swapTexts.undo, onTap: () => void putBack(place, before) } }),
    })
  }
}
