/** Reads web pages whose address a person typed. */
export interface RecipePages {
  /**
   * Returns the HTML of a page and the address at which it was found, after redirects.
   * @throws {PageError} and nothing else
   */
  read(address: string): Promise<{ readonly html: string; readonly address: string }>
}

export type PageFailure =
  /** The address is not one of a public web page. */
  | 'refused'
  /** No such host, no connection, or a status other than success. */
  | 'unreachable'
  /** No complete reply within the time limit. */
  | 'timeout'
  /** Page over the size limit. */
  | 'too_large'
  /** Something else than HTML. */
  | 'no_page'

export class PageError extends Error {
  override readonly name = 'PageError'
  readonly kind: PageFailure

  constructor(kind: PageFailure, options?: ErrorOptions) {
    super(kind, options)
    this.kind = kind
  }
}
