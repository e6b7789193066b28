import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { refuseCrossSite } from './cross-site.ts'
import type { HttpEnv } from './http-env.ts'
import { Failure, fail } from '../failure.ts'
import { refuseUnknownHost } from './known-host.ts'
import { describeError, type Log, withLogFields } from '../observability/log.ts'
import { failureOfUnexpected, problemReply } from './problem.ts'
import { BrokenBody } from './request-body.ts'
import { createTtlCache } from '../concurrency/ttl-cache.ts'
import { type SecurityOptions, securityHeaders } from './security-headers.ts'
import { noTelemetry, secondsSince, type Telemetry } from '../telemetry.ts'
import type { OpenSpan } from '../observability/tracing.ts'

export interface HttpOptions extends SecurityOptions {
  readonly log: Log
  readonly publicOrigin: string
  /** Whether requests for any host name are answered, or only those for this instance's host names. */
  readonly answersAnyHost: boolean
  readonly telemetry?: Telemetry
}

/**
 * Limits for receiving a request, in milliseconds: long enough for a phone that sends a photo over a poor connection,
 * short against slow-request attacks. Headers and URL together may have 16 kB.
 */
export const connectionLimits = {
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
} as const

/** Status in the log line of a request whose client closed the connection; nginx's code. */
const callerLeft = 499

/** Milliseconds for which the same kind of outage is not logged in full again. */
const quietMs = 10_000

/** HTTP methods that metrics name. All others share one label, because callers may send any. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Creates the server without routes: request ids, a log line and metrics per request, security headers, and problem
 * documents for errors.
 */
export function createHttp(options: HttpOptions): Hono<HttpEnv> {
  const http = new Hono<HttpEnv>()

  const { metrics, tracing } = options.telemetry ?? noTelemetry
  const logged = createTtlCache<true>(quietMs, () => performance.now())
  let inFlight = 0
  metrics.gauge('http_requests_in_flight', () => [{ labels: {}, value: inFlight }])

  http.use((c, next) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    const method = methods.has(c.req.method) ? c.req.method : 'other'
    c.set('requestId', requestId)
    c.set('log', options.log)
    const handle = async (span: OpenSpan) => {
      await next()
      c.res.headers.set('x-request-id', requestId)
      const { status } = c.res
      const route = c.get('route') ?? 'other'
      const code = c.get('problem')
      const ms = Math.round(performance.now() - startedAt)
      const line = { method, route, status, ms, ...(code && { code }) }
      if (status >= 500) c.get('log').error(line, 'request')
      else c.get('log').info(line, 'request')
      const labels = { endpoint: route, method, status: `${Math.floor(status / 100)}xx` }
      metrics.observe('http_request', labels, secondsSince(startedAt))
      span.tell(`${method} ${route}`, { 'http.route': route, 'http.response.status_code': status })
      if (status >= 500) span.fail()
    }
    inFlight += 1
    return tracing
      .span({ name: method, kind: 'server', parent: c.req.header('traceparent') }, (span) =>
        withLogFields({ requestId, traceId: tracing.traceId() }, () => handle(span)),
      )
      .finally(() => (inFlight -= 1))
  })
  http.use(securityHeaders(options))
  if (!options.answersAnyHost) http.use(refuseUnknownHost(options.publicOrigin))
  http.use(refuseCrossSite(options.publicOrigin))

  http.notFound((c) => replyWith(c, fail('not_found')))
  http.onError((error, c) => {
    if (error instanceof Failure) return withHeldCookies(replyWith(c, error), c.res)
    if (error instanceof HTTPException && error.status < 500) {
      return replyWith(c, fail('not_found'))
    }
    if (c.req.raw.signal.aborted || error instanceof BrokenBody) {
      c.get('log').info({ error: describeError(error) }, 'caller left')
      return new Response(null, { status: callerLeft })
    }
    const failure = failureOfUnexpected(error)
    // During an outage every request fails in the same way, so only the first error is logged in full.
    const isFirst = failure.code === 'internal_error' || logged.get(failure.code) === undefined
    if (isFirst) c.get('log').error({ error: describeError(error) }, 'unexpected error')
    logged.set(failure.code, true)
    return replyWith(c, failure)
  })
  return http
}

/** Returns the problem document of a failure, and sets its code for the request's log line. */
function replyWith(c: Context<HttpEnv>, failure: Failure): Response {
  c.set('problem', failure.code)
  return problemReply(failure, c.get('requestId'))
}

/**
 * Copies the cookies that were set before the failure to the failure's reply, such as a cookie that clears an expired
 * session.
 */
function withHeldCookies(reply: Response, held: Response): Response {
  for (const cookie of held.headers.getSetCookie()) reply.headers.append('set-cookie', cookie)
  return reply
}
