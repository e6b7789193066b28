import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { fail } from '../failure.ts'

/**
 * Refuses a request for an unknown host name, against DNS rebinding: a site could point its own name at a machine that
 * runs the app for a trial, and read that machine's mailbox page as same-origin. IP addresses are accepted, because no
 * site controls them and a phone in the same network opens the app by one. Throws `unknown_host`.
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
