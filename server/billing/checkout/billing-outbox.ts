import type { AccountId } from '../../platform/database/account-id.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { SubscriptionFacts } from '../subscription/rules.ts'
import type { Ledger } from './rules.ts'

/** Outbox for mails about billing changes. */
export interface BillingOutbox {
  /** Writes due mails within the change, with the subscription locked. Returns whether one is due at once. */
  write(
    tx: Transaction,
    accountId: AccountId,
    before: Ledger,
    after: Ledger,
    facts: SubscriptionFacts,
  ): Promise<boolean>
  /** Sends the due mails of an account; called after the commit. */
  sendTo(accountId: AccountId): Promise<void>
}
