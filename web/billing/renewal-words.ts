import type { Renewal } from '#contract/billing.ts'
import { plans } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscription.ts'
import { formatReais } from '../ui/format-pt-br.ts'
import { dayOf } from './moments.ts'
import { accessUntil } from './plan-words.ts'

type Access = Pick<Subscription, 'status' | 'ends_at' | 'next_plan'>

/** What was canceled is of interest as long as it still opens something. */
export function isRenewalShown({ status }: Renewal, subscription: Access | undefined): boolean {
  return status !== 'canceled' || subscription?.status === 'canceled'
}

/** What is charged, when next, and what goes wrong. */
export function renewalLines(
  renewal: Renewal,
  subscription: Access | undefined,
  timeZone?: string,
): readonly string[] {
  const { status, plan, next_charge_at: next, canceled_at: canceled, retrying_since: retrying } = renewal
  if (status === 'canceled') {
    const when = canceled ? `Cancelada em ${dayOf(canceled, timeZone)}. ` : ''
    return [`${when}Nada mais será cobrado.`]
  }
  const price = formatReais(renewal.amount_cents / 100)
  const what = `Plano ${plans[plan].name}: ${price} a cada ${plans[plan].days} dias, no cartão.`
  if (status === 'paused') return [what, 'Está pausada no Mercado Pago: enquanto isso, nada é cobrado.']
  if (retrying)
    return [
      what,
      `A última cobrança foi recusada e está sendo tentada de novo. ${graceOf(subscription, timeZone)}`,
    ]
  return next ? [what, `Próxima cobrança em ${dayOf(next, timeZone)}.`] : [what]
}

function graceOf(subscription: Access | undefined, timeZone?: string): string {
  const until = subscription && accessUntil(subscription)
  return until && subscription.status !== 'expired'
    ? `O acesso continua até ${dayOf(until, timeZone)}.`
    : 'Confira o cartão com o seu banco.'
}

/** What canceling does, and what it leaves. A charge that is still owed carries no access once nobody asks for it. */
export function afterCanceling(subscription: Access | undefined, timeZone?: string): string {
  const end = subscription?.ends_at
  if (!end || subscription.status === 'expired') return 'Nada mais será cobrado.'
  if (subscription.status === 'past_due') {
    return 'Nada mais será cobrado. Como a última cobrança não foi paga, o acesso termina agora.'
  }
  const what = subscription.status === 'trial' ? 'O teste grátis' : 'O acesso'
  const { next_plan: next } = subscription
  const then = next ? `, e depois segue o plano ${plans[next].name}, já pago` : ''
  return `Nada mais será cobrado. ${what} continua até ${dayOf(end, timeZone)}${then}.`
}
