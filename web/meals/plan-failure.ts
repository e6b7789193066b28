import { messageOf } from '../api/api-error.ts'
import { showToast } from '../ui/toast.ts'

/** Tells that a meal did not reach the day, and why. */
export function announcePlanFailure(error: unknown): void {
  showToast({ title: 'Erro ao ajustar o plano', description: messageOf(error), tone: 'error' })
}
