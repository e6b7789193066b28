import type { Payment, Renewal } from '#contract/billing/billing.ts'
import { plans } from '#contract/billing/plans.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { formatReais } from '../../../ui/format/money-pt-br.ts'
import { dayOf, momentOf } from '../moments.ts'
import { accessUntil } from './plan-copy.ts'

type Access = Pick<Subscription, 'status' | 'ends_at' | 'next_plan'>

/** A cancelled renewal is shown while it still gives access. */
export function isRenewalShown({ status }: Renewal, subscription: Access | undefined): boolean {
  return status !== 'canceled' || subscription?.status === 'canceled'
}

/** Amount, next date and problems of a renewal. */
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

/** Pending link for the card of a renewal; null without one and while a card is charged. */
export function waitingLink<Order extends Pick<Payment, 'kind' | 'status'>>(
  payments: readonly Order[],
  renewal: Pick<Renewal, 'status'> | null,
): Order | null {
  if (renewal && renewal.status !== 'canceled') return null
  return payments.find(({ kind, status }) => kind === 'renewal' && status === 'pending') ?? null
}

type Link = Pick<Payment, 'plan' | 'amount_cents' | 'init_point_until'>

export function linkLines({ plan, amount_cents: cents, init_point_until: until }: Link): readonly string[] {
  const what = `Plano ${plans[plan].name}: ${formatReais(cents / 100)} a cada ${plans[plan].days} dias, no cartão.`
  const end = until ? ` O link para isso vale até ${momentOf(until)}.` : ''
  return [what, `Ainda não há cartão, e nada é cobrado.${end}`]
}

/** Text after a link is cancelled: without a card nothing was paid. */
export const afterCancelingLink = 'O link deixa de valer, e nada será cobrado. O que você já tem não muda.'

/**
 * Effects of cancelling a renewal. If its last charge is overdue, access ends at once, because the charge is no
 * longer retried.
 */
export function afterCanceling(subscription: Access, timeZone?: string): string {
  const end = subscription.ends_at
  if (!end || subscription.status === 'expired') return 'Nada mais será cobrado.'
  if (subscription.status === 'past_due') {
    return 'Nada mais será cobrado. Como a última cobrança não foi paga, o acesso termina agora.'
  }
  const what = subscription.status === 'trial' ? 'O teste grátis' : 'O acesso'
  const { next_plan: next } = subscription
  const then = next ? `, e depois segue o plano ${plans[next].name}, já pago` : ''
  return `Nada mais será cobrado. ${what} continua até ${dayOf(end, timeZone)}${then}.`
}
