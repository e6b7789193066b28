import { messageOf } from '../../api/api-error.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { planFailed } from './plan-copy.ts'

/** Reports that a meal was not added to the day, and why. */
export function announcePlanFailure(error: unknown): void {
  showToast({ ...planFailed, description: messageOf(error), tone: 'error' })
}
