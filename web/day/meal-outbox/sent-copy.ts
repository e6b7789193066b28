import type { Standing } from '../shared/queued-meal-schema.ts'
import { waitsForPlan } from './queued-meal.ts'

/**
 * Returns sentences that count the meals logged, refused, waiting for a plan and to be confirmed; `null` if there are
 * none of these.
 */
export function sentText(outcomes: readonly Standing[]): string | null {
  const unpaid = outcomes.filter((standing) => waitsForPlan({ standing })).length
  const count = (at: Standing['at']) => outcomes.filter((one) => one.at === at).length
  const [logged, open, refused] = [count('logged'), count('to_confirm'), count('refused') - unpaid]
  const parts = [
    logged === 1 && '1 refeição que esperava entrou no dia',
    logged > 1 && `${logged} refeições que esperavam entraram no dia`,
    refused === 1 && '1 refeição não pôde ser enviada',
    refused > 1 && `${refused} refeições não puderam ser enviadas`,
    unpaid === 1 && '1 refeição espera um plano',
    unpaid > 1 && `${unpaid} refeições esperam um plano`,
    open === 1 && 'Falta conferir 1 refeição',
    open > 1 && `Faltam conferir ${open} refeições`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : parts.join('. ')
}
