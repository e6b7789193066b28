import type { Toast } from '../../ui/overlay/toast-message.ts'

/**
 * Texts about a rebalance. None mentions excess, a limit or compensation: the day goes on, and the plan
 * follows what was eaten.
 */
export const rebalanceTexts = {
  title: 'O dia segue',
  detail: 'Estas porções combinam com o que você já comeu.',
  before: 'Antes:',
  now: 'Agora:',
  undo: 'Desfazer',
  undoing: 'Desfazendo…',
  keep: 'Ver meu dia',
  undoFailed: 'Não deu para desfazer agora',
} as const

/** Toast after the result was seen; on the day itself its card offers the same undo. */
export function rebalancedToast(onUndo: () => void): Toast {
  return {
    title: `${rebalanceTexts.title}.`,
    description: rebalanceTexts.detail,
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
