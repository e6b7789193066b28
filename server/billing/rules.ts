import {
  orderKinds,
  type Payment,
  paymentStatuses,
  type PaymentStatus,
  type Renewal,
  renewalStatuses,
} from '#contract/billing.ts'
import { exitOffer, type PlanId, plans } from '#contract/plans.ts'
import type { ProviderPayment, Renewal as RenewalWord } from '../adapters/payments/payment-provider.ts'
import type { AccountId } from '../platform/account-id.ts'
import { addDays, civilDay, instantOf } from '../platform/civil-day.ts'
import type { Purchase, SubscriptionFacts } from '../subscription/service.ts'

/** Where the days of the law are counted. */
export const homeTimezone = 'America/Sao_Paulo'

const withdrawalDays = 7

/**
 * The first instant that is too late. Seven days by CDC art. 49, counted as Código Civil art. 132 has it: without the
 * day of the payment, and to the end of the seventh.
 */
export function withdrawalEndsAt(paidAt: Date): Date {
  const tooLate = addDays(civilDay(paidAt, homeTimezone), withdrawalDays + 1)
  return instantOf(new Date(`${tooLate}T00:00:00Z`), homeTimezone)
}

export function isWithdrawable({ status, paidAt }: Pick<Purchase, 'status' | 'paidAt'>, now: Date): boolean {
  return status === 'approved' && paidAt !== null && now < withdrawalEndsAt(paidAt)
}

/** In percent. */
export type Discount = 0 | typeof exitOffer.percent

type PastOrder = Pick<Purchase, 'status' | 'paidAt'> & { readonly discount: Discount }

/** Once per account: an order that waits for its money or ever was paid for has used it. */
export function discountFor(plan: PlanId, asked: number, pastOrders: readonly PastOrder[]): Discount {
  const isUsed = pastOrders.some(
    ({ discount, status, paidAt }) => discount > 0 && (status === 'pending' || paidAt !== null),
  )
  return plan === exitOffer.plan && asked === exitOffer.percent && !isUsed ? exitOffer.percent : 0
}

export function amountCents(plan: PlanId, discount: Discount): number {
  return Math.round((plans[plan].priceCents * (100 - discount)) / 100)
}

type Unheeded = 'reason' | 'refundedCents' | 'merchantOrderId' | 'metadata' | 'isLive' | 'createdAt'
/** What the provider said of one payment when it was asked, as far as an order keeps it. */
export type ProviderWord = Omit<ProviderPayment, Unheeded>

export interface Order extends Pick<ProviderWord, 'status' | 'method' | 'installments' | 'amountCents'> {
  /** What its payments name: the order itself, or the renewal that it is a charge of. */
  readonly reference: string
  /** The payment that all this is told from; an order can see several, such as a card after a PIX. */
  readonly providerPaymentId: string | null
  readonly paidAt: Date | null
  readonly refundedAt: Date | null
  /** The last word on each payment that was tried for it. */
  readonly words: readonly ProviderWord[]
}

/** What a word did to what the order grants. */
export type WordEffect = 'granted' | 'revoked' | 'restored' | 'unchanged' | 'mismatch'

/**
 * Words may come late, twice and in any order: an order is told from the last one on each of its payments, and is
 * returned as it was when it learns nothing. `collectorId` is `null` where nobody said who we are.
 */
export function mergeProviderWord<Kind extends Order>(
  order: Kind,
  word: ProviderWord,
  collectorId: string | null,
): { order: Kind; effect: WordEffect } {
  if (!isForOrder(word, order, collectorId)) return { order, effect: 'mismatch' }
  const known = order.words.find(({ paymentId }) => paymentId === word.paymentId)
  if (known && !isLaterWord(word, known)) return { order, effect: 'unchanged' }
  const words = [...order.words.filter((one) => one !== known), word].sort(byMoment)
  const merged = { ...order, ...settledBy(words), words }
  return { order: merged, effect: effectOf(order, merged) }
}

