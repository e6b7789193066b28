import { type PlanId, plans } from '#contract/plans.ts'
import { priceOf } from './price-words.ts'

/** What choosing a plan takes, when, and how it ends; told right before the button. */
export function chargeWords(plan: PlanId, renews: boolean): string {
  const { days, maxInstallments } = plans[plan]
  if (renews) {
    return `Você paga ${priceOf(plan)} hoje e a cada ${days} dias, no cartão, até cancelar.`
  }
  const ways = maxInstallments > 1 ? `à vista ou em até ${maxInstallments}x, uma vez só` : 'uma vez'
  return `Você paga ${priceOf(plan)} ${ways}. Depois de ${days} dias o acesso termina, e nada mais é cobrado.`
}

/** What of paying is the same for every plan. */
export const paymentPromises = [
  'Escolher um plano não cobra nada: antes de pagar, você confere o valor e confirma.',
  'Nada se renova sozinho, a não ser que você marque a renovação.',
  'Para sair, abra Pagamentos: em até 7 dias, todo o dinheiro volta.',
] as const
