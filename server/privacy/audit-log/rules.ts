import type { AuditEventKind } from '#contract/privacy/audit-log.ts'
import type { ErrorCode } from '#contract/errors.ts'

/**
 * Retention in days: six months, as the law requires for application access logs (Marco Civil da Internet, art. 15).
 */
export const keptDays = 183

/**
 * Limit per kind of refusal and caller (account or truncated IP address); further refusals in the hour are not
 * recorded.
 */
export const refusedLimits = [{ max: 20, perSeconds: 3600 }]

const refusals: ReadonlySet<AuditEventKind> = new Set([
  'sign_in_refused',
  'second_factor_refused',
  'quota_reached',
  'foreign_account_named',
  'admin_refused',
  'webhook_refused',
])

export function isRefusal(act: AuditEventKind): boolean {
  return refusals.has(act)
}

const auditEventsOfCodes: Partial<Record<ErrorCode, AuditEventKind>> = {
  admin_only: 'admin_refused',
  foreign_account: 'foreign_account_named',
  quota_reached: 'quota_reached',
  second_factor_required: 'admin_refused',
}

/**
 * Returns the audit event for a refused call with this error code; `undefined` if the code does not concern security.
 */
export function auditEventOfRefusal(code: ErrorCode): AuditEventKind | undefined {
  return auditEventsOfCodes[code]
}
