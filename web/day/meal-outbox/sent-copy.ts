import type { Standing } from '../shared/queued-meal-schema.ts'

/**
 * Returns one sentence that counts the meals logged, to be confirmed and refused; `null` if there are none of these.
 */
export function sentText(outcomes: readonly Standing[]): string | null {
  const count = (at: Standing['at']) => outcomes.filter((one) => one.at === at).length
  const [logged, open, refused] = [count('logged'), count('to_confirm'), count('refused')]
  const parts = [
    logged === 1 && '1 refeição entrou no dia',
    logged > 1 && `${logged} refeições entraram no dia`,
    open === 1 && '1 espera você conferir',
    open > 1 && `${open} esperam você conferir`,
    refused === 1 && '1 não pôde ser enviada',
    refused > 1 && `${refused} não puderam ser enviadas`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : `Internet de volta: ${parts.join(', ')}`
}
