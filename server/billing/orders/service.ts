import { randomUUID } from 'node:crypto'
import { brand } from '#contract/brand.ts'
import { plans } from '#contract/billing/plans.ts'
import {
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
} from '../../adapters/payments/payment-provider.ts'
import { holdDiscount } from '../../account/mailboxes/service.ts'
import type { MailboxCodes } from '../../account/mailboxes/rules.ts'
import type { PlacedRenewal } from '../renewals/rules.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import type { Log } from '../../platform/observability/log.ts'
import { listOrders, saveOrder } from './queries.ts'
import * as rules from './rules.ts'

export interface PlacingParts {
  readonly now: Date
  /** Creates the renewal that the card's charges will reference. */
  readonly addRenewal: () => Promise<string>
  /** Mailbox codes of the buyer, which keep the discount used after the account is deleted. */
  readonly codes: MailboxCodes
}

/**
 * Places an order, or returns the open one of an earlier attempt. Saved before the provider is called, so that a second
 * attempt can reuse it. Call with the subscription locked.
 */
export async function placeOrder(
  tx: AccountTransaction,
  asked: rules.Asked,
  known: readonly rules.PlacedOrder[],
  { now, addRenewal, codes }: PlacingParts,
): Promise<rules.PlacedOrder> {
  const open = rules.openOrderFor(asked, known, now)
  if (open) return withLatestChoice(tx, open, asked)
  const discount = rules.discountFor(asked.plan, asked.discount, known, now)
  if (discount !== asked.discount) throw fail('discount_unavailable')
  const renewalId = asked.kind === 'renewal' ? await addRenewal() : null
  const { cancelsRenewal, ...wanted } = asked
  const placed = rules.newOrder({ ...wanted, discount }, tx.accountId, randomUUID(), renewalId, now)
  const order = { ...placed, cancelsRenewal }
  const held = { id: order.id, until: new Date(now.getTime() + rules.linkMs + rules.patienceMs) }
  const own = known.map(({ id }) => id)
  if (discount > 0 && !(await holdDiscount(tx, codes, held, own, now))) throw fail('discount_unavailable')
  await saveOrder(tx, order)
  return order
}

/** Applies the choices of the latest attempt to the reused order. */
async function withLatestChoice(
  tx: Transaction,
  order: rules.PlacedOrder,
  { cancelsRenewal }: rules.Asked,
): Promise<rules.PlacedOrder> {
  if (order.cancelsRenewal === cancelsRenewal) return order
  const chosen = { ...order, cancelsRenewal }
  await saveOrder(tx, chosen)
  return chosen
}

export interface CheckoutParts {
  readonly buyer: { readonly name: string; readonly email: string }
  /** Page to which the buyer returns. */
  readonly page: string
  readonly publicOrigin: string
}

/** Opens a checkout for the order, or returns the existing one. */
export async function openCheckout(
  { id: orderId, plan, amountCents, createdAt, checkoutUntil }: rules.PlacedOrder,
  provider: PaymentProvider,
  { buyer, page, publicOrigin }: CheckoutParts,
): Promise<string> {
  const { address } = await provider.createCheckout({
    orderId,
    title: `${brand.name} ${plans[plan].name}`,
    amountCents,
    maxInstallments: plans[plan].maxInstallments,
    payer: { name: buyer.name, email: buyer.email },
    returnAddresses: { success: page, pending: page, failure: page },
    notificationAddress: `${publicOrigin}/webhooks/mercadopago`,
    validFrom: createdAt,
    validUntil: checkoutUntil ?? createdAt,
  })
  return address
}

/** Ends the pending orders of a renewal that will never be charged. */
export async function endWaiting(tx: AccountTransaction, renewalId: string): Promise<void> {
  const waiting = (await listOrders(tx)).filter(
    (order) => order.renewalId === renewalId && order.status === 'pending',
  )
  for (const order of waiting) await saveOrder(tx, { ...order, status: 'canceled' })
}

/** Refunds payments at the provider. An already refunded one counts as success. */
export async function refundPayments(
  provider: PaymentProvider,
  { id }: rules.PlacedOrder,
  paymentId: string,
): Promise<ProviderPayment> {
  try {
    await provider.refund(paymentId, `refund-${id}-${paymentId}`)
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error
    const payment = await provider.readPayment(paymentId)
    if (payment.status === 'approved') throw error
    return payment
  }
  return provider.readPayment(paymentId)
}

export interface ReportParts {
  readonly log: Log
  readonly now: Date
  /** Our seller id at the provider; `null` if not configured. */
  readonly collectorId: string | null
}

/**
 * Applies a payment report to its order: an existing one, or a new charge of the referenced renewal. Returns whether
 * anything changed. Call with the subscription locked.
 */
export async function applyPaymentReport(
  tx: Transaction,
  payment: ProviderPayment,
  orders: readonly rules.PlacedOrder[],
  renewal: PlacedRenewal | undefined,
  { log, now, collectorId }: ReportParts,
): Promise<boolean> {
  const order =
    rules.orderOf(payment, orders) ?? (renewal && rules.newCharge(renewal, randomUUID(), payment.createdAt))
  if (!order) return false
  const report = { ...payment, approvedAt: rules.notAhead(payment.approvedAt, now) }
  const merged = rules.mergePaymentReport(order, report, collectorId)
  const { amountCents, currency, paymentId, status } = payment
  const told = { order: order.id, paymentId, status, effect: merged.effect }
  if (merged.effect === 'mismatch') {
    log.warn({ ...told, amountCents, currency }, 'payment does not fit its order')
    return false
  }
  if (merged.effect !== 'unchanged') log.info(told, 'payment')
  if (merged.order === order) return false
  const heard = rules.withSurplus(merged.order)
  noteParts(log, heard)
  if (heard !== merged.order) log.warn({ order: order.id, surplus: heard.surplus }, 'order paid twice')
  await saveOrder(tx, heard)
  return true
}

function noteParts(log: Log, order: rules.PlacedOrder): void {
  const heldCents = rules.sumCents(order.reports.filter(({ status }) => status === 'approved'))
  if (heldCents === 0 || order.status === 'approved') return
  log.warn({ order: order.id, heldCents, amountCents: order.amountCents }, 'order holds a part of its money')
}
