import type { Renewal } from '#contract/billing/billing.ts'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { isCheckoutAddress } from './checkout-address.ts'
import type { CheckoutIntent } from '../shared/checkout-intent.ts'
import { checkoutTexts } from './checkout-copy.ts'

/** Purchase to request, with the answer about an active renewal. */
export interface Wanted extends CheckoutIntent {
  /**
   * Whether the payment cancels the active renewal; absent if the buyer was not asked. Not stored across a login,
   * after which another person may be signed in.
   */
  readonly cancelsRenewal?: boolean
}

export interface Checkout {
  readonly id: string
  readonly address: string
  /** Active renewal that the buyer has not been asked about. */
  readonly unasked: Renewal | null
}

/** Requests the payment address of a purchase. */
export async function startCheckout(wanted: Wanted): Promise<Checkout> {
  const { plan, discount, autoRenew, cancelsRenewal } = wanted
  const {
    init_point: address,
    payment_id: id,
    renewal,
  } = await call('POST /api/mp-create-preference', {
    body: {
      plan,
      ...(discount > 0 && { discount }),
      ...(autoRenew && { auto_renew: true }),
      cancel_renewal: cancelsRenewal === true,
    },
  })
  if (!isCheckoutAddress(address, location.origin)) {
    throw new ApiError({
      code: 'payment_link_missing',
      detail: checkoutTexts.linkMissing,
      status: 502,
    })
  }
  return { id, address, unasked: cancelsRenewal === undefined ? renewal : null }
}

/** Returns whether a purchase failed because the buyer has to sign in first. */
export function needsSession(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** Returns whether a purchase failed because its discount is unavailable to this account. */
export function isDiscountGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'discount_unavailable'
}

/** Text for a purchase blocked by repeated withdrawals; null for any other failure. */
export function contactNeeded(error: unknown): string | null {
  return error instanceof ApiError && error.code === 'purchase_needs_contact' ? messageOf(error) : null
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** Returns the refusal's sentence, or one sentence for all outages. */
export function checkoutFailure(error: unknown): string {
  const isLinkMissing = error instanceof ApiError && error.code === 'payment_link_missing'
  return isRefusal(error) || isLinkMissing ? messageOf(error) : checkoutTexts.failed
}

/** Returns the failure message of the exit offer. */
export function offerFailure(error: unknown): string {
  return isRefusal(error) ? messageOf(error) : checkoutTexts.offerFailed
}
