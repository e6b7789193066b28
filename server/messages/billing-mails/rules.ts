import { paidPeriods } from '#contract/billing/paid-periods.ts'
import type { MailContent } from '../../adapters/mail/mail-content.ts'
import { isPaidTooLate, type LedgerRows } from '../../billing/ledger/rules.ts'
import { counts, isPayable, heldPayments, type PlacedOrder } from '../../billing/orders/rules.ts'
import { partialRefundCents } from '../../billing/payment-reports/rules.ts'
import type { PlacedRenewal } from '../../billing/renewals/rules.ts'
import { subscriptionAt, type SubscriptionFacts } from '../../billing/subscription/rules.ts'
import * as copy from './copy.ts'
import type { mailKinds } from './table.ts'

const dayMs = 24 * 3_600_000

/** Mail of an account in the outbox. Account, `kind` and `subjectId` identify a mail, so that it is sent once. */
export interface DueMail {
  readonly kind: (typeof mailKinds)[number]
  readonly subjectId: string
  readonly dueAt: Date
  /** Time after which the mail is obsolete: it is then completed without being sent. */
  readonly until: Date
}

/** Time after an event for which its mail is still sent. */
const newsMs = 3 * dayMs
const periodNoticeMs = 3 * dayMs
const chargeNoticeMs = 3 * dayMs
const trialNoticeMs = dayMs

/** Ledger rows before and after an event, with the subscription facts after it. */
export interface LedgerChange {
  readonly before: LedgerRows
  readonly after: LedgerRows
  readonly facts: SubscriptionFacts
  readonly now: Date
}

/**
 * Returns the mails that a change of the ledger causes: mails about the change, due now, and later notices of the end
 * of the paid period and of coming charges.
 */
export function mailsAfter({ before, after, facts, now }: LedgerChange): DueMail[] {
  const wasOf = ({ id }: PlacedOrder) => before.orders.find((one) => one.id === id) ?? null
  const changed = after.orders.filter((order) => isChanged(order, wasOf(order)))
  const orderNews = after.orders.flatMap((order) => {
    const was = wasOf(order)
    return [...(was?.status === order.status ? [] : newsOfStatus(order, was)), ...refundMails(order, was)]
  })
  const renewalNews = after.renewals.flatMap((renewal) => {
    const was = before.renewals.find(({ id }) => id === renewal.id) ?? null
    return newsOfRenewal(renewal, was)
  })
  const until = new Date(now.getTime() + newsMs)
  const news = [...orderNews, ...renewalNews].map((one) => ({ ...one, dueAt: now, until }))
  const periods = news.length + changed.length > 0 ? periodNotices(after, facts, now) : []
  return [...news, ...periods, ...chargeNotices(after, now)]
}

type News = Pick<DueMail, 'kind' | 'subjectId'>

function isChanged(order: PlacedOrder, was: PlacedOrder | null): boolean {
  const { status, withdrawnAt } = was ?? { status: 'pending', withdrawnAt: null }
  return order.status !== status || order.withdrawnAt !== withdrawnAt
}

function newsOfStatus(order: PlacedOrder, was: PlacedOrder | null): readonly News[] {
  const { id: subjectId, status, kind } = order
  if (status === 'refunded') return [{ kind: 'refund', subjectId }]
  if (status === 'charged_back') return [{ kind: 'chargeback', subjectId }]
  if (status === 'rejected') return [{ kind: kind === 'renewal' ? 'renewal_declined' : 'refused', subjectId }]
  if (status === 'expired') return wasTried(order) ? [{ kind: 'expired', subjectId }] : []
  if (status !== 'approved') return []
  // An order that was paid before becomes approved again when a dispute is won; its receipt was sent at the first
  // payment.
  if ((was?.paidAt ?? null) === null) return [{ kind: 'receipt', subjectId }]
  return was?.status === 'charged_back' ? [{ kind: 'restored', subjectId }] : []
}

/**
 * Returns whether a single purchase expired after a payment attempt, without ever being paid. An order whose checkout
 * was only opened expires without a mail.
 */
