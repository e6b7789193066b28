import type { Diet } from '#contract/menus/diets.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { announceFailure } from '../shared/failures.ts'
import {
  activateDiet,
  dietsQuery,
  releaseStuckDiets,
  removeDiet,
  renameDiet,
  refetchDiets,
} from './queries.ts'
import { activationTexts, releaseTexts, removalTexts, renamed } from './diet-copy.ts'

/** Activates a diet; the notice offers to activate the one before it again. */
export function useActivation(id: string, place: 'list' | 'detail') {
  const client = useQueryClient()
  const { done, failed } = activationTexts[place]
  const undo = async (previousId: string) => {
    try {
      await activateDiet(previousId)
      await refetchDiets(client)
      showToast(activationTexts.undone)
    } catch (error) {
      announceFailure(error, failed)
    }
  }
  return useMutation({
    mutationFn: async () => {
      // Read again, because another tab may have activated a diet. Without the list there is no undo, but the activation
      // still works.
      const diets = await client.query({ ...dietsQuery, staleTime: 0 }).catch(() => [])
      await activateDiet(id)
      return diets.find(({ is_active: isActive }) => isActive)?.id
    },
    onSuccess: async (previousId) => {
      await refetchDiets(client)
      showToast({
        ...done,
        tone: 'success',
        ...(previousId !== undefined &&
          previousId !== id && { action: { label: 'Desfazer', onTap: () => void undo(previousId) } }),
      })
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
      showToast({ ...removalTexts.done, tone: 'success' })
    },
    onError: (error) => {
      // The diet is gone already, for example removed in another tab.
      if (error instanceof ApiError && error.code === 'diet_not_found') onRemoved()
      announceFailure(error, removalTexts.failed)
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
      showToast({ ...renamed, tone: 'success' })
    },
  })
}

export function useRelease() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: releaseStuckDiets,
    onSuccess: async () => {
      await refetchDiets(client)
      showToast(releaseTexts.done)
    },
    onError: (error) => announceFailure(error, releaseTexts.failed),
  })
}
