import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { createBodyBudget } from './body-budget.ts'
import type { Platform } from '../context.ts'
import { fail } from '../failure.ts'
import { createPace } from '../security/pace.ts'
import { ordinaryPace } from './request-body.ts'
import type { HttpEnv } from './http-env.ts'
import type { ServedEndpoint } from './serve.ts'
import {
  auditOutcome,
  countCall,
  type Exchange,
  holdBodyBudget,
  identifyAccount,
  refuseFlood,
  refuseUnstorablePath,
  requireAccess,
  requireAdministrator,
  type RouterParts,
  runHandler,
  sendReply,
  type Step,
} from './endpoint-steps.ts'
import { readingPace } from './write-limits.ts'

/**
 * Steps of every request to an endpoint, in order. Each refuses the request by throwing a `Failure`, or calls the next.
 */
const steps: readonly Step[] = [
  holdBodyBudget,
  refuseUnstorablePath,
  identifyAccount,
  auditOutcome,
  sendReply,
  refuseFlood,
  countCall,
  requireAdministrator,
  requireAccess,
  runHandler,
]

/** Returns the routes of these endpoints. A known path with another method answers 405. */
export function routeEndpoints<S extends Omit<Platform, 'log'>>(
  served: readonly ServedEndpoint<S>[],
  { services, bodyBudget = createBodyBudget(), bodyPace = ordinaryPace, ...parts }: RouterParts<S>,
): Hono<HttpEnv> {
  const router = new Hono<HttpEnv>()
  const methodsOfPath = new Map<string, string[]>()
  const shared = {
    ...parts,
    services,
    bodyBudget,
    bodyPace,
    reads: createPace(readingPace, () => performance.now()),
    newestUpload: new Map<string, AbortController>(),
  }
  for (const one of served) {
    const path = one.endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    methodsOfPath.set(path, [...(methodsOfPath.get(path) ?? []), one.endpoint.method])
    if (one.options.compresses) router.on(one.endpoint.method, path, compress())
    if (one.options.revalidates) router.on(one.endpoint.method, path, compress(), etag(), revalidateAlways)
    // The cast is safe, because the list was typed with the services that are passed here.
    const { endpoint, options, handle } = one as ServedEndpoint
    router.on(endpoint.method, path, async (c) => {
      c.set('route', endpoint.path)
      return (await runSteps({ ...shared, c, endpoint, options, handle })) as Response
    })
  }
  for (const [path, methods] of methodsOfPath) {
    router.all(path, () => {
      throw fail('method_not_allowed', {}, { headers: { allow: methods.join(', ') } })
    })
  }
  return router
}

async function runSteps(exchange: Exchange, at = 0): Promise<unknown> {
  const step = steps[at]
  return step?.(exchange, () => runSteps(exchange, at + 1))
}

/** Makes a browser keep the reply and revalidate it before each use. */
const revalidateAlways: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.ok) c.header('cache-control', 'private, no-cache')
}
