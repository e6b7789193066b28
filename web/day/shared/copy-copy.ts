import type { copyDay } from '#contract/day/copied-days.ts'
import type { Reply } from '#contract/endpoint.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { formatInstantClock } from '../../ui/format/clock-pt-br.ts'
import { formatList } from '../../ui/format/list-pt-br.ts'
import { formatDay } from '../../ui/format/format-pt-br.ts'
import { onDay } from './day-copy.ts'

export const copyTexts = {
  times: 'Entram as refeições cuja hora já passou, cada uma na sua. O que já está no dia não repete.',
  ticks: 'O que foi marcado no cardápio não entra.',
  queued: {
    title: 'Guardado neste aparelho',
    description: 'Você está sem internet. As refeições entram no dia quando ela voltar.',
  },
  failed: { title: 'Não foi possível copiar o dia' },
  again: 'Copiar de novo',
  undoFailed: { title: 'Não foi possível desfazer tudo' },
} as const

/** Title of a copy that added nothing. */
export const nothingCopied = 'Nenhuma refeição entrou agora'

/** `1 refeição copiada hoje`, `3 refeições copiadas em 23 de novembro`. */
export function copiedText(count: number, to: string, today: string): string {
  return `${count === 1 ? '1 refeição copiada' : `${count} refeições copiadas`} ${onDay(to, today)}`
}

type LeftOut = Reply<typeof copyDay>['left_out'][number]

/**
 * `Ainda não é hora de: Jantar (19h30). Já estava no dia: Almoço.`; undefined if all meals were copied. `isLate`: the
 * copy was asked for some time ago.
 */
export function leftOutText(leftOut: readonly LeftOut[], { isLate = false } = {}): string | undefined {
  const later = leftOut.filter(({ reason }) => reason === 'later')
  const already = leftOut.filter(({ reason }) => reason === 'already')
  const sentences = [
    later.length > 0 &&
      `Ainda não ${isLate ? 'era' : 'é'} hora de: ${formatList(later.map(({ meal_type, eaten_at }) => `${mealTypeLabels[meal_type]} (${formatInstantClock(eaten_at)})`))}. ${isLate ? 'Se já comeu, copie de novo.' : 'Copie de novo depois.'}`,
    already.length > 0 &&
      `${already.length === 1 ? 'Já estava' : 'Já estavam'} no dia: ${formatList(already.map(({ meal_type }) => mealTypeLabels[meal_type]))}.`,
  ].filter((sentence) => sentence !== false)
  return sentences.length === 0 ? undefined : sentences.join(' ')
}

/** Name of a copy in the outbox. */
export function copyName(from: string): string {
  return `As refeições de ${formatDay(from)}`
}