function isForOrder(word: ProviderWord, order: Order, collectorId: string | null): boolean {
  return (
    word.reference === order.reference &&
    word.currency === 'BRL' &&
    word.amountCents >= order.amountCents &&
    (collectorId === null || word.collectorId === collectorId) &&
    !(word.status === 'approved' && word.approvedAt === null)
  )
}

const paidStatuses: readonly PaymentStatus[] = ['approved', 'refunded', 'charged_back']

function hasBeenPaid({ status }: ProviderWord): boolean {
  return paidStatuses.includes(status)
}

/** What was paid for never waits for its money again, whatever date that word bears. */
function isLaterWord(word: ProviderWord, known: ProviderWord): boolean {
  if (hasBeenPaid(word) !== hasBeenPaid(known)) return hasBeenPaid(word)
  const laterMs = word.updatedAt.getTime() - known.updatedAt.getTime()
  if (laterMs !== 0) return laterMs > 0
  return paymentStatuses.indexOf(word.status) > paymentStatuses.indexOf(known.status)
}

function byMoment(one: ProviderWord, other: ProviderWord): number {
  const momentOf = ({ approvedAt, updatedAt }: ProviderWord) => (approvedAt ?? updatedAt).getTime()
  return momentOf(one) - momentOf(other) || (one.paymentId < other.paymentId ? -1 : 1)
}

/** Told from the payment that was approved first; where none is, from the last that was, or that still may be. */
function settledBy(words: readonly ProviderWord[]) {
  const teller =
    words.find(({ status }) => status === 'approved') ??
    words.findLast(hasBeenPaid) ??
    words.findLast(({ status }) => status === 'pending') ??
    words.at(-1)!
  const { status, method, installments, paymentId, approvedAt, updatedAt } = teller
  return {
    status,
    method,
    installments,
    providerPaymentId: paymentId,
    paidAt: hasBeenPaid(teller) ? (approvedAt ?? updatedAt) : null,
    refundedAt: status === 'refunded' ? updatedAt : null,
  }
}

function effectOf(before: Order, after: Order): WordEffect {
  const [wasGranted, isGranted] = [before.status === 'approved', after.status === 'approved']
  if (wasGranted === isGranted) return 'unchanged'
  if (wasGranted) return 'revoked'
  return before.paidAt === null ? 'granted' : 'restored'
}

export type OrderKind = (typeof orderKinds)[number]

/** What somebody wants to buy. */
export interface Wanted {
  readonly plan: PlanId
  readonly kind: OrderKind
  readonly discount: Discount
  /** Where no money can be moved. */
  readonly isDemonstration: boolean
}

export interface PlacedOrder extends Order, Wanted {
  readonly accountId: AccountId
  readonly id: string
  readonly renewalId: string | null
  readonly checkoutAddress: string | null
  readonly checkoutUntil: Date | null
  readonly createdAt: Date
}

export interface PlacedRenewal {
  readonly accountId: AccountId
  readonly id: string
  readonly plan: PlanId
  readonly status: (typeof renewalStatuses)[number]
  readonly isDemonstration: boolean
  readonly providerRenewalId: string | null
  readonly cardSince: Date | null
  readonly canceledAt: Date | null
  readonly nextChargeAt: Date | null
  readonly retryingSince: Date | null
  readonly createdAt: Date
  readonly changedAt: Date | null
}

/** What an account has ordered, and what renews. */
export interface Book {
  readonly orders: readonly PlacedOrder[]
  readonly renewals: readonly PlacedRenewal[]
}

/** How long a link can be paid at. */
const linkMs = 24 * 3_600_000
/** How long after that an order is asked about: a card can be under review for two working days. */
export const patienceMs = 2 * 24 * 3_600_000

/** `pro` is an older name of the annual plan. */
export function planOf(asked: PlanId | 'pro'): PlanId {
  return asked === 'pro' ? 'annual' : asked
}

export function offersRenewal(plan: PlanId): boolean {
  return plan !== 'annual'
}

