import { describeError, type Log } from './log.ts'

/** Work that no request waits for; only the shutdown of the process waits for it. */
export interface Background {
  run(work: Promise<unknown>): void
  /** Resolves when no work is running. */
  settled(): Promise<void>
}

export function createBackground(log: Log): Background {
  const underWay = new Set<Promise<unknown>>()
  return {
    run: (work) => {
      const watched = work
        .catch((error: unknown) => log.error({ error: describeError(error) }, 'background work failed'))
        .finally(() => underWay.delete(watched))
      underWay.add(watched)
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
