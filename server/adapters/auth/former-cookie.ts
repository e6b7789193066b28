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
 * Migrates session cookies from the former prefix `__Secure-`: such a cookie is accepted like one with the current
 * name, and is set again under that. Any subdomain can set one, so it opens only a session of that time, without
 * another cookie, and for thirty days. Processes of the previous release still read it, so it stays until its session
 * ends. Remove when those thirty days are over everywhere, with `sessions.former_cookie_until`.
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
