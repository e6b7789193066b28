import { ApiError } from '../../api/api-error.ts'

const needsUpgrade = new Set(['trial_expired', 'quota_reached', 'upgrade_required'])

/** Whether only another plan helps. */
export function isUpgradeNeeded(error: unknown): error is ApiError {
  return error instanceof ApiError && needsUpgrade.has(error.code)
}
