import type { Clock } from './clock.ts'
import type { AccountId } from './database/account-id.ts'
import type { Database } from './database/database.ts'
import type { Log } from './observability/log.ts'

/** Dependencies of every use case. An area adds more in an interface `…Services`, for example `MenuServices`. */
export interface Platform {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}

/** First argument of a use case: its dependencies and the time at which it was called. */
export interface Context extends Platform {
  readonly now: Date
}

/** Context of a use case on the data of one account. */
export interface AccountContext extends Context {
  readonly accountId: AccountId
}

/** Returns the context of a use case that starts now, outside of a request: for jobs, webhooks and scripts. */
export function contextOf<S extends Platform>(services: S): S & Context {
  return { ...services, now: services.clock.now() }
}

/** Returns the context of a use case on the data of this account, outside of a request. */
export function accountContextOf<S extends Platform>(services: S, accountId: AccountId): S & AccountContext {
  return { ...contextOf(services), accountId }
}
