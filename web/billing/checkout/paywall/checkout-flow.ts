import type { Renewal } from '#contract/billing/billing.ts'
import { exitOffer, type PlanId } from '#contract/billing/plans.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { planAmount } from '../../../privacy/shared/amount.ts'
import { track } from '../../../privacy/shared/track.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import {
  type Checkout,
  checkoutFailure,
  contactNeeded,
  isDiscountGone,
  needsSession,
  offerFailure,
  startCheckout,
  type Wanted,
} from '../checkout.ts'
import { type CheckoutIntent, saveIntent, takeIntent } from '../../shared/checkout-intent.ts'
import { markDiscountUsed } from '../../shared/offer-memory.ts'
import { runningPlan } from '../../shared/plan-offer-copy.ts'
import { savePurchase } from '../stored-purchase.ts'
import { renewalQuery } from '../queries.ts'

/** Purchase during an active renewal for which the buyer has not chosen whether to keep it. */
interface Unanswered {
  wanted: CheckoutIntent
  renewal: Renewal
}

interface CheckoutFlow {
  /** Plan whose purchase is being sent to the provider. */
  processing: PlanId | null
  /** The requested discount is not available: the full price is shown before payment. */
  isDiscountGone: boolean
  /** Text for a purchase blocked by repeated withdrawals; null if it is not blocked. */
  contactNeeded: string | null
  /** Purchase that continues after the buyer decided about the active renewal. */
  unanswered: Unanswered | null
  putOff: () => void
  error: Error | null
  /** A visitor signs in first; the purchase resumes automatically. */
  buy: (wanted: Wanted) => void
}

function leaveToPay({ id, address }: Checkout, { plan, discount }: CheckoutIntent): void {
  savePurchase(id, Date.now())
  if (discount === exitOffer.percent) markDiscountUsed(Date.now())
  track('PaymentInitiated', planAmount(plan, discount))
  location.assign(address)
}

/** Flow from a chosen plan to its payment page. */
export function useCheckout(subscription: Subscription | undefined): CheckoutFlow {
  const navigate = useNavigate()
  const client = useQueryClient()
  const session = useSession()
  const [unanswered, setUnanswered] = useState<Unanswered | null>(null)
  const signInToBuy = (intent: CheckoutIntent) => {
    saveIntent(intent, Date.now())
    void navigate({ to: '/auth' })
  }
  const buying = useMutation({
    mutationFn: startCheckout,
    onSuccess: (checkout, wanted) => {
      const { unasked: renewal } = checkout
      if (!renewal) return leaveToPay(checkout, wanted)
      client.setQueryData(renewalQuery.queryKey, renewal)
      setUnanswered({ wanted, renewal })
    },
    onError: (error, wanted) => {
      if (needsSession(error)) signInToBuy(wanted)
      else if (isDiscountGone(error)) {
        markDiscountUsed(Date.now())
        setUnanswered(null)
      }
      // The persistent banner reports a needed contact.
      else if (contactNeeded(error) !== null) setUnanswered(null)
      // The question about the active renewal reports the failure.
      else if (unanswered) return
      // The exit offer is a dialog and covers the message below it.
      else if (wanted.discount > 0) window.alert(offerFailure(error))
      else showToast({ title: 'Erro', description: checkoutFailure(error), tone: 'error' })
    },
  })
  const { mutate } = buying

  useEffect(() => {
    if (!subscription) return
    const intent = takeIntent(Date.now())
    // Only without a running plan does the purchase chosen before sign-in go on by itself. A buyer with a plan first
    // reads what happens to it and chooses again.
    if (intent && runningPlan(subscription) === null) mutate(intent)
  }, [subscription, mutate])

  return {
    processing: buying.isPending ? buying.variables.plan : null,
    isDiscountGone: isDiscountGone(buying.error),
    contactNeeded: contactNeeded(buying.error),
    unanswered,
    putOff: () => setUnanswered(null),
    error: buying.error,
    buy: (wanted) => {
      if (!unanswered) track('InitiateCheckout', planAmount(wanted.plan, wanted.discount))
      if (session?.status === 'visitor') signInToBuy(wanted)
      else mutate(wanted)
    },
  }
}
