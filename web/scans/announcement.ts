import type { Applied } from '#contract/today.ts'
import { showToast } from '../ui/toast.ts'

/** Tells that the plate is in the day. */
export function announceApplied({ meal }: Applied): void {
  const title = meal.scan_id === null ? 'Refeição adicionada ao dia ✓' : 'Scan adicionado ao plano ✓'
  showToast({ title, tone: 'success' })
}

/** A correction brought a warning that was not there when the button was tapped: it is to be read first. */
export function announceWarning(): void {
  scrollTo(0, 0)
  showToast({
    title: 'Há um aviso novo neste prato',
    description: 'Leia e toque de novo no botão para continuar.',
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
