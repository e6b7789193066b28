import type { ImageGenerator } from '#contract/recipes/recipe-images.ts'
import type { Toast } from '../../ui/overlay/toast-message.ts'
import { type Run, tally } from './image-run.ts'

export function imagesText(count: number): string {
  return count === 1 ? '1 imagem' : `${count} imagens`
}

/** Up to four digits: a picture may cost less than a cent. */
const dollars = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
const inDollars = (amount: number) => `US$\u00a0${dollars.format(amount)}`

const unknownPrice = 'O provedor cobra cada imagem conforme a tabela dele.'

export function priceText({ cost_usd: each }: ImageGenerator): string {
  return each === null ? unknownPrice : `Cada imagem custa cerca de ${inDollars(each)}.`
}

export function costText({ cost_usd: each }: ImageGenerator, count: number): string {
  if (each === null) return unknownPrice
  return `${imagesText(count)} × ${inDollars(each)} ≈ ${inDollars(each * count)}`
}

/** Toasts for a run that ended or stopped by itself. */
export function outcomeToasts(run: Run): Toast[] {
  const { step } = run
  if (step.at === 'paused' && step.by === 'trouble') {
    return [{ title: 'Erro ao gerar imagens das receitas', description: step.failure.detail, tone: 'error' }]
  }
  if (step.at !== 'finished') return []
  const { done, failed } = tally(run)
  return [
    ...(done > 0
      ? [
          {
            title: `${imagesText(done)} ${done === 1 ? 'gerada' : 'geradas'} com sucesso!`,
            tone: 'success',
          } as const,
        ]
      : []),
    ...(failed > 0
      ? [
          {
            title: `${imagesText(failed)} não ${failed === 1 ? 'foi gerada' : 'foram geradas'}`,
            tone: 'error',
          } as const,
        ]
      : []),
  ]
}

/** Number of images between two announcements of progress. */
const spokenEvery = 10

/**
 * Progress for screen readers, which changes only with every `spokenEvery` images, so that hundreds of images do not
 * cause hundreds of announcements.
 */
export function spokenProgress(run: Run): string {
  const { total, done, failed } = tally(run)
  const through = Math.floor((done + failed) / spokenEvery) * spokenEvery
  switch (run.step.at) {
    case 'running':
      return through === 0
        ? `Gerando ${imagesText(total)}, uma de cada vez.`
        : `${through} de ${total} imagens já passaram.`
    case 'stopping':
      return 'Parando depois da imagem que está sendo gerada.'
    case 'paused':
      return `Geração parada: ${readyText(done, total)}.`
    case 'finished':
      return `Geração encerrada: ${readyText(done, total)}.`
  }
}

export function readyText(done: number, total: number): string {
  return `${done} de ${total} ${done === 1 ? 'pronta' : 'prontas'}`
}
