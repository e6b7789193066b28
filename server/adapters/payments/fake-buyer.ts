import { decimalOf } from './mercado-pago-wire.ts'
import {
  findPayment,
  missingCents,
  movePayment,
  openPayment,
  type PaymentMove,
  refundPayment,
  totalOf,
} from './fake-payments.ts'
import { authorizePreapproval, type ChargeOutcome, runCharge, setPreapprovalStatus } from './fake-renewals.ts'
import type { FakePayment, FakePreapproval, FakePreference } from './fake-store.ts'
import { FakeRefusal, type FakeWorld } from './fake-world.ts'

export interface CardPayment {
  readonly outcome: 'approved' | 'in_process' | `cc_rejected_${string}`
  readonly installments?: number
  readonly type?: 'credit_card' | 'debit_card'
  /** Part of the missing amount in centavos, for payments that share a purchase; by default the whole price. */
  readonly amountCents?: number
}

/** Simulates buyer, bank and the seller's panel. Each method resolves when its webhooks have been sent. */
export interface FakeBuyer {
  /** Returns the checkout of a link; `null` for an unknown one. */
  readCheckout(checkoutId: string): Promise<FakePreference | null>
  readRenewal(renewalId: string): Promise<FakePreapproval | null>
  /**
   * Returns the address to which the buyer is redirected, with all parameters that Mercado Pago appends; `null` if the
   * seller set no address. `paymentId` is `null` for a buyer without a payment.
   */
  returnAddress(checkoutId: string, paymentId: string | null): Promise<string | null>
  /** Begins a payment by PIX, which is pending until `approve` or `expire`, and returns its id. */
  payByPix(checkoutId: string, amountCents?: number): Promise<string>
  payByCard(checkoutId: string, payment: CardPayment): Promise<string>
  /** Approves a PIX, or a card's payment under review. */
  approve(paymentId: string): Promise<void>
  /** Rejects a payment under review. */
  reject(paymentId: string): Promise<void>
  /** Expires a pending payment. */
  expire(paymentId: string): Promise<void>
  /** Refunds an amount in centavos as the seller in the panel; by default the amount that is left. */
  refundFromPanel(paymentId: string, amountCents?: number): Promise<void>
  openDispute(paymentId: string): Promise<void>
  chargeBack(paymentId: string): Promise<void>
  /** Closes a chargeback: the seller is reimbursed, or the buyer keeps the money (`settled`). */
  settleChargeback(paymentId: string, end: 'reimbursed' | 'settled'): Promise<void>
  authorizeRenewal(renewalId: string): Promise<void>
  /** Runs the charge that is due, or retries a declined charge, and returns its id. */
  chargeRenewal(renewalId: string, outcome: ChargeOutcome): Promise<string>
  /** Pauses a renewal, as the buyer can in an account at Mercado Pago. */
  pauseRenewal(renewalId: string): Promise<void>
  cancelRenewal(renewalId: string): Promise<void>
}

/** Creates the buyer. `act` runs one task at a time and waits for its webhooks. */
export function fakeBuyer(world: FakeWorld, act: <T>(work: () => Promise<T>) => Promise<T>): FakeBuyer {
  const move = (paymentId: string, from: PaymentMove['from'], to: PaymentMove['to']) =>
    act(async () => void (await movePayment(world, paymentId, { from, to })))

  return {
    readCheckout: (checkoutId) => world.store.get('preference', checkoutId),
    readRenewal: (renewalId) => world.store.get('preapproval', renewalId),
    async returnAddress(checkoutId, paymentId) {
      const payment = paymentId === null ? null : await findPayment(world, paymentId)
      return returnAddressOf(await findPreference(world, checkoutId), payment)
    },
    payByPix: (checkoutId, amountCents) =>
      act(async () => {
        const state = { status: 'pending', status_detail: 'pending_waiting_transfer' } as const
        const method = { id: 'pix', type: 'bank_transfer' }
        return pay(world, checkoutId, { ...state, method, installments: 1, amountCents })
      }),
    payByCard: (checkoutId, { outcome, installments = 1, type = 'credit_card', amountCents }) =>
      act(async () => {
        const method = { id: type === 'credit_card' ? 'master' : 'debmaster', type }
        return pay(world, checkoutId, { ...stateAfter(outcome), method, installments, amountCents })
      }),
    approve: (paymentId) =>
      move(paymentId, ['pending', 'in_process'], { status: 'approved', status_detail: 'accredited' }),
    reject: (paymentId) =>
      move(paymentId, ['in_process'], { status: 'rejected', status_detail: 'cc_rejected_other_reason' }),
    expire: (paymentId) => move(paymentId, ['pending'], { status: 'cancelled', status_detail: 'expired' }),
    refundFromPanel: (paymentId, amountCents) =>
      act(async () => {
        await refundPayment(world, paymentId, amountCents === undefined ? undefined : decimalOf(amountCents))
      }),
    openDispute: (paymentId) =>
      move(paymentId, ['approved'], { status: 'in_mediation', status_detail: 'pending' }),
    chargeBack: (paymentId) =>
      move(paymentId, ['approved', 'in_mediation'], { status: 'charged_back', status_detail: 'in_process' }),
    settleChargeback: (paymentId, end) =>
      move(paymentId, ['charged_back'], { status: 'charged_back', status_detail: end }),
    authorizeRenewal: (renewalId) => act(() => authorizePreapproval(world, renewalId)),
    chargeRenewal: (renewalId, outcome) => act(() => runCharge(world, renewalId, outcome)),
    pauseRenewal: (renewalId) =>
      act(async () => void (await setPreapprovalStatus(world, renewalId, 'paused'))),
    cancelRenewal: (renewalId) =>
      act(async () => void (await setPreapprovalStatus(world, renewalId, 'cancelled'))),
  }
}

