import type { Payment } from '#contract/billing/billing.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { useEffect } from 'react'
import { amount } from '../../../privacy/shared/amount.ts'
import { track } from '../../../privacy/shared/track.ts'

type Bought = Pick<Payment, 'id' | 'status' | 'amount_cents' | 'is_demonstration'>
type Standing = Pick<Subscription, 'status'>

/** Returns whether a real (not demonstration) payment is approved and the subscription is active. */
export function isBought(payment: Bought | undefined, subscription: Standing | undefined): boolean {
  return payment?.status === 'approved' && !payment.is_demonstration && subscription?.status === 'active'
}

/** Tracks a purchase once confirmed, whatever the address claims. */
export function useTrackPurchase(payment: Bought | undefined, subscription: Standing | undefined): void {
  const [id, cents] = payment && isBought(payment, subscription) ? [payment.id, payment.amount_cents] : []
  useEffect(() => {
    if (id === undefined || cents === undefined) return
    const purchase = { ...amount(cents), order_id: id }
    track('Purchase', purchase)
    track('PaymentCompleted', purchase)
    track('SubscriptionUpgrade', { order_id: id })
  }, [id, cents])
}
