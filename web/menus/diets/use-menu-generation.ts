import type { DietDetail } from '#contract/menus/diets.ts'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../ui/overlay/toast.ts'
import { track } from '../../privacy/shared/track.ts'
import { connectionText } from '../shared/failure-copy.ts'
import { announceFailure, isConnectionLost } from '../shared/failures.ts'
import { type AskedMenu, generateDietMenu, generateWeeklyDiet, refetchDiets } from './queries.ts'
import { menuTexts } from './diet-copy.ts'

/** Milliseconds after which the simple menu is requested; the server's own timeout is far shorter. */
const patienceMs = 25_000

/**
 * Generates or replaces the menu of a diet; requests the simple menu after `patienceMs`. Leaving the screen does not
 * stop it.
 */
export function useMenuGeneration(dietId: string) {
  const client = useQueryClient()
  const mutationKey = ['diet-menu', dietId]
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (asked: AskedMenu) =>
      generateDietMenu(dietId, asked, AbortSignal.timeout(patienceMs)).catch((error: unknown) => {
        if (!isTimeout(error)) throw error
        return generateDietMenu(dietId, { ...asked, plain: true })
      }),
    onSuccess: announceMenu,
    onError: (error) => announceFailure(error, isConnectionLost(error) ? connectionText : menuTexts.failed),
    onSettled: () => refetchDiets(client),
  })
  return {
    generate: (asked: AskedMenu = {}) => mutate(asked),
    isGenerating: useIsMutating({ mutationKey }) > 0,
  }
}

/** Generates a new diet with its menu and reports its id if the screen is still mounted. */
export function useWeeklyGeneration(onDone: (dietId: string) => void) {
  const client = useQueryClient()
  const mutationKey = ['weekly-diet']
  const { mutate, error } = useMutation({
    mutationKey,
    mutationFn: generateWeeklyDiet,
    onSuccess: announceMenu,
    onError: (failure) =>
      announceFailure(failure, isConnectionLost(failure) ? connectionText : menuTexts.failed),
    // Not awaited: the refetched list may unmount the card that opens the new diet.
    onSettled: () => void refetchDiets(client),
  })
  return {
    generate: () => mutate(undefined, { onSuccess: ({ id }) => onDone(id) }),
    isGenerating: useIsMutating({ mutationKey }) > 0,
    error,
  }
}

function announceMenu({ is_plain: isPlain, is_active: isActive }: DietDetail): void {
  track('DietGeneration')
  if (isPlain) {
    showToast(menuTexts.plain)
    return
  }
  showToast({ ...(isActive ? menuTexts.done : menuTexts.template), tone: 'success' })
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}
