import type { PlanId } from '#contract/billing/plans.ts'
import type { Charge, ProviderPayment } from '../../adapters/payments/payment-provider.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { Failure } from '../../platform/failure.ts'
import { isAbandoned, linkMs, type PlacedOrder } from '../orders/rules.ts'
import { nextLedger } from './next-ledger.ts'
import { type Ledger, type LedgerEffect, type LedgerEvent, outstandingEffects } from './rules.ts'
import { latest, type SoldPayment, type SoldRenewal, TestSeller } from './test-seller.ts'

export const hourMs = 3_600_000
/** Largest difference between the server's and the provider's clock in a random history. */
export const skewMs = 2 * hourMs
export const account = '00000000-0000-4000-8000-000000000001' as AccountId

/**
 * Action of a random history. `pick` selects among the existing payments, renewals or orders; `age` among their states.
 */
export type Action =
  | { readonly kind: 'place'; readonly what: 'basic' | 'offer' | 'renewal'; readonly replaces: boolean }
  | { readonly kind: 'pay'; readonly pick: number; readonly half: boolean; readonly isReviewed: boolean }
  | { readonly kind: 'card' | 'charge' | 'cancel' | 'withdraw'; readonly pick: number }
  | { readonly kind: 'move'; readonly pick: number; readonly to: ProviderPayment['status'] }
  | { readonly kind: 'report'; readonly pick: number; readonly age: number; readonly isRenewal: boolean }
  | { readonly kind: 'perform' | 'othersWithdraw' }
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'skew'; readonly ms: number }

/** Account with a simulated provider. `onStep` receives each applied event with the ledgers before and after it. */
export class TestShop {
  readonly seller = new TestSeller(new Date('2026-01-31T12:00:00Z'))
  readonly declared = new Set<string>()
  hasOthers = false
  ledger: Ledger = {
    accountId: account,
    trialEnd: null,
    seller: { isDemonstration: false, collectorId: null },
    mailbox: { discounts: [], withdrawals: [], releasedAt: null },
    orders: [],
    renewals: [],
  }
  private skew = 0
  private ids = 0
  private readonly onStep: (step: Step) => void

  constructor(onStep: (step: Step) => void = () => {}) {
    this.onStep = onStep
  }

  get now(): Date {
    return new Date(this.seller.nowMs + this.skew)
  }

  /** Applies an event to the ledger. Returns false if the event was refused with a `Failure`; other errors pass. */
  apply(event: LedgerEvent): boolean {
    const before = this.ledger
    const { now } = this
    try {
      const { ledger, effects } = nextLedger(before, event, now)
      this.ledger = ledger
      this.onStep({ before, event, now, after: ledger, effects })
      return true
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return false
    }
  }

  do(action: Action): void {
    const { seller, ledger } = this
    switch (action.kind) {
      case 'place':
        return this.place(action.what, action.replaces)
      case 'pay':
        return this.pay(action)
      case 'card': {
        const renewal = pickFrom(seller.renewals, action.pick)
        if (renewal) seller.enterCard(renewal)
        return
      }
      case 'charge':
        return this.charge(pickFrom(seller.renewals, action.pick), action.pick % 4 !== 0)
      case 'cancel': {
        const renewal = pickFrom(ledger.renewals, action.pick)
        if (renewal) this.apply({ kind: 'cancellationRequested', renewalIds: [renewal.id] })
        return
      }
      case 'withdraw':
        return this.withdraw(pickFrom(ledger.orders, action.pick))
      case 'move':
        return this.move(pickFrom(seller.payments, action.pick), action.to)
      case 'report':
        return this.report(action)
      case 'perform':
        return this.perform()
      case 'othersWithdraw':
        return this.othersWithdraw()
      case 'wait':
        return void seller.tick(action.hours * hourMs)
      case 'skew':
        this.skew = action.ms
    }
  }

  private place(what: 'basic' | 'offer' | 'renewal', replaces: boolean): void {
    const plan: PlanId = what === 'offer' ? 'annual' : 'basic'
    const [orderId, renewalId] = [`order-${this.ids++}`, `own-renewal-${this.ids++}`]
    const asked = {
      plan,
      kind: what === 'renewal' ? 'renewal' : 'one_off',
      discount: what === 'offer' ? 20 : 0,
      isDemonstration: false,
      cancelsRenewal: replaces && what !== 'renewal',
    } as const
    if (!this.apply({ kind: 'orderPlaced', asked, orderId, renewalId })) return
    const order = this.ledger.orders.find(({ id }) => id === orderId)
    if (!order) return
    const opened = order.renewalId ? this.seller.openRenewal(order.renewalId, plan, order.amountCents) : null
    this.apply({ kind: 'linkOpened', orderId, address: orderId, providerRenewalId: opened?.id ?? null })
    if (opened) this.apply({ kind: 'linkChosen', renewalId: opened.reference })
  }

  private pay({ pick, half, isReviewed }: Extract<Action, { kind: 'pay' }>): void {
    const open = this.ledger.orders.filter(
      (order) => order.kind === 'one_off' && this.seller.nowMs < order.createdAt.getTime() + linkMs - skewMs,
    )
    const order = pickFrom(open, pick)
    if (!order) return
    const cents = half ? order.amountCents / 2 : order.amountCents
    const status = isReviewed ? 'pending' : 'approved'
    this.seller.pay(order.reference, cents, { orderId: order.id, status })
  }