type Attempt = Pick<FakePayment, 'status' | 'status_detail' | 'installments'> & {
  readonly method: { readonly id: string; readonly type: string }
  readonly amountCents: number | undefined
}

async function pay(world: FakeWorld, checkoutId: string, attempt: Attempt): Promise<string> {
  const preference = await findPreference(world, checkoutId)
  refuseOutsideWindow(preference, world.clock.now())
  const { installments = 1, excluded_payment_types = [] } = preference.payment_methods ?? {}
  if (attempt.installments > installments) throw new FakeRefusal(400, 'Too many installments')
  if (excluded_payment_types.some(({ id }) => id === attempt.method.type)) {
    throw new FakeRefusal(400, 'This way to pay is not offered')
  }
  const amount = await amountOf(world, preference, attempt.amountCents)
  const { external_reference: reference = null, payer } = preference
  const payerEmail = payer?.email ?? null
  const payment = await openPayment(world, { ...attempt, amount, reference, payerEmail, preference })
  return String(payment.id)
}

/**
 * Returns the amount to pay in reais. A part must not exceed the missing amount; the whole price may be paid twice, as
 * from a second window.
 */
async function amountOf(world: FakeWorld, preference: FakePreference, partCents: number | undefined) {
  if (partCents === undefined) return totalOf(preference)
  if (partCents > (await missingCents(world, preference))) {
    throw new FakeRefusal(400, 'Amount is greater than what is left to pay')
  }
  return decimalOf(partCents)
}

async function findPreference(world: FakeWorld, checkoutId: string): Promise<FakePreference> {
  const preference = await world.store.get('preference', checkoutId)
  if (!preference) throw new FakeRefusal(404, 'No such checkout')
  return preference
}

function refuseOutsideWindow(preference: FakePreference, now: Date): void {
  if (!preference.expires) return
  const { expiration_date_from: from, expiration_date_to: to } = preference
  const isEarly = from !== undefined && now.getTime() < Date.parse(from)
  const isLate = to !== undefined && now.getTime() > Date.parse(to)
  if (isEarly || isLate) throw new FakeRefusal(400, 'This link is not valid now')
}

function stateAfter(outcome: CardPayment['outcome']): Pick<FakePayment, 'status' | 'status_detail'> {
  if (outcome === 'approved') return { status: 'approved', status_detail: 'accredited' }
  if (outcome === 'in_process') return { status: 'in_process', status_detail: 'pending_contingency' }
  return { status: 'rejected', status_detail: outcome }
}

function returnAddressOf(preference: FakePreference, payment: FakePayment | null): string | null {
  const pages = preference.back_urls ?? {}
  const isWaiting = payment?.status === 'pending' || payment?.status === 'in_process'
  const page = payment?.status === 'approved' ? pages.success : isWaiting ? pages.pending : pages.failure
  if (!page) return null
  const address = new URL(page)
  const paymentId = payment ? String(payment.id) : 'null'
  const appended = {
    collection_id: paymentId,
    collection_status: payment?.status ?? 'null',
    payment_id: paymentId,
    status: payment?.status ?? 'null',
    // Mercado Pago sends the text "null" for a missing value.
    external_reference: preference.external_reference ?? 'null',
    payment_type: payment?.payment_type_id ?? 'null',
    merchant_order_id: payment?.order.id ?? 'null',
    preference_id: preference.id,
    site_id: 'MLB',
    processing_mode: 'aggregator',
    merchant_account_id: 'null',
  }
  for (const [name, value] of Object.entries(appended)) address.searchParams.append(name, value)
  return address.href
}