function wasTried({ kind, reports, paidAt }: PlacedOrder): boolean {
  return kind === 'one_off' && reports.length > 0 && paidAt === null
}

/**
 * Returns the mails about refunds that leave the order's status unchanged: a withdrawal, a surplus payment, a partial
 * refund.
 */
function refundMails(order: PlacedOrder, was: PlacedOrder | null): readonly News[] {
  const { id: subjectId, withdrawnAt, surplus } = order
  const hasSaidSo = heldPayments(order).length > 0 && !isPaidTooLate(order)
  const isWithdrawn = withdrawnAt !== null && (was?.withdrawnAt ?? null) === null && hasSaidSo
  const isTwice = surplus.length > (was?.surplus.length ?? 0)
  const isKind = partialRefundCents(order) > (was ? partialRefundCents(was) : 0)
  return [
    ...(isWithdrawn ? [{ kind: 'withdrawn', subjectId } as const] : []),
    ...(isTwice ? [{ kind: 'surplus', subjectId } as const] : []),
    ...(isKind ? [{ kind: 'partly_refunded', subjectId } as const] : []),
  ]
}

function newsOfRenewal(renewal: PlacedRenewal, was: PlacedRenewal | null): readonly News[] {
  const { id: subjectId, status, cardSince } = renewal
  if (cardSince === null) return []
  if (status === 'canceled') return was?.status === 'canceled' ? [] : [{ kind: 'renewal_off', subjectId }]
  if (status === 'paused') return was?.status === 'paused' ? [] : [{ kind: 'renewal_paused', subjectId }]
  return was?.cardSince ? [] : [{ kind: 'renewal_on', subjectId }]
}

/**
 * Returns a notice for `chargeNoticeMs` before the next charge of each renewal. The provider charges by its own
 * calendar, whatever was bought meanwhile. Each charge adds the notice of the next charge; the first charge has no
 * notice, because it comes within an hour.
 */
function chargeNotices(ledger: LedgerRows, now: Date): readonly DueMail[] {
  return ledger.renewals.flatMap((renewal) => {
    const last = lastPurchase(ledger.orders.filter(({ renewalId }) => renewalId === renewal.id))
    const chargedAt = chargeAfter(renewal, last)
    if (!last || !chargedAt) return []
    const dueAt = new Date(chargedAt.getTime() - chargeNoticeMs)
    // The notice is obsolete from 24 hours before the charge on, when it may be too late to cancel.
    const until = new Date(chargedAt.getTime() - dayMs)
    return until < now ? [] : [{ kind: 'charge_ahead', subjectId: last.id, dueAt, until }]
  })
}

/**
 * Returns the date of the renewal's next charge. `null` if the renewal is inactive, or if the date is still that of the
 * last charge, which the provider may report for a while after it.
 */
function chargeAfter({ status, nextChargeAt }: PlacedRenewal, last: PlacedOrder | null): Date | null {
  if (status !== 'active' || !nextChargeAt || !last?.paidAt) return null
  return nextChargeAt.getTime() - last.paidAt.getTime() > chargeNoticeMs ? nextChargeAt : null
}

/**
 * Returns the notices before and after the end of access. They belong to the latest purchase, because each purchase
 * moves the end; `period_ended` is due after the grace period of a renewal.
 */
function periodNotices({ orders }: LedgerRows, facts: SubscriptionFacts, now: Date): readonly DueMail[] {
  const last = lastPurchase(orders)
  const end = paidPeriods(facts.purchases).at(-1)?.to
  if (!last || !end) return []
  const { id: subjectId } = last
  const endsAt = new Date(end.getTime() - periodNoticeMs)
  const closesAt = subscriptionAt(facts, now).paidUntil ?? end
  const notices: readonly DueMail[] = [
    { kind: 'period_ends', subjectId, dueAt: endsAt, until: new Date(endsAt.getTime() + dayMs) },
    { kind: 'period_ended', subjectId, dueAt: closesAt, until: new Date(closesAt.getTime() + newsMs) },
  ]
  return notices.filter(({ until }) => until >= now)
}

