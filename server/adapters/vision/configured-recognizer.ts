import { once } from '../../platform/concurrency/once.ts'
import { withCircuitBreaker } from './circuit-breaker.ts'
import { foodVocabulary } from './food-vocabulary.ts'
import type { LabelTranscriber } from './label-transcriber.ts'
import type { PlateRecognizer } from './plate-recognizer.ts'
import { recognitionInstructions } from './recognition-prompt.ts'
import { assertComplete, requiredOf, type VisionConfig } from './vision-config.ts'

/**
 * Milliseconds from the photo's arrival to the end of the last retry. After that a description by hand is quicker.
 */
const recognitionLimitMs = 25_000

export interface RecognizerSurroundings {
  readonly limitMs?: number
  readonly nowMs?: () => number
  /** Returns the header of the current trace, for a model's server that the operator runs. */
  readonly traceparent?: () => string | undefined
}

/**
 * Returns the configured recogniser; `null` without a provider: the app then explains that photos are not recognised
 * and asks for a description. The vendors' clients are loaded with the first photo.
 * @throws when the configuration lacks what its provider needs, which stops the process at its start
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

/**
 * Returns the configured transcriber of labels, which uses the same model as the recogniser; `null` without a provider:
 * labels are then typed or pasted.
 *
 * @throws when the configuration lacks what its provider needs.
 */
export function transcriberFrom(
  config: VisionConfig,
  { limitMs = recognitionLimitMs, traceparent }: RecognizerSurroundings = {},
): LabelTranscriber | null {
  const { provider } = config
  if (provider === 'none') return null
  assertComplete(config)
  const name = `${provider}/${requiredOf(config, 'model')}`
  const loading = once(async () => {
    const [{ visionModelFrom }, { visionTranscriber }] = await Promise.all([
      import('./vision-model.ts'),
      import('./vision-transcriber.ts'),
    ])
    return visionTranscriber({ name, model: visionModelFrom(provider, config, traceparent), limitMs })
  })
  return { name, transcribe: async (...asked) => (await loading()).transcribe(...asked) }
}
