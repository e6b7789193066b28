import { randomUUID } from 'node:crypto'
import type { Demonstration } from '../adapters/payments/demonstration.ts'
import type { Mailbox } from '../adapters/mail/mailbox.ts'
import type { Accounts } from '../account/service.ts'
import { forgetNoticesOf, readBook } from '../billing/service.ts'
import type { Database } from '../platform/database.ts'
import type { Clock } from '../platform/clock.ts'
import type { RateLimiter } from '../platform/rate-limit.ts'
import type { Account } from '../platform/session.ts'
import { listPhotoKeys } from '../scans/service.ts'
import { lockSubscription } from '../subscription/service.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'
import type { ErasureJobs } from './jobs.ts'

export interface ErasureParts {
  readonly database: Database
  readonly clock: Clock
  readonly rateLimiter: RateLimiter
  readonly accounts: Pick<Accounts, 'describe' | 'remove'>
  readonly jobs: ErasureJobs
  /** Of an instance without a mail server. */
  readonly mailbox: Mailbox | undefined
  /** Of an instance without a seller's account. */
  readonly demonstration: Demonstration | undefined
}

export type Erasures = ReturnType<typeof createErasures>

/**
 * Ends an account. What is ours to delete goes in one transaction, in which is kept what others have yet to do: end a
 * renewal, remove a photo, give money back. That is asked of them at once and until it is done, so neither an outage nor
 * a killed process leaves a card that is charged for nobody.
 */
export function createErasures(parts: ErasureParts) {
  const { database, clock, rateLimiter, accounts, jobs, mailbox, demonstration } = parts

  /** Tells whether something is left to be done. */
  async function erase(
    account: Pick<Account, 'id' | 'name' | 'email'>,
    because: 'asked' | 'dormant' = 'asked',
  ): Promise<{ isFinishing: boolean }> {
    const erasedAt = clock.now()
    const { sessions } = await accounts.describe(account.id)
    const found = await gather(account, erasedAt, because === 'dormant')
    await mailbox?.forget(account.email)
    await database.asSystem((tx) => forgetNoticesOf(tx, found.resourceIds))
    const erasure = { id: randomUUID(), erasedAt, remainder: found.remainder }
    await accounts.remove(account.id, (tx) => queries.addErasure(tx, erasure, found.records))
    await demonstration?.forget(found.references)
    const addresses = sessions.map(({ ipAddress }) => ipAddress)
    await rateLimiter.forget(rules.countedNames(account, addresses))
    return { isFinishing: rules.isFinishing(await jobs.workOff(erasure)) }
  }

  /** What outlives the account, as it stands. Money that comes afterwards is found to be nobody's. */
  async function gather(
    { id, name, email }: Pick<Account, 'id' | 'name' | 'email'>,
    now: Date,
    wasDormant: boolean,
  ) {
    const { book, photoKeys } = await database.asSystem(async (tx) => {
      await lockSubscription(tx, id, now)
      return { book: await readBook(tx, id), photoKeys: await listPhotoKeys(tx, id) }
    })
    const { orders, renewals } = book
    const real = (one: { readonly isDemonstration: boolean }) => !one.isDemonstration
    const records = orders.flatMap((order) => rules.fiscalRecordOf(order) ?? [])
    const hadRenewal = renewals.some(
      (one) => real(one) && one.status !== 'canceled' && one.cardSince !== null,
    )
    const remainder: rules.Remainder = {
      photoKeys,
      purchases: rules.loosePurchases(orders.filter(real), renewals.filter(real), now),
      mail: { name, email, keepsPayments: records.length > 0, hadRenewal, wasDormant },
    }
    return {
      remainder,
      records,
      references: [
        ...new Set([...orders.map(({ reference }) => reference), ...renewals.map((one) => one.id)]),
      ],
      resourceIds: [
        ...orders.flatMap(({ words }) => words.map(({ paymentId }) => paymentId)),
        ...renewals.flatMap(({ providerRenewalId }) => providerRenewalId ?? []),
      ],
    }
  }

  return { erase }
}
