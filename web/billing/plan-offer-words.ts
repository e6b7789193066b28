import { claims } from '#contract/claims.ts'
import { type PlanId, plans, recipeLimits, unlimited } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscription.ts'

/** In the order in which they are offered. */
export const offeredPlans = ['basic', 'annual', 'monthly'] as const satisfies readonly PlanId[]

export function scansOf(plan: PlanId): string {
  const { scansPerMonth } = plans[plan]
  return scansPerMonth === unlimited ? 'Scans ilimitados' : `${scansPerMonth} scans por mês`
}

function recipesOf(plan: PlanId): string {
  const limit = recipeLimits[plan]
  return limit === unlimited ? 'Todas as receitas' : `Até ${limit} receitas`
}

/** What a plan holds, and what the operator claims besides. */
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

/** How few may still buy, as the operator claims it. */
export const scarcity = [
  claims.spotsLeft !== null && `Apenas ${claims.spotsLeft} vagas`,
  claims.firstSubscribers !== null && `Para os primeiros ${claims.firstSubscribers} assinantes`,
].filter((claim) => claim !== false)

type Standing = Pick<Subscription, 'plan' | 'status'>

/** The plan that is paid for right now. */
export function runningPlan({ plan, status }: Standing): PlanId | null {
  return status === 'active' || status === 'canceled' ? plan : null
}

/** Also through the days in which its renewal is tried again. */
export function hasPaidPlan(standing: Standing): boolean {
  return runningPlan(standing) !== null || standing.status === 'past_due'
}

const rank: readonly PlanId[] = ['basic', 'monthly', 'annual']

/** When a plan would begin for who has another, or the same, running. */
export function beginningOf(bought: PlanId, running: PlanId): string {
  const { name, days } = plans[bought]
  const { name: now } = plans[running]
  if (bought === running) return `É o seu plano. Comprar de novo soma ${days} dias ao fim dele.`
  if (rank.indexOf(bought) > rank.indexOf(running)) {
    return `Começa assim que for pago. Os dias que restam do ${now} se somam ao fim dele.`
  }
  return `O ${name} começa quando o seu ${now} terminar.`
}
