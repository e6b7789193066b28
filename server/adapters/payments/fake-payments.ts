import { centsOf, decimalOf, instantText, snakeCase } from './mercado-pago-wire.ts'
import type { FakeMerchantOrder, FakePayment, FakePaymentStatus, FakePreference } from './fake-store.ts'
import { dateOfChange, freshNumber, FakeRefusal, type FakeWorld } from './fake-world.ts'

const refundDays = 180
const dayMs = 24 * 60 * 60 * 1000

type State = Pick<FakePayment, 'status' | 'status_detail'>

export interface PaymentDraft extends State {
  readonly amount: number
  readonly method: { readonly id: string; readonly type: string }
  readonly installments: number
  readonly reference: string | null
  readonly payerEmail: string | null
  /** Checkout at which the payment is made; `null` for the charge of a renewal. */
  readonly preference: FakePreference | null
}

export async function openPayment(world: FakeWorld, draft: PaymentDraft): Promise<FakePayment> {
  const { preference, status } = draft
  const now = instantText(world.clock.now())
  const order = preference && (await merchantOrderOf(world, preference))
  const payment: FakePayment = {
    id: freshNumber(),
    status,
    status_detail: draft.status_detail,
    transaction_amount: draft.amount,
    transaction_amount_refunded: 0,
    currency_id: 'BRL',
    installments: draft.installments,
    payment_method_id: draft.method.id,
    payment_type_id: draft.method.type,
    external_reference: draft.reference,
    metadata: inSnakeCase(preference?.metadata ?? {}),
    collector_id: world.collectorId,
    live_mode: false,
    order: order ? { id: String(order.id), type: 'mercadopago' } : {},
    payer: { email: draft.payerEmail },
    refunds: [],
    notification_url: preference?.notification_url ?? null,
    date_created: now,
    date_approved: status === 'approved' ? now : null,
    date_last_updated: now,
    date_of_expiration: preference?.date_of_expiration ?? null,
  }
  await keepPayment(world, payment, 'created')
  return payment
}

export async function findPayment(world: FakeWorld, id: string): Promise<FakePayment> {
  const payment = await world.store.get('payment', id)
  if (!payment) throw new FakeRefusal(404, 'Payment not found')
  return payment
}

/** Change of a payment to a state, from one of several. */
export interface PaymentMove {
  readonly from: readonly FakePaymentStatus[]
  readonly to: State & Partial<Pick<FakePayment, 'transaction_amount_refunded' | 'refunds'>>
}

/** Changes the state of a payment. Throws `FakeRefusal` for a payment that is in none of the states `from`. */
export async function movePayment(
  world: FakeWorld,
  id: string,
  { from, to }: PaymentMove,
): Promise<FakePayment> {
  const payment = await findPayment(world, id)
  if (!from.includes(payment.status)) {
    throw new FakeRefusal(400, 'The action requested is not valid for the current payment state')
  }
  const changedAt = dateOfChange(world.clock, payment.date_last_updated)
  const isNewlyApproved = to.status === 'approved' && payment.date_approved === null
  const changed: FakePayment = {
    ...payment,
    ...to,
    date_approved: isNewlyApproved ? changedAt : payment.date_approved,
    date_last_updated: changedAt,
  }
  await keepPayment(world, changed, 'updated')
  return changed
}

/** Expires pending payments whose time is over. */
export async function expireOverdue(world: FakeWorld): Promise<void> {
  const nowMs = world.clock.now().getTime()
  const overdue = (await world.store.list('payment')).filter(
    ({ status, date_of_expiration }) => status === 'pending' && Date.parse(date_of_expiration ?? '') < nowMs,
  )
  for (const { id } of overdue) {
    await movePayment(world, String(id), {
      from: ['pending'],
      to: { status: 'cancelled', status_detail: 'expired' },
    })
  }
}

/** Refunds an amount in reais, or the amount that is left, up to 180 days after the approval. */
export async function refundPayment(world: FakeWorld, id: string, amount?: number) {
  const payment = await findPayment(world, id)
  const leftCents = toCents(payment.transaction_amount) - toCents(payment.transaction_amount_refunded)
  const cents = amount === undefined ? leftCents : toCents(amount)
  const approvedAt = Date.parse(payment.date_approved ?? payment.date_created)
  if (cents > leftCents) throw new FakeRefusal(400, 'Amount is greater than what is left to refund')
  if (world.clock.now().getTime() - approvedAt > refundDays * dayMs) {
    throw new FakeRefusal(400, 'Payment too old to be refunded')
  }
  const refund = {
    id: freshNumber(),
    payment_id: payment.id,
    amount: decimalOf(cents),
    status: 'approved',
    source: { type: 'collector', id: String(world.collectorId) },
    date_created: instantText(world.clock.now()),
    refund_mode: 'standard',
  } as const
  const isWhole = cents === leftCents
  await movePayment(world, id, {
    from: ['approved', 'in_mediation'],
    to: {
      status: isWhole ? 'refunded' : 'approved',
      status_detail: isWhole ? 'refunded' : 'partially_refunded',
      transaction_amount_refunded: decimalOf(toCents(payment.transaction_amount) - leftCents + cents),
      refunds: [...payment.refunds, refund],
    },
  })
  return refund
}