export function newOrder(
  wanted: Wanted,
  accountId: AccountId,
  id: string,
  renewalId: string | null,
  now: Date,
) {
  return {
    ...wanted,
    accountId,
    id,
    renewalId,
    reference: renewalId ?? id,
    amountCents: amountCents(wanted.plan, wanted.discount),
    status: 'pending',
    method: null,
    installments: 1,
    providerPaymentId: null,
    checkoutAddress: null,
    checkoutUntil: new Date(now.getTime() + linkMs),
    words: [],
    createdAt: now,
    paidAt: null,
    refundedAt: null,
  } satisfies PlacedOrder
}

/** The order that a second tab, or a second try, goes on with. */
export function openOrderFor(wanted: Wanted, orders: readonly PlacedOrder[], now: Date): PlacedOrder | null {
  const isSame = (order: PlacedOrder) =>
    order.plan === wanted.plan &&
    order.kind === wanted.kind &&
    order.discount === wanted.discount &&
    order.isDemonstration === wanted.isDemonstration
  return orders.find((order) => isSame(order) && isPayable(order, now)) ?? null
}

export function isPayable({ status, checkoutUntil }: PlacedOrder, now: Date): boolean {
  return status === 'pending' && checkoutUntil !== null && now < checkoutUntil
}

/** An order whose link is over, and for which nobody ever tried to pay, holds no discount back. */
export function asPastOrder(order: PlacedOrder, now: Date): PlacedOrder {
  const isLeft = order.words.length === 0 && order.status === 'pending' && !isPayable(order, now)
  return isLeft ? { ...order, status: 'expired' } : order
}

/** A checkout that nobody paid at is no payment: without its link nothing is left of it. */
export function isShown({ status, checkoutAddress, words }: PlacedOrder): boolean {
  return words.length > 0 || (checkoutAddress !== null && status === 'pending')
}

/** Which of an account's orders a payment is for; `null` is a further charge of a renewal. */
export function orderOf(payment: ProviderWord, orders: readonly PlacedOrder[]): PlacedOrder | null {
  const named = orders.filter(({ reference }) => reference === payment.reference)
  const known = named.find(({ words }) => words.some(({ paymentId }) => paymentId === payment.paymentId))
  // Each try of a charge is a payment of its own, until one of them brings money.
  return known ?? named.find(({ kind, paidAt }) => kind === 'one_off' || paidAt === null) ?? null
}

/** Whether nobody need ask about an order any more, because it can no longer be paid. */
export function isGivenUp(order: PlacedOrder, now: Date): boolean {
  if (order.status !== 'pending') return false
  return now.getTime() > linkEndsMsOf(order) + (order.words.length > 0 ? patienceMs : 0)
}

/** Whether money may still come that nobody told of: after a declined card too, and where a link just ended. */
export function mayBePaid(order: PlacedOrder, now: Date): boolean {
  return order.paidAt === null && now.getTime() <= linkEndsMsOf(order) + patienceMs
}

function linkEndsMsOf({ checkoutUntil, createdAt }: PlacedOrder): number {
  return checkoutUntil?.getTime() ?? createdAt.getTime() + linkMs
}

/** A renewal as the provider's word has it; the very same where it says nothing new. */
export function mergeRenewalWord(
  renewal: PlacedRenewal,
  word: RenewalWord,
  collectorId: string | null,
  now: Date,
): PlacedRenewal | 'mismatch' {
  const isOurs = collectorId === null || word.collectorId === null || word.collectorId === collectorId
  const isWhole = word.currency === 'BRL' && word.amountCents >= plans[renewal.plan].priceCents
  if (word.reference !== renewal.id || !isOurs || !isWhole) return 'mismatch'
  const isOld = renewal.changedAt !== null && word.updatedAt !== null && word.updatedAt <= renewal.changedAt
  if (isOld || renewal.status === 'canceled') return renewal
  const hasCard = word.status === 'active' || word.status === 'paused'
  return {
    ...renewal,
    status: word.status,
    providerRenewalId: word.renewalId,
    cardSince: renewal.cardSince ?? (hasCard ? now : null),
    canceledAt: word.status === 'canceled' ? (word.updatedAt ?? now) : null,
    nextChargeAt: word.nextChargeAt,
    retryingSince: word.status === 'active' ? renewal.retryingSince : null,
    changedAt: word.updatedAt,
  }
}

