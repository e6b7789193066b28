import { ApiError, messageOf } from '../api/api-error.ts'
import { showToast } from '../ui/toast.ts'

const lostConnection = new Set(['offline', 'network_failure'])
const lostSession = new Set(['unauthenticated', 'session_expired'])

export function isConnectionLost(error: unknown): boolean {
  return error instanceof ApiError && lostConnection.has(error.code)
}

export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && lostSession.has(error.code)
}

const failed = {
  create: 'Não foi possível registrar a aderência à dieta.',
  update: 'Não foi possível atualizar a aderência à dieta.',
} as const

export function announceFailure(error: unknown, action: keyof typeof failed): void {
  // A session that ended is told once for the whole app.
  if (isSessionLost(error)) return
  showToast({ title: failed[action], description: messageOf(error), tone: 'error' })
}
