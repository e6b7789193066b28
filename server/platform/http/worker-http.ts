import { Hono } from 'hono'
import type { HttpEnv } from './http-env.ts'

/** Endpoints that a worker process serves, for monitoring. */
const monitoringPaths = ['/healthz', '/readyz', '/metrics']

/** Exposes only the monitoring endpoints of the app. */
export function workerHttp(app: Pick<Hono<HttpEnv>, 'fetch'>): Hono<HttpEnv> {
  const http = new Hono<HttpEnv>()
  for (const path of monitoringPaths) http.get(path, (c) => app.fetch(c.req.raw, c.env))
  http.notFound((c) => c.text('Esta cópia só faz o trabalho marcado.', 404))
  return http
}
