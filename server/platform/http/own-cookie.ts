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
  const secure = isSecure ? '; Secure' : ''
  return `${cookiePrefix(isSecure)}.${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

export function readCookie(headers: Headers, name: string, isSecure: boolean): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const own = cookies.find((cookie) => cookie.startsWith(`${cookiePrefix(isSecure)}.${name}=`))
  return own?.slice(own.indexOf('=') + 1)
}
