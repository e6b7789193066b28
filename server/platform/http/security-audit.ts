import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Call } from './serve.ts'
import type { Account } from './session.ts'

/** Data of a request that an audit event records. A handler passes its call. */
export type AuditOrigin = Pick<Call<Endpoint>, 'requestId' | 'clientAddress' | 'headers' | 'log'>

/** Audit hooks that the router calls. */
export interface SecurityAudit {
  /** Records the refusal of a call if its code concerns security. */
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
