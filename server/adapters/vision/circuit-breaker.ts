import { RecognitionError, type PlateRecognizer, type RecognitionFailure } from './plate-recognizer.ts'

const failuresUntilRest = 5
const restMs = 60_000

/** What tells about the service. A refused photo or an answer off the schema tells about the photo or the model. */
const failuresOfService: ReadonlySet<RecognitionFailure> = new Set(['timeout', 'unavailable'])

/**
 * Spares people the wait when the service is down: after five failures in a row it is left alone for a minute and
 * every call fails at once. After the rest one call tries it while the others still fail at once: its failure opens it
 * again, its success closes it. `nowMs` must be a clock that nobody puts back.
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
