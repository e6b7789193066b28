import { operatorContact } from '#contract/billing/operator-contact.ts'
import { type PlanId, plans } from '#contract/billing/plans.ts'
import { type Payments } from '../../adapters/payments/configured-payments.ts'
import {
  ProviderError,
  type ProviderPayment,
  standsBeside,
} from '../../adapters/payments/payment-provider.ts'
import { refundPayments } from '../orders/service.ts'
import {
  isAbandoned,
  owedPayments,
  heldPayments,
  type PlacedOrder,
  withdrawableUntil,
} from '../orders/rules.ts'
import { listOrders, saveOrder } from '../orders/queries.ts'
import type { MailboxCodes } from '../../account/mailboxes/rules.ts'
import { noteWithdrawal, readWithdrawals } from '../../account/mailboxes/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, ofAccount, type Transaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import type { Log } from '../../platform/observability/log.ts'
import { closedLinks, isDiscountTwice, withdrawalsAgainst, withdrawalsOf } from './rules.ts'

export interface RefundParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly payments: Payments
  /** Changes an account's orders and updates the subscription. `work` returns whether it changed anything. */
  readonly change: (
    accountId: AccountId,
    work: (tx: Transaction, book: { readonly orders: readonly PlacedOrder[] }) => Promise<boolean>,
  ) => Promise<void>
  /** Applies the provider's report of a payment. */
  readonly take: (accountId: AccountId, payment: ProviderPayment) => Promise<void>
}

const saleDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })

/**
 * Blocks buying a returned plan after repeated withdrawals, for every account of the mailbox. Throws
 * `purchase_needs_contact`. Call with the subscription locked.
 */
export async function refuseReturned(
  tx: Transaction,
  codes: MailboxCodes,
  plan: PlanId,
  known: readonly PlacedOrder[],
  now: Date,
): Promise<void> {
  const { withdrawals, since } = await readWithdrawals(tx, codes)
  const hold = withdrawalsAgainst(plan, [...withdrawals, ...withdrawalsOf(known)], since, now)
  if (hold === null) return
  throw fail('purchase_needs_contact', {
    count: hold.count,
    plan: plans[plan].name,
    day: saleDay.format(hold.until),
    ...(operatorContact && { contact: `; para comprar antes, escreva para ${operatorContact}` }),
  })
}

/** Closes an account's links for plans that are blocked for its mailbox. Call with the subscription locked. */
export async function closeLinks(
  tx: Transaction,
  codes: MailboxCodes,
  orders: readonly PlacedOrder[],
  now: Date,
): Promise<void> {
  const { withdrawals, since } = await readWithdrawals(tx, codes)
  for (const order of closedLinks(orders, withdrawals, since, now)) await saveOrder(tx, order)
}

/** Time for which refunds may fail before an error is logged. */
const patientMs = 24 * 3_600_000

/** Refunds. The claim to a refund is saved first; the provider call is retried until it succeeds. */
export function createRefunds({ database, clock, log, payments, change, take }: RefundParts) {
  function stands(order: PlacedOrder): boolean {
    return standsBeside(order, payments)
  }

  /**
   * Saves a withdrawal. By CDC art. 49 the time of the declaration counts, whether or not the provider is reachable.
   */
  async function declareWithdrawal(accountId: AccountId, id: string, codes: MailboxCodes): Promise<void> {
    await change(accountId, async (tx, { orders }) => {
      const order = orders.find((one) => one.id === id)
      if (!order) throw fail('payment_not_found')
      if (order.status === 'refunded' || order.withdrawnAt !== null) return false
      const now = clock.now()
      const until = withdrawableUntil(order)
      if (!until || !stands(order)) throw fail('payment_not_paid')
      if (now >= until) throw fail('withdrawal_over')
      await saveOrder(tx, { ...order, withdrawnAt: now })
      if (order.paidAt !== null) await noteWithdrawal(tx, codes, { plan: order.plan, at: now })
      const others = orders.filter((one) => one.id !== id && stands(one))
      await closeLinks(tx, codes, others, now)
      return true
    })
  }

  /** Refunds outstanding payments, and the second purchase with the discount. The next job run retries failures. */
  async function refundOwed(accountId: AccountId): Promise<void> {
    const orders = await ordersOf(accountId)
    for (const order of orders.filter(stands)) {
      const isTwice = isDiscountTwice(order, orders)
      if (isTwice) {
        log.warn({ order: order.id }, 'the discount was paid for twice; the second payment goes back')
      }
      await refundEach(order, isTwice ? heldPayments(order) : owedPayments(order))
    }
  }

  async function ordersOf(accountId: AccountId): Promise<readonly PlacedOrder[]> {
    return database.asSystem((tx) => listOrders(ofAccount(tx, accountId)))
  }

  /** Refunds each payment; a failed refund does not stop the others. */
  async function refundEach(order: PlacedOrder, paymentIds: readonly string[]): Promise<void> {
    const { provider } = payments
    if (!provider) return
    for (const paymentId of paymentIds) {
      try {
        await take(order.accountId, await refundPayments(provider, order, paymentId))
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        noteLate(order, error)
      }
    }
  }

  /**
   * Logs a late refund as an error, because it may need the seller: only they can top up an account without enough
   * balance.
   */
  function noteLate({ id: order, withdrawnAt, paidAt }: PlacedOrder, { kind }: ProviderError): void {
    const since = withdrawnAt ?? paidAt
    const isLate = since !== null && clock.now().getTime() - since.getTime() > patientMs
    log[isLate ? 'error' : 'warn']({ order, since, kind }, 'money could not go back yet')
  }

  /**
   * Expires an order that can no longer be paid, and refunds its partial payments. A full payment that comes later
   * still counts.
   */
  async function expireOrder({ accountId, id }: PlacedOrder): Promise<void> {
    const order = (await ordersOf(accountId)).find((one) => one.id === id)
    if (!order || !isAbandoned(order, clock.now())) return
    if (heldPayments(order).length > 0) {
      if (stands(order)) await refundEach(order, heldPayments(order))
      return
    }
    await change(accountId, async (tx, { orders }) => {
      const found = orders.find((one) => one.id === id)
      if (!found || !isAbandoned(found, clock.now()) || heldPayments(found).length > 0) return false
      await saveOrder(tx, { ...found, status: 'expired' })
      return true
    })
  }

  return { declareWithdrawal, refundOwed, expireOrder }
}
