import { exitOffer, type PlanId, plans } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscription.ts'
import { useQuery } from '@tanstack/react-query'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../api/session.ts'
import { subscriptionQuery } from '../api/subscription.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'
import { chargeWords } from './charge-words.ts'
import { useCheckout } from './checkout-flow.ts'
import { DiscountGone } from './discount-gone.tsx'
import { ExitOffer } from './exit-offer.tsx'
import { OfferStanding } from './offer-standing.tsx'
import { paymentModeQuery } from './payment-mode.ts'
import { PaymentsOff, PaymentWay } from './payment-mode-note.tsx'
import { PaymentPromises } from './payment-promises.tsx'
import { PlanOffer } from './plan-offer.tsx'
import { beginningOf, hasPaidPlan, offeredPlans, runningPlan } from './plan-offer-words.ts'
import { priceOf } from './price-words.ts'

// One fetch brings the plans and what leads to them.
export { TrialExpiredScreen } from './trial-expired-screen.tsx'

export function PaywallScreen() {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const session = useSession()
  const { data: subscription } = useQuery({
    ...subscriptionQuery,
    enabled: session?.status === 'signed-in',
  })
  const { processing, isDiscountGone, buy } = useCheckout(subscription)
  const { data: mode } = useQuery(paymentModeQuery)
  const isOff = mode === 'off'
  const mayBeOffered = subscription ? !hasPaidPlan(subscription) : session?.status === 'visitor'
  return (
    <Screen>
      <PageHeader title="Planos" {...(canGoBack && { onBack: () => router.history.back() })} />
      <div className="flex flex-col gap-4">
        {subscription && <OfferStanding subscription={subscription} />}
        {isDiscountGone && <DiscountGone />}
        {isOff ? <PaymentsOff /> : <PaymentPromises />}
        {mayBeOffered && !isDiscountGone && !isOff && (
          <ExitOffer
            isBuying={processing !== null}
            onTake={() => buy({ plan: exitOffer.plan, discount: exitOffer.percent, autoRenew: false })}
          />
        )}
        {offeredPlans.map((plan) => (
          <Choice
            key={plan}
            plan={plan}
            subscription={subscription}
            processing={processing}
            isOff={isOff}
            onChoose={(autoRenew) => buy({ plan, discount: 0, autoRenew })}
          />
        ))}
        {!isOff && (
          <footer className="flex flex-col gap-1 pt-1 text-sm text-ink-soft">
            <p>
              Cancele quando quiser. Em até 7 dias da compra, você desiste e recebe todo o dinheiro de volta.
            </p>
            <PaymentWay mode={mode} />
          </footer>
        )}
      </div>
    </Screen>
  )
}

interface ChoiceProps {
  plan: PlanId
  subscription: Subscription | undefined
  processing: PlanId | null
  /** It cannot be bought here. */
  isOff: boolean
  onChoose: (autoRenew: boolean) => void
}

function Choice({ plan, subscription, processing, isOff, onChoose }: ChoiceProps) {
  const [autoRenew, setAutoRenew] = useState(false)
  const running = subscription ? runningPlan(subscription) : null
  const canRenew = plan !== 'annual' && !subscription?.renews && !isOff
  return (
    <PlanOffer
      plan={plan}
      note={running && beginningOf(plan, running)}
      {...(!isOff && { charge: chargeWords(plan, canRenew && autoRenew) })}
      option={
        canRenew && (
          <Checkbox
            label="Renovar automaticamente no cartão"
            hint={`Cobra ${priceOf(plan)} a cada ${plans[plan].days} dias até você cancelar, com um toque, em Pagamentos.`}
            checked={autoRenew}
            onChange={(event) => setAutoRenew(event.target.checked)}
          />
        )
      }
      action={
        !isOff && (
          <Button
            wide
            size="large"
            variant={plan === 'annual' ? 'primary' : 'secondary'}
            busy={processing === plan}
            busyLabel="Processando…"
            disabled={processing !== null && processing !== plan}
            onClick={() => onChoose(canRenew && autoRenew)}
          >
            Escolher {plans[plan].name}
          </Button>
        )
      }
    />
  )
}
