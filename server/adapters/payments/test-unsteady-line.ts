/** Failure of a request, or of its reply, in transit. */
export type LineTrouble =
  /** No failure. */
  | { readonly kind: 'none' }
  | { readonly kind: 'reply'; readonly status: number; readonly text?: string; readonly retryAfter?: string }
  /** No answer until the caller gives up. */
  | { readonly kind: 'silence' }
  /** The connection breaks before the request arrives. */
  | { readonly kind: 'broken' }
  /** The request is served, and the connection breaks before the reply arrives. */
  | { readonly kind: 'reply lost' }
  /** A reply that never ends. */
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
  /** Sets the failures of the next requests, one each. */
  failNext(...troubles: readonly LineTrouble[]): void
  /** Fails every call this way until the next `failNext`. */
  failAlways(trouble: LineTrouble): void
}

/** Wraps a connection to a payment provider with scripted failures. */
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
