import { type PlanId, plans } from '#contract/billing/plans.ts'
import { annualTexts, priceOf } from './price-copy.ts'

/**
 * Charge, date and end of a plan, shown right before the button. `beside`: plan whose renewal a card keeps paying in
 * addition to this purchase.
 */
export function chargeText(plan: PlanId, renews: boolean, beside: PlanId | null = null): string {
  const { days } = plans[plan]
  const price = priceOf(plan)
  if (renews) return `Você paga ${price} hoje e a cada ${days} dias, no cartão, até cancelar.`
  const once =
    plan === 'annual'
      ? `Você paga uma vez: ${price} à vista, ou ${annualTexts.installments.each} no cartão.`
      : `Você paga ${price} uma vez.`
  return beside
    ? `${once} Esta compra não se renova; o cartão continua a pagar o ${plans[beside].name}.`
    : `${once} Em ${days} dias o acesso termina, sem nova cobrança.`
}

/** Payment promises common to all plans. */
export const paymentPromises = [
  'Escolher não cobra nada: você confere o valor antes de pagar.',
  'Nada se renova sozinho, a não ser que você marque.',
  'Desista em até 7 dias, em Pagamentos, e o valor inteiro volta.',
] as const
