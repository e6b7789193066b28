import type { WeightHistory } from '#contract/weights.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { profileQuery } from '../api/profile.ts'
import { freshness } from '../api/query-client.ts'
import { announceFailure } from '../menus/failures.ts'
import { rereadAccount } from '../questionnaire/queries.ts'
import { formatKilograms } from '../ui/format-pt-br.ts'
import { showToast } from '../ui/toast.ts'

export const weightsQuery = queryOptions({
  queryKey: ['weights'],
  queryFn: ({ signal }) => call('GET /api/weights', { signal }),
  staleTime: freshness.stats,
})

export interface Weighing {
  readonly date: string
  readonly weightKg: number
  /** "Confere": said after being asked back. */
  readonly isConfirmed: boolean
}

function useKeeping() {
  const client = useQueryClient()
  return {
    client,
    keep: async (history: WeightHistory) => {
      client.setQueryData(weightsQuery.queryKey, history)
      await client.invalidateQueries({ queryKey: profileQuery.queryKey })
    },
  }
}

export function useSaveWeight() {
  const { keep } = useKeeping()
  return useMutation({ mutationFn: putWeight, onSuccess: keep })
}

function putWeight({ date, weightKg, isConfirmed }: Weighing): Promise<WeightHistory> {
  return call('PUT /api/weights/{date}', {
    params: { date },
    body: { weight_kg: weightKg, ...(isConfirmed && { confirmed: true }) },
  })
}

const failedRemoval = { title: 'Não foi possível apagar o peso', description: 'Ele continua no histórico.' }
const failedReturn = { title: 'Não foi possível trazer o peso de volta', description: 'Tente novamente.' }

/** Takes a weight out at once, and puts it back where that was a slip or did not arrive. */
export function useRemoveWeight() {
  const { client, keep } = useKeeping()
  const returning = useMutation({
    mutationFn: putWeight,
    onSuccess: keep,
    onError: (error) => announceFailure(error, failedReturn),
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
      await keep(history)
      showToast({
        title: `${formatKilograms(removed.weightKg)} apagados`,
        action: { label: 'Desfazer', onTap: () => returning.mutate({ ...removed, isConfirmed: true }) },
      })
    },
    onError: (error, _, before) => {
      client.setQueryData(weightsQuery.queryKey, before)
      announceFailure(error, failedRemoval)
    },
  })
}

type Said = 'atualizar' | 'agora_nao'

/** Targets, rings and suggestions everywhere depend on a yes. */
export function useAnswerQuestion() {
  const { client } = useKeeping()
  return useMutation({
    mutationFn: (body: { answer: Said; weight_kg: number }) =>
      call('POST /api/weight-question', { body, idempotent: true }),
    onSuccess: async ({ history }, { answer }) => {
      if (answer === 'atualizar') await rereadAccount()
      client.setQueryData(weightsQuery.queryKey, history)
    },
  })
}