/** The one that counts: what renews before what was canceled, and of those the last. */
export function currentRenewal(renewals: readonly PlacedRenewal[]): PlacedRenewal | null {
  const withCard = renewals.filter(({ cardSince }) => cardSince !== null)
  const canceledLast = withCard.toSorted((one, other) => Number(one.canceledAt) - Number(other.canceledAt))
  return (
    withCard.find(({ status }) => status === 'active') ??
    withCard.find(({ status }) => status === 'paused') ??
    canceledLast.at(-1) ??
    null
  )
}

/** All that the subscription is told from. */
export function factsOf(
  orders: readonly PlacedOrder[],
  renewals: readonly PlacedRenewal[],
): Omit<SubscriptionFacts, 'trialEnd'> {
  const renewal = currentRenewal(renewals)
  return {
    purchases: orders
      .filter(({ paidAt }) => paidAt !== null)
      .map(({ id, plan, status, paidAt }) => ({ id, plan, status, paidAt, days: plans[plan].days })),
    renewal: renewal && renewal.status !== 'paused' ? { canceledAt: renewal.canceledAt } : null,
  }
}

export function newRenewal(
  { plan, isDemonstration }: Pick<Wanted, 'plan' | 'isDemonstration'>,
  accountId: AccountId,
  id: string,
  now: Date,
): PlacedRenewal {
  return {
    accountId,
    id,
    plan,
    status: 'pending',
    isDemonstration,
    providerRenewalId: null,
    cardSince: null,
    canceledAt: null,
    nextChargeAt: null,
    retryingSince: null,
    createdAt: now,
    changedAt: null,
  }
}

/** A further charge of a renewal; nobody pays it at a link. */
export function newCharge(
  { accountId, id: renewalId, plan, isDemonstration }: PlacedRenewal,
  id: string,
  now: Date,
): PlacedOrder {
  const wanted = { plan, kind: 'renewal', discount: 0, isDemonstration } as const
  return { ...newOrder(wanted, accountId, id, renewalId, now), checkoutUntil: null }
}

/** An order can be paid twice, at two links or in two tabs. */
export function paymentsToGiveBack({ words }: Order): readonly string[] {
  return words.filter(({ status }) => status === 'approved').map(({ paymentId }) => paymentId)
}

export function isReference(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}

/** A provider's clock may run ahead of ours: what is paid is paid now. */
export function notAhead(moment: Date | null, now: Date): Date | null {
  return moment !== null && moment > now ? now : moment
}

export function describePayment(order: PlacedOrder, now: Date): Payment {
  const { id, plan, kind, discount, status, method, installments, paidAt } = order
  const hasLink = isPayable(order, now) && order.checkoutAddress !== null
  return {
    id,
    plan,
    kind,
    is_demonstration: order.isDemonstration,
    discount,
    status,
    amount_cents: order.amountCents,
    method,
    installments,
    created_at: order.createdAt.toISOString(),
    paid_at: paidAt?.toISOString() ?? null,
    refunded_at: order.refundedAt?.toISOString() ?? null,
    withdrawable_until: paidAt && isWithdrawable(order, now) ? withdrawalEndsAt(paidAt).toISOString() : null,
    init_point: hasLink ? order.checkoutAddress : null,
    init_point_until: hasLink ? (order.checkoutUntil?.toISOString() ?? null) : null,
  }
}

export function describeRenewal(renewal: PlacedRenewal): Renewal {
  return {
    id: renewal.id,
    plan: renewal.plan,
    status: renewal.status,
    amount_cents: plans[renewal.plan].priceCents,
    next_charge_at: renewal.nextChargeAt?.toISOString() ?? null,
    canceled_at: renewal.canceledAt?.toISOString() ?? null,
    retrying_since: renewal.retryingSince?.toISOString() ?? null,
  }
}
