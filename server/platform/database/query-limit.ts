import { AsyncLocalStorage } from 'node:async_hooks'

/** Query timeout of background work. Finite, because a hanging database would block it forever. */
export const patientMs = 120_000

const patience = new AsyncLocalStorage<number>()

/** Runs scheduled jobs, and startup before the server listens, with the longer query timeout. */
export function patiently<T>(work: () => Promise<T>): Promise<T> {
  // A drizzle query starts when it is awaited, so the await must happen inside this scope.
  return patience.run(patientMs, async () => {
    const done = await work()
    return done
  })
}

/** Returns the query timeout: the longer one inside `patiently`, else the given one. */
export function queryLimitMs(promptMs: number): number {
  return patience.getStore() ?? promptMs
}
