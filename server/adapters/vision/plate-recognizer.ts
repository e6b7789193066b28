import type { Sighting } from '#nutrition/sighting/sighting.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'

export interface PlatePhoto {
  readonly bytes: Uint8Array
  /** `image/jpeg`, `image/png` or `image/webp`. */
  readonly mediaType: string
}

/** All that a recogniser learns about the person: nothing that tells who it is or how healthy. */
export interface PlateContext {
  readonly mealType: MealType
  /** The person's own words about the plate. */
  readonly hint?: string
}

export interface Recognition {
  readonly sighting: Sighting
  readonly model: string
  readonly promptVersion: string
  readonly tokens: { readonly input: number; readonly output: number }
  /** The first answer was unusable and was asked for again. */
  readonly askedAgain: boolean
}

/**
 * Names the foods on a photo and guesses their amounts. A photo without food, or one too dark to read, is an
 * answer (`imageKind`), not an error.
 */
export interface PlateRecognizer {
  /** For logs: `openai/gpt-4.1-mini`. */
  readonly name: string
  /**
   * `mayAskAgain` is asked before a second request about one photo is paid for; where unsaid it may.
   * @throws {RecognitionError} and nothing else.
   */
  recognise(
    photo: PlatePhoto,
    context: PlateContext,
    signal: AbortSignal,
    mayAskAgain?: () => Promise<boolean>,
  ): Promise<Recognition>
}

export type RecognitionFailure =
  /** No complete answer within the limit. */
  | 'timeout'
  /** The model or its content filter declined this photo. */
  | 'refused'
  /** Broken, truncated or off-schema: twice, or once where a second request was not allowed. */
  | 'invalid_answer'
  /** Not reachable, overloaded, misconfigured, or resting after repeated failures. */
  | 'unavailable'
  /** The caller's signal. */
  | 'aborted'

/**
 * Carries no `cause` on purpose: the errors of the vendors' clients hold the whole request, and with it the photo,
 * which must not reach a log.
 */
export class RecognitionError extends Error {
  override readonly name = 'RecognitionError'
  readonly kind: RecognitionFailure

  constructor(kind: RecognitionFailure, message: string) {
    super(message)
    this.kind = kind
  }
}
