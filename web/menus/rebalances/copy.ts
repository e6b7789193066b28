import type { ServedAmount } from '#contract/day/today.ts'
import type { MealType } from '#contract/calendar.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { formatGrams } from '../../ui/format/units-pt-br.ts'
import type { Toast } from '../../ui/overlay/toast-message.ts'

/**
 * Texts about a rebalance. None mentions excess, a limit or compensation: the day goes on, and the plan
 * follows what was eaten.
 */
export const rebalanceTexts = {
  title: 'O dia segue',
  detail: 'Estas porções combinam com o que você já comeu.',
  undo: 'Desfazer',
  undoing: 'Desfazendo…',
  undoFailed: 'Não deu para desfazer agora',
} as const

/** Texts of a proposal, which the person may leave unanswered. */
export const proposalTexts = {
  detail: 'Assim o resto do dia combina com o que você já comeu. Seu plano só muda se você quiser.',
  adjusting: 'Ajustando…',
  adjustFailed: 'Não deu para ajustar agora',
  keep: 'Deixar como estava',
  keeping: 'Deixando…',
  keepFailed: 'Não deu para responder agora',
} as const

/** `Quer ajustar o jantar?` */
export function proposalTitle(meals: readonly MealType[]): string {
  return `Quer ajustar ${mealsInWords(meals)}?`
}

/** `Ajustar o jantar` */
export function adjustLabel(meals: readonly MealType[]): string {
  return `Ajustar ${mealsInWords(meals)}`
}

/** `o jantar`, `o jantar e a ceia`, or for more than two meals `as próximas refeições`. */
function mealsInWords(meals: readonly MealType[]): string {
  if (meals.length > 2) return 'as próximas refeições'
  return meals
    .map((type) => `${type === 'ceia' ? 'a' : 'o'} ${mealTypeLabels[type].toLowerCase()}`)
    .join(' e ')
}

/** `1½ porção (120 g)`, without a line break inside. */
export function amountInWords({ portions, grams }: ServedAmount): string {
  const whole = Math.floor(portions)
  const number = `${whole || ''}${portions > whole ? '½' : ''}`
  return `${number}\u00a0${portions < 2 ? 'porção' : 'porções'} (${formatGrams(grams)})`
}

/** Toast after a proposal was accepted; on the day itself a card offers the same undo. */
export function rebalancedToast(onUndo: () => void): Toast {
  return {
    title: `${rebalanceTexts.title}.`,
    description: rebalanceTexts.detail,
    tone: 'success',
    action: { label: rebalanceTexts.undo, onTap: onUndo },
  }
}

/** Toast instead of a change, because the day has changed since the proposal. */
export function overtakenToast(hasProposal: boolean): Toast {
  return {
    title: 'Seu dia mudou, e o plano ficou como estava',
    ...(hasProposal && { description: 'Há um novo ajuste para você conferir em Hoje.' }),
  }
}

/** Toast after a proposal was declined. */
export function keptToast(onUndo: () => void): Toast {
  return {
    title: 'Seu plano fica como estava',
    tone: 'success',
    action: { label: rebalanceTexts.undo, onTap: onUndo },
  }
}

/** Toast after an undo. `count`: number of restored meals. */
export function undoneToast(count: number): Toast {
  return count > 0
    ? {
        title: 'Seu plano voltou a ser como antes',
        description: 'O que você registrou continua no dia.',
        tone: 'success',
      }
    : { title: 'Seu plano já está como você deixou', tone: 'plain' }
}
