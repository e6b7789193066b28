import { type PlanId, plans } from '#contract/billing/plans.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { Banner } from '../../../ui/overlay/banner.tsx'
import { dayOf } from '../moments.ts'

/** Status line above the plans: remaining trial, ended plan or running plan. */
export function OfferStanding({ subscription }: { subscription: Subscription }) {
  const { plan, status, ends_at: end, days_left_trial: days } = subscription
  const { name } = plans[plan]
  switch (status) {
    case 'trial':
      return (
        <Banner tone="info" title="Período de teste ativo">
          {days === 1 ? 'Falta 1 dia.' : `Faltam ${days} dias.`}
        </Banner>
      )
    case 'expired':
      return wasTrial(subscription) ? (
        <Banner tone="danger" title="Seu trial expirou!" />
      ) : (
        <Banner tone="danger" title={`Seu plano ${name} terminou.`} />
      )
    case 'past_due':
      return (
        <Banner tone="warning" title={`Falta o pagamento do seu ${name}`}>
          A cobrança no cartão não passou e será tentada de novo.
        </Banner>
      )
    case 'active':
    case 'canceled':
      return (
        <Banner tone="success" title={`Você tem o plano ${name}`}>
          {end && `Vai até ${dayOf(end)}. `}
          {subscription.renews && renewalLine(plan)}
        </Banner>
      )
  }
}

/** The annual plan never renews: an active renewal beside it belongs to an earlier plan. */
function renewalLine(plan: PlanId): string {
  return plan === 'annual'
    ? 'O cartão continua a renovar o seu plano anterior; para parar, abra Pagamentos.'
    : 'Ele se renova no cartão; para parar, abra Pagamentos.'
}

/** Whether the account has never had a paid plan: its access ends, or ended, with the trial. */
export function wasTrial({ ends_at: end, trial_end: trialEnd }: Subscription): boolean {
  return end === null || end === trialEnd
}
