import { formatLiters } from '../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'

/** Formats milliliters, from 1,000 on as liters: `600 ml`, `1,2 L`. */
export function formatWater(ml: number): string {
  return ml < 1000 ? `${formatNumber(ml)}\u00a0ml` : formatLiters(ml / 1000)
}

/** Messages of a queued glass and of a removed one. */
export const late = {
  kept: 'Sem conexão: guardamos a água e enviamos quando voltar.',
  removed: 'Água retirada do dia',
}

export const failed = {
  add: { title: 'Não foi possível anotar a água', description: 'Nada foi anotado. Tente novamente.' },
  change: { title: 'Não foi possível corrigir a água', description: 'Ficou como estava. Tente novamente.' },
}

export const addedText = (ml: number) => `${formatWater(ml)} de água anotados`
export const undo = 'Desfazer'
export const tryAgain = 'Tentar de novo'
