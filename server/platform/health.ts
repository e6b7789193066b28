import { Hono } from 'hono'
import type { Database } from './database.ts'
import type { HttpEnv } from './endpoint-router.ts'
import { fail } from './failure.ts'

/** `/healthz`: the process runs. `/readyz`: it can also reach its database, and was not told to end. */
export function healthRoutes(database: Pick<Database, 'ping'>, isEnding = () => false): Hono<HttpEnv> {
  const health = new Hono<HttpEnv>()
  const ok = { status: 'ok' }
  health.get('/healthz', (c) => c.json(ok, 200, { 'cache-control': 'no-store' }))
  health.get('/readyz', async (c) => {
    if (isEnding()) throw fail('shutting_down', {}, { headers: { 'retry-after': '5' } })
    await database.ping().catch(() => {
      throw fail('database_unavailable', {}, { headers: { 'retry-after': '5' } })
    })
    return c.json(ok, 200, { 'cache-control': 'no-store' })
  })
  return health
}
