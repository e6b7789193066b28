import type { AccountId } from '../../platform/account-id.ts'
import type { Account } from '../../platform/session.ts'

/** What a sign-in asks after the password, where an account has such a thing. */
export interface SecondStep {
  /** A challenge to answer with a code; `null` where the password is enough. */
  ask(accountId: AccountId, by: { headers: Headers; mayTrust: boolean }): Promise<string | null>
  /** No browser of the account is trusted any longer. */
  forget(accountId: AccountId): Promise<void>
  /**
   * Forgets wrong codes of the account and of this caller at it, after its owner proved the mailbox; of whoever administers
   * once a day.
   */
  forgiveCodes(account: Pick<Account, 'id' | 'isAdmin'>, clientAddress: string): Promise<void>
}
