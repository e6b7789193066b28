import type { MailContent } from '../adapters/mail/mail-template.ts'
import type { Book } from '../billing/service.ts'
import type { PlacedOrder } from '../orders/service.ts'
import type { PlacedRenewal } from '../renewals/service.ts'
import { paidPeriods, subscriptionAt, type SubscriptionFacts } from '../subscription/service.ts'
import * as copy from './copy.ts'
import type { mailKinds } from './table.ts'

const dayMs = 24 * 3_600_000

/** Something that an account is to be told by mail. Of a kind and a subject there is one for all time. */
export interface DueMail {
  readonly kind: (typeof mailKinds)[number]
  readonly subjectId: string
  readonly dueAt: Date
  /** After that it is no news. */
  readonly until: Date
}

/** So long a mail about what happened is tried. */
const newsMs = 3 * dayMs
const periodNoticeMs = 3 * dayMs
const trialNoticeMs = dayMs

/** What a change has brought that its owner should hear of, and when a plan that was paid once comes to its end. */
export function mailsAfter(before: Book, after: Book, facts: SubscriptionFacts, now: Date): DueMail[] {
  const wasOf = ({ id }: PlacedOrder) => before.orders.find((one) => one.id === id) ?? null
  const changed = after.orders.filter((order) => wasOf(order)?.status !== order.status)
  const orderNews = changed.flatMap((order) => newsOfOrder(order, wasOf(order)))
  const renewalNews = after.renewals.flatMap((renewal) => {
    const was = before.renewals.find(({ id }) => id === renewal.id) ?? null
    return newsOfRenewal(renewal, was)
  })
  const until = new Date(now.getTime() + newsMs)
  const news = [...orderNews, ...renewalNews].map((one) => ({ ...one, dueAt: now, until }))
  return changed.length > 0 ? [...news, ...periodNotice(after, facts, now)] : news
}

type News = Pick<DueMail, 'kind' | 'subjectId'>

function newsOfOrder(order: PlacedOrder, was: PlacedOrder | null): readonly News[] {
  const { id: subjectId, status, kind } = order
  if (status === 'refunded') return [{ kind: 'refund', subjectId }]
  if (status === 'charged_back') return [{ kind: 'chargeback', subjectId }]
  if (status === 'rejected') return [{ kind: kind === 'renewal' ? 'renewal_declined' : 'refused', subjectId }]
  // What a dispute gives back was bought before.
  const isBought = status === 'approved' && (was?.paidAt ?? null) === null
  return isBought ? [{ kind: 'receipt', subjectId }] : []
}

function newsOfRenewal(renewal: PlacedRenewal, was: PlacedRenewal | null): readonly News[] {
  const { id: subjectId, status, cardSince } = renewal
  if (cardSince === null) return []
  if (status === 'canceled') return was?.status === 'canceled' ? [] : [{ kind: 'renewal_off', subjectId }]
  return was?.cardSince ? [] : [{ kind: 'renewal_on', subjectId }]
}

/** Told of by the purchase that came last: each one moves the end. A renewal's end is told by its charges. */
function periodNotice({ orders }: Book, facts: SubscriptionFacts, now: Date): readonly DueMail[] {
  const last = lastPurchase(orders)
  const end = paidPeriods(facts.purchases).at(-1)?.to
  if (last?.kind !== 'one_off' || !end) return []
  const dueAt = new Date(end.getTime() - periodNoticeMs)
  const until = new Date(dueAt.getTime() + dayMs)
  return until < now ? [] : [{ kind: 'period_ends', subjectId: last.id, dueAt, until }]
}

function lastPurchase(orders: readonly PlacedOrder[]): PlacedOrder | null {
  const bought = orders.filter(({ status }) => status === 'approved')
  return bought.toSorted((one, other) => Number(one.paidAt) - Number(other.paidAt)).at(-1) ?? null
}

/** Trials whose end is nearer than this are told of it. */
export function trialsToTell(now: Date): { readonly after: Date; readonly upTo: Date } {
  return { after: now, upTo: new Date(now.getTime() + trialNoticeMs) }
}

export function trialNotice(accountId: string, trialEnd: Date): DueMail {
  const dueAt = new Date(trialEnd.getTime() - trialNoticeMs)
  return { kind: 'trial_ends', subjectId: accountId, dueAt, until: trialEnd }
}

/** The mail as things stand when it is sent; `null` where it would no longer be true. */
export function composeMail(
  { kind, subjectId }: News,
  frame: copy.MailFrame,
  book: Book,
  facts: SubscriptionFacts,
  now: Date,
): MailContent | null {
  const order = book.orders.find(({ id }) => id === subjectId)
  const renewal = book.renewals.find(({ id }) => id === subjectId)
  switch (kind) {
    case 'receipt':
      return order ? composeReceipt(frame, order, facts) : null
    case 'refused':
      return order?.status === 'rejected' ? copy.refusedMail(frame, order) : null
    case 'refund':
      return order?.status === 'refunded' ? copy.refundMail(frame, order) : null
    case 'chargeback':
      return order?.status === 'charged_back' ? copy.chargebackMail(frame, order) : null
    case 'renewal_on':
      return renewal?.status === 'active' ? copy.renewalOnMail(frame, renewal, now) : null
    case 'renewal_off':
      return renewal?.status === 'canceled'
        ? copy.renewalOffMail(frame, renewal.plan, openUntil(facts, now))
        : null
    case 'renewal_declined':
      return order?.status === 'rejected'
        ? copy.renewalDeclinedMail(frame, order, openUntil(facts, now))
        : null
    case 'period_ends':
      return composePeriodEnd(frame, subjectId, book, facts, now)
    case 'trial_ends':
      return facts.trialEnd && subscriptionAt(facts, now).status === 'trial'
        ? copy.trialEndsMail(frame, facts.trialEnd)
        : null
  }
}

function composeReceipt(frame: copy.MailFrame, order: PlacedOrder, facts: SubscriptionFacts) {
  const { paidAt, status, id } = order
  const period = paidPeriods(facts.purchases).findLast(({ purchaseIds }) => purchaseIds.includes(id))
  if (status !== 'approved' || !paidAt || !period) return null
  return copy.receiptMail(frame, { ...order, paidAt }, period)
}

function composePeriodEnd(
  frame: copy.MailFrame,
  orderId: string,
  { orders, renewals }: Book,
  facts: SubscriptionFacts,
  now: Date,
): MailContent | null {
  const period = paidPeriods(facts.purchases).at(-1)
  const isCharged = renewals.some(({ status }) => status === 'active')
  if (!period || isCharged || lastPurchase(orders)?.id !== orderId || now >= period.to) return null
  return copy.periodEndsMail(frame, period.plan, period.to)
}

/** Until when the app is open should nothing more be heard. */
function openUntil(facts: SubscriptionFacts, now: Date): Date | null {
  const ends = [subscriptionAt(facts, now).paidUntil, facts.trialEnd].filter((end) => end !== null)
  const last = ends.toSorted((one, other) => one.getTime() - other.getTime()).at(-1)
  return last && last > now ? last : null
}
