import type { PaymentMethod, PaymentStatus } from '#contract/billing.ts'

export interface CheckoutRequest {
  /** Our order. It comes back as `reference`, and asking twice for the same order gives the same checkout. */
  readonly orderId: string
  /** What the buyer reads: `Prato Certo Anual`. */
  readonly title: string
  readonly amountCents: number
  readonly maxInstallments: number
  readonly payer: { readonly name: string; readonly email: string }
  /** Where the provider sends the buyer back to. Nothing in what it appends there can be trusted. */
  readonly returnAddresses: { readonly success: string; readonly pending: string; readonly failure: string }
  /** Where the provider reports changes of this checkout's payments. */
  readonly notificationAddress: string
  /** The link opens in this window only, and a PIX made from it can be paid until its end. */
  readonly validFrom: Date
  readonly validUntil: Date
  /** Comes back with each payment. Its keys come back in snake_case, whatever they went as. */
  readonly metadata?: Readonly<Record<string, string | number | boolean>>
}

export interface Checkout {
  readonly checkoutId: string
  /** The page where the buyer pays; always on a host of the provider's own. */
  readonly address: string
}

/** A card that is charged by itself. PIX cannot do it. */
export interface RenewalRequest {
  /** Comes back as `reference` of the renewal, of each charge and of each charge's payment. */
  readonly reference: string
  readonly title: string
  readonly amountCents: number
  readonly everyDays: number
  readonly payerEmail: string
  readonly returnAddress: string
  /** The day of the first charge; `null` charges within the hour after the buyer agreed. */
  readonly startsAt: Date | null
}

export interface RenewalCheckout {
  readonly renewalId: string
  /** The page where the buyer enters the card. */
  readonly address: string
}

/** `pending` has no card yet; `canceled` is for ever, and also where three charges in a row failed. */
export type RenewalStatus = 'pending' | 'active' | 'paused' | 'canceled'

export interface Renewal {
  readonly renewalId: string
  readonly reference: string | null
  readonly status: RenewalStatus
  readonly amountCents: number
  readonly currency: string
  /** Who gets the money; to be compared with who we are. */
  readonly collectorId: string | null
  readonly nextChargeAt: Date | null
  readonly updatedAt: Date | null
}

/** `retrying` was declined and is tried again, up to four times within ten days; `processed` may have failed. */
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
  /** The charge has brought money only where this payment is approved. */
  readonly payment: { readonly paymentId: string; readonly status: PaymentStatus } | null
  readonly updatedAt: Date | null
}

/** The provider's word on a payment: status, amount, currency, collector and reference are for the caller to check. */
export interface ProviderPayment {
  readonly paymentId: string
  readonly reference: string | null
  readonly status: PaymentStatus
  /** Why, in the provider's words: `cc_rejected_insufficient_amount`. */
  readonly reason: string | null
  readonly method: PaymentMethod | null
  readonly installments: number
  readonly amountCents: number
  readonly refundedCents: number
  readonly currency: string
  /** Who got the money; to be compared with who we are. */
  readonly collectorId: string | null
  readonly merchantOrderId: string | null
  readonly metadata: Readonly<Record<string, unknown>>
  readonly isLive: boolean
  readonly createdAt: Date
  readonly approvedAt: Date | null
  /** Of two words on the same payment the one with the later date holds. */
  readonly updatedAt: Date
}

/** All payments that were tried for one checkout. */
export interface MerchantOrder {
  readonly merchantOrderId: string
  readonly checkoutId: string | null
  readonly reference: string | null
  readonly totalCents: number
  /** The approved payments cover the total. */
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
  /** `pending` when the provider still works on it; the payment then tells. */
  readonly status: 'approved' | 'pending' | 'rejected'
}

/**
 * Whoever takes the money. What it answers to these questions is the only truth about money; its messages and the
 * buyer's return only say that it is time to ask.
 *
 * Every call rejects with {@link ProviderError} and nothing else.
 */
export interface PaymentProvider {
  createCheckout(request: CheckoutRequest): Promise<Checkout>
  createRenewal(request: RenewalRequest): Promise<RenewalCheckout>
  /** Cancelling what is canceled already is not an error. */
  cancelRenewal(renewalId: string): Promise<Renewal>
  readRenewal(renewalId: string): Promise<Renewal>
  readCharge(chargeId: string): Promise<Charge>
  findCharges(renewalId: string): Promise<readonly Charge[]>
  readPayment(paymentId: string): Promise<ProviderPayment>
  readMerchantOrder(merchantOrderId: string): Promise<MerchantOrder>
  /** All payments of an order, or of all charges of a renewal, newest first. */
  findPayments(reference: string): Promise<readonly ProviderPayment[]>
  /** The whole amount. The same key never refunds twice; `refused` when there is nothing left to refund. */
  refund(paymentId: string, key: string): Promise<Refund>
  /** Only what is still pending; `refused` otherwise. */
  cancelPayment(paymentId: string): Promise<ProviderPayment>
}

export type ProviderFailure =
  /** Not reachable, overloaded or broken, also on a second try. Whether it did what was asked is unknown. */
  | 'unavailable'
  /** No complete reply within the limit. Whether it did what was asked is unknown. */
  | 'timeout'
  /** It understood and declined: our token, the request, or the state of the thing. */
  | 'refused'
  /** A reply that is none: HTML, broken, too long or of another shape. */
  | 'unreadable'
  /** Its reply holds no address to pay at, or one of someone else. */
  | 'no_link'
  /** It knows no such thing. */
  | 'not_found'

/** Carries no `cause` on purpose: what a client throws can hold the request, and with it the token and the buyer. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly kind: ProviderFailure

  constructor(kind: ProviderFailure, message: string) {
    super(message)
    this.kind = kind
  }
}
