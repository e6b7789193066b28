import { LRUCache } from 'lru-cache'

export interface Pace {
  /** Requests of one caller that may begin in a second. */
  readonly perSecond: number
  /** Additional requests that may begin at once after a pause. */
  readonly burst: number
  /** Longest wait for a turn. */
  readonly patienceMs: number
}

const mostRemembered = 10_000

/** Spaces the requests of each caller by the generic cell rate algorithm (ITU-T I.371). */
export function createPace({ perSecond, burst, patienceMs }: Pace, nowMs: () => number) {
  const arrivals = new LRUCache<string, number>({ max: mostRemembered })

  /** Delays the caller's next requests by this many turns. */
  function charge(who: string, turns: number): void {
    const now = nowMs()
    arrivals.set(who, Math.max(now, arrivals.get(who) ?? now) + (turns * 1000) / perSecond)
  }

  return {
    charge,

    /** Takes a turn and returns the wait for it in milliseconds. Beyond `patienceMs` returns `null` and takes none. */
    take(who: string, turns = 1): number | null {
      const aheadMs = nowMs() + (burst * 1000) / perSecond
      const waitMs = Math.max(0, (arrivals.get(who) ?? 0) - aheadMs)
      if (waitMs > patienceMs) return null
      charge(who, turns)
      return waitMs
    },
  }
}
