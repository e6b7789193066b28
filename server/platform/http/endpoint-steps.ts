import type { Endpoint } from '#contract/endpoint.ts'
import type { Platform } from '../context.ts'
import { Failure, fail } from '../failure.ts'
import { accountTag } from '../observability/log.ts'
import { byAddress, clientAddress } from '../security/client-address.ts'
import type { createPace } from '../security/pace.ts'
import type { RateLimiter } from '../security/rate-limit.ts'
import type { BodyBudget } from './body-budget.ts'
import type { HttpContext } from './http-env.ts'
import { mediaTypeOf, parse, readBody, refuseUnstorable } from './parse-request.ts'
import { PreparedReply, sendPrepared } from './prepared-reply.ts'
import { assertReply } from './reply-check.ts'
import { type BodyPace, closing, receiveBody, tooLong } from './request-body.ts'
import type { BytesReply, Call, ServedEndpoint } from './serve.ts'
import type { SecurityAudit } from './security-audit.ts'
import type { AccessCheck, Account, SessionReader } from './session.ts'
import { limitsOf } from './write-limits.ts'

export interface RouterParts<S> {
  /** Services that handlers receive in their call. */
  readonly services: S
  readonly sessions: SessionReader
  readonly assertAccess: AccessCheck
  readonly rateLimiter: RateLimiter
  readonly securityAudit: SecurityAudit
  readonly trustedProxies: number
  /** Whether replies are checked against the contract (`Config.checksReplies`). */
  readonly checkReplies: boolean
  /** Memory budget for request bodies; by default a new one, sized for one process. */
  readonly bodyBudget?: BodyBudget
  /** Minimum speed of uploads; the default suits phones with a poor connection. */
  readonly bodyPace?: BodyPace
}

/** One request to an endpoint. Steps fill in what later steps need. */
export interface Exchange
  extends Omit<RouterParts<Omit<Platform, 'log'>>, 'bodyBudget' | 'bodyPace'>, ServedEndpoint {
  readonly c: HttpContext
  readonly bodyBudget: BodyBudget
  readonly bodyPace: BodyPace
  /** Pace of each account's reads. */
  readonly reads: ReturnType<typeof createPace>
  /** Uploads in progress, by the key that `checkPath` returns. */
  readonly newestUpload: Map<string, AbortController>
  /** Receives the body; set by `holdBodyBudget`. */
  receive?: () => Promise<Uint8Array<ArrayBuffer>>
  /** Account of the session; set by `identifyAccount`, except for public endpoints. */
  account?: Account
}

/**
 * Step of a request to an endpoint. It refuses the request by throwing, or returns the result of `next`, which runs the
 * steps after it.
 */
export type Step = (exchange: Exchange, next: () => Promise<unknown>) => Promise<unknown>

const defaultMaxBytes = 256_000
const soon = { wait: '5 segundos' }
const noRoom = { headers: { 'retry-after': '5', ...closing } }

const routeOf = ({ endpoint }: Exchange) => `${endpoint.method} ${endpoint.path}`

const addressOf = ({ c, trustedProxies }: Exchange) => clientAddress(c.env, c.req.raw.headers, trustedProxies)

/**
 * Limits length and memory of the body, and releases the memory when the request ends. A newer upload to the same
 * target ends an older upload.
 */
export const holdBodyBudget: Step = async (exchange, next) => {
  const { c, endpoint, options, services, bodyBudget, bodyPace, newestUpload } = exchange
  const { maxBytes = defaultMaxBytes, checkPath } = options
  const upload = checkPath?.(c.req.param(), services)
  if (Number(c.req.raw.headers.get('content-length') ?? 0) > maxBytes) throw tooLong(maxBytes)
  const place = bodyBudget.open(byAddress(addressOf(exchange)))
  const own = new AbortController()
  const noRoomFailure = endpoint.errors?.includes('busy')
    ? () => fail('busy', {}, noRoom)
    : () => fail('rate_limited', soon, noRoom)
  exchange.receive = () => {
    if (upload !== undefined) {
      newestUpload.get(upload)?.abort()
      newestUpload.set(upload, own)
    }
    const isUpload = endpoint.bytes !== undefined
    const receiving = {
      maxBytes,
      isUpload,
      pace: bodyPace,
      place,
      noRoom: noRoomFailure,
      replaced: own.signal,
    }
    return receiveBody(c.req.raw, receiving)
  }
  try {
    return await next()
  } finally {
    place.release()
    if (upload !== undefined && newestUpload.get(upload) === own) newestUpload.delete(upload)
  }
}

export const refuseUnstorablePath: Step = async ({ c }, next) => {
  refuseUnstorable([c.req.param(), c.req.query()])
  return next()
}

/**
 * Reads the session of the request, which every endpoint but a public one requires. Throws `unauthenticated`,
 * `session_expired`.
 */
