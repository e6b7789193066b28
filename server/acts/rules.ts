import type { ActKind } from '#contract/acts.ts'
import type { ErrorCode } from '#contract/errors.ts'

/** Six months, as the law keeps the logs of an application (Marco Civil da Internet, art. 15). */
export const keptDays = 183

/** What anybody can bring about again and again: so many an hour of one kind are kept of one caller. */
export const refusedLimits = [{ max: 20, perSeconds: 3600 }]

const refusals: ReadonlySet<ActKind> = new Set([
  'sign_in_refused',
  'second_factor_refused',
  'quota_reached',
  'foreign_account_named',
  'admin_refused',
  'webhook_refused',
])

export function isRefusal(act: ActKind): boolean {
  return refusals.has(act)
}

const actsOfCodes: Partial<Record<ErrorCode, ActKind>> = {
  admin_only: 'admin_refused',
  foreign_account: 'foreign_account_named',
  quota_reached: 'quota_reached',
  second_factor_required: 'admin_refused',
}

/** Which refusals of the router tell of somebody who wants more than is theirs. */
export function actOfRefusal(code: ErrorCode): ActKind | undefined {
  return actsOfCodes[code]
}
