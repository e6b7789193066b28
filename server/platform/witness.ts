import type { ActKind } from '#contract/acts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { AccountId } from './account-id.ts'
import type { Call } from './serve.ts'
import type { Account } from './session.ts'

/** Where an act came from. A handler hands over its call as it is. */
export type ActOrigin = Pick<Call<Endpoint>, 'requestId' | 'clientAddress' | 'headers' | 'log'>

/**
 * Keeps what matters for security and tells it in the log. Called when the act is done, outside of any transaction.
 * @param accountId whose act it is; `null` where nobody is known to be meant
 * @param about which endpoint, or why, where the act does not say it
 */
export type RecordAct = (
  origin: ActOrigin,
  act: ActKind,
  accountId: AccountId | null,
  about?: string,
) => Promise<void>

/** Who is told by the router of what matters for security. */
export interface Witness {
  refused(origin: ActOrigin, route: string, code: ErrorCode, account: Account | undefined): Promise<void>
  /** An administrator changed something. */
  administered(origin: ActOrigin, route: string, account: Account): Promise<void>
}
