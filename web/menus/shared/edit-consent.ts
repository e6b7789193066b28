import { ApiError } from '../../api/api-error.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { announceFailure, refusalText } from './failures.ts'

/** Returns whether an edit of the week was refused because it needs the person's consent. */
export function isAgainstWishes(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'edit_against_wishes'
}

/** Shows why a swap was refused, with a way to make it with consent if that is all it needs. */
export function announceRefusedSwap(error: unknown, onAccept: () => void): void {
  if (isAgainstWishes(error)) {
    showToast({
      title: 'Nada mudou ainda',
      description: error.detail,
      action: { label: 'Trocar assim mesmo', onTap: onAccept },
    })
  } else announceFailure(error, refusalText(error))
}
