import type { Today, WithoutToday } from '#contract/day/today.ts'
import type { Body, Endpoint, Params, Query, Reply } from '#contract/endpoint.ts'
import type { AccountContext, Context, Platform } from '../context.ts'
import type { PreparedReply } from './prepared-reply.ts'
import type { RateLimit } from '../security/rate-limit.ts'
import type { Account } from './session.ts'

/** Parsed request of an endpoint. */
interface ParsedRequest<E extends Endpoint> {
  readonly params: Params<E>
  readonly query: Query<E>
  readonly body: E extends { readonly bytes: readonly string[] } ? Uint8Array : Body<E>
  /** Media type of the body in lower case, without parameters. */
  readonly mediaType: string
  readonly requestId: string
  readonly clientAddress: string
  readonly headers: Headers
  /** Aborts when the caller disconnects; handlers pass it to slow calls. */
  readonly signal: AbortSignal
  setHeader(name: string, value: string): void
}

/**
 * Argument of every handler: the parsed request and the context for a use case. The call of a public endpoint has no
 * account.
 */
export type Call<E extends Endpoint> = ParsedRequest<E> &
  (E extends { readonly access: 'public' }
    ? Context & { readonly account?: undefined; readonly accountId?: undefined }
    : AccountContext & { readonly account: Account })

/** Reply of raw bytes, for endpoints that declare media types in `replyBytes`. */
export interface BytesReply {
  /** Bytes, or a stream for replies too long for memory. */
  readonly bytes: Uint8Array | ReadableStream<Uint8Array>
  readonly type: string
}

/**
 * Reply of a handler. A command that replies with the day (`withToday`) leaves `today` out; `answer-with-day.ts` adds
 * it.
 */
type Answer<E extends Endpoint> = E extends { readonly replyBytes: readonly string[] }
  ? BytesReply
  : Reply<E> extends { readonly today: Today | null }
    ? WithoutToday<E>
    : Reply<E> | PreparedReply<Reply<E>>

/** @typeParam S services that `checkPath` needs besides the platform's */
export interface ServeOptions<S = unknown> {
  /** Maximum length of the body in bytes; 256 kB by default. */
  readonly maxBytes?: number
  /**
   * Throws for a path that is refused whatever its body is, before any of the body is received. Returns a key of the
   * target: of concurrent bodies for one target, only the newest is received.
   */
  readonly checkPath?: (
    params: Readonly<Record<string, string>>,
    services: Omit<Platform, 'log'> & S,
  ) => string
  /**
   * Whether bodies of media types that the endpoint does not declare reach the handler, which then refuses them itself.
   */
  readonly acceptsAnyType?: boolean
  /**
   * Whether a GET, with a long reply that rarely changes, is sent compressed with an ETag, and as 304 when unchanged.
   */
  readonly revalidates?: boolean
  /** Whether a GET, with a long reply that must not be cached, is sent compressed. */
  readonly compresses?: boolean
  /** Whether the endpoint changes nothing although it takes a body. */
  readonly changesNothing?: boolean
  /** Whether an `entitled` call is let through without access; the use case then refuses what such an account may not see. */
  readonly isOpenToAll?: (query: Readonly<Record<string, string>>) => boolean
  /** Rate limits, by account or, for a public endpoint, by IP address. `write-limits.ts` adds defaults. */
  readonly limits?: readonly RateLimit[]
}

/**
 * Endpoint of the contract with its handler. An area exports a list of these.
 * @typeParam S services that the handler needs besides the platform's
 */
export interface ServedEndpoint<S = unknown> {
  readonly endpoint: Endpoint
  readonly options: ServeOptions<S>
  /** Runs the handler; the router has parsed the call with the endpoint's own schemas. */
  readonly handle: (call: Call<Endpoint> & S) => Promise<unknown>
}

/**
 * Returns `serve`, which binds a handler that needs the services `S` to an endpoint. The router (`endpoint-router.ts`)
 * does parsing, access, limits and replies; a handler calls one use case and returns its reply, or throws `fail(code)`.
 */
export function serveWith<S>() {
  return function <const E extends Endpoint>(
    endpoint: E,
    handle: (call: Call<E> & S) => Promise<Answer<E>> | Answer<E>,
    options: ServeOptions<S> = {},
  ): ServedEndpoint<S> {
    // The cast is needed, because TypeScript cannot resolve the conditional type `Call<E>` while `E` is generic.
    return { endpoint, options, handle: async (call) => handle(call as unknown as Call<E> & S) }
  }
}

/** Binds a handler that needs only the platform's services to an endpoint. */
export const serve = serveWith<unknown>()
