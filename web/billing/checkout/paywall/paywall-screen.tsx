import { exitOffer } from '#contract/billing/plans.ts'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../../../api/session.ts'
import { subscriptionQuery } from '../../../api/subscription.ts'
import { ProseHeader } from '../../../ui/layout/prose-header.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { hasPaidPlan, offeredPlans } from '../../shared/plan-offer-copy.ts'
import { useCheckout } from './checkout-flow.ts'
import { ContactNeeded } from './contact-needed.tsx'
import { DiscountGone } from './discount-gone.tsx'
import { ExitOffer } from '../exit-offer/exit-offer.tsx'
import { OfferStanding } from './offer-standing.tsx'
import { paymentModeQuery } from './payment-mode.ts'
import { PaymentsOff, PaymentWay } from './payment-mode-note.tsx'
import { PaymentPromises } from './payment-promises.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { PlansSkeleton } from './plans-skeleton.tsx'
import { repeatNote } from '../subscription/withdraw-copy.ts'
import { renewalQuery } from '../queries.ts'
import { RenewalQuestion } from '../subscription/renewal-question.tsx'

export function PaywallScreen() {
  const here = useQuery(sessionQuery)
  const session = here.data
  const enabled = session?.status === 'signed-in'
  const standing = useQuery({ ...subscriptionQuery, enabled })
  const beside = useQuery({ ...renewalQuery, enabled })
  const { data: subscription } = standing
  const { data: renewal } = beside
  const flow = useCheckout(subscription)
  const { processing, isDiscountGone, contactNeeded, unanswered, putOff, error, buy } = flow
  const payments = useQuery(paymentModeQuery)
  const { data: mode } = payments
  const isOff = mode === 'off'
  const mayBeOffered = subscription ? !hasPaidPlan(subscription) : session?.status === 'visitor'
  const header = <ProseHeader title="Planos" />
  // These queries change the layout around the plans: the plans wait for them so that they do not jump. Failed
  // queries are not awaited.
  const asked = [here, standing, beside, payments]
  if (asked.some(({ isLoading, failureCount }) => isLoading && failureCount === 0)) {
    return (
      <Screen>
        {header}
        <PlansSkeleton />
      </Screen>
    )
  }
  return (
    <Screen>
      {header}
      <div className="flex flex-col gap-4">
        {subscription && <OfferStanding subscription={subscription} />}
        {isDiscountGone && <DiscountGone />}
        {contactNeeded !== null && <ContactNeeded reason={contactNeeded} />}
        {isOff ? <PaymentsOff /> : <PaymentPromises />}
        {mayBeOffered && !isDiscountGone && contactNeeded === null && !isOff && (
          <ExitOffer
            isBuying={processing !== null}
            onTake={() => buy({ plan: exitOffer.plan, discount: exitOffer.percent, autoRenew: false })}
          />
        )}
        {offeredPlans.map((plan) => (
          <PlanChoice
            key={plan}
            plan={plan}
            subscription={subscription}
            renewal={renewal}
            processing={processing}
            isOff={isOff}
            onChoose={buy}
          />
        ))}
        {!isOff && (
          <footer className="flex flex-col gap-1 pt-1 text-sm text-ink-soft">
            <p>
              Cancele quando quiser. Em até 7 dias da compra, você desiste e recebe todo o dinheiro de volta.{' '}
              {repeatNote}
            </p>
            <PaymentWay mode={mode} />
          </footer>
        )}
      </div>
      {unanswered && (
        <RenewalQuestion
          plan={unanswered.wanted.plan}
          renewal={unanswered.renewal}
          isBuying={processing !== null}
          error={error}
          onAnswer={(ends) => buy({ ...unanswered.wanted, cancelsRenewal: ends })}
          onClose={putOff}
        />
      )}
    </Screen>
  )
}
