import type { Sighting } from '#nutrition/scans/sighting/sighting.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'

export interface PlatePhoto {
  readonly bytes: Uint8Array
  /** `image/jpeg`, `image/png` or `image/webp`. */
  readonly mediaType: string
}

/** All information about the person that a recognizer gets: no identity and no health data. */
export interface PlateContext {
  readonly mealType: MealType
  /** The person's own description of the plate. */
  readonly hint?: string
}

export interface Recognition {
  readonly sighting: Sighting
  readonly model: string
  readonly promptVersion: string
  readonly tokens: { readonly input: number; readonly output: number }
  /** Whether the first answer was unusable and a second one was requested. */
  readonly askedAgain: boolean
}

export interface RecognitionOptions {
  readonly signal: AbortSignal
  /** Called before a second, paid request about one photo; allowed by default. */
  readonly mayAskAgain?: () => Promise<boolean>
}

/**
 * Recognizes foods on a photo and estimates their amounts. A photo without food, or too dark to read, is an answer
 * (`imageKind`) and not an error.
 */
export interface PlateRecognizer {
  /** For logs: `openai/gpt-4.1-mini`. */
  readonly name: string
  /**
   * Recognizes the foods.
   * @throws {RecognitionError} and nothing else.
   */
  recognise(photo: PlatePhoto, context: PlateContext, options: RecognitionOptions): Promise<Recognition>
}

export type RecognitionFailure =
  /** No complete answer within the limit. */
  | 'timeout'
  /** The model or its content filter declined this photo. */
  | 'refused'
  /** Broken, truncated or off-schema: twice, or once where a second request was not allowed. */
  | 'invalid_answer'
  /** Not reachable, overloaded, misconfigured, or behind an open circuit. */
  | 'unavailable'
  /** Aborted by the caller's signal. */
  | 'aborted'

/**
 * Has no `cause` on purpose: the errors of the vendors' clients contain the whole request, including the photo, which
 * must not reach a log.
 */
export class RecognitionError extends Error {
  override readonly name = 'RecognitionError'
  readonly kind: RecognitionFailure

  constructor(kind: RecognitionFailure, message: string) {
    super(message)
    this.kind = kind
  }
}
