import type { ErrorCode } from '#contract/errors.ts'
import { ApiError } from '../api/api-error.ts'

/** The line, the session, too many at once. */
const passing = new Set<number>([0, 401, 408, 425, 429])

/** Whether what failed may yet do by itself, if it waits. Every other refusal repeats itself. */
export function willPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  // A device that changed hands: its own account may be back tomorrow.
  if (error.code === ('foreign_account' satisfies ErrorCode)) return true
  return passing.has(error.status) || error.status >= 500
}
