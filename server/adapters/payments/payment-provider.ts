import type { PaymentMethod, PaymentStatus } from '#contract/billing/billing.ts'

export interface CheckoutRequest {
  /** Our order id. Returned as `reference`. Repeated requests for the same order return the same checkout. */
  readonly orderId: string
  /** Title shown to the buyer: `Prato Certo Anual`. */
  readonly title: string
  readonly amountCents: number
  readonly maxInstallments: number
  readonly payer: { readonly name: string; readonly email: string }
  /** Return addresses for the buyer. Parameters that the provider appends there are untrusted. */
  readonly returnAddresses: { readonly success: string; readonly pending: string; readonly failure: string }
  /** Webhook address for this checkout's payments. */
  readonly notificationAddress: string
  /** Window in which the link works; a PIX made from it can be paid until its end. */
  readonly validFrom: Date
  readonly validUntil: Date
  /** Returned with each payment. Mercado Pago converts its keys to snake_case. */
  readonly metadata?: Readonly<Record<string, string | number | boolean>>
}

export interface Checkout {
  readonly checkoutId: string
  /** Page where the buyer pays; always on a host of the provider's. */
  readonly address: string
}

/** Card subscription. PIX has none. */
export interface RenewalRequest {
  /** Returned as `reference` of the renewal, of each charge and of each charge's payment. */
  readonly reference: string
  readonly title: string
  readonly amountCents: number
  readonly everyDays: number
  readonly payerEmail: string
  readonly returnAddress: string
  /** Day of the first charge; `null` charges within the hour after the buyer's approval. */
  readonly startsAt: Date | null
}

export interface RenewalCheckout {
  readonly renewalId: string
  /** Page where the buyer enters the card. */
  readonly address: string
}

/** `pending` has no card yet; `canceled` is final, and also follows three failed charges in a row. */
export type RenewalStatus = 'pending' | 'active' | 'paused' | 'canceled'

export interface Renewal {
  readonly renewalId: string
  readonly reference: string | null
  readonly status: RenewalStatus
  readonly amountCents: number
  readonly currency: string
  /** Payee, to be compared with the seller's id. */
  readonly collectorId: string | null
  readonly nextChargeAt: Date | null
  readonly updatedAt: Date | null
}

/** `retrying` was declined and is retried up to four times within ten days; `processed` may have failed. */
export type ChargeStatus = 'scheduled' | 'retrying' | 'processed' | 'canceled'

export interface Charge {
  readonly chargeId: string
  readonly renewalId: string
  readonly reference: string | null
  readonly status: ChargeStatus
  readonly amountCents: number
  readonly currency: string
  readonly dueAt: Date | null
  readonly retries: number
  /** Payment of the charge. Money was received only if this payment is approved. */
  readonly payment: { readonly paymentId: string; readonly status: PaymentStatus } | null
  readonly updatedAt: Date | null
}

/** The provider's report of a payment. Callers check status, amount, currency, collector and reference. */
export interface ProviderPayment {
  readonly paymentId: string
  readonly reference: string | null
  readonly status: PaymentStatus
  /** The provider's code: `cc_rejected_insufficient_amount`. */
  readonly reason: string | null
  readonly method: PaymentMethod | null
  readonly installments: number
  readonly amountCents: number
  readonly refundedCents: number
  readonly currency: string
  /** Payee, to be compared with the seller's id. */
  readonly collectorId: string | null
  readonly merchantOrderId: string | null
  readonly metadata: Readonly<Record<string, unknown>>
  readonly isLive: boolean
  readonly createdAt: Date
  readonly approvedAt: Date | null
  /** Orders reports on the same payment; the latest one applies. */
  readonly updatedAt: Date
}

/** All payment attempts for one checkout. */
export interface MerchantOrder {
  readonly merchantOrderId: string
  readonly checkoutId: string | null
  readonly reference: string | null
  readonly totalCents: number
  /** Whether the approved payments cover the total. */
  readonly isPaid: boolean
  readonly payments: readonly {
    readonly paymentId: string
    readonly status: PaymentStatus
    readonly amountCents: number
  }[]
}

export interface Refund {
  readonly refundId: string
  readonly paymentId: string
  readonly amountCents: number
  /** `pending` while the provider processes it; afterwards the payment has the result. */
  readonly status: 'approved' | 'pending' | 'rejected'
}

/**
 * Payment provider port. Only its replies to queries are trusted about money; its webhooks and the buyer's return only
 * trigger a query.
 *
 * Every call rejects with {@link ProviderError} and nothing else.
 */
export interface PaymentProvider {
  createCheckout(request: CheckoutRequest): Promise<Checkout>
  createRenewal(request: RenewalRequest): Promise<RenewalCheckout>
  /** Cancels a renewal. Idempotent: one that is already canceled is no error. */
  cancelRenewal(renewalId: string): Promise<Renewal>
  readRenewal(renewalId: string): Promise<Renewal>
  readCharge(chargeId: string): Promise<Charge>
  findCharges(renewalId: string): Promise<readonly Charge[]>
  readPayment(paymentId: string): Promise<ProviderPayment>
  readMerchantOrder(merchantOrderId: string): Promise<MerchantOrder>
  /** Returns all payments of an order, or of all charges of a renewal, newest first. */
  findPayments(reference: string): Promise<readonly ProviderPayment[]>
  /** Refunds the whole amount, once per key; `refused` when there is nothing left to refund. */
  refund(paymentId: string, key: string): Promise<Refund>
  /** Cancels a payment; fails with `refused` if the payment is not pending. */
  cancelPayment(paymentId: string): Promise<ProviderPayment>
}

export type ProviderFailure =
  /** Not reachable, overloaded or failing, also on the retry. The effect is unknown. */
  | 'unavailable'
  /** No complete reply within the limit. The effect is unknown. */
  | 'timeout'
  /** Declined: our token, the request, or the state of the resource. */
  | 'refused'
  /** Invalid reply: HTML, broken, too long or of another shape. */
  | 'unreadable'
  /** The reply has no payment address, or one on another host. */
  | 'no_link'
  /** Unknown resource. */
  | 'not_found'

/** Has no `cause` on purpose: a client's error can contain the request, and so the token and the buyer. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly kind: ProviderFailure

  constructor(kind: ProviderFailure, message: string) {
    super(message)
    this.kind = kind
  }
}

/** Returns whether purchases of a provider count: a demonstration's purchases grant nothing beside real sales. */
export function standsBeside(
  { isDemonstration }: { readonly isDemonstration: boolean },
  payments: { readonly isDemonstration: boolean },
): boolean {
  return !isDemonstration || payments.isDemonstration
}
