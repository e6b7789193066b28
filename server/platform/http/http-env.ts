import type { Context } from 'hono'
import type { ErrorCode } from '#contract/errors.ts'
import type { AccountId } from '../database/account-id.ts'
import type { Log } from '../observability/log.ts'
import type { Bindings } from '../security/client-address.ts'

/** Variables of a request inside the server. */
export interface Variables {
  requestId: string
  log: Log
  /** Account of the session, if the endpoint needs one. */
  accountId?: AccountId
  /** Path pattern of the endpoint for the log line; the path itself may contain ids. */
  route?: string
  /** Code of the problem document in the reply, for the log line. */
  problem?: ErrorCode
}

export type HttpEnv = { Bindings: Bindings; Variables: Variables }
export type HttpContext = Context<HttpEnv>
