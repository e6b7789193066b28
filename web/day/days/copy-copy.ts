import type { Meal } from '#contract/day/meals.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { formatDay, formatInstantClock, formatList } from '../../ui/format/format-pt-br.ts'
import { onDay } from '../shared/day-copy.ts'

export const copyTexts = {
  times: 'As refeições entram nos mesmos horários; se um ainda não chegou, entra o de costume ou o de agora.',
  ticks: 'O que foi marcado no cardápio não entra.',
  queued: {
    title: 'Guardado neste aparelho',
    description: 'Você está sem internet. As refeições entram no dia quando ela voltar.',
  },
  failed: { title: 'Não foi possível copiar o dia' },
  undoFailed: { title: 'Não foi possível desfazer tudo' },
} as const

/** `1 refeição copiada hoje`, `3 refeições copiadas em 23 de novembro`. */
export function copiedText(count: number, to: string, today: string): string {
  return `${count === 1 ? '1 refeição copiada' : `${count} refeições copiadas`} ${onDay(to, today)}`
}

/** `A hora ainda não chegou. Ficou: Jantar às 15h.`; undefined if all meals have their own times. */
export function retimedText(meals: readonly Pick<Meal, 'meal_type' | 'eaten_at'>[]): string | undefined {
  if (meals.length === 0) return undefined
  const times = meals.map(
    ({ meal_type: mealType, eaten_at: eatenAt }) =>
      `${mealTypeLabels[mealType]} às ${formatInstantClock(eatenAt)}`,
  )
  return `A hora ainda não chegou. Ficou: ${formatList(times)}.`
}

/** Name of a copy in the outbox. */
export function copyName(from: string): string {
  return `As refeições de ${formatDay(from)}`
}
