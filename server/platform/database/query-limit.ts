import { AsyncLocalStorage } from 'node:async_hooks'

/** Query timeout of background work; finite, because a hanging database blocks that as well. */
export const patientMs = 120_000

const patience = new AsyncLocalStorage<number>()

/** Runs work with the longer query timeout: scheduled jobs, and startup before the server listens. */
export function patiently<T>(work: () => Promise<T>): Promise<T> {
  // A drizzle query starts when it is awaited, which must happen in here.
  return patience.run(patientMs, async () => {
    const done = await work()
    return done
  })
}

/** Returns the query timeout: the longer one inside `patiently`, else the given one. */
export function queryLimitMs(promptMs: number): number {
  return patience.getStore() ?? promptMs
}
