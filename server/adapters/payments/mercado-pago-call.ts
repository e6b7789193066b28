import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { ProviderError } from './payment-provider.ts'

export interface MercadoPagoConnection {
  readonly baseAddress: string
  readonly accessToken: string
  readonly fetch: (request: Request) => Promise<Response>
  /** Milliseconds for a call with its retry, to the last byte of the reply. */
  readonly limitMs: number
  /** Waits before the retry; by default with a timer. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

export interface MercadoPagoRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Idempotency key of a change; generated if absent. */
  readonly idempotencyKey?: string
}

/** Calls the API and returns the JSON of a successful reply. */
export type MercadoPagoCall = (request: MercadoPagoRequest) => Promise<unknown>

const longestReplyBytes = 1_000_000
const longestPauseMs = 2000
const ordinaryPauseMs = 250

type Attempt =
  | {
      readonly kind: 'reply'
      readonly status: number
      readonly retryAfter: string | null
      readonly text: string
    }
  | { readonly kind: 'broken' }

/**
 * Creates the client of Mercado Pago's API. After a failing or overloaded service or a broken connection it retries
 * once with the same idempotency key, so that an order whose reply was lost is not created twice.
 */
export function mercadoPagoCall(connection: MercadoPagoConnection): MercadoPagoCall {
  const { baseAddress, accessToken, limitMs, fetch } = connection
  const wait = connection.wait ?? ((ms, signal) => pause(ms, undefined, { signal }))

  function requestOf(asked: MercadoPagoRequest, idempotencyKey: string, signal: AbortSignal): Request {
    const address = new URL(baseAddress.replace(/\/$/, '') + asked.path)
    for (const [name, value] of Object.entries(asked.query ?? {})) address.searchParams.set(name, value)
    const headers = new Headers({ authorization: `Bearer ${accessToken}`, accept: 'application/json' })
    if (asked.method !== 'GET') headers.set('x-idempotency-key', idempotencyKey)
    if (asked.body !== undefined) headers.set('content-type', 'application/json')
    const content = asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }
    return new Request(address, { method: asked.method, headers, signal, redirect: 'manual', ...content })
  }

  async function attempt(request: Request): Promise<Attempt> {
    try {
      const reply = await fetch(request)
      const { status, headers } = reply
      return { kind: 'reply', status, retryAfter: headers.get('retry-after'), text: await textOf(reply) }
    } catch (error) {
      if (request.signal.aborted || error instanceof ProviderError) throw error
      return { kind: 'broken' }
    }
  }

  async function exchange(asked: MercadoPagoRequest, signal: AbortSignal): Promise<Attempt> {
    const idempotencyKey = asked.idempotencyKey ?? randomUUID()
    const first = await attempt(requestOf(asked, idempotencyKey, signal))
    const pauseMs = pauseAfter(first)
    if (pauseMs === null) return first
    await wait(pauseMs, signal)
    return attempt(requestOf(asked, idempotencyKey, signal))
  }

  return async (asked) => {
    const name = `${asked.method} ${asked.path}`
    const limit = AbortSignal.timeout(limitMs)
    try {
      return contentOf(await Promise.race([exchange(asked, limit), failureAt(limit)]))
    } catch (error) {
      if (error instanceof ProviderError) throw new ProviderError(error.kind, `${name}: ${error.message}`)
      if (limit.aborted) throw new ProviderError('timeout', `${name}: no reply within ${limitMs} ms`)
      throw error
    }
  }
}

/** Rejects when the time limit is over, because a connection may ignore its abort signal. */
function failureAt(limit: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason), { once: true })
  })
}

/**
 * Returns the milliseconds before a retry; `null` if a retry is useless, or if the service asks for more than
 * `longestPauseMs`.
 */
function pauseAfter(attempt: Attempt): number | null {
  if (attempt.kind === 'broken') return ordinaryPauseMs
  if (attempt.status !== 429 && attempt.status < 500) return null
  const asked = attempt.retryAfter === null ? NaN : Number(attempt.retryAfter) * 1000
  if (Number.isNaN(asked)) return ordinaryPauseMs
  return asked <= longestPauseMs ? Math.max(asked, 0) : null
}

/** Returns the JSON of a reply. Throws `ProviderError` for an error reply, or one that cannot be parsed. */
function contentOf(attempt: Attempt): unknown {
  if (attempt.kind === 'broken') throw new ProviderError('unavailable', 'the connection broke')
  const { status, text } = attempt
  if (status === 429 || status >= 500) throw new ProviderError('unavailable', `answered ${status}`)
  const content = jsonOf(text)
  if (status >= 200 && status < 300 && content !== undefined) return content
  // A wrong base address also answers 404, but with HTML; only JSON means that the resource is unknown.
  if (status === 404 && content !== undefined) throw new ProviderError('not_found', 'no such thing')
  if (status >= 400 && status !== 404) throw new ProviderError('refused', `${status}, ${problemIn(content)}`)
  throw new ProviderError('unreadable', `${status} without JSON`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const problem = z.object({ message: z.string() })

/**
 * Returns the provider's text about an error without e-mail addresses and long numbers, which could identify the buyer.
 */
function problemIn(content: unknown): string {
  const { success, data } = problem.safeParse(content)
  if (!success) return 'no reason given'
  return data.message
    .slice(0, 200)
    .replace(/\S+@\S+/g, '(e-mail)')
    .replace(/\d[\d.-]{9,}/g, '(number)')
}

async function textOf(reply: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > longestReplyBytes)
      throw new ProviderError('unreadable', `longer than ${longestReplyBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
