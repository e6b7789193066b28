import { describeError, type Log } from './log.ts'

/** Work that nobody waits for, save the end of the process. */
export interface Background {
  run(work: Promise<unknown>): void
  /** Resolves when nothing is under way any more. */
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
