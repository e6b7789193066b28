import { paymentStatuses, type PaymentStatus } from '#contract/billing.ts'
import { exitOffer, type PlanId, plans } from '#contract/plans.ts'
import type { ProviderPayment } from '../adapters/payments/payment-provider.ts'
import { addDays, civilDay, instantOf } from '../platform/civil-day.ts'
import type { Purchase } from '../subscription/service.ts'

/** Where the days of the law are counted. */
const homeTimezone = 'America/Sao_Paulo'

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
