import { flag, stored } from '../../ui/storage/stored.ts'
import type { InstallQuestion } from '../shared/install-question.ts'

/** Installation method: the browser's prompt, manual steps (`hand`), or none (`null`). */
export type InstallWay = { by: 'question'; ask: () => Promise<void> } | { by: 'hand' } | null

interface Device {
  isInstalled: boolean
  question: InstallQuestion | null
  userAgent: string
  touchPoints: number
}

export function installWay({ isInstalled, question: held, userAgent, touchPoints }: Device): InstallWay {
  if (isInstalled) return null
  if (held) return { by: 'question', ask: async () => void (await held.prompt()) }
  return isApplePhone(userAgent, touchPoints) ? { by: 'hand' } : null
}

/** An iPad reports as a Mac; no Mac has a touch screen. A web view inside another app cannot install. */
function isApplePhone(userAgent: string, touchPoints: number): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  return isApple && !/FBAN|FBAV|Instagram|Line\//.test(userAgent)
}

const declined = stored('install-declined', flag)

export function isInstallDeclined(): boolean {
  return declined.get() !== null
}

/** Records that installing was declined, permanently on this device. */
export function declineInstall(): void {
  declined.set(true)
}

export function isStandalone(): boolean {
  // Old iOS versions do not support the display-mode query for home screen apps.
  const isOnApple = 'standalone' in navigator && navigator.standalone === true
  return isOnApple || matchMedia('(display-mode: standalone)').matches
}
