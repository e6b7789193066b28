import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'

export interface CookieLife {
  readonly maxAgeSeconds: number
  /** Whether this instance is served over HTTPS. */
  readonly isSecure: boolean
}

/**
 * Returns the prefix of every cookie's name. Over HTTPS it begins with `__Host-`: browsers accept such a cookie only
 * from this exact host, with path `/` and without a domain, so that no subdomain can replace it.
 */
export function cookiePrefix(isSecure: boolean): string {
  return isSecure ? '__Host-prato-certo' : 'prato-certo'
}

/** Serializes a cookie that scripts cannot read. The session's cookie is Better Auth's. */
export function writeCookie(name: string, value: string, { maxAgeSeconds, isSecure }: CookieLife): string {
  return generateCookie(`${cookiePrefix(isSecure)}.${name}`, value, {
    httpOnly: true,
    maxAge: maxAgeSeconds,
    path: '/',
    sameSite: 'Lax',
    secure: isSecure,
  })
}

/**
 * Returns the value of a cookie; `undefined` without it. The first parameter is `headers`, because sign-in has no Hono
 * context.
 */
export function readCookie(headers: Headers, name: string, isSecure: boolean): string | undefined {
  const own = `${cookiePrefix(isSecure)}.${name}`
  return parse(headers.get('cookie') ?? '', own)[own]
}
