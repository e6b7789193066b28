import { AsyncLocalStorage } from 'node:async_hooks'

/** Of what no screen waits for: long, for a database that hangs holds that up as well. */
export const patientMs = 120_000

const patience = new AsyncLocalStorage<number>()

/** Lets each query of this work take long: of what runs unasked, and of what happens before the server listens. */
export function patiently<T>(work: () => Promise<T>): Promise<T> {
  // Drizzle asks when somebody waits for its answer, and not before.
  return patience.run(patientMs, async () => {
    const done = await work()
    return done
  })
}

/** For how long one query may be waited for: long where the work is patient, else as given. */
export function queryLimitMs(promptMs: number): number {
  return patience.getStore() ?? promptMs
}
