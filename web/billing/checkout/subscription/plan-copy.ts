import { graceDays, plans } from '#contract/billing/plans.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import type { BadgeTone } from '../../../ui/layout/badge.tsx'
import { dayOf, momentOf } from '../moments.ts'

type Ending = Pick<Subscription, 'status' | 'trial_end' | 'ends_at' | 'is_trial_expired'>

/** Whether the subscription is a trial, running or over: no paid plan ended after the trial. */
function isTrial({ status, trial_end: trialEnd, ends_at: end }: Ending): boolean {
  return status === 'trial' || (status === 'expired' && end === trialEnd)
}

export function planTitle(subscription: Ending & Pick<Subscription, 'plan'>): string {
  return isTrial(subscription) ? 'Teste grátis' : `Plano ${plans[subscription.plan].name}`
}

/** Status of a subscription in a word or two. */
export function standingOf(subscription: Ending & Pick<Subscription, 'days_left_trial'>): {
  tone: BadgeTone
  text: string
} {
  const { status, is_trial_expired: isOver, days_left_trial: days } = subscription
  if (isOver) return { tone: 'danger', text: isTrial(subscription) ? 'Teste encerrado' : 'Encerrado' }
  switch (status) {
    case 'trial':
      return { tone: 'info', text: days === 1 ? 'Falta 1 dia' : `Faltam ${days} dias` }
    case 'active':
      return { tone: 'leaf', text: 'Ativo' }
    case 'past_due':
      return { tone: 'warning', text: 'Pagamento pendente' }
    case 'canceled':
      return { tone: 'neutral', text: 'Cancelado' }
    case 'expired':
      return { tone: 'danger', text: 'Encerrado' }
  }
}

const dayMs = 86_400_000

/** End of access, including the grace period while a charge is retried. */
export function accessUntil({ status, ends_at: end }: Pick<Subscription, 'status' | 'ends_at'>) {
  if (end === null || status !== 'past_due') return end
  return new Date(new Date(end).getTime() + graceDays * dayMs).toISOString()
}

/** End date of the plan, what follows, and what prevents renewal. */
export function standingLines(subscription: Subscription, timeZone?: string): readonly string[] {
  const { status, plan, next_plan: next, renews } = subscription
  const until = accessUntil(subscription)
  if (until === null) return []
  if (isTrial(subscription)) {
    return [`${subscription.is_trial_expired ? 'Terminou em' : 'Vai até'} ${momentOf(until)}`]
  }
  const day = dayOf(until, timeZone)
  const then = next ? [`Depois: ${plans[next].name}`] : []
  switch (status) {
    case 'past_due':
      return [
        `A cobrança da renovação não passou e está sendo tentada de novo. O acesso continua até ${day}.`,
      ]
    case 'canceled':
      return [`A renovação automática foi cancelada. O acesso continua até ${day}.`, ...then]
    case 'expired':
      return [`Terminou em ${day}`]
    default:
      // The annual plan never renews: an active renewal beside it belongs to another plan.
      return [renews && !next && plan !== 'annual' ? `Renova em ${day}` : `Vale até ${day}`, ...then]
  }
}
