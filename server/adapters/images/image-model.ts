/** Makes pictures from words. */
export interface ImageModel {
  describe(): ImageModelDescription
  /**
   * The bytes of one picture as the provider sent them; whoever uses them decodes them first.
   *
   * @throws {ImageModelError} and nothing else.
   */
  generate(prompt: string, signal: AbortSignal): Promise<Uint8Array>
}

export interface ImageModelDescription {
  readonly provider: string
  readonly model: string
  /** What the operator says that one picture costs, in US dollars. */
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
  /** An answer came and holds no picture. */
  | 'no_image'
  /** The provider declines these words or what came of them. */
  | 'refused'
  /** More bytes than a picture has. */
  | 'too_large'
  /** The caller's signal. */
  | 'aborted'

/** Carries no `cause` on purpose: the errors of the vendors' clients hold the whole request, key and words. */
export class ImageModelError extends Error {
  override readonly name = 'ImageModelError'
  readonly kind: ImageModelFailure
  /** Of the provider's answer, where there was one. */
  readonly status: number | undefined

  constructor(kind: ImageModelFailure, status?: number) {
    super(status === undefined ? kind : `${kind} (${status})`)
    this.kind = kind
    this.status = status
  }
}
