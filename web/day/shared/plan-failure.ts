import { messageOf } from '../../api/api-error.ts'
import { showToast } from '../../ui/overlay/toast.ts'

/** Reports that a meal was not added to the day, and why. */
export function announcePlanFailure(error: unknown): void {
  showToast({ title: 'Erro ao ajustar o plano', description: messageOf(error), tone: 'error' })
}
