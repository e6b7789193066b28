import type { Applied } from '#contract/day/rebalances.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { announceFailure } from '../shared/failures.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { showChanges } from '../week-plans/queries.ts'
import { rebalancedToast, rebalanceTexts, undoneToast } from './copy.ts'

export type RebalancedMeals = Applied['rebalance']['adjustments']

/** Undoes the rebalance that a logged meal caused, and shows the restored day and week. */
export function useUndoRebalance() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (mealId: string) =>
      call('POST /api/plan-undo-rebalance', { body: { meal_id: mealId }, idempotent: true }),
    onSuccess: async (reply) => {
      await showChanges(client, reply)
      showToast(undoneToast(reply.restored.length))
    },
  })
}

export function announceUndoFailure(error: unknown): void {
  announceFailure(error, { title: rebalanceTexts.undoFailed })
}

/** Toast for a changed plan, with its undo. It outlives the screen that shows it. */
export function useAnnounceRebalance() {
  const undo = useUndoRebalance()
  return (mealId: string) =>
    showToast(rebalancedToast(() => void undo.mutateAsync(mealId).catch(announceUndoFailure)))
}
