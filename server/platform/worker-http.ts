import { Hono } from 'hono'
import type { HttpEnv } from './endpoint-router.ts'

/** What a process that answers nobody still tells those who watch it. */
const told = ['/healthz', '/readyz', '/metrics']

/** Of the app only what tells how the process is: nobody is to reach a worker for anything else. */
export function workerHttp(app: Pick<Hono<HttpEnv>, 'fetch'>): Hono<HttpEnv> {
  const http = new Hono<HttpEnv>()
  for (const path of told) http.get(path, (c) => app.fetch(c.req.raw, c.env))
  http.notFound((c) => c.text('Esta cópia só faz o trabalho marcado.', 404))
  return http
}
