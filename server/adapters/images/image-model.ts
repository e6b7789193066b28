/** Model that makes images from text. */
export interface ImageModel {
  describe(): ImageModelDescription
  /**
   * Generates one picture and returns its bytes as the provider sent them; callers decode them before use.
   * @throws {ImageModelError} and nothing else
   */
  generate(prompt: string, signal: AbortSignal): Promise<Uint8Array>
}

export interface ImageModelDescription {
  readonly provider: string
  readonly model: string
  /** Price of one picture in US dollars as the operator set it; `null` if not set. */
  readonly costUsd: number | null
}

export type ImageModelFailure =
  | 'key_refused'
  /** Too many requests, or no credit left. */
  | 'limit'
  /** No complete reply within the time limit. */
  | 'timeout'
  /** Provider not reachable, or failing. */
  | 'unavailable'
  /** A reply without a picture. */
  | 'no_image'
  /** Provider declined the prompt or the result. */
  | 'refused'
  /** Reply over the size limit. */
  | 'too_large'
  /** Aborted by the caller's signal. */
  | 'aborted'

/**
 * Failure of an image model. It has no `cause` on purpose: the errors of the vendors' clients contain the whole
 * request, with key and prompt.
 */
export class ImageModelError extends Error {
  override readonly name = 'ImageModelError'
  readonly kind: ImageModelFailure
  /** Status of the provider's reply; `undefined` without one. */
  readonly status: number | undefined

  constructor(kind: ImageModelFailure, status?: number) {
    super(status === undefined ? kind : `${kind} (${status})`)
    this.kind = kind
    this.status = status
  }
}
