import type { Body, Endpoint, Params, Query, Reply } from '#contract/endpoint.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { Log } from './log.ts'
import type { PreparedReply } from './prepared-reply.ts'
import type { RateLimit } from './rate-limit.ts'
import type { Account } from './session.ts'

/** What every handler gets: the parsed request, whose it is, and the parts of the platform it may use. */
export interface Call<E extends Endpoint> {
  readonly params: Params<E>
  readonly query: Query<E>
  readonly body: E extends { readonly bytes: readonly string[] } ? Uint8Array : Body<E>
  /** Media type of the body, without its parameters. */
  readonly mediaType: string
  /** The caller; `undefined` for a public endpoint, which looks at no session. */
  readonly account: E extends { readonly access: 'public' } ? undefined : Account
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly requestId: string
  readonly clientAddress: string
  readonly headers: Headers
  /** Aborts when the caller hangs up; hand it to slow calls. */
  readonly signal: AbortSignal
  setHeader(name: string, value: string): void
}

/** A reply of bytes, for endpoints that name their types in `replyBytes`. */
export interface BytesReply {
  /** A stream where they are too many to be held at once. */
  readonly bytes: Uint8Array | ReadableStream<Uint8Array>
  readonly type: string
}

type Answer<E extends Endpoint> = E extends { readonly replyBytes: readonly string[] }
  ? BytesReply
  : Reply<E> | PreparedReply<Reply<E>>

export interface ServeOptions {
  /** Longest body; 256 kB where unsaid. */
  readonly maxBytes?: number
  /**
   * Throws for a path that is refused whatever comes with it, before any of a body is taken in. Returns what the path
   * leads to: of bodies for the same thing only the one that came last is taken in.
   */
  readonly checkPath?: (params: Readonly<Record<string, string>>) => string
  /** Bytes of another type than the contract's reach the handler, which refuses them itself. */
  readonly acceptsAnyType?: boolean
  /** Long and seldom another: sent compressed with an ETag, and not at all to who has it. Only for a GET. */
  readonly revalidates?: boolean
  /** Long, and kept by no browser: sent compressed. Only for a GET. */
  readonly compresses?: boolean
  /** A question, for all that it is asked with a body: nothing comes of it that is kept. */
  readonly changesNothing?: boolean
  /** Counted by account, or by address where the endpoint is public; `write-limits.ts` adds what holds where unsaid. */
  readonly limits?: readonly RateLimit[]
}

/** An endpoint of the contract with what answers it. A feature exports a list of these. */
export interface ServedEndpoint {
  readonly endpoint: Endpoint
  readonly options: ServeOptions
  /** The router has parsed what the call holds by the endpoint's own schemas. */
  readonly handle: (call: Call<Endpoint>) => Promise<unknown>
}

/**
 * Answers an endpoint. Parsing, access, limits and replying are the router's (`endpoint-router.ts`); a handler makes
 * one service call and returns its reply, and throws `fail(code)` for everything else.
 */
export function serve<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
  options: ServeOptions = {},
): ServedEndpoint {
  return { endpoint, options, handle: async (call) => handle(call) }
}
