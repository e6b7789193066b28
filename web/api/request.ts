import { ApiError, errorOf, localError } from './api-error.ts'
import { takePreloadedRequest } from './preloaded-requests.ts'

export interface RequestOptions {
  method: string
  json?: unknown
  bytes?: Blob | undefined
  signal?: AbortSignal | undefined
  /** Whether the request may be sent twice; by default true for GET, HEAD, PUT and DELETE. */
  idempotent?: boolean | undefined
}

const safeToRepeat = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])
const passingStatuses = new Set([502, 503, 504])
const retries = 3
const firstPauseMs = 200

/**
 * Sends one HTTP request. Retries network failures and 502, 503 and 504 up to `retries` times with backoff if the
 * request is idempotent; being offline is not retried. Throws ApiError, or the abort reason.
 */
export async function request(url: string, options: RequestOptions): Promise<Response> {
  const repeatable = options.idempotent ?? safeToRepeat.has(options.method)
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await attemptRequest(url, options)
    if (outcome instanceof Response) return outcome
    const isOutage = outcome.code === 'network_failure' || passingStatuses.has(outcome.status)
    if (!repeatable || !isOutage || isAnswer(outcome) || attempt === retries) throw outcome
    await pause(firstPauseMs * 2 ** attempt, options.signal)
  }
}

/**
 * Returns whether a retry would only add load or cost: the server is at its limit, or the model could not read the
 * photo.
 */
function isAnswer({ code }: ApiError): boolean {
  return code === 'busy' || code.startsWith('recognition')
}

async function attemptRequest(url: string, options: RequestOptions): Promise<Response | ApiError> {
  const { method, json, bytes, signal } = options
  let reply: Response
  try {
    reply = await ((method === 'GET' && takePreloadedRequest(url)) ||
      fetch(url, {
        method,
        credentials: 'same-origin',
        ...(json !== undefined && {
          body: JSON.stringify(json),
          headers: { 'content-type': 'application/json' },
        }),
        ...(bytes && { body: bytes, headers: { 'content-type': bytes.type } }),
        ...(signal && { signal }),
      }))
  } catch (cause) {
    if (signal?.aborted) throw cause
    return localError(navigator.onLine ? 'network_failure' : 'offline', cause)
  }
  return reply.ok ? reply : errorOf(reply)
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}

/** Returns the JSON of a reply; undefined when it has none (204). */
export async function readJson(reply: Response): Promise<unknown> {
  if (reply.status === 204) return undefined
  try {
    return await reply.json()
  } catch (cause) {
    throw localError('unexpected_reply', cause)
  }
}
