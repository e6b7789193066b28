import type { PlanId } from '#contract/billing/plans.ts'
import type { ProviderPayment, Renewal } from '../../adapters/payments/payment-provider.ts'

/** Payment at the simulated provider, with all its states, oldest first. */
export interface SoldPayment {
  readonly id: string
  /** Order whose link was paid; `null` for the charge of a renewal's card. */
  readonly orderId: string | null
  readonly states: ProviderPayment[]
  refunds: number
}

/** Renewal at the simulated provider, with all its states, oldest first. */
export interface SoldRenewal {
  readonly id: string
  readonly reference: string
  readonly plan: PlanId
  readonly states: Renewal[]
}

export const latest = <T>({ states }: { readonly states: readonly T[] }): T => states.at(-1)!

export const isHeld = (payment: SoldPayment) => latest(payment).status === 'approved'

/** Simulated provider. Every change of a payment or card moves its clock by a second. */
export class TestSeller {
  readonly payments: SoldPayment[] = []
  readonly renewals: SoldRenewal[] = []
  nowMs: number

  constructor(start: Date) {
    this.nowMs = start.getTime()
  }

  tick(ms = 1000): Date {
    this.nowMs += ms
    return new Date(this.nowMs)
  }

  pay(
    reference: string,
    amountCents: number,
    how: { orderId: string | null; status: ProviderPayment['status'] },
  ) {
    const at = this.tick()
    const id = `pay-${this.payments.length}`
    const first: ProviderPayment = {
      paymentId: id,
      reference,
      status: how.status,
      reason: null,
      method: 'pix',
      installments: 1,
      amountCents,
      refundedCents: 0,
      currency: 'BRL',
      collectorId: null,
      merchantOrderId: null,
      metadata: {},
      isLive: true,
      createdAt: at,
      approvedAt: how.status === 'approved' ? at : null,
      updatedAt: at,
    }
    this.payments.push({ id, orderId: how.orderId, states: [first], refunds: 0 })
  }

  /**
   * Changes the payment's status from `from` to `to`. Returns false, without a change, if the status is not `from`.
   */
  move(payment: SoldPayment, from: ProviderPayment['status'], to: ProviderPayment['status']): boolean {
    const now = latest(payment)
    if (now.status !== from) return false
    const updatedAt = this.tick()
    const approvedAt = to === 'approved' ? (now.approvedAt ?? updatedAt) : now.approvedAt
    payment.states.push({ ...now, status: to, approvedAt, updatedAt })
    return true
  }

  /**
   * Refunds the whole payment and counts it in `refunds`. Like the provider, does nothing unless the payment is
   * approved.
   */
  refund(payment: SoldPayment): void {
    if (this.move(payment, 'approved', 'refunded')) payment.refunds += 1
  }

  openRenewal(reference: string, plan: PlanId, amountCents: number): SoldRenewal {
    const known = this.renewals.find((one) => one.reference === reference)
    if (known) return known
    const id = `renewal-${this.renewals.length}`
    const first: Renewal = {
      renewalId: id,
      reference,
      status: 'pending',
      amountCents,
      currency: 'BRL',
      collectorId: null,
      nextChargeAt: null,
      updatedAt: this.tick(),
    }
    const opened = { id, reference, plan, states: [first] }
    this.renewals.push(opened)
    return opened
  }

  enterCard(renewal: SoldRenewal): void {
    if (latest(renewal).status === 'pending') this.change(renewal, 'active')
  }

  cancel(renewal: SoldRenewal): void {
    if (latest(renewal).status !== 'canceled') this.change(renewal, 'canceled')
  }

  private change(renewal: SoldRenewal, status: Renewal['status']): void {
    renewal.states.push({ ...latest(renewal), status, updatedAt: this.tick() })
  }

  charge(renewal: SoldRenewal, status: 'approved' | 'rejected'): void {
    const { amountCents } = latest(renewal)
    if (latest(renewal).status === 'active')
      this.pay(renewal.reference, amountCents, { orderId: null, status })
  }
}
