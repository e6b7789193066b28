import { once } from '../../platform/concurrency/once.ts'
import { withCircuitBreaker } from './circuit-breaker.ts'
import { foodVocabulary } from './food-vocabulary.ts'
import type { PlateRecognizer } from './plate-recognizer.ts'
import { recognitionInstructions } from './recognition-prompt.ts'
import { assertComplete, requiredOf, type VisionConfig } from './vision-config.ts'

/** Time limit from the photo's arrival to the last retry. Beyond it a description by hand is quicker. */
const recognitionLimitMs = 25_000

export interface RecognizerSurroundings {
  readonly limitMs?: number
  readonly nowMs?: () => number
  /** Returns the header of the current trace, for a model server run by the operator. */
  readonly traceparent?: () => string | undefined
}

/**
 * Returns `null` without a provider: the app then explains that photos are not recognized and asks for a description.
 * The vendors' clients are loaded with the first photo, so that an instance that gets none does not load them.
 *
 * @throws when the configuration lacks what its provider needs; meant to stop the process at its start.
 */
export function recognizerFrom(
  config: VisionConfig,
  { limitMs = recognitionLimitMs, nowMs = () => performance.now(), traceparent }: RecognizerSurroundings = {},
): PlateRecognizer | null {
  const { provider } = config
  if (provider === 'none') return null
  assertComplete(config)
  const name = `${provider}/${requiredOf(config, 'model')}`
  const loading = once(async () => {
    const [{ visionModelFrom }, { visionRecognizer }] = await Promise.all([
      import('./vision-model.ts'),
      import('./vision-recognizer.ts'),
    ])
    const model = visionModelFrom(provider, config, traceparent)
    return visionRecognizer({ name, model, instructions: recognitionInstructions(foodVocabulary), limitMs })
  })
  return withCircuitBreaker(
    { name, recognise: async (...asked) => (await loading()).recognise(...asked) },
    nowMs,
  )
}
