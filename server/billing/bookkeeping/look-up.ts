import { randomUUID } from 'node:crypto'
import { requireProvider } from '../../adapters/payments/configured-payments.ts'
import { type ProviderPayment, standsBeside } from '../../adapters/payments/payment-provider.ts'
import { accountContextOf } from '../../platform/context.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { listOrders, listRenewals, findOwner } from '../ledger/queries.ts'
import type { PlacedOrder } from '../orders/rules.ts'
import type { PlacedRenewal } from '../renewals/rules.ts'
import { applyEvent } from './apply-event.ts'
import type { BillingContext, BuyerContext } from './billing-services.ts'
import { endAtOnce, endRenewals, tryToEndRenewals } from './end-renewals.ts'
import { performEffects, refundPayment } from './perform-effects.ts'

/**
 * Reads a payment at the provider and applies its state to the ledger. The content of a notification is never trusted.
 */
export async function lookUpPayment(ctx: BillingContext, paymentId: string): Promise<void> {
  await applyPayment(ctx, await requireProvider(ctx.payments).readPayment(paymentId))
}

/** Reads all payments of one checkout (a merchant order at Mercado Pago) and applies their states. */
export async function lookUpMerchantOrder(ctx: BillingContext, merchantOrderId: string): Promise<void> {
  const { payments } = await requireProvider(ctx.payments).readMerchantOrder(merchantOrderId)
  for (const { paymentId } of payments) await lookUpPayment(ctx, paymentId)
}

/** Reads a renewal's charge at the provider, and applies its payment, if it has one, and then the charge itself. */
export async function lookUpCharge(ctx: BillingContext, chargeId: string): Promise<void> {
  const charge = await requireProvider(ctx.payments).readCharge(chargeId)
  if (charge.payment) await lookUpPayment(ctx, charge.payment.paymentId)
  const buyer = await buyerOf(ctx, charge)
  if (buyer) await applyEvent(buyer, { kind: 'chargeReported', charge })
}

/** Reads a renewal at the provider, applies its state, and then cancels the renewals that are unwanted. */
export async function lookUpRenewal(ctx: BillingContext, providerRenewalId: string): Promise<void> {
  const report = await requireProvider(ctx.payments).readRenewal(providerRenewalId)
  const buyer = await buyerOf(ctx, report)
  if (!buyer) return
  await applyEvent(buyer, { kind: 'renewalReported', report })
  await tryToEndRenewals(buyer)
}

/**
 * Undoes a payment that the provider flagged as fraud: cancels it if it is pending, refunds it if it is approved, and
 * cancels its renewal.
 */
export async function undoPayment(ctx: BillingContext, paymentId: string): Promise<void> {
  const provider = requireProvider(ctx.payments)
  const payment = await provider.readPayment(paymentId)
  const buyer = await buyerOf(ctx, payment)
  if (!buyer) return
  await applyPayment(ctx, payment)
  const orders = await ctx.database.asAccount(buyer.accountId, listOrders)
  const order = orders.find(({ reports }) => reports.some((report) => report.paymentId === paymentId))
  // A payment that fits no order grants nothing, so there is nothing to undo.
  if (!order) return
  const { id: orderId, renewalId } = order
  if (payment.status === 'pending') await applyPayment(ctx, await provider.cancelPayment(paymentId))
  if (payment.status === 'approved') {
    await applyPayment(ctx, await refundPayment(provider, { orderId, paymentId }))
  }
  // The renewal is canceled too, so that its card is not charged again.
  if (renewalId) await endAtOnce(accountContextOf(ctx, buyer.accountId), [renewalId])
}

/**
 * Reads all payments of an order, and its renewal, and applies their states. Skips a demonstration order when real
 * payments are configured.
 */
export async function pollOrder(ctx: BuyerContext, order: PlacedOrder): Promise<void> {
  if (!standsBeside(order, ctx.payments)) return
  const { accountId, reference, renewalId } = order
  const renewals = await ctx.database.asAccount(accountId, listRenewals)
  const renewal = renewals.find(({ id }) => id === renewalId)
  await pollReference(ctx, { reference, providerRenewalId: renewal?.providerRenewalId ?? null })
}

/**
 * Reads a renewal that has a card, and its payments; marks links without a card made before `linksMadeBefore` as
 * unwanted, and cancels what is unwanted. Skips a demonstration renewal when real payments are configured.
 */
export async function pollRenewal(
  ctx: BuyerContext,
  renewal: PlacedRenewal,
  linksMadeBefore: Date,
): Promise<void> {
  const { id: reference, cardSince, providerRenewalId } = renewal
  if (!standsBeside(renewal, ctx.payments)) return
  if (cardSince !== null) await pollReference(ctx, { reference, providerRenewalId })
  await applyEvent(accountContextOf(ctx, ctx.accountId), {
    kind: 'linksExpired',
    madeBefore: linksMadeBefore,
  })
  await endRenewals(ctx)
}

/**
 * Applies the state of the renewal, if there is one, and of all payments with this reference, oldest payment first.
 */
async function pollReference(
  ctx: BillingContext,
  { reference, providerRenewalId }: Pick<PlacedOrder, 'reference'> & Pick<PlacedRenewal, 'providerRenewalId'>,
): Promise<void> {
  if (providerRenewalId !== null) await lookUpRenewal(ctx, providerRenewalId)
  const found = await requireProvider(ctx.payments).findPayments(reference)
  for (const payment of found.toReversed()) await applyPayment(ctx, payment)
}

async function applyPayment(ctx: BillingContext, payment: ProviderPayment): Promise<void> {
  const buyer = await buyerOf(ctx, payment)
  if (!buyer) return
  const { effects } = await applyEvent(buyer, { kind: 'paymentReported', payment, chargeId: randomUUID() })
  await performEffects(buyer, effects)
}

/**
 * Returns the context of the account to which the reference belongs; `null` if the reference is missing or unknown
 * here.
 */
async function buyerOf(
  ctx: BillingContext,
  { reference }: { readonly reference: string | null },
): Promise<BuyerContext | null> {
  if (reference === null || !isReference(reference)) return null
  const accountId: AccountId | null = await ctx.database.asSystem((tx) => findOwner(tx, reference))
  return accountId && accountContextOf(ctx, accountId)
}

function isReference(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}
