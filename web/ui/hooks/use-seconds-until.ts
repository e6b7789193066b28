import { useSyncExternalStore } from 'react'

/** Whole seconds until a moment, then 0. Computed from the clock, so it is right after a tab was suspended. */
export function useSecondsUntil(endMs: number): number {
  return useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((endMs - Date.now()) / 1000)))
}

function everySecond(notify: () => void): () => void {
  const ticking = setInterval(notify, 1000)
  return () => clearInterval(ticking)
}
