import { ApiError } from '../../api/api-error.ts'

const needsUpgrade = new Set(['trial_expired', 'quota_reached', 'upgrade_required'])

/** Returns whether a request was refused because of the plan, so that only another plan helps. */
export function isUpgradeNeeded(error: unknown): error is ApiError {
  return error instanceof ApiError && needsUpgrade.has(error.code)
}
