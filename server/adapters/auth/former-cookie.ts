import type { MiddlewareHandler } from 'hono'
import { sessionDays } from './better-auth.ts'
import { createCookieReader } from './session-cookie.ts'

const formerName = '__Secure-prato-certo.session_token'
const isEnd = /; max-age=0(?:;|$)/i
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'

export interface FormerCookieParts {
  readonly name: string
  /** Current and previous secrets, any of which may have signed the cookie. */
  readonly secrets: readonly string[]
  readonly opensByFormerName: (token: string) => Promise<boolean>
}

/**
 * Middleware that accepts session cookies of the former prefix `__Secure-` and sets them again under the current name.
 * Any subdomain can set such a cookie, so it opens only a session begun under the former name, for thirty days, and
 * only without a cookie of the current name. Remove the middleware with `sessions.former_cookie_until` when those days
 * are over everywhere.
 */
export function takeFormerCookies(parts: FormerCookieParts): MiddlewareHandler {
  const { name, secrets } = parts
  const readers = secrets.map((secret) => createCookieReader(formerName, secret))

  async function opens(cookies: string): Promise<boolean> {
    const token = readers.map((read) => read(cookies)).find((found) => found !== undefined)
    return token !== undefined && parts.opensByFormerName(token)
  }

  return async (c, next) => {
    const { headers } = c.req.raw
    const cookies = headers.get('cookie') ?? ''
    const brought = cookies.split(/;\s*/)
    const former = brought.findIndex(isCalled(formerName))
    const value = brought[former]?.slice(formerName.length + 1)
    if (value === undefined) return next()
    const isOfNow = brought.some(isCalled(name))
    const isTaken = !isOfNow && (await opens(cookies))
    if (isTaken) headers.set('cookie', brought.with(former, `${name}=${value}`).join('; '))
    await next()
    const written = c.res.headers.getSetCookie().find(isCalled(name))
    const write = (cookie: string) => c.header('set-cookie', `${cookie}; ${attributes}`, { append: true })
    if (isTaken && !written) write(`${name}=${value}; Max-Age=${sessionDays * 86_400}`)
    if (written ? isEnd.test(written) : !isOfNow && !isTaken) write(`${formerName}=; Max-Age=0`)
  }
}

function isCalled(name: string) {
  return (cookie: string) => cookie.startsWith(`${name}=`)
}
