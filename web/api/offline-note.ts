import { ApiError } from './api-error.ts'
import { offlineReasons } from './offline-copy.ts'

const lostConnection = new Set(['offline', 'network_failure'])

interface OfflineNoteState {
  data: unknown
  dataUpdatedAt: number
  error: unknown
  failureReason: unknown
}

/** Returns why a screen shows a stored answer instead of a fresh one; `null` if it does not. */
export function offlineNote({ data, dataUpdatedAt, error, failureReason }: OfflineNoteState): string | null {
  const reason = failureReason ?? error
  if (data === undefined || (reason === null && dataUpdatedAt > 0)) return null
  if (!(reason instanceof ApiError) || reason.status >= 500) {
    return offlineReasons.server
  }
  return lostConnection.has(reason.code) ? offlineReasons.connection : offlineReasons.other
}
