import type { PlanId } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscription.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../api/session.ts'
import { planAmount } from '../tracking/amount.ts'
import { track } from '../tracking/track.ts'
import { showToast } from '../ui/toast.ts'
import { checkoutFailure, isDiscountGone, needsSession, offerFailure, startCheckout } from './checkout.ts'
import { type CheckoutIntent, keepIntent, takeIntent } from './checkout-intent.ts'
import { markDiscountUsed } from './offer-memory.ts'
import { runningPlan } from './plan-offer-words.ts'

interface CheckoutFlow {
  /** Whose purchase is on its way to the provider. */
  processing: PlanId | null
  /** The discount was asked for and is not given: the full price is told before anything is paid. */
  isDiscountGone: boolean
  /** A visitor signs in first; the purchase resumes by itself. */
  buy: (intent: CheckoutIntent) => void
}

/** From a chosen plan to the page where it is paid. */
export function useCheckout(subscription: Subscription | undefined): CheckoutFlow {
  const navigate = useNavigate()
  const session = useSession()
  const signInToBuy = (intent: CheckoutIntent) => {
    keepIntent(localStorage, intent, Date.now())
    void navigate({ to: '/auth' })
  }
  const buying = useMutation({
    mutationFn: startCheckout,
    onSuccess: (address, { plan, discount }) => {
      track('PaymentInitiated', planAmount(plan, discount))
      location.assign(address)
    },
    onError: (error, intent) => {
      if (needsSession(error)) signInToBuy(intent)
      else if (isDiscountGone(error)) markDiscountUsed(localStorage, Date.now())
      // The exit offer is a dialog, and what is under it cannot be read.
      else if (intent.discount > 0) window.alert(offerFailure(error))
      else showToast({ title: 'Erro', description: checkoutFailure(error), tone: 'error' })
    },
  })
  const { mutate } = buying

  useEffect(() => {
    if (!subscription) return
    const intent = takeIntent(sessionStorage, Date.now()) ?? takeIntent(localStorage, Date.now())
    // Who turns out to have a plan sees first what another would do.
    if (intent && runningPlan(subscription) === null) mutate(intent)
  }, [subscription, mutate])

  return {
    processing: buying.isPending ? buying.variables.plan : null,
    isDiscountGone: isDiscountGone(buying.error),
    buy: (intent) => {
      track('InitiateCheckout', planAmount(intent.plan, intent.discount))
      if (session?.status === 'visitor') signInToBuy(intent)
      else mutate(intent)
    },
  }
}
