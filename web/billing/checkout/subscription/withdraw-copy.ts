import type { Payment, PaymentMethod, Renewal } from '#contract/billing/billing.ts'
import { paidPeriods } from '#contract/billing/paid-periods.ts'
import { beforeBuyingAgain } from '#contract/billing/operator-contact.ts'
import { plans, repeatWithdrawals, unlimited } from '#contract/billing/plans.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { formatReais } from '../../../ui/format/money-pt-br.ts'
import { dayOf } from '../moments.ts'
import { demonstrationText, isGoingBack } from '../payment-copy.ts'

const dayMs = 86_400_000

const waysBack: Readonly<Record<PaymentMethod, string>> = {
  pix: 'por Pix, para a conta de onde saiu',
  credit_card: 'para o mesmo cartão, como estorno na fatura',
  debit_card: 'para o mesmo cartão',
  account_money: 'para o saldo de onde saiu',
  boleto: 'pelo Mercado Pago',
}

function moneyBack({ amount_cents: cents, method, is_demonstration: isDemonstration }: Payment): string {
  if (isDemonstration) return `${demonstrationText}, e nada precisa voltar.`
  const way = method ? waysBack[method] : 'pelo mesmo meio em que você pagou'
  return `O valor inteiro, ${formatReais(cents / 100)}, volta ${way}.`
}

/** Returns the end of the access that the other purchases give without this one; null if they give none. */
export function carriedUntil(payment: Payment, payments: readonly Payment[], now: Date): string | null {
  const others = payments
    .filter((one) => one.id !== payment.id && !isGoingBack(one))
    .map(({ id, plan, status, paid_at: paid, amount_cents: amountCents, discount }) => ({
      id,
      plan,
      status,
      amountCents,
      discount,
      paidAt: paid === null ? null : new Date(paid),
      days: plans[plan].days,
    }))
  const end = paidPeriods(others).at(-1)?.to
  return end && end > now ? end.toISOString() : null
}

/** Rule for repeated withdrawals, shown before the first purchase and not only after the second withdrawal. */
export const repeatNote = `Depois de ${repeatWithdrawals.count} desistências em 12 meses, para comprar de novo um plano devolvido ${beforeBuyingAgain}.`

/** Conditions of buying the plan again; withdrawing itself is unconditional. */
function buyingAgain({ plan }: Payment, { payments, now }: Standing): readonly string[] {
  const { name, scansPerMonth } = plans[plan]
  const since = now.getTime() - repeatWithdrawals.days * dayMs
  const before = new Set(
    payments.flatMap(({ paid_at: paid, withdrawn_at: withdrawn }) =>
      paid && withdrawn && Date.parse(withdrawn) > since ? [withdrawn] : [],
    ),
  )
  if (before.size + 1 >= repeatWithdrawals.count) {
    return [
      `Esta é a sua ${before.size + 1}ª desistência em 12 meses: para comprar o ${name} de novo ${beforeBuyingAgain}.`,
    ]
  }
  return scansPerMonth === unlimited
    ? []
    : [`Se você comprar o ${name} de novo em seguida, os scans já usados contam no mês novo.`]
}

export interface Standing {
  payments: readonly Payment[]
  subscription: Pick<Subscription, 'trial_end'>
  renewal: Pick<Renewal, 'plan' | 'status' | 'canceled_at'> | null
  now: Date
  timeZone?: string
}

/** All effects of a withdrawal, shown before confirming. */
export function withdrawLines(payment: Payment, standing: Standing): readonly string[] {
  const renewal = 'A renovação automática também é cancelada, e nada mais será cobrado.'
  return [
    moneyBack(payment),
    accessAfter(payment, standing),
    ...(payment.kind === 'renewal' ? [renewal] : endedRenewal(payment, standing)),
    ...buyingAgain(payment, standing),
  ]
}

/** A renewal cancelled with or after this purchase stays cancelled. */
function endedRenewal({ paid_at: paid }: Payment, { renewal }: Standing): readonly string[] {
  const ended = renewal?.status === 'canceled' ? renewal.canceled_at : null
  if (!renewal || !ended || !paid || Date.parse(ended) < Date.parse(paid)) return []
  const { name } = plans[renewal.plan]
  return [
    `A renovação do ${name} no cartão terminou e não volta sozinha. Se quiser, marque-a de novo em Planos.`,
  ]
}

function accessAfter(payment: Payment, { payments, subscription, now, timeZone }: Standing): string {
  const carried = carriedUntil(payment, payments, now)
  if (carried)
    return `O acesso continua até ${dayOf(carried, timeZone)}, pelo que você pagou em outra compra.`
  const trialEnd = subscription.trial_end
  if (trialEnd && new Date(trialEnd) > now) {
    return `O plano termina agora, e o teste grátis continua até ${dayOf(trialEnd, timeZone)}.`
  }
  return 'O acesso termina agora. O que você registrou fica guardado.'
}

/**
 * Returns the result of a withdrawal. Only a refund confirmed by the provider is reported as done: banks may take
 * their time.
 */
export function withdrawnText(payment: Payment): { title: string; text: string } {
  const title = payment.status === 'refunded' ? 'Compra desfeita' : 'Desistência registrada'
  if (payment.is_demonstration || payment.status === 'refunded') return { title, text: moneyBack(payment) }
  return {
    title,
    text: `Devolução em andamento: ${inSentence(moneyBack(payment))} Você não precisa fazer mais nada; avisamos por e-mail quando ela for confirmada.`,
  }
}

function inSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
