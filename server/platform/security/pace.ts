import { LRUCache } from 'lru-cache'

export interface Pace {
  /** Requests of one caller that may begin in a second, on average. */
  readonly perSecond: number
  /** Further requests that may begin at once after a pause. */
  readonly burst: number
  /** Longest wait for a turn in milliseconds. */
  readonly patienceMs: number
}

const mostRemembered = 10_000

/** Creates a pace by which each caller's requests are spaced, by the generic cell rate algorithm (ITU-T I.371). */
export function createPace({ perSecond, burst, patienceMs }: Pace, nowMs: () => number) {
  const arrivals = new LRUCache<string, number>({ max: mostRemembered })

  /** Delays the caller's next requests by `turns` turns. */
  function charge(who: string, turns: number): void {
    const now = nowMs()
    arrivals.set(who, Math.max(now, arrivals.get(who) ?? now) + (turns * 1000) / perSecond)
  }

  return {
    charge,

    /**
     * Takes a turn and returns the milliseconds to wait for it. If that is more than `patienceMs`, takes no turn and
     * returns `null`.
     */
    take(who: string, turns = 1): number | null {
      const aheadMs = nowMs() + (burst * 1000) / perSecond
      const waitMs = Math.max(0, (arrivals.get(who) ?? 0) - aheadMs)
      if (waitMs > patienceMs) return null
      charge(who, turns)
      return waitMs
    },
  }
}
