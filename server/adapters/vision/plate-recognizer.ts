import type { Sighting } from '#nutrition/scans/sighting/sighting.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'

export interface PlatePhoto {
  readonly bytes: Uint8Array
  /** Media type of the photo: `image/jpeg`, `image/png` or `image/webp`. */
  readonly mediaType: string
}

/** All that a recogniser learns about the person: no identity, no health data. */
export interface PlateContext {
  readonly mealType: MealType
  /** Description of the plate by the person. */
  readonly hint?: string
}

export interface Recognition {
  readonly sighting: Sighting
  readonly model: string
  readonly promptVersion: string
  readonly tokens: { readonly input: number; readonly output: number }
  /** Whether the first answer could not be used and a second one was asked for. */
  readonly askedAgain: boolean
}

export interface RecognitionOptions {
  readonly signal: AbortSignal
  /** Returns whether a second, paid request about the photo may be made; allowed by default. */
  readonly mayAskAgain?: () => Promise<boolean>
}

/**
 * Recognises the foods on a photo and estimates their amounts. A photo without food, or too dark to read, is an answer
 * (`imageKind`), not an error.
 */
export interface PlateRecognizer {
  /** Name for logs: `openai/gpt-4.1-mini`. */
  readonly name: string
  /**
   * Recognises the foods on a photo.
   * @throws {RecognitionError} and nothing else
   */
  recognise(photo: PlatePhoto, context: PlateContext, options: RecognitionOptions): Promise<Recognition>
}

export type RecognitionFailure =
  /** No complete answer within the time limit. */
  | 'timeout'
  /** The model or its content filter declined this photo. */
  | 'refused'
  /** Answer broken, cut off or off the schema: twice, or once if no second request was allowed. */
  | 'invalid_answer'
  /** Service not reachable, overloaded or misconfigured, or behind an open circuit breaker. */
  | 'unavailable'
  /** Aborted by the caller's signal. */
  | 'aborted'

/**
 * Failure of a recognition. It has no `cause` on purpose: the errors of the vendors' clients contain the whole request,
 * with the photo, which must not reach a log.
 */
export class RecognitionError extends Error {
  override readonly name = 'RecognitionError'
  readonly kind: RecognitionFailure

  constructor(kind: RecognitionFailure, message: string) {
    super(message)
    this.kind = kind
  }
}
