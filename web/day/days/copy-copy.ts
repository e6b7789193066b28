import { formatDay } from '../../ui/format/format-pt-br.ts'
import { onDay } from '../shared/day-copy.ts'

export const copyTexts = {
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

/** Name of a copy in the outbox. */
export function copyName(from: string): string {
  return `As refeições de ${formatDay(from)}`
}
