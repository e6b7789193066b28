import type { AuditEventKind } from '#contract/privacy/audit-log.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { AccountId } from '../database/account-id.ts'
import type { Call } from './serve.ts'
import type { Account } from './session.ts'

/** Request data that a security event records. A handler passes its call unchanged. */
export type AuditOrigin = Pick<Call<Endpoint>, 'requestId' | 'clientAddress' | 'headers' | 'log'>

/**
 * Records a security event and logs it. Called after the action is done, outside of any transaction.
 * @param accountId account that acted; `null` when unknown
 * @param about the endpoint or the reason, where the event's name does not include it
 */
export type RecordAuditEvent = (
  origin: AuditOrigin,
  act: AuditEventKind,
  accountId: AccountId | null,
  about?: string,
) => Promise<void>

/** Audit hooks called by the router. */
export interface SecurityAudit {
  /** Records the refusal of a call, if it concerns security. */
  refused(
    origin: AuditOrigin,
    call: { readonly route: string; readonly code: ErrorCode; readonly account: Account | undefined },
  ): Promise<void>
  /** Records that an administrator changed something. */
  administered(
    origin: AuditOrigin,
    call: { readonly route: string; readonly account: Account },
  ): Promise<void>
}
