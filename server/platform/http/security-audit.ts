import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Call } from './serve.ts'
import type { Account } from './session.ts'

/** Request data that a security event records. A handler passes its call unchanged. */
export type AuditOrigin = Pick<Call<Endpoint>, 'requestId' | 'clientAddress' | 'headers' | 'log'>

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
