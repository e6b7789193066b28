import { changedSales, type SalesChange } from '../../account/mailboxes/rules.ts'
import { fail } from '../../platform/failure.ts'
import { counts, newCharge, orderOf, type PlacedOrder, withdrawableUntil } from '../orders/rules.ts'
import { mergePaymentReport, sumCents, withSurplus } from '../payment-reports/rules.ts'
import { abandonOrder, openLink, placeOrder } from './order-events.ts'
import * as renewals from './renewal-events.ts'
import {
  closedLinks,
  type Ledger,
  type LedgerEffect,
  type LedgerEvent,
  type LedgerStep,
  type LogEffect,
  outstandingEffects,
  standsIn,
  withOrders,
} from './rules.ts'

/**
 * Returns the ledger after an event (the same object if it changed nothing), and the effects: log lines, changes of the
 * mailbox's sales, all outstanding provider calls. Throws `discount_unavailable`, `purchase_needs_contact`,
 * `renewal_running`, `payment_not_found`, `payment_not_paid`, `withdrawal_over`.
 */
export function nextLedger(before: Ledger, event: LedgerEvent, now: Date): LedgerStep {
  const applied = apply(before, event, now)
  const consequent = withConsequences(applied.ledger, now)
  const used = discountPaid(before, consequent)
  const ledger = used ? { ...consequent, mailbox: changedSales(consequent.mailbox, used) } : consequent
  const calls = [...applied.effects.filter(({ kind }) => kind === 'refund'), ...outstandingEffects(ledger)]
  return {
    ledger,
    effects: [
      ...applied.effects.filter(({ kind }) => kind !== 'refund'),
      ...(used ? [used] : []),
      ...withoutRepeatedRefunds(calls),
    ],
  }
}

function apply(ledger: Ledger, event: LedgerEvent, now: Date): LedgerStep {
  switch (event.kind) {
    case 'orderPlaced':
      return placeOrder(ledger, event, now)
    case 'linkOpened':
      return openLink(ledger, event)
    case 'orderAbandoned':
      return abandonOrder(ledger, event, now)
    case 'paymentReported':
      return reportPayment(ledger, event, now)
    case 'withdrawalDeclared':
      return declareWithdrawal(ledger, event, now)
    case 'renewalReported':
      return renewals.reportRenewal(ledger, event, now)
    case 'chargeReported':
      return renewals.reportCharge(ledger, event, now)
    case 'cancellationRequested':
      return renewals.requestCancellation(ledger, event, now)
    case 'linkChosen':
      return renewals.chooseLink(ledger, event, now)
    case 'linksExpired':
      return renewals.expireLinks(ledger, event, now)
    case 'linkUnknown':
      return renewals.endUnknownLink(ledger, event, now)
    case 'demonstrationEnded':
      return renewals.endDemonstrations(ledger, now)
  }
}

type EventOf<Kind extends LedgerEvent['kind']> = Extract<LedgerEvent, { kind: Kind }>

/**
 * Applies the provider's report of a payment to its order, or to a new charge of the renewal that the payment
 * references. Ignores a payment that references neither; warns about a payment that does not fit its order.
 */
function reportPayment(
  before: Ledger,
  { payment, chargeId }: EventOf<'paymentReported'>,
  now: Date,
): LedgerStep {
  // Links are closed first, because another account of the same mailbox may have withdrawn from the plan since they
  // were opened.
  const ledger = withClosedLinks(before, () => true, now)
  const renewal = ledger.renewals.find(({ id }) => id === payment.reference)
  const order =
    orderOf(payment, ledger.orders) ?? (renewal && newCharge(renewal, chargeId, payment.createdAt))
  if (!order) return { ledger, effects: [] }
  const report = { ...payment, approvedAt: notAhead(payment.approvedAt, now) }
  const merged = mergePaymentReport(order, report, ledger.seller.collectorId)
  const { amountCents, currency, paymentId, status } = payment
  const told = { order: order.id, paymentId, status, effect: merged.effect }
  if (merged.effect === 'mismatch') {
    const fields = { ...told, amountCents, currency }
    return { ledger, effects: [warning(fields, 'payment does not fit its order')] }
  }
  if (merged.order === order) return { ledger, effects: [] }
  const heard = withSurplus(merged.order)
  const next = withOrder(ledger, heard)
  const effects: LogEffect[] = [
    ...(merged.effect === 'unchanged'
      ? []
      : [{ kind: 'log', level: 'info', fields: told, message: 'payment' } as const]),
    ...notesOnMoney(heard, heard !== merged.order),
  ]
  const hasReplaced = order.cancelsRenewal && order.paidAt === null && counts(heard)
  return { ledger: hasReplaced ? renewals.unwant(next, () => true, now) : next, effects }
}

function notesOnMoney(order: PlacedOrder, isPaidTwice: boolean): readonly LogEffect[] {
  const { id, reports, status, amountCents, surplus } = order
  const heldCents = sumCents(reports.filter((report) => report.status === 'approved'))
  return [
    ...(heldCents > 0 && status !== 'approved'
      ? [warning({ order: id, heldCents, amountCents }, 'order holds a part of its money')]
      : []),
    ...(isPaidTwice ? [warning({ order: id, surplus }, 'order paid twice')] : []),
  ]
}

