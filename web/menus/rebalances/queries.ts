import type { RebalanceProposal } from '#contract/day/today.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { announceFailure } from '../shared/failures.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { showChanges } from '../week-plans/queries.ts'
import {
  keptToast,
  overtakenToast,
  proposalTexts,
  rebalancedToast,
  rebalanceTexts,
  undoneToast,
} from './copy.ts'

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

export function acceptProposal({ id, meal_id }: RebalanceProposal) {
  return call('POST /api/plan-rebalance', { body: { meal_id, proposal_id: id }, idempotent: true })
}

/**
 * Makes the proposed changes, and shows the changed day and week. The undo in the toast also works after the screen
 * is closed.
 */
export function useAcceptProposal() {
  const client = useQueryClient()
  const undo = useUndoRebalance()
  return useMutation({
    mutationFn: acceptProposal,
    onSuccess: async (reply, { meal_id }) => {
      await showChanges(client, reply)
      showToast(
        reply.applied
          ? rebalancedToast(() => void undo.mutateAsync(meal_id).catch(announceUndoFailure))
          : overtakenToast(!!reply.today?.rebalance_proposal),
      )
    },
  })
}

export function announceAcceptFailure(error: unknown): void {
  announceFailure(error, { title: proposalTexts.adjustFailed })
}

/** Keeps the plan as it is, with an undo that brings the proposal back. */
export function useDeclineProposal() {
  const client = useQueryClient()
  const { mutateAsync, ...declining } = useMutation({
    mutationFn: ({ mealId, declined }: { mealId: string; declined: boolean }) =>
      call('POST /api/plan-decline-rebalance', { body: { meal_id: mealId, declined }, idempotent: true }),
    onSuccess: async (reply, { mealId, declined }) => {
      await showChanges(client, reply)
      if (declined) showToast(keptToast(() => void takeBack(mealId)))
    },
  })
  const takeBack = (mealId: string) =>
    mutateAsync({ mealId, declined: false }).catch((error: unknown) =>
      announceFailure(error, { title: rebalanceTexts.undoFailed }),
    )
  return declining
}

export function announceDeclineFailure(error: unknown): void {
  announceFailure(error, { title: proposalTexts.keepFailed })
}
