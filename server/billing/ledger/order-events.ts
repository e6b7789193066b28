import { operatorContact } from '#contract/billing/operator-contact.ts'
import { plans } from '#contract/billing/plans.ts'
import { changedSales, isDiscountTaken } from '../../account/mailboxes/rules.ts'
import { fail } from '../../platform/failure.ts'
import {
  type Asked,
  discountFor,
  heldPayments,
  isAbandoned,
  linkMs,
  newOrder,
  openOrderFor,
  patienceMs,
  type PlacedOrder,
} from '../orders/rules.ts'
import { currentRenewal, isOpen, newRenewal } from '../renewals/rules.ts'
import {
  type Ledger,
  type LedgerEvent,
  type LedgerStep,
  refundsOf,
  standsIn,
  withdrawalsAgainst,
  withdrawalsOf,
  withOrders,
  withRenewals,
} from './rules.ts'

type EventOf<Kind extends LedgerEvent['kind']> = Extract<LedgerEvent, { kind: Kind }>

/**
 * Places an order. If an open order for the same purchase exists, returns that order instead, with the latest choice
 * about the renewal. Throws `renewal_running`, `purchase_needs_contact`, `discount_unavailable`.
 */
export function placeOrder(ledger: Ledger, event: EventOf<'orderPlaced'>, now: Date): LedgerStep {
  const { asked, orderId, renewalId } = event
  const known = ledger.orders.filter(standsIn(ledger))
  if (asked.kind === 'renewal') refuseSecondRenewal(ledger)
  refuseReturnedPlan(ledger, asked, now)
  const open = openOrderFor(asked, known, now)
  if (open) return { ledger: withLatestChoice(ledger, open, asked), effects: [] }
  const discount = discountFor(asked, known, now)
  if (discount !== asked.discount) throw fail('discount_unavailable')
  const { accountId } = ledger
  const isRenewal = asked.kind === 'renewal'
  const order: PlacedOrder = {
    ...newOrder({ ...asked, discount, accountId, id: orderId, renewalId: isRenewal ? renewalId : null }, now),
    cancelsRenewal: asked.cancelsRenewal,
  }
  const renewal = newRenewal({ ...asked, accountId, id: renewalId }, now)
  const placed = {
    ...ledger,
    orders: [order, ...ledger.orders],
    renewals: isRenewal ? [...ledger.renewals, renewal] : ledger.renewals,
  }
  return discount > 0 ? holdDiscount(placed, order, { known, now }) : { ledger: placed, effects: [] }
}

/** Throws `renewal_running` if a renewal with a card is open, because two renewals would charge for the same days. */
export function refuseSecondRenewal(ledger: Pick<Ledger, 'renewals' | 'seller'>): void {
  const running = currentRenewal(ledger.renewals.filter(standsIn(ledger)))
  if (running && isOpen(running)) throw fail('renewal_running')
}

const saleDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })

/** Throws `purchase_needs_contact` if repeated withdrawals of the mailbox's accounts block buying this plan. */
function refuseReturnedPlan(ledger: Ledger, { plan }: Asked, now: Date): void {
  const { mailbox } = ledger
  const known = withdrawalsOf(ledger.orders.filter(standsIn(ledger)))
  const hold = withdrawalsAgainst(plan, { ...mailbox, withdrawals: [...mailbox.withdrawals, ...known] }, now)
  if (hold === null) return
  throw fail('purchase_needs_contact', {
    count: hold.count,
    plan: plans[plan].name,
    day: saleDay.format(hold.until),
    ...(operatorContact && { contact: `; para comprar antes, escreva para ${operatorContact}` }),
  })
}

function withLatestChoice(ledger: Ledger, order: PlacedOrder, { cancelsRenewal }: Asked): Ledger {
  return withOrders(ledger, (one) =>
    one === order && one.cancelsRenewal !== cancelsRenewal ? { ...one, cancelsRenewal } : one,
  )
}

/**
 * Reserves the mailbox's discount for the order until its link and a card's review have ended. Throws
 * `discount_unavailable` if another account of the mailbox holds or used it.
 */
function holdDiscount(
  ledger: Ledger,
  order: PlacedOrder,
  { known, now }: { readonly known: readonly PlacedOrder[]; readonly now: Date },
): LedgerStep {
  const own = known.map(({ id }) => id)
  if (isDiscountTaken(ledger.mailbox, own, now)) throw fail('discount_unavailable')
  const until = new Date(now.getTime() + linkMs + patienceMs)
  const change = { kind: 'holdDiscount', orderId: order.id, until } as const
  return { ledger: { ...ledger, mailbox: changedSales(ledger.mailbox, change) }, effects: [change] }
}

/** Stores the checkout's address in the order and, for a renewal's link, the provider's id in the renewal. */
export function openLink(ledger: Ledger, event: EventOf<'linkOpened'>): LedgerStep {
  const { orderId, address, providerRenewalId } = event
  const order = ledger.orders.find(({ id }) => id === orderId)
  const opened = withOrders(ledger, (one) =>
    one === order && one.checkoutAddress !== address ? { ...one, checkoutAddress: address } : one,
  )
  const isNew = (known: string | null) => providerRenewalId !== null && known !== providerRenewalId
  return {
    ledger: withRenewals(opened, (one) =>
      one.id === order?.renewalId && isNew(one.providerRenewalId) ? { ...one, providerRenewalId } : one,
    ),
    effects: [],
  }
}

/**
 * Expires an order that can no longer be paid, or requests refunds of its partial payments, if it has any. Does nothing
 * for other orders. A full payment that is reported later still counts.
 */
export function abandonOrder(ledger: Ledger, event: EventOf<'orderAbandoned'>, now: Date): LedgerStep {
  const order = ledger.orders.find(({ id }) => id === event.orderId)
  if (!order || !isAbandoned(order, now)) return { ledger, effects: [] }
  const held = heldPayments(order)
  if (held.length > 0) {
    return { ledger, effects: standsIn(ledger)(order) ? refundsOf(order, held, 'abandoned') : [] }
  }
  return {
    ledger: withOrders(ledger, (one) => (one === order ? { ...order, status: 'expired' } : one)),
    effects: [],
  }
}
