import { showToast } from '../../ui/toast.ts'
import type { Standing } from './queued-meal.ts'

/** Announces in one notice the results of the queued meals; the day's card lists each of them. */
export function announceSent(outcomes: readonly Standing[]): void {
  const title = sentWords(outcomes)
  if (title === null) return
  const isPlain = outcomes.every(({ at }) => at === 'logged')
  showToast({ title, ...(isPlain && { tone: 'success' as const }) })
}

export function sentWords(outcomes: readonly Standing[]): string | null {
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
