import type { Applied } from '#contract/day/rebalances.ts'
import { showToast } from '../../../ui/overlay/toast.ts'

/** Announces that the plate was logged. */
export function announceApplied({ meal }: Applied): void {
  const title = meal.scan_id === null ? 'Refeição adicionada ao dia ✓' : 'Scan adicionado ao plano ✓'
  showToast({ title, tone: 'success' })
}

/** Announces a warning that a correction added after the button was tapped: the warning must be read first. */
export function announceWarning(): void {
  scrollTo(0, 0)
  showToast({
    title: 'Há um aviso novo neste prato',
    description: 'Leia e toque de novo no botão para continuar.',
  })
}

/** Announces that an offline description is stored on the device. */
export function announceQueued(): void {
  showToast({
    title: 'Refeição guardada no aparelho',
    description: 'Ela segue quando a internet voltar.',
    tone: 'success',
  })
}
