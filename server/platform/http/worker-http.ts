import { Hono } from 'hono'
import type { HttpEnv } from './http-env.ts'

/** Paths that a worker process answers, for monitoring. */
const monitoringPaths = ['/healthz', '/readyz', '/metrics']

/** Returns an app that answers only the monitoring paths of `app`, and 404 for all others. */
export function workerHttp(app: Pick<Hono<HttpEnv>, 'fetch'>): Hono<HttpEnv> {
  const http = new Hono<HttpEnv>()
  for (const path of monitoringPaths) http.get(path, (c) => app.fetch(c.req.raw, c.env))
  http.notFound((c) => c.text('Esta cópia só faz o trabalho marcado.', 404))
  return http
}
