import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'

export interface CookieLife {
  readonly maxAgeSeconds: number
  /** Whether this instance is served over https. */
  readonly isSecure: boolean
}

/**
 * Prefix of every cookie name. Over https a browser accepts a `__Host-` cookie only from this exact host, so that no
 * subdomain can replace it; such a cookie has no domain, and `/` for its path.
 */
export function cookiePrefix(isSecure: boolean): string {
  return isSecure ? '__Host-prato-certo' : 'prato-certo'
}

/** Serializes a cookie other than the session's, unreadable for scripts. */
export function writeCookie(name: string, value: string, { maxAgeSeconds, isSecure }: CookieLife): string {
  return generateCookie(`${cookiePrefix(isSecure)}.${name}`, value, {
    httpOnly: true,
    maxAge: maxAgeSeconds,
    path: '/',
    sameSite: 'Lax',
    secure: isSecure,
  })
}

/** Takes headers, because sign-in reads cookies where no Hono context is. */
export function readCookie(headers: Headers, name: string, isSecure: boolean): string | undefined {
  const own = `${cookiePrefix(isSecure)}.${name}`
  return parse(headers.get('cookie') ?? '', own)[own]
}
