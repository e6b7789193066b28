const failuresUntilRest = 5
const restMs = 60_000

/** Thrown instead of a call while the circuit is open. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen'
}

export interface CircuitBreaker {
  /** Calls the service. Throws `CircuitOpen` without a call while the circuit is open. */
  run<T>(call: () => Promise<T>): Promise<T>
}

/**
 * Creates a circuit breaker: after five failures of the service in a row every call fails at once for a minute; then
 * one trial call runs while others fail, and closes or reopens the circuit. `nowMs` must be monotonic. Hand-written,
 * because in cockatiel the other calls wait for the trial call, and canceling the trial call closes the circuit.
 * @param isOfService whether the service caused an error; other errors neither open nor close the circuit
 */
export function createCircuitBreaker(
  nowMs: () => number,
  isOfService: (error: unknown) => boolean,
): CircuitBreaker {
  let failures = 0
  let restsUntilMs = -Infinity
  let isTried = false
  return {
    async run(call) {
      const isOpen = failures >= failuresUntilRest
      if (isOpen && (nowMs() < restsUntilMs || isTried)) {
        throw new CircuitOpen(`resting after ${failures} failures`)
      }
      isTried = isOpen
      try {
        const result = await call()
        failures = 0
        return result
      } catch (error) {
        if (isOfService(error)) {
          failures += 1
          if (failures >= failuresUntilRest) restsUntilMs = nowMs() + restMs
        }
        throw error
      } finally {
        if (isOpen) isTried = false
      }
    },
  }
}
