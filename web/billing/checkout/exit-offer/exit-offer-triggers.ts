/** Exit-intent signals: the pointer on large screens, the others on phones. */
export type ExitTrigger = 'pointer' | 'hidden' | 'elapsed' | 'inactive'

export const exitThresholds = {
  /** Screens narrower than this count as phones. */
  phoneBelowPx: 768,
  /** Distance from the top edge within which the pointer signals exit; ignored during the first seconds. */
  topPx: 50,
  armedAfterMs: 3000,
  elapsedMs: 45_000,
  inactiveMs: 30_000,
} as const

export type ExitEvent =
  | { readonly kind: 'pointer-left'; readonly y: number; readonly atMs: number }
  | { readonly kind: 'tab-hidden' | 'touched' | 'tick' | 'page-left' | 'page-shown'; readonly atMs: number }

export interface ExitWatch {
  readonly isPhone: boolean
  readonly sinceMs: number
  readonly touchedMs: number
  /** Another page is loading: the page is hidden by that navigation, not abandoned. */
  readonly isLeft: boolean
}

export function beginWatch(isPhone: boolean, nowMs: number): ExitWatch {
  return { isPhone, sinceMs: nowMs, touchedMs: nowMs, isLeft: false }
}

/** A touch or a scroll restarts the inactivity timer, and so does returning to the page. */
export function follow(watch: ExitWatch, event: ExitEvent): ExitWatch {
  switch (event.kind) {
    case 'touched':
      return { ...watch, touchedMs: event.atMs }
    case 'page-left':
      return { ...watch, isLeft: true }
    case 'page-shown':
      return { ...watch, touchedMs: event.atMs, isLeft: false }
    default:
      return watch
  }
}

/** Returns the signals triggered by an event. Both timers stay due until they are marked as handled. */
export function dueTriggers(watch: ExitWatch, event: ExitEvent): readonly ExitTrigger[] {
  const { topPx, armedAfterMs, elapsedMs, inactiveMs } = exitThresholds
  const sinceStart = event.atMs - watch.sinceMs
  if (!watch.isPhone) {
    const leaves = event.kind === 'pointer-left' && event.y <= topPx && sinceStart >= armedAfterMs
    return leaves ? ['pointer'] : []
  }
  if (event.kind === 'tab-hidden') return watch.isLeft ? [] : ['hidden']
  if (event.kind !== 'tick') return []
  const due: ExitTrigger[] = []
  if (sinceStart >= elapsedMs) due.push('elapsed')
  if (event.atMs - watch.touchedMs >= inactiveMs) due.push('inactive')
  return due
}
