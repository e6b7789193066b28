import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { refuseCrossSite } from './cross-site.ts'
import type { HttpEnv } from './endpoint-router.ts'
import { Failure, fail } from './failure.ts'
import { describeError, type Log } from './log.ts'
import { failureOfUnexpected, problemReply } from './problem.ts'
import { type SecurityOptions, securityHeaders } from './security-headers.ts'

export interface HttpOptions extends SecurityOptions {
  readonly log: Log
  readonly publicOrigin: string
}

/** For the log line alone, as nginx writes it: nobody is left to read the reply. */
const callerLeft = 499

/** The bare server: request ids, one log line a request, security headers, and errors turned into problem documents. */
export function createHttp(options: HttpOptions): Hono<HttpEnv> {
  const http = new Hono<HttpEnv>()

  http.use(async (c, next) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('log', options.log.child({ requestId }))
    await next()
    c.res.headers.set('x-request-id', requestId)
    const line = {
      method: c.req.method,
      route: c.get('route') ?? 'other',
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
    }
    if (c.res.status >= 500) c.get('log').error(line, 'request')
    else c.get('log').info(line, 'request')
  })
  http.use(securityHeaders(options))
  http.use(refuseCrossSite(options.publicOrigin))

  http.notFound((c) => problemReply(fail('not_found'), c.get('requestId')))
  http.onError((error, c) => {
    if (error instanceof Failure) return withHeldCookies(problemReply(error, c.get('requestId')), c.res)
    if (error instanceof HTTPException && error.status < 500) {
      return problemReply(fail('not_found'), c.get('requestId'))
    }
    if (c.req.raw.signal.aborted) {
      c.get('log').info({ error: describeError(error) }, 'caller left')
      return new Response(null, { status: callerLeft })
    }
    c.get('log').error({ error: describeError(error) }, 'unexpected error')
    return problemReply(failureOfUnexpected(error), c.get('requestId'))
  })
  return http
}

/** Cookies that were set before the failure (an expired session being cleared) belong to the problem reply as well. */
function withHeldCookies(reply: Response, held: Response): Response {
  for (const cookie of held.headers.getSetCookie()) reply.headers.append('set-cookie', cookie)
  return reply
}
