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
  readonly accounts: Pick<Accounts, 'describe' | 'listHashed' | 'remove'>
  readonly jobs: ErasureJobs
  /** Of an instance without a mail server. */
  readonly mailbox: Mailbox | undefined
  /** Of an instance without a seller's account. */
  readonly demonstration: Demonstration | undefined
}

export type Erasures = ReturnType<typeof createErasures>

type Named = Pick<Account, 'id' | 'name' | 'email'>

/**
 * Ends an account. What is ours to delete goes in one transaction, in which is kept what others have yet to do: end a
 * renewal, remove a photo, give money back. That is asked of them at once and until it is done, so neither an outage nor
 * a killed process leaves a card that is charged for nobody.
 */
export function createErasures(parts: ErasureParts) {
  const { database, clock, rateLimiter, accounts, jobs, mailbox, demonstration } = parts

  /** Tells whether something is left to be done. */
  async function erase(
    account: Named,
    because: 'asked' | 'dormant' = 'asked',
  ): Promise<{ isFinishing: boolean }> {
    return { isFinishing: rules.isFinishing(await jobs.workOff(await end(account, because))) }
  }

  async function end(account: Named, because: 'asked' | 'dormant' | 'returned'): Promise<queries.Erasure> {
    const erasedAt = clock.now()
    const { sessions } = await accounts.describe(account.id)
    const found = await gather(account, erasedAt, because === 'dormant')
    await mailbox?.forget(account.email)
    await database.asSystem((tx) => forgetNoticesOf(tx, found.resourceIds))
    const { mail } = found.remainder
    const remainder = { ...found.remainder, mail: because === 'returned' ? null : mail }
    const erasure = { id: randomUUID(), erasedAt, remainder }
    await accounts.remove(account.id, (tx) => queries.addErasure(tx, erasure, account.id, found.records))
    await demonstration?.forget(found.references)
    const addresses = sessions.map(({ ipAddress }) => ipAddress)
    await rateLimiter.forget(rules.countedNames(account, addresses))
    return erasure
  }

  /**
   * Ends again whoever a restored backup brought back. Nobody is told: they were when it was done. What others have to do
   * is left to the instance that goes on with these data, so that a drill asks nobody for anything.
   */
  async function reapply(): Promise<number> {
    const returned = await accounts.listHashed(await queries.listErased(database.unscoped))
    for (const account of returned) await end(account, 'returned')
    return returned.length
  }

  /** What outlives the account, as it stands. Money that comes afterwards is found to be nobody's. */
  async function gather({ id, name, email }: Named, now: Date, wasDormant: boolean) {
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

  return { erase, reapply }
}
