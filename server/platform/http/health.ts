import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { HttpEnv } from './http-env.ts'
import { fail } from '../failure.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Readiness } from './readiness.ts'

export interface HealthParts {
  readonly check: () => Promise<Readiness>
  readonly metrics: Metrics
  readonly metricsToken: string | undefined
  /** Returns whether the process has received a termination signal. */
  readonly isEnding?: (() => boolean) | undefined
}

const unkept = { 'cache-control': 'no-store' }

/**
 * Serves `/healthz` (the process runs), `/readyz` (the process reaches its database and is not shutting down) and, with
 * the token, `/metrics`. Queue and storage are reported but do not make the process unready, because every other copy
 * would be unready too.
 */
export function healthRoutes({ check, metrics, metricsToken, isEnding }: HealthParts): Hono<HttpEnv> {
  const health = new Hono<HttpEnv>()
  health.get('/healthz', (c) => c.json({ status: 'ok' }, 200, unkept))
  health.get('/readyz', async (c) => {
    if (isEnding?.()) throw fail('shutting_down', {}, { headers: { 'retry-after': '5' } })
    const parts = await check()
    if (parts.database !== 'ok') throw fail('database_unavailable', {}, { headers: { 'retry-after': '5' } })
    const isWhole = Object.values(parts).every((state) => state === 'ok' || state === 'starting')
    return c.json({ status: isWhole ? 'ok' : 'degraded', parts }, 200, unkept)
  })
  if (metricsToken === undefined) return health
  health.get('/metrics', async (c) => {
    c.set('route', '/metrics')
    if (!isSame(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`))
      return c.body(null, 401, { 'www-authenticate': 'Bearer' })
    const rendered = await metrics.render()
    return rendered ? c.body(rendered.text, 200, { ...unkept, 'content-type': rendered.type }) : c.notFound()
  })
  return health
}

/** Compares two texts in constant time. */
function isSame(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((word) => createHash('sha256').update(word).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
