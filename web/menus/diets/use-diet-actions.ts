import type { Diet } from '#contract/menus/diets.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { announceFailure } from '../shared/failures.ts'
import { activateDiet, releaseStuckDiets, removeDiet, renameDiet, refetchDiets } from './queries.ts'

const activationTexts = {
  list: {
    done: { title: 'Dieta ativa alterada.', description: 'Recalculamos seu dia.' },
    failed: { title: 'Erro ao ativar dieta', description: 'Tente novamente em alguns momentos.' },
  },
  detail: {
    done: { title: 'Dieta ativada!' },
    failed: {
      title: 'Erro ao ativar dieta',
      description: 'Não foi possível ativar a dieta. Tente novamente.',
    },
  },
} as const

export function useActivation(id: string, place: 'list' | 'detail') {
  const client = useQueryClient()
  const { done, failed } = activationTexts[place]
  return useMutation({
    mutationFn: () => activateDiet(id),
    onSuccess: async () => {
      await refetchDiets(client)
      showToast({ ...done, tone: 'success' })
    },
    onError: (error) => announceFailure(error, failed),
  })
}

export function useRemoval(id: string, onRemoved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => removeDiet(id),
    onSuccess: async () => {
      onRemoved()
      await refetchDiets(client)
      showToast({
        title: 'Dieta deletada',
        description: 'A dieta foi removida com sucesso.',
        tone: 'success',
      })
    },
    onError: (error) => {
      // The diet is already gone, for whatever reason.
      if (error instanceof ApiError && error.code === 'diet_not_found') onRemoved()
      announceFailure(error, { title: 'Erro ao deletar', description: 'Não foi possível deletar a dieta.' })
    },
  })
}

export function useRenaming({ id }: Diet, onRenamed: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => renameDiet(id, name),
    onSuccess: async () => {
      await refetchDiets(client)
      onRenamed()
      showToast({ title: 'Nome alterado', tone: 'success' })
    },
  })
}

export function useRelease() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: releaseStuckDiets,
    onSuccess: async () => {
      await refetchDiets(client)
      showToast({ title: 'Dieta liberada', description: 'Já dá para gerar o cardápio de novo.' })
    },
    onError: (error) => announceFailure(error, { title: 'Não foi possível resetar as dietas travadas.' }),
  })
}
