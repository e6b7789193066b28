/** Fate of a request, or of its reply, on the way. */
export type LineTrouble =
  /** The request is served and answered. */
  | { readonly kind: 'none' }
  | { readonly kind: 'reply'; readonly status: number; readonly text?: string; readonly retryAfter?: string }
  /** No answer until the caller gives up. */
  | { readonly kind: 'silence' }
  /** The connection breaks before the request arrives. */
  | { readonly kind: 'broken' }
  /** The request is served, but the connection breaks before the reply arrives. */
  | { readonly kind: 'reply lost' }
  /** A reply whose body never ends. */
  | { readonly kind: 'endless' }

export interface LineRequest {
  readonly method: string
  readonly path: string
  readonly idempotencyKey: string | null
  readonly body: string
}

export interface UnsteadyLine {
  readonly fetch: (request: Request) => Promise<Response>
  /** Every request since the start, oldest first. */
  readonly requests: readonly LineRequest[]
  /** Sets the failures of the next requests, one each; later ones succeed. */
  failNext(...troubles: readonly LineTrouble[]): void
  /** Lets every request fail in this way until the next `failNext`. */
  failAlways(trouble: LineTrouble): void
}

/** Wraps the connection to a payment provider with failures that a test scripts. */
export function unsteadyLine(fetch: (request: Request) => Promise<Response>): UnsteadyLine {
  const requests: LineRequest[] = []
  let troubles: readonly LineTrouble[] = []
  let lasting: LineTrouble | undefined
  return {
    requests,
    failNext(...next) {
      troubles = next
      lasting = undefined
    },
    failAlways(trouble) {
      lasting = trouble
    },
    async fetch(request) {
      const { method, headers } = request
      const { pathname, search } = new URL(request.url)
      const body = await request.clone().text()
      const idempotencyKey = headers.get('x-idempotency-key')
      requests.push({ method, path: pathname + search, idempotencyKey, body })
      const [trouble = lasting, ...later] = troubles
      troubles = later
      return trouble ? failing(trouble, request, fetch) : fetch(request)
    },
  }
}

async function failing(
  trouble: LineTrouble,
  request: Request,
  fetch: (request: Request) => Promise<Response>,
): Promise<Response> {
  switch (trouble.kind) {
    case 'none':
      return fetch(request)
    case 'reply': {
      const { status, text = '{"message":"trouble"}', retryAfter } = trouble
      return new Response(text, { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} })
    }
    case 'silence':
      return untilLeft(request.signal)
    case 'broken':
      throw new TypeError('fetch failed')
    case 'reply lost':
      await fetch(request)
      throw new TypeError('fetch failed')
    case 'endless':
      return new Response(endless())
  }
}

function untilLeft(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })
}

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(0x20)),
  })
}
