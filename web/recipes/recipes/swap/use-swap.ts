import type { Dish } from '#contract/menus/menus.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { announceRefusedSwap } from '../../../menus/shared/edit-consent.ts'
import { announceFailure, refusalText } from '../../../menus/shared/failures.ts'
import { dishOf } from '../../../menus/shared/planned-dish.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import { editWeekPlan, showChanges } from '../../../menus/week-plans/queries.ts'
import type { PlannedPlace } from './planned-places.ts'
import { swapTexts } from '../../../menus/shared/swap-copy.ts'

interface Swap {
  place: PlannedPlace
  dish: Dish
  /** Whether the person consents to a swap that breaks wishes. */
  isAccepted: boolean
}

/** Swaps a dish in the week, with an undo. */
export function useSwap() {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    // The scope runs the swap after every other edit of the week, from any screen.
    scope: { id: 'week-plan-edit' },
    mutationFn: ({ place: { date, meal }, dish, isAccepted }: Swap) =>
      editWeekPlan({ kind: 'swap', date, meal_type: meal.meal_type, dish, accepts_disliked: isAccepted }),
    onSuccess: (reply) => showChanges(client, reply),
  })
  const change = (swap: Swap, onRefusal: (error: unknown) => void): Promise<boolean> =>
    mutateAsync(swap).then(
      () => true,
      (error: unknown) => {
        onRefusal(error)
        return false
      },
    )
  const putBack = async (place: PlannedPlace, dish: Dish) => {
    const isBack = await change({ place, dish, isAccepted: true }, (error) =>
      announceFailure(error, refusalText(error)),
    )
    if (isBack) showToast(swapTexts.undone)
  }
  const swap = async (place: PlannedPlace, dish: Dish, name: string, isAccepted = false) => {
    const isSwapped = await change({ place, dish, isAccepted }, (error) =>
      announceRefusedSwap(error, () => void swap(place, dish, name, true)),
    )
    if (!isSwapped) return
    const before = dishOf(place.meal)
    showToast({
      ...swapTexts.done,
      description: name,
      tone: 'success',
      ...(before && { action: { label: swapTexts.undo, onTap: () => void putBack(place, before) } }),
    })
  }
  return swap
}
