import { claims } from '#contract/claims.ts'
import { exitOffer, type PlanId, plans } from '#contract/plans.ts'
import { formatNumber, formatReais } from '../ui/format-pt-br.ts'

const months = 12
const reais = (cents: number) => formatReais(cents / 100)

/** `R$ 29,90`, for all the days of a plan. */
export function priceOf(plan: PlanId): string {
  return reais(plans[plan].priceCents)
}

interface InstallmentWords {
  /** `12x de R$ 29,90` */
  each: string
  /** `total R$ 358,80` */
  total: string
  /** `juros de 2,92% ao mês, 41,3% ao ano`, or that there are none. Lei 10.962/2004, Decreto 5.903/2006. */
  interest: string
}

/** The annual plan by card. With interest, twelve times cost as much as twelve months of the Básico, pro rata. */
export function installmentsOf(
  cashCents: number,
  interestFree: boolean = claims.interestFreeInstallments,
): InstallmentWords {
  const count = plans.annual.maxInstallments
  if (interestFree) {
    const each = Math.round(cashCents / count)
    return {
      each: `em até ${count}x de ${reais(each)}`,
      total: `total ${reais(cashCents)}`,
      interest: 'sem juros',
    }
  }
  const each = Math.round((cashCents * plans.basic.priceCents) / plans.annual.priceCents)
  const rate = monthlyRate(cashCents, each, count)
  const yearly = (1 + rate) ** months - 1
  return {
    each: `${count}x de ${reais(each)}`,
    total: `total ${reais(each * count)}`,
    interest: `juros de ${formatNumber(rate * 100, 2)}% ao mês, ${formatNumber(yearly * 100, 1)}% ao ano`,
  }
}

/** The rate at which equal payments, the first after a month, are worth the cash price; found by halving. */
export function monthlyRate(cash: number, each: number, count: number): number {
  const worth = (rate: number) => (each * (1 - (1 + rate) ** -count)) / rate
  let low = 1e-9
  let high = 1
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (worth(middle) > cash) low = middle
    else high = middle
  }
  return low
}

/** Cut off, not rounded: a month never reads dearer than the year divided by twelve. */
const monthlyOf = (cents: number) => `~${reais(Math.floor(cents / months))}/mês`

const yearOf = (plan: 'basic' | 'monthly') => plans[plan].priceCents * months
const { priceCents: annualCents } = plans.annual
const freeMonths = (yearOf('basic') - annualCents) / plans.basic.priceCents
const percentOff = Math.floor((1 - annualCents / yearOf('monthly')) * 100)

/** What the annual plan saves, each part against a plan of its own, which `explanation` tells apart. */
export const annualWords = {
  crossed: `R$\u00a0${formatNumber(Math.floor(yearOf('monthly') / 100))}`,
  monthly: monthlyOf(annualCents),
  off: `${percentOff}% OFF`,
  free: `${freeMonths} meses GRÁTIS`,
  explanation: [
    `${percentOff}% OFF: ${months} meses do Mensal custam ${reais(yearOf('monthly'))}.`,
    `${freeMonths} meses GRÁTIS: ${months} meses do Básico custam ${reais(yearOf('basic'))}, ${reais(yearOf('basic') - annualCents)} a mais, o preço de ${freeMonths} meses dele.`,
  ],
  installments: installmentsOf(annualCents),
}

const offerCents = Math.round((annualCents * (100 - exitOffer.percent)) / 100)

export const exitOfferWords = {
  percent: `${exitOffer.percent}%`,
  price: reais(offerCents),
  saving: `Economia de ${reais(annualCents - offerCents)}`,
  monthly: monthlyOf(offerCents),
  installments: installmentsOf(offerCents),
}
