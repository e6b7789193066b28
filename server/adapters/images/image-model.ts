/** Text-to-image model. */
export interface ImageModel {
  describe(): ImageModelDescription
  /**
   * Generates one picture and returns its bytes as the provider sent them; callers have to decode them before use.
   * | @throws {ImageModelError} and nothing else.
   */
  generate(prompt: string, signal: AbortSignal): Promise<Uint8Array>
}

export interface ImageModelDescription {
  readonly provider: string
  readonly model: string
  /** Price of one picture in US dollars, as set by the operator; `null` if unset. */
  readonly costUsd: number | null
}

export type ImageModelFailure =
  | 'key_refused'
  /** Too many requests, or no credit left. */
  | 'limit'
  /** No complete answer within the limit. */
  | 'timeout'
  /** Not reachable, or failing. */
  | 'unavailable'
  /** A reply without a picture. */
  | 'no_image'
  /** The provider declined the prompt or the result. */
  | 'refused'
  /** Reply over the size limit. */
  | 'too_large'
  /** Aborted by the caller's signal. */
  | 'aborted'

/**
 * Has no `cause` on purpose: the errors of the vendors' clients contain the whole request, including key and prompt.
 */
export class ImageModelError extends Error {
  override readonly name = 'ImageModelError'
  readonly kind: ImageModelFailure
  /** Status of the provider's reply, if there was one. */
  readonly status: number | undefined

  constructor(kind: ImageModelFailure, status?: number) {
    super(status === undefined ? kind : `${kind} (${status})`)
    this.kind = kind
    this.status = status
  }
}