function lastPurchase(orders: readonly PlacedOrder[]): PlacedOrder | null {
  const bought = orders.filter(counts)
  return bought.toSorted((one, other) => Number(one.paidAt) - Number(other.paidAt)).at(-1) ?? null
}

/** Range of trial ends: later than `after`, up to and including `upTo`. */
export interface TrialSpan {
  readonly after: Date
  readonly upTo: Date
}

export function trialsThatEnd(now: Date): TrialSpan {
  return { after: now, upTo: new Date(now.getTime() + trialNoticeMs) }
}

/**
 * Returns the range of trials that ended in the last `newsMs`. It excludes the current millisecond, because the last
 * instant still belongs to the trial.
 */
export function trialsThatEnded(now: Date): TrialSpan {
  return { after: new Date(now.getTime() - newsMs), upTo: new Date(now.getTime() - 1) }
}

export function trialEnds(subjectId: string, trialEnd: Date): DueMail {
  const dueAt = new Date(trialEnd.getTime() - trialNoticeMs)
  return { kind: 'trial_ends', subjectId, dueAt, until: trialEnd }
}

export function trialEnded(subjectId: string, trialEnd: Date): DueMail {
  return { kind: 'trial_ended', subjectId, dueAt: trialEnd, until: new Date(trialEnd.getTime() + newsMs) }
}

/** State of the account at the time of sending, from which a mail is composed. */
export interface MailState extends LedgerRows {
  readonly facts: SubscriptionFacts
  readonly now: Date
}

/** Composes a mail from the state at the time of sending; `null` if the mail no longer applies. */
export function composeMail(news: News, frame: copy.MailFrame, state: MailState): MailContent | null {
  const mail = contentOf(news, frame, state)
  const [order, renewal] = [state.orders, state.renewals].map((all) =>
    all.find(({ id }) => id === news.subjectId),
  )
  return mail && (order ?? renewal)?.isDemonstration ? copy.asDemonstration(mail) : mail
}

function contentOf({ kind, subjectId }: News, frame: copy.MailFrame, state: MailState): MailContent | null {
  const { orders, renewals, facts, now } = state
  const order = orders.find(({ id }) => id === subjectId)
  const renewal = renewals.find(({ id }) => id === subjectId)
  switch (kind) {
    case 'receipt':
      return order ? composeReceipt(frame, order, state) : null
    case 'refused':
      return order?.status === 'rejected' ? copy.refusedMail(frame, order) : null
    case 'withdrawn':
      return order ? composeWithdrawn(frame, order) : null
    case 'surplus':
      return order ? copy.surplusMail(frame, order) : null
    case 'partly_refunded':
      return order && partialRefundCents(order) > 0 ? copy.partlyRefundedMail(frame, order) : null
    case 'expired':
      return order?.status === 'expired' ? composeExpired(frame, order, state) : null
    case 'restored':
      return order ? composeRestored(frame, order, state) : null
    case 'refund':
      return order?.status === 'refunded' ? copy.refundMail(frame, order) : null
    case 'chargeback':
      return order?.status === 'charged_back' ? copy.chargebackMail(frame, order) : null
    case 'renewal_on':
      return renewal?.status === 'active' ? copy.renewalOnMail(frame, renewal, now) : null
    case 'renewal_off':
      return renewal?.status === 'canceled' ? composeRenewalOff(frame, renewal, state) : null
    case 'renewal_paused':
      return renewal?.status === 'paused'
        ? copy.renewalPausedMail(frame, renewal.plan, openUntil(state))
        : null
    case 'renewal_declined':
      return order?.status === 'rejected' ? copy.renewalDeclinedMail(frame, order, openUntil(state)) : null
    case 'charge_ahead':
      return order ? composeChargeAhead(frame, order, state) : null
    case 'period_ends':
      return composePeriodEnd(frame, subjectId, state)
    case 'period_ended':
      return composePeriodEnded(frame, subjectId, state)
    case 'trial_ends':
      return facts.trialEnd && subscriptionAt(facts, now).status === 'trial'
        ? copy.trialEndsMail(frame, facts.trialEnd)
        : null
    case 'trial_ended':
      return facts.trialEnd && subscriptionAt(facts, now).status === 'expired'
        ? copy.trialEndedMail(frame, facts.trialEnd)
        : null
  }
}

