import type { PaymentMethod, PaymentStatus } from '#contract/billing/billing.ts'

export interface CheckoutRequest {
  /** Id of the order, returned as `reference`. A repeated request for the same order returns the same checkout. */
  readonly orderId: string
  /** Title that the buyer sees: `Prato Certo Anual`. */
  readonly title: string
  readonly amountCents: number
  readonly maxInstallments: number
  readonly payer: { readonly name: string; readonly email: string }
  /** Addresses to which the buyer returns. Parameters that the provider appends to them are untrusted. */
  readonly returnAddresses: { readonly success: string; readonly pending: string; readonly failure: string }
  /** Address of webhooks about this checkout's payments. */
  readonly notificationAddress: string
  /** Times between which the link works. A PIX begun there can also be paid until `validUntil`. */
  readonly validFrom: Date
  readonly validUntil: Date
  /** Values that are returned with each payment. Mercado Pago turns their keys into snake_case. */
  readonly metadata?: Readonly<Record<string, string | number | boolean>>
}

export interface Checkout {
  readonly checkoutId: string
  /** Page where the buyer pays, always on a host of the provider's. */
  readonly address: string
}

/** Request of a renewal: automatic charges of a card. PIX has none. */
export interface RenewalRequest {
  /** Returned as `reference` of the renewal, of each charge and of each charge's payment. */
  readonly reference: string
  readonly title: string
  readonly amountCents: number
  readonly everyDays: number
  readonly payerEmail: string
  readonly returnAddress: string
  /** Day of the first charge; `null`: the first charge is within an hour of the buyer's approval. */
  readonly startsAt: Date | null
}

export interface RenewalCheckout {
  readonly renewalId: string
  /** Page where the buyer enters the card, always on a host of the provider's. */
  readonly address: string
}

/**
 * States of a renewal: `pending` has no card yet; `canceled` is final, and also follows three failed charges in a row.
 */
export type RenewalStatus = 'pending' | 'active' | 'paused' | 'canceled'

export interface Renewal {
  readonly renewalId: string
  readonly reference: string | null
  readonly status: RenewalStatus
  readonly amountCents: number
  readonly currency: string
  /** Id of the payee, which callers compare with the seller's; `null` if the provider does not name it. */
  readonly collectorId: string | null
  readonly nextChargeAt: Date | null
  readonly updatedAt: Date | null
}

/**
 * States of a charge: `retrying` was declined and is retried up to four times within ten days; `processed` is final,
 * and its payment may have failed.
 */
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
  /** Payment of the charge, `null` before it is made. Money was received only if this payment is approved. */
  readonly payment: { readonly paymentId: string; readonly status: PaymentStatus } | null
  readonly updatedAt: Date | null
}

/** Provider's report of a payment. Callers check its status, amount, currency, payee and reference. */
export interface ProviderPayment {
  readonly paymentId: string
  readonly reference: string | null
  readonly status: PaymentStatus
  /** Provider's code of the reason: `cc_rejected_insufficient_amount`. */
  readonly reason: string | null
  readonly method: PaymentMethod | null
  readonly installments: number
  readonly amountCents: number
  readonly refundedCents: number
  readonly currency: string
  /** Id of the payee, which callers compare with the seller's; `null` if the provider does not name it. */
  readonly collectorId: string | null
  readonly merchantOrderId: string | null
  readonly metadata: Readonly<Record<string, unknown>>
  readonly isLive: boolean
  readonly createdAt: Date
  readonly approvedAt: Date | null
  /** Time of the last change. Of two reports on a payment, the one with the later time applies. */
  readonly updatedAt: Date
}

/** All payment attempts at one checkout. */
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
  /** `pending` while the provider processes the refund; then the payment shows its result. */
  readonly status: 'approved' | 'pending' | 'rejected'
}

/**
 * Payment provider. Only its replies are trusted about money; its webhooks and the buyer's return only trigger a call.
 * Every method rejects with {@link ProviderError} and nothing else.
 */
export interface PaymentProvider {
  createCheckout(request: CheckoutRequest): Promise<Checkout>
  createRenewal(request: RenewalRequest): Promise<RenewalCheckout>
  /** Cancels a renewal; one that is canceled already is no error. */
  cancelRenewal(renewalId: string): Promise<Renewal>
  readRenewal(renewalId: string): Promise<Renewal>
  readCharge(chargeId: string): Promise<Charge>
  findCharges(renewalId: string): Promise<readonly Charge[]>
  readPayment(paymentId: string): Promise<ProviderPayment>
  readMerchantOrder(merchantOrderId: string): Promise<MerchantOrder>
  /** Returns all payments of an order, or of a renewal's charges, by their reference, newest first. */
  findPayments(reference: string): Promise<readonly ProviderPayment[]>
  /** Refunds the whole payment, once per `key`. Rejects with `refused` if nothing is left to refund. */
  refund(paymentId: string, key: string): Promise<Refund>
  /** Cancels a pending payment. Rejects with `refused` if it is not pending. */
  cancelPayment(paymentId: string): Promise<ProviderPayment>
}

export type ProviderFailure =
  /** Provider not reachable, overloaded or failing, also on the retry. It may have carried out the call. */
  | 'unavailable'
  /** No complete reply within the time limit. The provider may have carried out the call. */
  | 'timeout'
  /** Provider declined: because of the token, the request, or the state of the resource. */
  | 'refused'
  /** Reply that is not valid: HTML, broken, too long or of another shape. */
  | 'unreadable'
  /** Reply without a payment address, or with one on another host. */
  | 'no_link'
  /** The provider does not know the resource. */
  | 'not_found'

/**
 * Failure of a call to the provider. It has no `cause` on purpose: a client's error can contain the request, with token
 * and buyer.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly kind: ProviderFailure

  constructor(kind: ProviderFailure, message: string) {
    super(message)
    this.kind = kind
  }
}

/**
 * Returns whether an order or renewal counts under these payments: one made in a demonstration grants nothing under
 * real payments.
 */
export function standsBeside(
  { isDemonstration }: { readonly isDemonstration: boolean },
  payments: { readonly isDemonstration: boolean },
): boolean {
  return !isDemonstration || payments.isDemonstration
}
