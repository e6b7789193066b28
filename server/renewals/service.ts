import { randomUUID } from 'node:crypto'
import { brand } from '#contract/brand.ts'
import { plans } from '#contract/plans.ts'
import { type Payments, standsBeside } from '../adapters/payments/configured-payments.ts'
import type {
  Charge,
  PaymentProvider,
  RenewalCheckout,
  Renewal as RenewalWord,
} from '../adapters/payments/payment-provider.ts'
import type { AccountId } from '../platform/account-id.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database.ts'
import { fail } from '../platform/failure.ts'
import type { Log } from '../platform/log.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

export { findRenewalOwner, listDueRenewals, listRenewals, markRenewalAsked } from './queries.ts'
export { currentRenewal, describeRenewal, offersRenewal, type PlacedRenewal } from './rules.ts'

export interface RenewalParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly payments: Pick<Payments, 'collectorId' | 'isDemonstration'>
  /** Changes an account's renewals; the subscription follows at once. `work` tells whether it changed anything. */
  readonly change: (
    accountId: AccountId,
    work: (tx: Transaction, renewals: readonly rules.PlacedRenewal[]) => Promise<boolean>,
  ) => Promise<void>
  /** Ends what waits for a charge that will never come. */
  readonly endWaiting: (tx: Transaction, accountId: AccountId, renewalId: string) => Promise<void>
}

interface AskedRenewal {
  readonly reference: string
  readonly plan: rules.PlacedRenewal['plan']
  readonly payerEmail: string
  readonly returnAddress: string
}

/** Cards that are charged by themselves, as the provider tells of them. */
export function createRenewals(parts: RenewalParts) {
  const { database, clock, log, payments, change, endWaiting } = parts

  /** One at a time: two would charge for the same days. */
  async function add(
    tx: Transaction,
    accountId: AccountId,
    plan: rules.PlacedRenewal['plan'],
  ): Promise<string> {
    const running = await current(tx, accountId)
    if (running && running.status !== 'canceled') throw fail('renewal_running')
    const { isDemonstration } = payments
    const id = randomUUID()
    await queries.saveRenewal(tx, rules.newRenewal({ plan, isDemonstration }, accountId, id, clock.now()))
    return id
  }

  /** Where the buyer enters the card. */
  async function open(provider: PaymentProvider, accountId: AccountId, asked: AskedRenewal): Promise<string> {
    const { reference, plan, payerEmail, returnAddress } = asked
    const { address, renewalId } = await provider.createRenewal({
      reference,
      title: `${brand.name} ${plans[plan].name}, com renovação automática`,
      amountCents: plans[plan].priceCents,
      everyDays: plans[plan].days,
      payerEmail,
      returnAddress,
      startsAt: null,
    })
    await keepProviderId(accountId, reference, renewalId)
    return address
  }

  async function keepProviderId(
    accountId: AccountId,
    reference: string,
    providerRenewalId: RenewalCheckout['renewalId'],
  ): Promise<void> {
    await change(accountId, async (tx, renewals) => {
      const renewal = renewals.find(({ id }) => id === reference)
      if (renewal) await queries.saveRenewal(tx, { ...renewal, providerRenewalId })
      return renewal !== undefined
    })
  }

  /** Takes the provider's word on a renewal. */
  async function heed(accountId: AccountId, word: RenewalWord): Promise<void> {
    await change(accountId, async (tx, renewals) => {
      const renewal = renewals.find(({ id }) => id === word.reference)
      if (!renewal) return false
      const merged = rules.mergeRenewalWord(renewal, word, payments.collectorId, clock.now())
      if (merged === 'mismatch') {
        log.warn({ renewal: renewal.id }, 'renewal does not fit what was asked for')
        return false
      }
      if (merged === renewal && merged.status !== 'canceled') return false
      await queries.saveRenewal(tx, merged)
      if (merged.status === 'canceled') await endWaiting(tx, accountId, merged.id)
      return true
    })
  }

  /** Takes the provider's word on a charge: whether it is being tried again. */
  async function heedCharge(accountId: AccountId, charge: Charge): Promise<void> {
    if (charge.status === 'scheduled') return
    await change(accountId, async (tx, renewals) => {
      const renewal = renewals.find(({ id }) => id === charge.reference)
      if (!renewal || renewal.status === 'canceled') return false
      const retryingSince = charge.status === 'retrying' ? (renewal.retryingSince ?? clock.now()) : null
      await queries.saveRenewal(tx, { ...renewal, retryingSince })
      return true
    })
  }

  async function find(accountId: AccountId): Promise<rules.PlacedRenewal | null> {
    return database.asAccount(accountId, (tx) => current(tx, accountId))
  }

  async function current(tx: Transaction, accountId: AccountId): Promise<rules.PlacedRenewal | null> {
    const renewals = await queries.listRenewals(tx, accountId)
    return rules.currentRenewal(renewals.filter((renewal) => standsBeside(renewal, payments)))
  }

  async function end(accountId: AccountId, provider: PaymentProvider): Promise<void> {
    const renewal = await find(accountId)
    if (!renewal?.providerRenewalId || renewal.status === 'canceled') return
    await heed(accountId, await provider.cancelRenewal(renewal.providerRenewalId))
  }

  /** Ends what a demonstration agreed to where money is taken now: nobody will ever charge it, or tell of it. */
  async function endDemonstrations(
    tx: Transaction,
    renewals: readonly rules.PlacedRenewal[],
  ): Promise<boolean> {
    const left = renewals.filter((one) => !standsBeside(one, payments) && one.status !== 'canceled')
    for (const renewal of left) await queries.saveRenewal(tx, rules.canceledRenewal(renewal, clock.now()))
    return left.length > 0
  }

  return { add, open, heed, heedCharge, find, end, endDemonstrations }
}
