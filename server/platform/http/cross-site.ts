import type { MiddlewareHandler } from 'hono'
import { fail } from '../failure.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a change that a page of another site requests. Browsers name the page's origin in Sec-Fetch-Site, older
 * browsers in Origin; other clients send neither header, and send no cookie by themselves. Webhooks come from other
 * sites and authenticate by signature.
 */
export function refuseCrossSite(publicOrigin: string): MiddlewareHandler {
  return async (c, next) => {
    if (
      !safeMethods.has(c.req.method) &&
      !c.req.path.startsWith('/webhooks/') &&
      isForeign(c.req.raw, publicOrigin)
    ) {
      throw fail('cross_site_request')
    }
    await next()
  }
}

function isForeign(request: Request, publicOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  if (!origin || origin === publicOrigin) return false
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.get('host')
}
