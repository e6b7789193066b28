import type { Payment } from '#contract/billing.ts'
import type { Subscription } from '#contract/subscription.ts'
import { useEffect } from 'react'
import { amount } from '../tracking/amount.ts'
import { track } from '../tracking/track.ts'

type Bought = Pick<Payment, 'id' | 'status' | 'amount_cents' | 'is_demonstration'>
type Standing = Pick<Subscription, 'status'>

/** Whether the server says that money came and opened something; in a demonstration none did. */
export function isBought(payment: Bought | undefined, subscription: Standing | undefined): boolean {
  return payment?.status === 'approved' && !payment.is_demonstration && subscription?.status === 'active'
}

/** Says that something was bought, whatever the address claims, once it is so. */
export function usePurchaseTold(payment: Bought | undefined, subscription: Standing | undefined): void {
  const [id, cents] = payment && isBought(payment, subscription) ? [payment.id, payment.amount_cents] : []
  useEffect(() => {
    if (id === undefined || cents === undefined) return
    const purchase = { ...amount(cents), order_id: id }
    track('Purchase', purchase)
    track('PaymentCompleted', purchase)
    track('SubscriptionUpgrade', { order_id: id })
  }, [id, cents])
}
