import { installmentsOf } from '#contract/billing/installments.ts'
import { exitOffer, type PlanId, plans } from '#contract/billing/plans.ts'
import { formatReais } from '../../ui/format/money-pt-br.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'

const months = 12
const reais = (cents: number) => formatReais(cents / 100)

/** `R$ 29,90`, for the whole duration of a plan. */
export function priceOf(plan: PlanId): string {
  return reais(plans[plan].priceCents)
}

interface InstallmentText {
  /** Instalments: `12x de R$ 29,90`. */
  each: string
  /** Sum of the instalments: `total R$ 358,80`. */
  total: string
  /**
   * `juros de 2,92% ao mês, 41,3% ao ano`, or the statement that there is no interest. Lei 10.962/2004, Decreto
   * 5.903/2006.
   */
  interest: string
}

/** Annual plan by card, in the maximum number of instalments. */
export function installmentText(cashCents: number, interestFree?: boolean): InstallmentText {
  const {
    count,
    eachCents,
    totalCents,
    monthlyRate: rate,
  } = installmentsOf(cashCents, undefined, interestFree)
  const each = `${count}x de ${reais(eachCents)}`
  const total = `total ${reais(totalCents)}`
  if (rate === 0) return { each: `em até ${each}`, total, interest: 'sem juros' }
  const yearly = (1 + rate) ** months - 1
  const interest = `juros de ${formatNumber(rate * 100, 2)}% ao mês, ${formatNumber(yearly * 100, 1)}% ao ano`
  return { each, total, interest }
}

/** Rounded down, so that the monthly price shown is never above a twelfth of the annual price. */
const monthlyOf = (cents: number) => `~${reais(Math.floor(cents / months))}/mês`

/** Returns how many months a saving pays, rounded down, so that the number claimed is never above the saving. */
export function wholeMonthsIn(savingCents: number, monthCents: number): number {
  return Math.floor(savingCents / monthCents)
}

const yearOf = (plan: 'basic' | 'monthly') => plans[plan].priceCents * months
const { priceCents: annualCents } = plans.annual
const basicSavingCents = yearOf('basic') - annualCents
const freeMonths = wholeMonthsIn(basicSavingCents, plans.basic.priceCents)
const isExact = freeMonths * plans.basic.priceCents === basicSavingCents
const percentOff = Math.floor((1 - annualCents / yearOf('monthly')) * 100)

/** Savings of the annual plan, each against a different plan, named in `explanation`. */
export const annualTexts = {
  crossed: `R$\u00a0${formatNumber(Math.floor(yearOf('monthly') / 100))}`,
  monthly: monthlyOf(annualCents),
  off: `${percentOff}% OFF`,
  free: `${freeMonths} meses grátis`,
  explanation: [
    `${percentOff}% OFF: ${months} meses do Mensal custam ${reais(yearOf('monthly'))}.`,
    `${freeMonths} meses grátis: ${months} meses do Básico custam ${reais(yearOf('basic'))}, ${reais(basicSavingCents)} a mais, ${isExact ? 'o' : 'mais que o'} preço de ${freeMonths} meses dele.`,
  ],
  installments: installmentText(annualCents),
}

const offerCents = Math.round((annualCents * (100 - exitOffer.percent)) / 100)

export const exitOfferTexts = {
  percent: `${exitOffer.percent}%`,
  price: reais(offerCents),
  saving: `Economia de ${reais(annualCents - offerCents)}`,
  monthly: monthlyOf(offerCents),
  installments: installmentText(offerCents),
}
