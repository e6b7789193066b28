import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import * as z from 'zod/v4/core'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { AccountId } from '../database/account-id.ts'
import { type BodyBudget, createBodyBudget } from './body-budget.ts'
import { type Bindings, byAddress, clientAddress } from '../security/client-address.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { Failure, fail } from '../failure.ts'
import { fieldProblems } from './field-problems.ts'
import { accountTag, type Log } from '../observability/log.ts'
import { createPace } from '../security/pace.ts'
import { PreparedReply, sendPrepared } from './prepared-reply.ts'
import type { RateLimiter } from '../security/rate-limit.ts'
import { type BodyPace, closing, ordinaryPace, receiveBody, tooLong } from './request-body.ts'
import { assertReply } from './reply-check.ts'
import type { BytesReply, Call, ServedEndpoint } from './serve.ts'
import type { AccessCheck, Account, SessionReader } from './session.ts'
import type { SecurityAudit } from './security-audit.ts'
import { limitsOf, readingPace } from './write-limits.ts'

/** Variables of a request inside the server. */
export interface Variables {
  requestId: string
  log: Log
  /** Account of the session, if the endpoint requires one. */
  accountId?: AccountId
  /** Pattern of the endpoint, for the log line; the path itself may contain ids. */
  route?: string
  /** Code of the problem document in the reply, for the log line. */
  problem?: ErrorCode
}

export type HttpEnv = { Bindings: Bindings; Variables: Variables }
type HttpContext = Context<HttpEnv>

export interface RouterParts {
  readonly database: Database
  readonly clock: Clock
  readonly sessions: SessionReader
  readonly access: AccessCheck
  readonly rateLimiter: RateLimiter
  readonly securityAudit: SecurityAudit
  readonly trustedProxies: number
  /** Whether replies are checked against the contract (`Config.checksReplies`). */
  readonly checkReplies: boolean
  /** Memory budget for request bodies; defaults to that of one process. */
  readonly bodyBudget?: BodyBudget
  /** Minimum upload speed; the default suits phones on a poor line. */
  readonly bodyPace?: BodyPace
}

/** Flood control: refuses an account that reads far more than a person does. */
type Reading = { readonly refuseFlood: (accountId: AccountId) => void }

const defaultMaxBytes = 256_000

/** Routes for a list of served endpoints; a known path with another method answers 405. */
export function routeEndpoints(served: readonly ServedEndpoint[], parts: RouterParts): Hono<HttpEnv> {
  const router = new Hono<HttpEnv>()
  const methodsOfPath = new Map<string, string[]>()
  const receive = createReceiver(parts)
  const reading = createPace(readingPace, () => performance.now())
  const refuseFlood = (accountId: AccountId) => {
    if (reading.take(accountId) === null)
      throw fail('rate_limited', soon, { headers: { 'retry-after': '5' } })
  }
  for (const one of served) {
    const path = one.endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    methodsOfPath.set(path, [...(methodsOfPath.get(path) ?? []), one.endpoint.method])
    if (one.options.compresses) router.on(one.endpoint.method, path, compress())
    if (one.options.revalidates) router.on(one.endpoint.method, path, compress(), etag(), revalidateAlways)
    router.on(one.endpoint.method, path, (c) => answer(c, one, { ...parts, refuseFlood }, receive))
  }
  for (const [path, methods] of methodsOfPath) {
    router.all(path, () => {
      throw fail('method_not_allowed', {}, { headers: { allow: methods.join(', ') } })
    })
  }
  return router
}

/** Makes a browser store the reply and revalidate it before each use. */
const revalidateAlways: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.ok) c.header('cache-control', 'private, no-cache')
}

/** Receives the body of a request, passes it to `work`, and holds its memory budget until `work` is done. */
type Receiver = <T>(
  c: HttpContext,
  served: ServedEndpoint,
  work: (read: () => Promise<Uint8Array<ArrayBuffer>>) => Promise<T>,
) => Promise<T>

function createReceiver({ trustedProxies, bodyBudget, bodyPace = ordinaryPace }: RouterParts): Receiver {
  const room = bodyBudget ?? createBodyBudget()
  const newest = new Map<string, AbortController>()

  return async (c, { endpoint, options }, work) => {
    const { maxBytes = defaultMaxBytes, checkPath } = options
    const target = checkPath?.(c.req.param())
    const { headers } = c.req.raw
    if (Number(headers.get('content-length') ?? 0) > maxBytes) throw tooLong(maxBytes)
    const place = room.open(byAddress(clientAddress(c.env, headers, trustedProxies)))
    const own = new AbortController()
    const { errors = [] } = endpoint
    const read = () => {
      if (target !== undefined) {
        newest.get(target)?.abort()
        newest.set(target, own)
      }
      return receiveBody(c.req.raw, {
        maxBytes,
        isUpload: endpoint.bytes !== undefined,
        pace: bodyPace,
        place,
        noRoom: () =>
          errors.includes('busy') ? fail('busy', {}, noRoom) : fail('rate_limited', soon, noRoom),
        replaced: own.signal,
      })
    }
    try {
      return await work(read)
    } finally {
      place.release()
      if (target !== undefined && newest.get(target) === own) newest.delete(target)
    }
  }
}

const soon = { wait: '5 segundos' }
const noRoom = { headers: { 'retry-after': '5', ...closing } }

async function answer(
  c: HttpContext,
  served: ServedEndpoint,
  parts: RouterParts & Reading,
  receive: Receiver,
): Promise<Response> {
  c.set('route', served.endpoint.path)
  return receive(c, served, (read) => answerWith(c, served, parts, read))
}