async function keepPayment(
  world: FakeWorld,
  payment: FakePayment,
  action: 'created' | 'updated',
): Promise<void> {
  const address = payment.notification_url
  await world.store.put('payment', String(payment.id), payment)
  world.tell({ topic: 'payment', action, id: String(payment.id), address })
  const order = await world.store.get('merchant_order', payment.order.id ?? '')
  if (!order) return
  const changed = withPayment(order, payment)
  await world.store.put('merchant_order', String(order.id), changed)
  world.tell({ topic: 'merchant_order', action, id: String(order.id), address, status: changed.status })
}

async function merchantOrderOf(world: FakeWorld, preference: FakePreference): Promise<FakeMerchantOrder> {
  const orders = await world.store.list('merchant_order')
  const known = orders.find((order) => order.preference_id === preference.id)
  if (known) return known
  const order: FakeMerchantOrder = {
    id: freshNumber(),
    preference_id: preference.id,
    external_reference: preference.external_reference ?? null,
    status: 'opened',
    order_status: 'payment_required',
    total_amount: totalOf(preference),
    paid_amount: 0,
    refunded_amount: 0,
    payments: [],
    last_updated: preference.date_created,
  }
  await world.store.put('merchant_order', String(order.id), order)
  return order
}

/** Returns the amount in centavos that no approved or pending payment of this checkout covers. */
export async function missingCents(world: FakeWorld, preference: FakePreference): Promise<number> {
  const { total_amount, payments } = await merchantOrderOf(world, preference)
  const counted = payments.filter((payment) => isPaid(payment) || isUnderWay(payment))
  return toCents(total_amount) - sumCents(counted)
}

function withPayment(order: FakeMerchantOrder, payment: FakePayment): FakeMerchantOrder {
  const { id, status, status_detail, transaction_amount } = payment
  const payments = [
    ...order.payments.filter((other) => other.id !== id),
    { id, status, status_details: status_detail, transaction_amount },
  ]
  const paidCents = sumCents(payments.filter(isPaid))
  const backCents = sumCents(payments.filter(isGivenBack))
  const orderStatus = orderStatusOf(
    { totalCents: toCents(order.total_amount), paidCents, backCents },
    payments,
  )
  return {
    ...order,
    payments,
    status: orderStatus === 'paid' || orderStatus === 'reverted' ? 'closed' : 'opened',
    order_status: orderStatus,
    paid_amount: decimalOf(paidCents),
    refunded_amount: decimalOf(backCents),
    last_updated: payment.date_last_updated,
  }
}

function orderStatusOf(
  { totalCents, paidCents, backCents }: Readonly<Record<'totalCents' | 'paidCents' | 'backCents', number>>,
  payments: FakeMerchantOrder['payments'],
): FakeMerchantOrder['order_status'] {
  if (paidCents >= totalCents) return 'paid'
  if (paidCents > 0) return 'partially_paid'
  if (backCents > 0) return 'reverted'
  return payments.some(isUnderWay) ? 'payment_in_process' : 'payment_required'
}

function isUnderWay({ status }: FakeMerchantOrder['payments'][number]): boolean {
  return status === 'pending' || status === 'in_process'
}

function isPaid({ status, status_details }: FakeMerchantOrder['payments'][number]): boolean {
  return (
    status === 'approved' ||
    status === 'in_mediation' ||
    (status === 'charged_back' && status_details === 'reimbursed')
  )
}

function isGivenBack(payment: FakeMerchantOrder['payments'][number]): boolean {
  return payment.status === 'refunded' || (payment.status === 'charged_back' && !isPaid(payment))
}

function sumCents(payments: FakeMerchantOrder['payments']): number {
  return payments.reduce((sum, payment) => sum + toCents(payment.transaction_amount), 0)
}

function inSnakeCase(metadata: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(metadata).map(([key, value]) => [snakeCase(key), value]))
}

export function totalOf(preference: FakePreference): number {
  const cents = preference.items.reduce((sum, item) => sum + item.quantity * toCents(item.unit_price), 0)
  return decimalOf(cents)
}

function toCents(amount: number): number {
  const cents = centsOf(amount)
  if (cents === null) throw new FakeRefusal(400, 'Invalid amount')
  return cents
}
