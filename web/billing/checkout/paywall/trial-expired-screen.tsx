import { type PlanId, plans, trial } from '#contract/billing/plans.ts'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useSessionUser } from '../../../api/session.ts'
import { subscriptionQuery } from '../../../api/subscription.ts'
import { useTrackedView } from '../../../privacy/shared/use-tracked-view.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { offeredPlans, scansOf } from '../../shared/plan-offer-copy.ts'
import { priceOf } from '../price-copy.ts'
import { AbandonedCheckout } from './abandoned-checkout.tsx'
import { CheckoutResumption } from './checkout-resumption.tsx'
import { wasTrial } from './offer-standing.tsx'
import { OpenAfterTrial } from './open-after-trial.tsx'

const blocked = [
  'FoodScan e todo registro novo: refeições, água e peso',
  'Plano de hoje, dietas e geração de cardápios',
  'Receitas premium e as outras receitas',
  'Relatórios detalhados',
]

/** Explains what is locked after the trial or the plan, what stays open, and how to unlock the rest. */
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
          : `${hadPlan ? '' : 'Nada foi cobrado. '}O que você registrou está guardado e continua seu. Com um plano, tudo volta a abrir.`}
      </p>
      <div className="flex flex-col gap-4">
        {user !== null && <AbandonedCheckout />}
        {user !== null && <OpenAfterTrial />}
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
          <h2 className="text-lg font-bold">Preço e scans em cada plano</h2>
          <dl className="flex flex-col gap-2.5">
            {offeredPlans.map((plan) => (
              <PlanLine key={plan} plan={plan} />
            ))}
          </dl>
        </Card>
      </div>
      <div className="flex flex-col gap-3 pt-6">
        <LinkButton to="/paywall" size="large" wide>
          Ver planos
        </LinkButton>
        <a href="/" className={buttonClass({ variant: 'ghost', wide: true })}>
          {user === null ? 'Voltar ao início' : 'Ver a página de apresentação'}
        </a>
      </div>
    </Screen>
  )
}

function titleFor(isSignedIn: boolean, hadPlan: boolean): string {
  if (!isSignedIn) return 'Quando o teste termina'
  return hadPlan ? 'Seu plano terminou' : 'Seu período de teste terminou'
}

function PlanLine({ plan }: { plan: PlanId }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt>
        <b>{plans[plan].name}</b>, {priceOf(plan)} por{' '}
        {plan === 'annual' ? 'ano' : `${plans[plan].days} dias`}
      </dt>
      <dd>{scansOf(plan)}</dd>
    </div>
  )
}
