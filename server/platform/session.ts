import type { AccountId } from './account-id.ts'

/** Whose request it is, as the session tells it. */
export interface Account {
  readonly id: AccountId
  readonly email: string
  readonly name: string
  readonly isAdmin: boolean
  /** When this session was last proven by more than a password; null where only a password opened it. */
  readonly secondFactorAt: Date | null
}

export type Session =
  | { readonly state: 'active'; readonly account: Account; readonly renewedCookies: readonly string[] }
  | { readonly state: 'expired'; readonly renewedCookies: readonly string[] }
  | { readonly state: 'none' }

/** Tells whose request it is, by cookie or bearer token. */
export interface SessionReader {
  read(request: Request): Promise<Session>
}

/** Refuses, by throwing a failure, an account without running trial or paid plan what lies at `path`. */
export interface AccessCheck {
  assert(account: Account, path: string): Promise<void>
  /** For what only reads: asks along with it, and lets nothing out before it knows. */
  assertWhile<T>(account: Account, path: string, work: () => Promise<T>): Promise<T>
}