  /** Charges an active card and reports the charge: `processed` if approved, else `retrying`. */
  private charge(renewal: SoldRenewal | null, isApproved: boolean): void {
    if (!renewal || latest(renewal).status !== 'active') return
    const { amountCents } = latest(renewal)
    this.seller.charge(renewal, isApproved ? 'approved' : 'rejected')
    const { id: renewalId, reference } = renewal
    const charge: Charge = {
      chargeId: `charge-${this.seller.nowMs}`,
      renewalId,
      reference,
      status: isApproved ? 'processed' : 'retrying',
      amountCents,
      currency: 'BRL',
      dueAt: null,
      retries: 0,
      payment: null,
      updatedAt: null,
    }
    this.apply({ kind: 'chargeReported', charge })
  }

  private withdraw(order: PlacedOrder | null): void {
    if (order && this.apply({ kind: 'withdrawalDeclared', orderId: order.id })) {
      const { withdrawnAt } = this.ledger.orders.find(({ id }) => id === order.id)!
      if (withdrawnAt !== null) this.declared.add(order.id)
    }
  }

  /**
   * Changes a payment as the seller (refund in the panel), the buyer (dispute) or a review would. Ignores impossible
   * changes.
   */
  private move(payment: SoldPayment | null, to: ProviderPayment['status']): void {
    if (!payment) return
    const { status } = latest(payment)
    const isPossible =
      (status === 'pending' && (to === 'approved' || to === 'rejected')) ||
      (status === 'approved' && (to === 'refunded' || to === 'charged_back')) ||
      (status === 'charged_back' && to === 'approved')
    if (isPossible) this.seller.move(payment, status, to)
  }

  /**
   * Reports a state of a payment or renewal: the latest, or the one `age` states earlier, as if its report were
   * delayed.
   */
  private report({ pick, age, isRenewal }: Extract<Action, { kind: 'report' }>): void {
    const source = isRenewal ? pickFrom(this.seller.renewals, pick) : pickFrom(this.seller.payments, pick)
    if (!source) return
    const { length } = source.states
    if ('reference' in source) this.reportRenewal(source.states[Math.max(0, length - 1 - age)]!)
    else this.reportPayment(source.states[Math.max(0, length - 1 - age)]!)
  }

  reportPayment(payment: ProviderPayment): void {
    this.apply({ kind: 'paymentReported', payment, chargeId: `charge-of-${payment.paymentId}` })
  }

  reportRenewal(report: SoldRenewal['states'][number]): void {
    this.apply({ kind: 'renewalReported', report })
  }

  /** Makes the calls of the effects at the simulated provider and applies its replies. */
  perform(effects: readonly LedgerEffect[] = outstandingEffects(this.ledger)): void {
    for (const effect of effects) {
      if (effect.kind === 'cancelRenewal') {
        const renewal = this.seller.renewals.find(({ reference }) => reference === effect.renewalId)
        if (!renewal) continue
        // A card may have been entered at the link meanwhile; the report of the renewal then makes it wanted again.
        this.reportRenewal(latest(renewal))
        const isWanted = this.ledger.renewals.some(
          ({ id, unwantedSince }) => id === effect.renewalId && unwantedSince === null,
        )
        if (isWanted) continue
        this.seller.cancel(renewal)
        this.reportRenewal(latest(renewal))
      }
      if (effect.kind === 'refund') {
        const payment = this.seller.payments.find(({ id }) => id === effect.paymentId)!
        this.seller.refund(payment)
        this.reportPayment(latest(payment))
      }
    }
  }

  private othersWithdraw(): void {
    this.hasOthers = true
    const { mailbox } = this.ledger
    const withdrawals = [...mailbox.withdrawals, { plan: 'basic', at: this.now } as const]
    this.ledger = { ...this.ledger, mailbox: { ...mailbox, withdrawals } }
  }

  /**
   * Completes everything outstanding: sets both clocks equal, ends reviews, waits until all links have expired, and
   * repeats reports and calls until nothing can remain.
   */
  finish(): void {
    this.skew = 0
    for (const payment of this.seller.payments) this.seller.move(payment, 'pending', 'rejected')
    this.seller.tick(6 * 24 * hourMs)
    for (let round = 0; round < 6; round++) {
      for (const payment of this.seller.payments) this.reportPayment(latest(payment))
      for (const renewal of this.seller.renewals) this.reportRenewal(latest(renewal))
      this.apply({ kind: 'linksExpired', madeBefore: new Date(this.now.getTime() - linkMs) })
      for (const order of this.ledger.orders.filter((one) => isAbandoned(one, this.now))) {
        const { effects } = nextLedger(this.ledger, { kind: 'orderAbandoned', orderId: order.id }, this.now)
        this.apply({ kind: 'orderAbandoned', orderId: order.id })
        this.perform(effects)
      }
      this.perform()
    }
  }
}

export interface Step {
  readonly before: Ledger
  readonly event: LedgerEvent
  readonly now: Date
  readonly after: Ledger
  readonly effects: readonly LedgerEffect[]
}

function pickFrom<T>(list: readonly T[], pick: number): T | null {
  return list[pick % Math.max(1, list.length)] ?? null
}
