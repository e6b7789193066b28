import { ApiError } from '../../api/api-error.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { unchanged, withoutPlanTitle } from './failure-copy.ts'

export interface FailureText {
  title: string
  description?: string
}

/** Codes of a lost session, which the session handling reports once for the whole app. */
const lostSession = new Set(['unauthenticated', 'session_expired'])
const lostConnection = new Set(['offline', 'network_failure'])

export function isConnectionLost(error: unknown): boolean {
  return error instanceof ApiError && lostConnection.has(error.code)
}

/**
 * Shows `words`, with the server's reason as description if the status is 4xx; nothing for a lost session, which is
 * reported elsewhere. The reason to have no numeric plan is shown as such, without an error.
 */
export function announceFailure(error: unknown, words: FailureText): void {
  if (error instanceof ApiError && error.code === 'no_numeric_plan') {
    showToast({ title: withoutPlanTitle, description: error.detail })
    return
  }
  const shown = failureText(error, words)
  if (shown) showToast({ ...shown, tone: 'error' })
}

export function failureText(error: unknown, words: FailureText): FailureText | null {
  if (!(error instanceof ApiError)) return words
  if (lostSession.has(error.code)) return null
  const isRefusal = error.status >= 400 && error.status < 500 && error.code !== 'unexpected_reply'
  return isRefusal ? { title: words.title, description: error.detail } : words
}

/** Message for an edit of the week that was not saved. */
export function refusalText(error: unknown): FailureText {
  return isConnectionLost(error) ? unchanged.offline : unchanged.failed
}
