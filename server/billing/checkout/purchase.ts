import { randomUUID } from 'node:crypto'
import type { createPreference } from '#contract/billing/billing.ts'
import { brand } from '#contract/brand.ts'
import type { Body, Reply } from '#contract/endpoint.ts'
import { type PlanId, plans } from '#contract/billing/plans.ts'
import { requireProvider } from '../../adapters/payments/configured-payments.ts'
import { fail } from '../../platform/failure.ts'
import type { Account } from '../../platform/http/session.ts'
import { applyEvent } from '../bookkeeping/apply-event.ts'
import type { BuyerContext } from '../bookkeeping/billing-services.ts'
import { readRenewals, tryToEndRenewals } from '../bookkeeping/end-renewals.ts'
import { refuseSecondRenewal } from '../ledger/order-events.ts'
import { standsIn } from '../ledger/rules.ts'
import { type Asked, openOrderFor, type PlacedOrder } from '../orders/rules.ts'
import { offersRenewal } from '../renewals/rules.ts'
import { orUnavailable } from './provider-failure.ts'
import { readRenewal } from './read-renewal.ts'

/** Context of a purchase. The provider receives the account's name and e-mail address. */
export type PurchaseContext = BuyerContext & { readonly account: Pick<Account, 'name' | 'email'> }

/**
 * Starts a purchase, or continues an open order of an earlier attempt, and returns the address where it is paid. Throws
 * `discount_unavailable`, `purchase_needs_contact`, `renewal_running`, `renewal_not_offered`, `payments_off`,
 * `payment_provider_unavailable`, `payment_link_missing`.
 */
export async function purchase(
  ctx: PurchaseContext,
  input: Body<typeof createPreference>,
): Promise<Reply<typeof createPreference>> {
  requireProvider(ctx.payments)
  const order = await placeOrder(ctx, askedOrder(ctx, input))
  if (order.renewalId) await cancelOtherLinks(ctx, order.renewalId)
  const address = order.checkoutAddress ?? (await orUnavailable(ctx, () => openLink(ctx, order)))
  const renewal = order.cancelsRenewal ? null : await readRenewal(ctx)
  const goesOn = renewal && renewal.status !== 'canceled'
  return { init_point: address, payment_id: order.id, renewal: goesOn ? renewal : null }
}

function askedOrder(
  { payments: { isDemonstration } }: BuyerContext,
  input: Body<typeof createPreference>,
): Asked {
  const { plan: asked, discount = 0, auto_renew, cancel_renewal: cancelsRenewal = false } = input
  const plan = planOf(asked)
  if (!auto_renew) return { plan, kind: 'one_off', discount, isDemonstration, cancelsRenewal }
  if (!offersRenewal(plan) || discount !== 0) throw fail('renewal_not_offered')
  return { plan, kind: 'renewal', discount, isDemonstration, cancelsRenewal: false }
}

/** Returns the plan; `pro` is the former id of the annual plan. */
function planOf(asked: PlanId | 'pro'): PlanId {
  return asked === 'pro' ? 'annual' : asked
}

async function placeOrder(ctx: BuyerContext, asked: Asked): Promise<PlacedOrder> {
  const [orderId, renewalId] = [randomUUID(), randomUUID()]
  const { ledger } = await applyEvent(ctx, { kind: 'orderPlaced', asked, orderId, renewalId })
  return openOrderFor(asked, ledger.orders.filter(standsIn(ledger)), ctx.now)!
}

/**
 * Marks all other links without a card as unwanted and cancels them. Throws `renewal_running` if a card was entered at
 * one of them meanwhile.
 */
async function cancelOtherLinks(ctx: BuyerContext, renewalId: string): Promise<void> {
  await applyEvent(ctx, { kind: 'linkChosen', renewalId })
  await tryToEndRenewals(ctx)
  refuseSecondRenewal({ renewals: await readRenewals(ctx), seller: ctx.payments })
}

/**
 * Opens the order's checkout at the provider and saves its address. The provider returns the same checkout for a
 * repeated request.
 */
async function openLink(ctx: PurchaseContext, order: PlacedOrder): Promise<string> {
  const { address, providerRenewalId } =
    order.kind === 'renewal' ? await createRenewal(ctx, order) : await createCheckout(ctx, order)
  await applyEvent(ctx, { kind: 'linkOpened', orderId: order.id, address, providerRenewalId })
  return address
}

function returnAddress({ publicOrigin }: PurchaseContext, { id }: PlacedOrder): string {
  return `${publicOrigin}/pagamentos?pedido=${id}`
}

async function createRenewal(ctx: PurchaseContext, order: PlacedOrder) {
  const { reference, plan, amountCents } = order
  const { address, renewalId } = await requireProvider(ctx.payments).createRenewal({
    reference,
    title: `${brand.name} ${plans[plan].name}, com renovação automática`,
    amountCents,
    everyDays: plans[plan].days,
    payerEmail: ctx.account.email,
    returnAddress: returnAddress(ctx, order),
    startsAt: null,
  })
  return { address, providerRenewalId: renewalId }
}

async function createCheckout(ctx: PurchaseContext, order: PlacedOrder) {
  const { id: orderId, plan, amountCents, createdAt, checkoutUntil } = order
  const { name, email } = ctx.account
  const page = returnAddress(ctx, order)
  const { address } = await requireProvider(ctx.payments).createCheckout({
    orderId,
    title: `${brand.name} ${plans[plan].name}`,
    amountCents,
    maxInstallments: plans[plan].maxInstallments,
    payer: { name, email },
    returnAddresses: { success: page, pending: page, failure: page },
    notificationAddress: `${ctx.publicOrigin}/webhooks/mercadopago`,
    validFrom: createdAt,
    validUntil: checkoutUntil ?? createdAt,
  })
  return { address, providerRenewalId: null }
}
