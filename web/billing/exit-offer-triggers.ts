/** What tells that somebody is about to leave: on a large screen the pointer, on a phone the rest. */
export type ExitTrigger = 'pointer' | 'hidden' | 'elapsed' | 'inactive'

export const exitThresholds = {
  /** Screens narrower than this count as phones. */
  phoneBelowPx: 768,
  /** The pointer leaves this near to the top, and not in the first moment. */
  topPx: 50,
  armedAfterMs: 3000,
  elapsedMs: 45_000,
  inactiveMs: 30_000,
} as const

export type ExitEvent =
  | { readonly kind: 'pointer-left'; readonly y: number; readonly atMs: number }
  | { readonly kind: 'tab-hidden' | 'touched' | 'tick'; readonly atMs: number }

export interface ExitWatch {
  readonly isPhone: boolean
  readonly sinceMs: number
  readonly touchedMs: number
}

export function beginWatch(isPhone: boolean, nowMs: number): ExitWatch {
  return { isPhone, sinceMs: nowMs, touchedMs: nowMs }
}

/** A touch or a scroll starts the wait for inactivity anew. */
export function follow(watch: ExitWatch, event: ExitEvent): ExitWatch {
  return event.kind === 'touched' ? { ...watch, touchedMs: event.atMs } : watch
}

/** What an event sets off. The two waits stay due until somebody notes that they were. */
export function dueTriggers(watch: ExitWatch, event: ExitEvent): readonly ExitTrigger[] {
  const { topPx, armedAfterMs, elapsedMs, inactiveMs } = exitThresholds
  const sinceStart = event.atMs - watch.sinceMs
  if (!watch.isPhone) {
    const leaves = event.kind === 'pointer-left' && event.y <= topPx && sinceStart >= armedAfterMs
    return leaves ? ['pointer'] : []
  }
  if (event.kind === 'tab-hidden') return ['hidden']
  if (event.kind !== 'tick') return []
  const due: ExitTrigger[] = []
  if (sinceStart >= elapsedMs) due.push('elapsed')
  if (event.atMs - watch.touchedMs >= inactiveMs) due.push('inactive')
  return due
}
