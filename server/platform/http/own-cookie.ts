import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'

export interface CookieLife {
  readonly maxAgeSeconds: number
  /** Whether this instance is served over HTTPS. */
  readonly isSecure: boolean
}

/**
 * Returns the prefix of every cookie name. Over HTTPS a browser accepts a `__Host-` cookie only from this exact host,
 * so no subdomain can replace it; such a cookie has no domain, and `/` for its path.
 */
export function cookiePrefix(isSecure: boolean): string {
  return isSecure ? '__Host-prato-certo' : 'prato-certo'
}

/** Serializes a cookie other than the session's; scripts cannot read it. */
export function writeCookie(name: string, value: string, { maxAgeSeconds, isSecure }: CookieLife): string {
  return generateCookie(`${cookiePrefix(isSecure)}.${name}`, value, {
    httpOnly: true,
    maxAge: maxAgeSeconds,
    path: '/',
    sameSite: 'Lax',
    secure: isSecure,
  })
}

/** Reads a cookie. Takes headers, because sign-in reads cookies outside of any Hono context. */
export function readCookie(headers: Headers, name: string, isSecure: boolean): string | undefined {
  const own = `${cookiePrefix(isSecure)}.${name}`
  return parse(headers.get('cookie') ?? '', own)[own]
}
