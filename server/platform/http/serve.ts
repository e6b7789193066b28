import type { Body, Endpoint, Params, Query, Reply } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../observability/log.ts'
import type { PreparedReply } from './prepared-reply.ts'
import type { RateLimit } from '../security/rate-limit.ts'
import type { Account } from './session.ts'

/** Arguments of every handler: the parsed request, its account, and the platform services it may use. */
export interface Call<E extends Endpoint> {
  readonly params: Params<E>
  readonly query: Query<E>
  readonly body: E extends { readonly bytes: readonly string[] } ? Uint8Array : Body<E>
  /** Media type of the body, without parameters. */
  readonly mediaType: string
  /** Account of the caller; `undefined` for a public endpoint, which reads no session. */
  readonly account: E extends { readonly access: 'public' } ? undefined : Account
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly requestId: string
  readonly clientAddress: string
  readonly headers: Headers
  /** Aborts when the caller disconnects; pass it to slow calls. */
  readonly signal: AbortSignal
  setHeader(name: string, value: string): void
}

/** Reply of raw bytes, for endpoints that declare their media types in `replyBytes`. */
export interface BytesReply {
  /** A stream for replies too long for memory. */
  readonly bytes: Uint8Array | ReadableStream<Uint8Array>
  readonly type: string
}

type Answer<E extends Endpoint> = E extends { readonly replyBytes: readonly string[] }
  ? BytesReply
  : Reply<E> | PreparedReply<Reply<E>>

export interface ServeOptions {
  /** Maximum body length; defaults to 256 kB. */
  readonly maxBytes?: number
  /**
   * Throws for a path that is refused regardless of its body, before any of the body is received. Returns a key of the
   * target: of concurrent bodies for one target only the newest is received.
   */
  readonly checkPath?: (params: Readonly<Record<string, string>>) => string
  /** Whether bodies of undeclared media types reach the handler, which then refuses them itself. */
  readonly acceptsAnyType?: boolean
  /** For long replies that rarely change: sent compressed with an ETag, and as 304 when unchanged. Only for a GET. */
  readonly revalidates?: boolean
  /** For long replies that must not be cached: sent compressed. Only for a GET. */
  readonly compresses?: boolean
  /** Whether an endpoint with a body is read-only. */
  readonly changesNothing?: boolean
  /** Rate limits, by account or, for a public endpoint, by address; `write-limits.ts` adds the defaults. */
  readonly limits?: readonly RateLimit[]
  /** Error for a call over a limit, where `rate_limited` is too general; its text may name `{wait}`. */
  readonly limitError?: ErrorCode
}

/** Endpoint of the contract with its handler. A feature exports a list of these. */
export interface ServedEndpoint {
  readonly endpoint: Endpoint
  readonly options: ServeOptions
  /** The router has parsed the call with the endpoint's own schemas. */
  readonly handle: (call: Call<Endpoint>) => Promise<unknown>
}

/**
 * Binds a handler to an endpoint. The router (`endpoint-router.ts`) does parsing, access, limits and replies; a handler
 * makes one service call and returns its reply, or throws `fail(code)`.
 */
export function serve<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
  options: ServeOptions = {},
): ServedEndpoint {
  return { endpoint, options, handle: async (call) => handle(call) }
}