function composeWithdrawn(frame: copy.MailFrame, order: PlacedOrder): MailContent | null {
  const { withdrawnAt } = order
  return withdrawnAt && copy.withdrawnMail(frame, { ...order, withdrawnAt })
}

/** Composes the mail of an expired order; `null` if any order was paid since the expired order was placed. */
function composeExpired(
  frame: copy.MailFrame,
  order: PlacedOrder,
  { orders, now }: MailState,
): MailContent | null {
  const hasPaid = orders.some(({ paidAt }) => paidAt !== null && paidAt >= order.createdAt)
  return hasPaid ? null : copy.expiredMail(frame, order, isPayable(order, now))
}

function composeRestored(frame: copy.MailFrame, order: PlacedOrder, state: MailState): MailContent | null {
  return counts(order) ? copy.restoredMail(frame, order, openUntil(state)) : null
}

function composeReceipt(frame: copy.MailFrame, order: PlacedOrder, { facts }: MailState) {
  const { paidAt, status, id } = order
  const period = paidPeriods(facts.purchases).findLast(({ purchaseIds }) => purchaseIds.includes(id))
  if (status !== 'approved' || !paidAt || !period) return null
  return copy.receiptMail(frame, { ...order, paidAt }, period)
}

function composeRenewalOff(frame: copy.MailFrame, { plan }: PlacedRenewal, state: MailState): MailContent {
  const kept = state.renewals.find(({ status }) => status === 'active')
  return kept
    ? copy.renewalReplacedMail(frame, plan, kept.plan)
    : copy.renewalOffMail(frame, plan, openUntil(state))
}

function composePeriodEnd(
  frame: copy.MailFrame,
  orderId: string,
  { orders, renewals, facts, now }: MailState,
): MailContent | null {
  const period = paidPeriods(facts.purchases).at(-1)
  const isCharged = renewals.some(({ status }) => status === 'active')
  if (!period || isCharged || lastPurchase(orders)?.id !== orderId || now >= period.to) return null
  return copy.periodEndsMail(frame, period.plan, period.to)
}

function composeChargeAhead(frame: copy.MailFrame, order: PlacedOrder, { renewals, now }: MailState) {
  const renewal = renewals.find(({ id }) => id === order.renewalId)
  const chargedAt = renewal ? chargeAfter(renewal, order) : null
  const isDue = chargedAt && now < chargedAt && chargedAt.getTime() - now.getTime() <= chargeNoticeMs
  return renewal && isDue ? copy.chargeAheadMail(frame, renewal, chargedAt) : null
}

function composePeriodEnded(
  frame: copy.MailFrame,
  orderId: string,
  { orders, renewals, facts, now }: MailState,
): MailContent | null {
  const period = paidPeriods(facts.purchases).at(-1)
  if (!period || lastPurchase(orders)?.id !== orderId) return null
  // If the renewal was canceled after the end, its cancellation mail has already said that access is closed.
  const isKnown = renewals.some(({ canceledAt }) => canceledAt && canceledAt >= period.to)
  if (isKnown || subscriptionAt(facts, now).status !== 'expired') return null
  return copy.periodEndedMail(frame, period.plan, period.to)
}

/**
 * Returns the end of paid access (without further charges) or the end of the trial, whichever is later; `null` if it
 * has passed.
 */
function openUntil({ facts, now }: MailState): Date | null {
  const ends = [subscriptionAt(facts, now).paidUntil, facts.trialEnd].filter((end) => end !== null)
  const last = ends.toSorted((one, other) => one.getTime() - other.getTime()).at(-1)
  return last && last > now ? last : null
}
