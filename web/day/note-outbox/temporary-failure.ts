import type { ErrorCode } from '#contract/errors.ts'
import { ApiError } from '../../api/api-error.ts'

/**
 * Statuses that a retry may resolve: 0 (no reply), 401 (no session), timeouts, and too early or too many requests.
 */
const temporaryStatuses = new Set<number>([0, 401, 408, 425, 429])

/** Whether a retry may succeed. Every other refusal is permanent. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  // The device is used by another account; the original one may return.
  if (error.code === ('foreign_account' satisfies ErrorCode)) return true
  return temporaryStatuses.has(error.status) || error.status >= 500
}
