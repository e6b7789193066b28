import type { PlanChange } from '#contract/menus/plan-changes.ts'
import { formatGrams } from '../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'

export function titleOf({ state, cause, after }: PlanChange): string {
  if (cause === 'ritmo_calmo') return 'Quer retomar seu objetivo?'
  if (state !== 'applied') return 'Quer usar novas metas?'
  return cause === 'perda_rapida' && after !== null ? 'Pausamos o déficit' : 'Mudamos suas metas'
}

/**
 * `De 1.850 para 2.010 kcal por dia.`; without old targets, only the new energy; if the energy is equal, the change of
 * protein; null without new targets or if both are equal.
 */
export function figuresText({ before, after }: PlanChange): string | null {
  if (after === null) return null
  if (before === null) return `Sua meta estimada: ${kcal(after.kcal)} por dia.`
  if (before.kcal !== after.kcal) return `De ${formatNumber(before.kcal)} para ${kcal(after.kcal)} por dia.`
  if (before.protein_g !== after.protein_g) {
    return `Proteína: de ${formatGrams(before.protein_g)} para ${formatGrams(after.protein_g)} por dia.`
  }
  return null
}

function kcal(amount: number): string {
  return `${formatNumber(amount)}\u00a0kcal`
}

export const answerTexts = {
  done: {
    title: 'Metas atualizadas',
    description: 'Seu cardápio segue como está. Você pode refazê-lo em Minhas dietas.',
  },
  failed: { title: 'Não foi possível guardar' },
} as const
