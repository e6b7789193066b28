import { claims } from '#contract/claims.ts'
import { convertedDays, isHigher } from '#contract/billing/paid-periods.ts'
import {
  dailyPhotos,
  libraryRecipes,
  type PlanId,
  plans,
  recipeLimits,
  unlimited,
} from '#contract/billing/plans.ts'
import type { Subscription } from '#contract/billing/subscription.ts'

/** Order of the offered plans. */
export const offeredPlans = ['basic', 'annual', 'monthly'] as const satisfies readonly PlanId[]

export function scansOf(plan: PlanId): string {
  const { scansPerMonth } = plans[plan]
  return scansPerMonth === unlimited
    ? `Scans ilimitados (até ${dailyPhotos.paid} fotos por dia)`
    : `${scansPerMonth} scans por mês`
}

function recipesOf(plan: PlanId): string {
  const limit = recipeLimits[plan]
  return limit === unlimited || limit >= libraryRecipes ? 'Todas as receitas' : `Até ${limit} receitas`
}

/** Contents of a plan, including the operator's own claims. */
export function contentsOf(plan: PlanId): string[] {
  const contents = [scansOf(plan), recipesOf(plan), 'Dietas e plano da semana']
  if (plan === 'basic') return claims.emailSupport ? [...contents, 'Suporte por e-mail'] : contents
  if (claims.chatAroundTheClock) contents.push('Chat 24/7')
  if (plan === 'monthly') return contents
  if (claims.monthlyPdfReport) contents.push('Relatórios mensais em PDF')
  if (claims.recipeGuide) contents.push('Guia de receitas brasileiras')
  if (claims.earlyAccess) contents.push('Acesso antecipado a novidades')
  return contents
}

/** Scarcity claims of the operator. */
export const scarcity = [
  claims.spotsLeft !== null &&
    (claims.spotsLeft === 1 ? 'Apenas 1 vaga' : `Apenas ${claims.spotsLeft} vagas`),
  claims.firstSubscribers !== null && `Para os primeiros ${claims.firstSubscribers} assinantes`,
].filter((claim) => claim !== false)

function conversionOf(
  bought: PlanId,
  running: PlanId,
  { days_left: days, next_plan: next }: Running,
): string {
  const { name } = plans[bought]
  const { name: now } = plans[running]
  if (next)
    return `Os dias que restam do ${now} e do ${plans[next].name} viram dias do ${name}, pelo preço do dia em cada plano.`
  const gained = Math.max(1, Math.ceil(convertedDays(days, running, bought) - 0.5))
  const inDays = `cerca de ${gained} ${gained === 1 ? 'dia' : 'dias'} do ${name}, pelo preço do dia em cada plano`
  return days === 1
    ? `O dia que resta do ${now} vira ${inDays}.`
    : `Os ${days} dias que restam do ${now} viram ${inDays}.`
}

type Standing = Pick<Subscription, 'plan' | 'status'>

/** Returns the plan paid for at present, or null. */
export function runningPlan({ plan, status }: Standing): PlanId | null {
  return status === 'active' || status === 'canceled' ? plan : null
}

/** Whether a plan is paid for, including the days in which a failed renewal is retried. */
export function hasPaidPlan(standing: Standing): boolean {
  return runningPlan(standing) !== null || standing.status === 'past_due'
}

type Running = Pick<Subscription, 'days_left' | 'next_plan'>

/**
 * Text on when the plan `bought` starts if it is bought while the plan `running` runs, and on what happens to the
 * remaining days of `running`.
 */
export function beginningOf(bought: PlanId, running: PlanId, left: Running): string {
  const { name, days } = plans[bought]
  const { name: now } = plans[running]
  if (bought === running) return `É o seu plano. Comprar de novo soma ${days} dias ao fim dele.`
  if (isHigher(bought, running)) return `Começa assim que for pago. ${conversionOf(bought, running, left)}`
  return `O ${name} começa quando o seu ${now} terminar.`
}
