// Types only: the schemas behind them stay on the server, and out of the bundle.
import type { RouteKey, Routes } from '#contract/catalog.ts'
import type { BodyInput, ParamsInput, QueryInput, Reply } from '#contract/endpoint.ts'
import { readJson, request } from './request.ts'

/** Parts of a call that its endpoint declares; a part that may be empty is optional. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<string, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }

type Parts<R extends RouteKey> = Part<'params', ParamsInput<Routes[R]>> &
  Part<'query', QueryInput<Routes[R]>> &
  Part<'body', BodyInput<Routes[R]>> &
  (Routes[R] extends { bytes: readonly string[] } ? { bytes: Blob } : unknown)

interface CallOptions {
  signal?: AbortSignal
  /** A POST or PATCH that may be sent twice without harm. */
  idempotent?: boolean
}

type Place = string | number | boolean | null | undefined

type Rest<R extends RouteKey> =
  Record<string, never> extends Parts<R>
    ? [options?: Parts<R> & CallOptions]
    : [options: Parts<R> & CallOptions]

export type CallReply<R extends RouteKey> = Routes[R] extends { replyBytes: readonly string[] }
  ? Blob
  : Reply<Routes[R]>

interface LooseParts extends CallOptions {
  params?: Readonly<Record<string, Place>>
  query?: Readonly<Record<string, Place>>
  body?: unknown
  bytes?: Blob
}

/**
 * Calls an endpoint of the contract: `call('POST /api/scan-start', { body })`. Throws ApiError. Replies are not
 * validated here: the server checks them against the contract in development and in tests.
 */
export async function call<R extends RouteKey>(route: R, ...[options]: Rest<R>): Promise<CallReply<R>> {
  const { params, query, body, bytes, signal, idempotent } = (options ?? {}) as LooseParts
  const [method = '', path = ''] = route.split(' ')
  const reply = await request(address(path, params, query), { method, json: body, bytes, signal, idempotent })
  const type = reply.headers.get('content-type') ?? ''
  const isJson = reply.status === 204 || type.includes('json')
  return (isJson ? await readJson(reply) : await reply.blob()) as CallReply<R>
}

/** Fills the `{name}` parameters of a path and appends the query. */
export function address(
  path: string,
  params: Readonly<Record<string, Place>> = {},
  query: Readonly<Record<string, Place>> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}
