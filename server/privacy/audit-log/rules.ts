import type { AuditEventKind } from '#contract/privacy/audit-log.ts'
import type { ErrorCode } from '#contract/errors.ts'

/** Retention of six months, as the law requires for application logs (Marco Civil da Internet, art. 15). */
export const keptDays = 183

/** Limits entries that a caller can cause repeatedly, per kind, caller and hour. */
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

/** Returns the audit event of a refusal, if it concerns security. */
export function auditEventOfRefusal(code: ErrorCode): AuditEventKind | undefined {
  return auditEventsOfCodes[code]
}
