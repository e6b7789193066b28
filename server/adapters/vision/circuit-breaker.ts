import { RecognitionError, type PlateRecognizer, type RecognitionFailure } from './plate-recognizer.ts'

const failuresUntilRest = 5
const restMs = 60_000

/** Failures caused by the service. A refused photo or an off-schema answer is caused by the photo or the model. */
const failuresOfService: ReadonlySet<RecognitionFailure> = new Set(['timeout', 'unavailable'])

/**
 * Circuit breaker: after five failures in a row it opens for a minute, and every call fails at once. Then one trial
 * call runs while the others still fail at once: its failure reopens the circuit, its success closes it. `nowMs` must
 * be a monotonic clock. Hand-written, because cockatiel makes the others wait for the trial call and closes the circuit
 * when it is canceled.
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
