import type { AccountId } from '../database/account-id.ts'
import type { Database } from '../database/database.ts'

/** Account of the request, as identified by the session. */
export interface Account {
  readonly id: AccountId
  readonly email: string
  readonly name: string
  readonly isAdmin: boolean
  /** Time of this session's last second factor; null after sign-in with a password alone. */
  readonly secondFactorAt: Date | null
}

export type Session =
  | { readonly state: 'active'; readonly account: Account; readonly renewedCookies: readonly string[] }
  | { readonly state: 'expired'; readonly renewedCookies: readonly string[] }
  | { readonly state: 'none' }

/** Reads the session of a request, by cookie or bearer token. */
export interface SessionReader {
  read(request: Request): Promise<Session>
}

/** Refuses accounts without a running trial or paid plan, by throwing a failure that depends on `path`. */
export interface AccessCheck {
  assert(account: Account, path: string): Promise<void>
  /** Runs the check inside the first transaction that `work` opens on the given database; refuses before returning. */
  assertDuring<T>(account: Account, path: string, work: (database: Database) => Promise<T>): Promise<T>
}
