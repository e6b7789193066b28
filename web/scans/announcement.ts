import type { Applied } from '#contract/today.ts'
import { formatNumber } from '../ui/format-pt-br.ts'
import { showToast } from '../ui/toast.ts'

export type Rebalance = Applied['rebalance']

/** Whether the plan changed for this plate. Some days cannot be mended any more, and some people's are not. */
export function isMended({ rebalanceNeeded, adjustments }: Rebalance): boolean {
  return rebalanceNeeded && adjustments.length > 0
}

/** Tells that the plate is in the day, and what was rebalanced for it. */
export function announceApplied({ rebalance, meal }: Applied): void {
  const title = meal.scan_id === null ? 'Refeição adicionada ao dia ✓' : 'Scan adicionado ao plano ✓'
  showToast({ title, tone: 'success' })
  if (isMended(rebalance)) showToast({ title: rebalanceWords(rebalance), tone: 'success' })
}

export function rebalanceWords({ adjustments, overages, shortfall_calories: short }: Rebalance): string {
  const meals = adjustments.length === 1 ? '1 refeição ajustada' : `${adjustments.length} refeições ajustadas`
  const reason =
    overages.calories > 0
      ? `compensar +${formatNumber(overages.calories)} kcal`
      : `repor ${formatNumber(short)} kcal`
  return `Dieta rebalanceada ✓ ${meals} para ${reason}`
}

/** A correction brought a warning that was not there when the button was tapped: it is to be read first. */
export function announceWarning(): void {
  scrollTo(0, 0)
  showToast({
    title: 'Há um aviso novo neste prato',
    description: 'Leia e toque de novo em Ajustar meu dia para continuar.',
  })
}

/** Words told without a network are safe on the device. */
export function announceKept(): void {
  showToast({
    title: 'Refeição guardada no aparelho',
    description: 'Ela segue quando a internet voltar.',
    tone: 'success',
  })
}
