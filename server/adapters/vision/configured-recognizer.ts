import { withCircuitBreaker } from './circuit-breaker.ts'
import { foodVocabulary } from './food-vocabulary.ts'
import type { PlateRecognizer } from './plate-recognizer.ts'
import { recognitionInstructions } from './recognition-prompt.ts'
import { visionModelFrom, type VisionConfig } from './vision-model.ts'
import { visionRecognizer } from './vision-recognizer.ts'

/** From the photo's arrival to the last retry. Past it a description by hand is quicker. */
const recognitionLimitMs = 25_000

export interface RecognizerSurroundings {
  readonly limitMs?: number
  readonly nowMs?: () => number
  /** Of the trace under way, for a model server of the operator's own. */
  readonly traceparent?: () => string | undefined
}

/**
 * `null` without a provider: the app then says that nothing looks at photos and asks what is on the plate.
 *
 * @throws when the configuration lacks what its provider needs.
 */
export function recognizerFrom(
  config: VisionConfig,
  { limitMs = recognitionLimitMs, nowMs = () => performance.now(), traceparent }: RecognizerSurroundings = {},
): PlateRecognizer | null {
  const { provider } = config
  if (provider === 'none') return null
  const model = visionModelFrom(provider, config, traceparent)
  return withCircuitBreaker(
    visionRecognizer({
      name: `${provider}/${model.modelId}`,
      model,
      instructions: recognitionInstructions(foodVocabulary),
      limitMs,
    }),
    nowMs,
  )
}
