import { CircuitOpen, createCircuitBreaker } from '../../platform/concurrency/circuit-breaker.ts'
import { RecognitionError, type PlateRecognizer, type RecognitionFailure } from './plate-recognizer.ts'

/** Failures that the service causes. A refused photo or an answer off the schema is due to the photo or the model. */
const failuresOfService: ReadonlySet<RecognitionFailure> = new Set(['timeout', 'unavailable'])

/** Wraps a recogniser with a circuit breaker; while the circuit is open a call fails as `unavailable`. */
export function withCircuitBreaker(recognizer: PlateRecognizer, nowMs: () => number): PlateRecognizer {
  const breaker = createCircuitBreaker(
    nowMs,
    (error) => error instanceof RecognitionError && failuresOfService.has(error.kind),
  )
  return {
    name: recognizer.name,
    async recognise(...asked) {
      try {
        return await breaker.run(() => recognizer.recognise(...asked))
      } catch (error) {
        if (error instanceof CircuitOpen)
          throw new RecognitionError('unavailable', `${recognizer.name} is ${error.message}`)
        throw error
      }
    },
  }
}
