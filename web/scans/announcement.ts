import type { Reply } from '#contract/endpoint.ts'
import type { applyScan } from '#contract/today.ts'
import { formatNumber } from '../ui/format-pt-br.ts'
import { showToast } from '../ui/toast.ts'

/** Tells that the plate is in the day, and what was rebalanced for it. */
export function announceRebalance(rebalance: Reply<typeof applyScan>['rebalance']): void {
  showToast({ title: 'Scan adicionado ao plano ✓', tone: 'success' })
  if (!rebalance.rebalanceNeeded) return
  const count = rebalance.adjustments.length
  showToast({
    title: `Dieta rebalanceada ✓ ${count} refeições ajustadas para compensar +${formatNumber(rebalance.overages.calories)} kcal`,
    tone: 'success',
  })
}

/** A correction brought a warning that was not there when the button was tapped: it is to be read first. */
export function announceWarning(): void {
  scrollTo(0, 0)
  showToast({
    title: 'Há um aviso novo neste prato',
    description: 'Leia e toque de novo em Ajustar meu dia para continuar.',
  })
}
