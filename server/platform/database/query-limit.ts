import { AsyncLocalStorage } from 'node:async_hooks'

/** Query timeout of background work, in milliseconds. Without one, a hanging database would block it for ever. */
export const patientMs = 120_000

const patience = new AsyncLocalStorage<number>()

/**
 * Runs `work` with the longer query timeout `patientMs`: for scheduled jobs, and at the start before the server
 * listens.
 */
export function patiently<T>(work: () => Promise<T>): Promise<T> {
  // A drizzle query starts when it is awaited, so the await must happen inside this scope.
  return patience.run(patientMs, async () => {
    const done = await work()
    return done
  })
}

/** Returns the query timeout in milliseconds: `patientMs` inside `patiently`, else `promptMs`. */
export function queryLimitMs(promptMs: number): number {
  return patience.getStore() ?? promptMs
}
