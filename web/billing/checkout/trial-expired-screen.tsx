import { type PlanId, plans, trial } from '#contract/billing/plans.ts'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useEffect } from 'react'
import { useSessionUser } from '../../api/session.ts'
import { subscriptionQuery } from '../../api/subscription.ts'
import { track } from '../../privacy/shared/track.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useResumedChoice } from './checkout-resumption.ts'
import { AbandonedCheckout } from './abandoned-checkout.tsx'
import { wasTrial } from './offer-standing.tsx'
import { offeredPlans, scansOf } from '../shared/plan-offer-copy.ts'

const blocked = ['FoodScan', 'Relatórios detalhados', 'Geração de dietas', 'Receitas premium']

/** Explains what is locked after the trial or the plan, and how to unlock it. */
export function TrialExpiredScreen() {
  const user = useSessionUser()
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: user !== null })
  useResumedChoice(user !== null)
  const isOver = subscription?.is_trial_expired === true
  const hadPlan = isOver && !wasTrial(subscription)
  const isTrialOver = isOver && !hadPlan
  useEffect(() => {
    if (isTrialOver) track('TrialExpired')
  }, [isTrialOver])
  // Accounts with access do not belong here.
  if (subscription && !isOver) return <Navigate to="/app" replace />
  return (
    <Screen>
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
