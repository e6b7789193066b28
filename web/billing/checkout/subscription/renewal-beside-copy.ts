import type { Renewal } from '#contract/billing/billing.ts'
import { type PlanId, plans } from '#contract/billing/plans.ts'
import { formatReais } from '../../../ui/format/money-pt-br.ts'
import { dayOf } from '../moments.ts'

/** Whether a renewal is charged, or may be charged again, in addition to a one-time purchase. */
export function goesOn(renewal: Renewal | null | undefined): renewal is Renewal {
  return renewal?.status === 'active' || renewal?.status === 'paused'
}

/**
 * Default of the checkbox: cancel the renewal when the annual plan is bought, since the card would be charged a
 * dozen times for days that are already paid. A shorter plan may be meant as an addition.
 */
export function endsByDefault(bought: PlanId): boolean {
  return bought === 'annual'
}

/** Amount and next date of the renewal that continues beside the purchase. */
export function besideLine(renewal: Renewal, timeZone?: string): string {
  const { plan, status, next_charge_at: next, retrying_since: retrying } = renewal
  const { name, days } = plans[plan]
  const price = formatReais(renewal.amount_cents / 100)
  if (status === 'paused') {
    return `A renovação do ${name}, ${price} a cada ${days} dias, está pausada no Mercado Pago. Se voltar, o seu cartão é cobrado de novo.`
  }
  const what = `O seu cartão é cobrado em ${price} pelo ${name} a cada ${days} dias.`
  if (retrying) return `${what} A última cobrança foi recusada e está sendo tentada de novo.`
  return next ? `${what} A próxima vez é em ${dayOf(next, timeZone)}.` : what
}

export function endLabel({ plan }: Renewal): string {
  return `Parar de renovar o ${plans[plan].name} no cartão quando este pagamento for confirmado`
}

/** Hint of the checkbox that ends the renewal, for its checked or unchecked state. */
export function endHint({ plan }: Renewal, ends: boolean): string {
  return ends
    ? 'Até a confirmação, a cobrança marcada continua valendo. Depois dela, o cartão não é mais cobrado.'
    : `O cartão continua a ser cobrado pelo ${plans[plan].name}, além desta compra.`
}
