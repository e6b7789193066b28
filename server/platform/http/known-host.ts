import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { fail } from '../failure.ts'

/**
 * Refuses a request for another host name, against DNS rebinding: a site could point its name at a machine that runs
 * the app for a trial, and read its mailbox page as same-origin. IP addresses, by which a phone in the same network
 * opens the app, are accepted, because no site controls one. Throws `unknown_host`.
 */
export function refuseUnknownHost(publicOrigin: string): MiddlewareHandler {
  const known = new Set(['localhost', new URL(publicOrigin).hostname])
  return async (c, next) => {
    const { hostname = '' } = URL.parse(`http://${c.req.header('host') ?? new URL(c.req.url).host}`) ?? {}
    if (!known.has(hostname) && isIP(hostname.replace(/^\[|\]$/g, '')) === 0)
      throw fail('unknown_host', { origin: publicOrigin })
    await next()
  }
}