export const identifyAccount: Step = async (exchange, next) => {
  if (exchange.endpoint.access === 'public') return next()
  const { c } = exchange
  const session = await exchange.sessions.read(c.req.raw)
  if (session.state === 'none') throw fail('unauthenticated')
  for (const cookie of session.renewedCookies) c.header('set-cookie', cookie, { append: true })
  if (session.state === 'expired') throw fail('session_expired')
  c.set('accountId', session.account.id)
  c.set('log', c.get('log').child({ account: accountTag(session.account.id) }))
  exchange.account = session.account
  return next()
}

/** Records refusals that concern security, and changes by administrators, in the audit log. */
export const auditOutcome: Step = async (exchange, next) => {
  const { account, endpoint, securityAudit } = exchange
  const origin = originOf(exchange)
  try {
    const reply = await next()
    if (account && endpoint.access === 'admin' && endpoint.method !== 'GET') {
      await securityAudit.administered(origin, { route: routeOf(exchange), account })
    }
    return reply
  } catch (error) {
    if (error instanceof Failure) {
      await securityAudit.refused(origin, { route: routeOf(exchange), code: error.code, account })
    }
    throw error
  }
}

/** Turns the handler's reply into a response; with `checkReplies`, checks the reply against the contract first. */
export const sendReply: Step = async ({ c, endpoint, checkReplies }, next) => {
  const reply = await next()
  if (endpoint.replyBytes) return sendBytes(c, reply as BytesReply)
  if (!endpoint.reply) return c.body(null, 204)
  if (reply instanceof PreparedReply) {
    if (checkReplies) assertReply(endpoint, await reply.parse())
    return sendPrepared(c, reply)
  }
  if (checkReplies) assertReply(endpoint, reply)
  return c.json(reply)
}

/** Refuses an account that reads faster than `readingPace`. Throws `rate_limited`. */
export const refuseFlood: Step = async ({ account, endpoint, reads }, next) => {
  if (account && endpoint.method === 'GET' && reads.take(account.id) === null)
    throw fail('rate_limited', soon, { headers: { 'retry-after': '5' } })
  return next()
}

/** Counts the call against the endpoint's limits, by account or, for a public endpoint, by IP address. */
export const countCall: Step = async (exchange, next) => {
  const { account, rateLimiter } = exchange
  const who = account?.id ?? byAddress(addressOf(exchange))
  await rateLimiter.count(routeOf(exchange), who, limitsOf(exchange))
  return next()
}

/**
 * Refuses accounts that are not administrators (`admin_only`), and administrators' sessions without a second factor
 * (`second_factor_required`): an administrator can harm all accounts, so a stolen password must not suffice.
 */
export const requireAdministrator: Step = async ({ account, endpoint }, next) => {
  if (endpoint.access === 'admin') {
    if (!account?.isAdmin) throw fail('admin_only')
    if (!account.secondFactorAt) throw fail('second_factor_required')
  }
  return next()
}

/**
 * Refuses accounts without access to an endpoint that needs access. The check ends before a change begins, and runs in
 * parallel with a read; its refusal then replaces the result or failure of the read.
 */
export const requireAccess: Step = async ({ c, account, endpoint, options, assertAccess }, next) => {
  if (!account || endpoint.access !== 'entitled' || options.isOpenToAll?.(c.req.query())) return next()
  const checking = assertAccess(account, endpoint.path)
  const isRead = endpoint.method === 'GET' || options.changesNothing
  if (!isRead) await checking
  const [checked, done] = await Promise.allSettled([checking, next()])
  if (checked.status === 'rejected') throw checked.reason
  if (done.status === 'rejected') throw done.reason
  return done.value
}

/** Parses the request and runs the endpoint's handler. */
export const runHandler: Step = async (exchange) => {
  const { c, endpoint, options, account, services, receive } = exchange
  const call = {
    ...services,
    ...originOf(exchange),
    params: parse(endpoint.params, c.req.param()),
    query: parse(endpoint.query, c.req.query()),
    body: receive && (await readBody(c, { endpoint, options, account }, receive)),
    mediaType: mediaTypeOf(c),
    account,
    accountId: account?.id,
    now: services.clock.now(),
    signal: c.req.raw.signal,
    setHeader: (name: string, value: string) => c.header(name, value, { append: name === 'set-cookie' }),
  }
  // The cast is needed, because TypeScript cannot derive the conditional type of one endpoint's call from the type of
  // all calls.
  return exchange.handle(call as Call<Endpoint>)
}

function originOf(exchange: Exchange) {
  const { c } = exchange
  return {
    log: c.get('log'),
    requestId: c.get('requestId'),
    clientAddress: addressOf(exchange),
    headers: c.req.raw.headers,
  }
}

function sendBytes(c: HttpContext, { bytes, type }: BytesReply): Response {
  c.header('content-type', type)
  return c.body(bytes instanceof ReadableStream ? bytes : new Uint8Array(bytes))
}
