import type { AccountId } from '../database/account-id.ts'

/** Account of a request, as its session identifies it. */
export interface Account {
  readonly id: AccountId
  readonly email: string
  readonly name: string
  readonly isAdmin: boolean
  /** Time of the session's last second factor; null if only the password was used. */
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

/**
 * Refuses accounts without a running trial, paid plan or grace period, by throwing `trial_expired`. `path` decides the
 * text of the error.
 */
export type AccessCheck = (account: Account, path: string) => Promise<void>
