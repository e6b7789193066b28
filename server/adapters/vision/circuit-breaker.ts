import { RecognitionError, type PlateRecognizer, type RecognitionFailure } from './plate-recognizer.ts'

const failuresUntilRest = 5
const restMs = 60_000

/** Failures that the service causes. A refused photo or an answer off the schema is due to the photo or the model. */
const failuresOfService: ReadonlySet<RecognitionFailure> = new Set(['timeout', 'unavailable'])

/**
 * Wraps a recogniser with a circuit breaker: after five failures in a row every call fails at once for a minute; then
 * one trial call runs while others fail, and closes or reopens the circuit. `nowMs` must be monotonic. Hand-written,
 * because with cockatiel the others wait for the trial call, and canceling that call closes the circuit.
 */
export function withCircuitBreaker(recognizer: PlateRecognizer, nowMs: () => number): PlateRecognizer {
  let failures = 0
  let restsUntilMs = -Infinity
  let isTried = false
  return {
    name: recognizer.name,
    async recognise(...asked) {
      const isOpen = failures >= failuresUntilRest
      if (isOpen && (nowMs() < restsUntilMs || isTried)) {
        throw new RecognitionError('unavailable', `${recognizer.name} is resting after ${failures} failures`)
      }
      isTried = isOpen
      try {
        const recognition = await recognizer.recognise(...asked)
        failures = 0
        return recognition
      } catch (error) {
        if (error instanceof RecognitionError && failuresOfService.has(error.kind)) {
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
