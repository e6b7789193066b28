import type { AccountId } from '../../platform/database/account-id.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { SubscriptionFacts } from '../subscription/rules.ts'
import type { Ledger } from './rules.ts'

/** Outbox for mails about billing changes. */
export interface BillingOutbox {
  /**
   * Saves due mails in the transaction of the change, with the subscription locked. Returns whether one must be sent at
   * once.
   */
  write(
    tx: Transaction,
    accountId: AccountId,
    before: Ledger,
    after: Ledger,
    facts: SubscriptionFacts,
  ): Promise<boolean>
  /** Sends the due mails of an account. Called after the commit. */
  sendTo(accountId: AccountId): Promise<void>
}
