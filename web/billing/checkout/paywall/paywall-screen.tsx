import { exitOffer, type PlanId, plans, trial } from '#contract/billing/plans.ts'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { sessionQuery, useSessionUser } from '../../../api/session.ts'
import { subscriptionQuery } from '../../../api/subscription.ts'
import { ProseHeader } from '../../../ui/layout/prose-header.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { useTrackedView } from '../../../privacy/shared/use-tracked-view.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { hasPaidPlan, offeredPlans, scansOf } from '../../shared/plan-offer-copy.ts'
import { useCheckout } from './checkout-flow.ts'
import { ContactNeeded } from './contact-needed.tsx'
import { DiscountGone } from './discount-gone.tsx'
import { ExitOffer } from '../exit-offer/exit-offer.tsx'
import { OfferStanding, wasTrial } from './offer-standing.tsx'
import { paymentModeQuery } from './payment-mode.ts'
import { PaymentsOff, PaymentWay } from './payment-mode-note.tsx'
import { PaymentPromises } from './payment-promises.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { PlansSkeleton } from './plans-skeleton.tsx'
import { repeatNote } from '../subscription/withdraw-copy.ts'
import { renewalQuery } from '../queries.ts'
import { RenewalQuestion } from '../subscription/renewal-question.tsx'
import { CheckoutResumption } from './checkout-resumption.tsx'
import { AbandonedCheckout } from './abandoned-checkout.tsx'

// The plans and the screen that leads to them are in one file, so in one chunk.

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

const blocked = ['FoodScan', 'Relatórios detalhados', 'Geração de cardápios', 'Receitas premium']

/** Explains what is locked after the trial or the plan, and how to unlock it. */
export function TrialExpiredScreen() {
  const user = useSessionUser()
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: user !== null })
  const isOver = subscription?.is_trial_expired === true
  const hadPlan = isOver && !wasTrial(subscription)
  useTrackedView('TrialExpired', isOver && !hadPlan)
  // Accounts with access do not belong here.
  if (subscription && !isOver) return <Navigate to="/app" replace />
  return (
    <Screen>
      {user !== null && <CheckoutResumption />}
      <PageHeader title={titleFor(user !== null, hadPlan)} />
      <p className="pb-5 text-lg">
        {user === null
          ? `São ${trial.days} dias grátis, sem cartão. Depois deles, isto só abre com um plano.`
          : `${hadPlan ? '' : 'Nada foi cobrado. '}O que você registrou está guardado. Com um plano, tudo volta a abrir.`}
      </p>
      <div className="flex flex-col gap-4">
        {user !== null && <AbandonedCheckout />}
        <Card className="flex flex-col gap-3">
          <h2 className="text-lg font-bold">Bloqueado por enquanto</h2>
          <ul className="flex flex-col gap-2">
            {blocked.map((feature) => (
              <li key={feature} className="flex items-center gap-3">
                <Lock aria-hidden="true" size={18} className="shrink-0 text-ink-soft" />
                {feature}
              </li>
            ))}
          </ul>
        </Card>
        <Card tone="leaf" className="flex flex-col gap-3">
          <h2 className="text-lg font-bold">Scans em cada plano</h2>
          <dl className="flex flex-col gap-2">
            {offeredPlans.map((plan) => (
              <ScanLimit key={plan} plan={plan} />
            ))}
          </dl>
        </Card>
      </div>
      <div className="flex flex-col gap-3 pt-6">
        <LinkButton to="/paywall" size="large" wide>
          Ver planos
        </LinkButton>
        <a href="/" className={buttonClass({ variant: 'ghost', wide: true })}>
          Voltar ao início
        </a>
      </div>
    </Screen>
  )
}

function titleFor(isSignedIn: boolean, hadPlan: boolean): string {
  if (!isSignedIn) return 'Quando o teste termina'
  return hadPlan ? 'Seu plano terminou' : 'Seu período de teste terminou'
}

function ScanLimit({ plan }: { plan: PlanId }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt>{plans[plan].name}</dt>
      <dd className="font-semibold">{scansOf(plan)}</dd>
    </div>
  )
}
