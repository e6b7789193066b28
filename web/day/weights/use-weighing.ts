import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useSessionUser } from '../../api/session.ts'
import { announceFailure, isConnectionLost } from '../../menus/shared/failures.ts'
import { refetchAccount } from '../../account/questionnaire/queries.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { queuedNotesQuery } from '../note-outbox/queries.ts'
import { weightsQuery } from './queries.ts'
import { deleteQueuedWeight, queueWeight, refetchQueue, weightNotes } from './queued-weights.ts'
import { type ChangedWeights, putWeight, showWeights, type Weighing } from './weighing.ts'
import { removalTexts } from './copy.ts'

/** Weights of this account on this device, waiting for the network or for confirmation. */
export function useQueuedWeights() {
  const userId = useSessionUser()?.id ?? ''
  return useQuery(queuedNotesQuery(weightNotes, userId)).data
}

function useStoreHistory() {
  const client = useQueryClient()
  const userId = useSessionUser()?.id
  return {
    client,
    userId,
    /** A newly saved weight replaces a queued weight of the same day. */
    keep: async (reply: ChangedWeights, date: string) => {
      await showWeights(client, reply)
      if (userId !== undefined) await deleteQueuedWeight(client, userId, date)
    },
  }
}

/**
 * Saves a weight; its data is the history, or `null` if the connection was lost and the weight was queued on this
 * device.
 */
export function useSaveWeight() {
  const { client, userId, keep } = useStoreHistory()
  return useMutation({
    mutationFn: async (weighing: Weighing) => {
      try {
        return await putWeight(weighing)
      } catch (error) {
        if (userId !== undefined && isConnectionLost(error) && queueWeight(userId, weighing)) return null
        throw error
      }
    },
    onSuccess: (history, { date }) => (history ? keep(history, date) : refetchQueue(client)),
  })
}

/** Removes a weight optimistically, with an undo and a rollback on failure. */
export function useRemoveWeight() {
  const { client, keep } = useStoreHistory()
  const returning = useMutation({
    mutationFn: putWeight,
    onSuccess: (history, { date }) => keep(history, date),
    onError: (error) => announceFailure(error, removalTexts.undoFailed),
  })
  return useMutation({
    scope: { id: 'weights' },
    mutationFn: ({ date }: Weighing) => call('DELETE /api/weights/{date}', { params: { date } }),
    onMutate: async ({ date }) => {
      await client.cancelQueries({ queryKey: weightsQuery.queryKey })
      const before = client.getQueryData(weightsQuery.queryKey)
      client.setQueryData(
        weightsQuery.queryKey,
        (shown) => shown && { ...shown, weights: shown.weights.filter((one) => one.date !== date) },
      )
      return before
    },
    onSuccess: async (history, removed) => {
      await keep(history, removed.date)
      showToast({
        title: removalTexts.done(removed.weightKg),
        action: {
          label: removalTexts.undo,
          onTap: () => returning.mutate({ ...removed, isConfirmed: true }),
        },
      })
    },
    onError: (error, _, before) => {
      client.setQueryData(weightsQuery.queryKey, before)
      announceFailure(error, removalTexts.failed)
    },
  })
}

type WeightAnswer = 'atualizar' | 'agora_nao'

/** Answers the question of a weight. Accepting it changes targets, rings and recommendations everywhere. */
export function useAnswerQuestion() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { answer: WeightAnswer; weight_kg: number }) =>
      call('POST /api/weight-question', { body, idempotent: true }),
    onSuccess: async ({ history, today }, { answer }) => {
      if (answer === 'atualizar') await refetchAccount()
      await showWeights(client, { ...history, today })
    },
  })
}
