import type { InstallQuestion } from './install-question.ts'

/** How this device takes the app in: by a question of the browser's, by hand, or not at all. */
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

/** An iPad calls itself a Mac; no Mac has a touch screen. What runs inside another app cannot install. */
function isApplePhone(userAgent: string, touchPoints: number): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  return isApple && !/FBAN|FBAV|Instagram|Line\//.test(userAgent)
}

const declinedKey = 'install-declined'

export function isInstallDeclined(): boolean {
  return localStorage.getItem(declinedKey) !== null
}

/** For ever, on this device. */
export function declineInstall(): void {
  localStorage.setItem(declinedKey, 'true')
}

export function isStandalone(): boolean {
  // iOS knows no display-mode where an old version has put the app on its screen.
  const isOnApple = 'standalone' in navigator && navigator.standalone === true
  return isOnApple || matchMedia('(display-mode: standalone)').matches
}
