import type { AccountId } from '../../platform/database/account-id.ts'
import type { Account } from '../../platform/http/session.ts'

/** Second step of sign-in, for accounts with a second factor. */
export interface SecondStep {
  /** Returns a challenge to answer with a code; `null` when the password is enough. */
  ask(accountId: AccountId, by: { headers: Headers; mayTrust: boolean }): Promise<string | null>
  /** Revokes the account's trusted browsers. */
  forget(accountId: AccountId): Promise<void>
  /**
   * Resets the wrong-code counts of the account, and of this caller for it, after its owner proved the mailbox. For an
   * administrator at most once a day.
   */
  forgiveCodes(account: Pick<Account, 'id' | 'isAdmin'>, clientAddress: string): Promise<void>
}