function warning(fields: LogEffect['fields'], message: string): LogEffect {
  return { kind: 'log', level: 'warn', fields, message }
}

/** Replaces the order with the same id, or adds it; orders stay newest first. */
function withOrder(ledger: Ledger, order: PlacedOrder): Ledger {
  const others = ledger.orders.filter(({ id }) => id !== order.id)
  return { ...ledger, orders: [...others, order].sort(byNewest) }
}

function byNewest(one: PlacedOrder, other: PlacedOrder): number {
  return other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1)
}

/**
 * Records a withdrawal at `now`: by CDC art. 49 the declaration counts even if the provider cannot be reached for the
 * refund. Changes nothing if the order is already withdrawn or refunded.
 * @throws `payment_not_found`, `payment_not_paid` or `withdrawal_over`
 */
function declareWithdrawal(ledger: Ledger, event: EventOf<'withdrawalDeclared'>, now: Date): LedgerStep {
  const order = ledger.orders.find(({ id }) => id === event.orderId)
  if (!order) throw fail('payment_not_found')
  if (order.status === 'refunded' || order.withdrawnAt !== null) return { ledger, effects: [] }
  const until = withdrawableUntil(order)
  if (!until || !standsIn(ledger)(order)) throw fail('payment_not_paid')
  if (now >= until) throw fail('withdrawal_over')
  const { plan } = order
  const withdrawn = withOrders(ledger, (one) => (one === order ? { ...order, withdrawnAt: now } : one))
  const change = order.paidAt === null ? null : ({ kind: 'noteWithdrawal', plan, at: now } as const)
  const mailbox = change ? changedSales(ledger.mailbox, change) : ledger.mailbox
  return {
    ledger: withClosedLinks({ ...withdrawn, mailbox }, ({ id }) => id !== order.id, now),
    effects: change ? [change] : [],
  }
}

function withClosedLinks(ledger: Ledger, isMeant: (order: PlacedOrder) => boolean, now: Date): Ledger {
  const stands = standsIn(ledger)
  const open = ledger.orders.filter((order) => stands(order) && isMeant(order))
  const closed = closedLinks(open, ledger.mailbox, now)
  return withOrders(ledger, (order) => closed.find(({ id }) => id === order.id) ?? order)
}

/** Marks the renewal of a withdrawn charge as unwanted, and the renewal's later charges as withdrawn. */
function withConsequences(ledger: Ledger, now: Date): Ledger {
  const withdrawn = ledger.orders.filter(({ withdrawnAt }) => withdrawnAt !== null)
  const unwanted = ledger.renewals.filter(
    ({ id, unwantedSince }) => unwantedSince === null && withdrawn.some(({ renewalId }) => renewalId === id),
  )
  const ended = unwanted.length > 0 ? renewals.unwant(ledger, (one) => unwanted.includes(one), now) : ledger
  return withOrders(ended, (order) => chargeAfterWithdrawal(order, ended.orders) ?? order)
}

/**
 * Returns a charge paid after the buyer withdrew an earlier charge of the same renewal, marked as withdrawn at that
 * earlier moment (the provider charged before it canceled the card). Returns `null` for every other order.
 */
function chargeAfterWithdrawal(order: PlacedOrder, orders: readonly PlacedOrder[]): PlacedOrder | null {
  const { renewalId, status, paidAt, withdrawnAt } = order
  if (renewalId === null || status !== 'approved' || paidAt === null || withdrawnAt !== null) return null
  const before = orders.find(
    (one) => one.renewalId === renewalId && one.withdrawnAt !== null && one.withdrawnAt < paidAt,
  )
  return before ? { ...order, withdrawnAt: before.withdrawnAt } : null
}

/**
 * Returns the use of the discount if this step paid a discounted order. It lists all discounted orders of the account,
 * because each of them may hold the mailbox's discount. `null` otherwise.
 */
function discountPaid(before: Ledger, after: Ledger): SalesChange | null {
  const discounted = after.orders.filter(({ discount }) => discount > 0)
  const wasPaid = (id: string) => before.orders.some((one) => one.id === id && one.paidAt !== null)
  const paid = discounted.find(({ id, paidAt }) => paidAt !== null && !wasPaid(id))
  return paid?.paidAt
    ? { kind: 'useDiscount', orderIds: discounted.map(({ id }) => id), paidAt: paid.paidAt }
    : null
}

function withoutRepeatedRefunds(effects: readonly LedgerEffect[]): readonly LedgerEffect[] {
  const isSame = (one: LedgerEffect, other: LedgerEffect) =>
    one.kind === 'refund' && other.kind === 'refund' && one.paymentId === other.paymentId
  return effects.filter((effect, index) => !effects.slice(0, index).some((one) => isSame(one, effect)))
}

/** Clamps a time to `now`, because the provider's clock may run ahead of the server's. */
function notAhead(moment: Date | null, now: Date): Date | null {
  return moment !== null && moment > now ? now : moment
}
