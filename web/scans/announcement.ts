import type { Reply } from '#contract/endpoint.ts'
import type { applyScan } from '#contract/today.ts'
import { formatNumber } from '../ui/format-pt-br.ts'
import { showToast } from '../ui/toast.ts'

/** Tells that the plate is in the day, and what was rebalanced for it. */
export function announceRebalance(rebalance: Reply<typeof applyScan>['rebalance']): void {
  showToast({ title: 'Scan adicionado ao plano ✓', tone: 'success' })
  if (!rebalance.rebalanceNeeded) return
  const meals = rebalance.adjustments.length
  showToast({
    title: `Dieta rebalanceada ✓ ${meals} refeições ajustadas para compensar +${formatNumber(rebalance.overages.calories)} kcal`,
    tone: 'success',
  })
}
