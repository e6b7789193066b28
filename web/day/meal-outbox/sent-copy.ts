import type { Standing } from '../shared/queued-meal-schema.ts'

/**
 * Returns sentences that count the meals logged, refused and to be confirmed; `null` if there are none of these.
 */
export function sentText(outcomes: readonly Standing[]): string | null {
  const count = (at: Standing['at']) => outcomes.filter((one) => one.at === at).length
  const [logged, open, refused] = [count('logged'), count('to_confirm'), count('refused')]
  const parts = [
    logged === 1 && '1 refeição entrou no dia',
    logged > 1 && `${logged} refeições entraram no dia`,
    refused === 1 && '1 refeição não pôde ser enviada',
    refused > 1 && `${refused} refeições não puderam ser enviadas`,
    open === 1 && 'Falta conferir 1 refeição',
    open > 1 && `Faltam conferir ${open} refeições`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : ['A internet voltou', ...parts].join('. ')
}
