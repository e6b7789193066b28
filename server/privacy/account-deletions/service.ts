import { randomUUID } from 'node:crypto'
import type { Demonstration } from '../../adapters/payments/demonstration.ts'
import type { Mailbox } from '../../adapters/mail/mailbox.ts'
import { deleteAccount, describeAccount, type SessionServices } from '../../account/authentication/service.ts'
import { listHashed } from '../../account/users/service.ts'
import { readLedgerRows } from '../../billing/ledger/service.ts'
import { deleteNoticesOf } from '../../billing/webhooks/service.ts'
import type { Platform } from '../../platform/context.ts'
import { ofAccount } from '../../platform/database/database.ts'
import type { RateLimiter } from '../../platform/security/rate-limit.ts'
import type { Account } from '../../platform/http/session.ts'
import { lockSubscription } from '../../billing/subscription/service.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'
import { type DeletionTaskServices, finishDeletion } from './finish-deletion.ts'
import type { PersonalDataServices } from '../../platform/personal-data.ts'

export interface AccountDeletionParts
  extends PersonalDataServices, DeletionTaskServices, SessionServices, Platform {
  readonly rateLimiter: RateLimiter
  /** Present only without a mail server. */
  readonly mailbox: Mailbox | undefined
  /** Present only without a seller account. */
  readonly demonstration: Demonstration | undefined
}

export type AccountDeletions = ReturnType<typeof createAccountDeletions>

type Named = Pick<Account, 'id' | 'name' | 'email'>

/**
 * Account deletion. Local data is deleted in one transaction, which also saves the remaining tasks at other services:
 * cancel a renewal, delete a photo, refund a payment. These run at once and are retried until done, so that neither an
 * outage nor a crash leaves a card that is still charged.
 */
export function createAccountDeletions(parts: AccountDeletionParts) {
  const { database, clock, rateLimiter, mailbox, demonstration } = parts

  /** Deletes the account and returns whether a task remains. */
  async function erase(
    account: Named,
    because: 'asked' | 'dormant' = 'asked',
  ): Promise<{ isFinishing: boolean }> {
    return { isFinishing: rules.isFinishing(await finishDeletion(parts, await end(account, because))) }
  }

  async function end(
    account: Named,
    because: 'asked' | 'dormant' | 'returned',
  ): Promise<queries.AccountDeletion> {
    const erasedAt = clock.now()
    const own = { ...parts, accountId: account.id, now: erasedAt }
    const { sessions } = await describeAccount(own)
    const found = await collectRemainder(account, erasedAt, because === 'dormant')
    await mailbox?.forget(account.email)
    await database.asSystem((tx) => deleteNoticesOf(tx, found.resourceIds))
    const { mail } = found.remainder
    const remainder = { ...found.remainder, mail: because === 'returned' ? null : mail }
    const erasure = { id: randomUUID(), erasedAt, remainder }
    await deleteAccount(own, (tx) => queries.addAccountDeletion(tx, erasure, found.records))
    await demonstration?.forget(found.references)
    const addresses = sessions.map(({ ipAddress }) => ipAddress)
    await rateLimiter.forget(rules.countedNames(account, addresses))
    return erasure
  }

  /**
   * Deletes accounts that a restored backup brought back. Sends no mail and leaves remaining tasks to the production
   * instance, so that a restore drill has no side effects.
   */
  async function reapply(): Promise<number> {
    const returned = await listHashed(parts, await queries.listDeletedAccounts(database.unscoped))
    for (const account of returned) await end(account, 'returned')
    return returned.length
  }

  /** Collects the data that must outlive the account. */
  async function collectRemainder({ id, name, email }: Named, now: Date, wasDormant: boolean) {
    const { book, photoKeys } = await database.asSystem(async (tx) => {
      const own = ofAccount(tx, id)
      await lockSubscription(own, now)
      return { book: await readLedgerRows(own), photoKeys: await parts.personalData.listFiles(own) }
    })
    const { orders, renewals } = book
    const real = (one: { readonly isDemonstration: boolean }) => !one.isDemonstration
    const records = orders.flatMap((order) => rules.fiscalRecordOf(order) ?? [])
    const hadRenewal = renewals.some(
      (one) => real(one) && one.status !== 'canceled' && one.cardSince !== null,
    )
    const remainder: rules.Remainder = {
      photoKeys,
      purchases: rules.openPurchases(orders.filter(real), renewals.filter(real), now),
      mail: { name, email, keepsPayments: records.length > 0, hadRenewal, wasDormant },
    }
    return {
      remainder,
      records,
      references: [
        ...new Set([...orders.map(({ reference }) => reference), ...renewals.map((one) => one.id)]),
      ],
      resourceIds: [
        ...orders.flatMap(({ reports }) => reports.map(({ paymentId }) => paymentId)),
        ...renewals.flatMap(({ providerRenewalId }) => providerRenewalId ?? []),
      ],
    }
  }

  return { erase, reapply }
}