async function answerWith(
  c: HttpContext,
  served: ServedEndpoint,
  parts: RouterParts & Reading,
  read: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Response> {
  const { endpoint } = served
  const address = clientAddress(c.env, c.req.raw.headers, parts.trustedProxies)
  refuseUnstorable([c.req.param(), c.req.query()])
  const account = endpoint.access === 'public' ? undefined : await identify(c, parts.sessions)
  const origin = {
    log: c.get('log'),
    requestId: c.get('requestId'),
    clientAddress: address,
    headers: c.req.raw.headers,
  }
  const route = `${endpoint.method} ${endpoint.path}`
  try {
    const reply = await admit(served, parts, account, address, async () => {
      const call: Call<Endpoint> = {
        ...origin,
        params: parse(endpoint.params, c.req.param()),
        query: parse(endpoint.query, c.req.query()),
        body: await readBody(c, served, account, read),
        mediaType: mediaTypeOf(c),
        // TypeScript cannot derive the conditional type of one endpoint from the list of all.
        account: account as Account,
        database: parts.database,
        clock: parts.clock,
        signal: c.req.raw.signal,
        setHeader: (name, value) => c.header(name, value, { append: name === 'set-cookie' }),
      }
      return served.handle(call)
    })
    if (account && endpoint.access === 'admin' && endpoint.method !== 'GET') {
      await parts.securityAudit.administered(origin, route, account)
    }
    return await send(c, endpoint, reply, parts.checkReplies)
  } catch (error) {
    if (error instanceof Failure) await parts.securityAudit.refused(origin, route, error.code, account)
    throw error
  }
}

/** Refuses a caller that is over its limits or without access; runs the work of others. */
async function admit(
  served: ServedEndpoint,
  parts: RouterParts & Reading,
  account: Account | undefined,
  address: string,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { endpoint, options } = served
  const counted = `${endpoint.method} ${endpoint.path}`
  if (account && endpoint.method === 'GET') parts.refuseFlood(account.id)
  const who = account?.id ?? byAddress(address)
  await parts.rateLimiter.count(counted, who, limitsOf(served), options.limitError)
  if (endpoint.access === 'admin') refuseAdministration(account)
  if (!account || endpoint.access !== 'entitled') return work()
  const changes = endpoint.method !== 'GET' && !options.changesNothing
  if (!changes) return parts.access.assertWhile(account, endpoint.path, work)
  await parts.access.assert(account, endpoint.path)
  return work()
}

async function send(c: HttpContext, endpoint: Endpoint, reply: unknown, checks: boolean): Promise<Response> {
  if (endpoint.replyBytes) return sendBytes(c, reply as BytesReply)
  if (!endpoint.reply) return c.body(null, 204)
  if (reply instanceof PreparedReply) {
    if (checks) assertReply(endpoint, JSON.parse(await reply.text()))
    return sendPrepared(c, reply)
  }
  if (checks) assertReply(endpoint, reply)
  return c.json(reply)
}

/**
 * Refuses accounts that are not administrators, and sessions of administrators without a second factor: an
 * administrator can harm all accounts, so a stolen password alone must not suffice.
 */
function refuseAdministration(account: Account | undefined): void {
  if (!account?.isAdmin) throw fail('admin_only')
  if (!account.secondFactorAt) throw fail('second_factor_required')
}

async function identify(c: HttpContext, sessions: SessionReader): Promise<Account> {
  const session = await sessions.read(c.req.raw)
  if (session.state === 'none') throw fail('unauthenticated')
  for (const cookie of session.renewedCookies) c.header('set-cookie', cookie, { append: true })
  if (session.state === 'expired') throw fail('session_expired')
  c.set('accountId', session.account.id)
  c.set('log', c.get('log').child({ account: accountTag(session.account.id) }))
  return session.account
}

function mediaTypeOf(c: HttpContext): string {
  return c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}

async function readBody(
  c: HttpContext,
  { endpoint, options }: ServedEndpoint,
  account: Account | undefined,
  read: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<unknown> {
  const type = mediaTypeOf(c)
  if (endpoint.bytes) {
    if (!options.acceptsAnyType && !endpoint.bytes.includes(type))
      throw fail('unsupported_media_type', { expected: endpoint.bytes.join(', ') })
    return read()
  }
  if (!endpoint.body) return undefined
  const text = new TextDecoder().decode(await read())
  if (text !== '' && type !== 'application/json') {
    throw fail('unsupported_media_type', { expected: 'application/json' })
  }
  const json = text === '' ? {} : parseJson(text)
  refuseUnstorable(json)
  if (
    account &&
    typeof json === 'object' &&
    json !== null &&
    'user_id' in json &&
    json.user_id !== account.id
  ) {
    throw fail('foreign_account')
  }
  return parse(endpoint.body, json)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw fail('malformed_json')
  }
}

/** NUL and unpaired surrogates as JSON escapes: PostgreSQL cannot store them in a text, and no keyboard types them. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

function refuseUnstorable(input: unknown): void {
  if (unstorable.test(writeJson(input))) throw fail('validation_failed')
}

function writeJson(input: unknown): string {
  try {
    return JSON.stringify(input)
  } catch {
    // JSON.parse accepts this nesting depth, but every recursive walk overflows the stack.
    throw fail('malformed_json')
  }
}

function parse(schema: z.$ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const parsed = z.safeParse(schema, input, { reportInput: true })
  if (!parsed.success) throw fail('validation_failed', {}, { fields: fieldProblems(parsed.error) })
  return parsed.data
}

function sendBytes(c: HttpContext, { bytes, type }: BytesReply): Response {
  c.header('content-type', type)
  return c.body(bytes instanceof ReadableStream ? bytes : new Uint8Array(bytes))
}
