export interface CookieLife {
  readonly maxAgeSeconds: number
  /** Whether people reach this instance by https. */
  readonly isSecure: boolean
}

/**
 * What the name of every cookie begins with. Behind https a browser takes a `__Host-` cookie from this very host alone, so
 * that no subdomain puts one of its own in its place; such a cookie has no domain, and `/` for its path.
 */
export function cookiePrefix(isSecure: boolean): string {
  return isSecure ? '__Host-prato-certo' : 'prato-certo'
}

/** A cookie of ours beside the session's, read by no script. */
export function writeCookie(name: string, value: string, { maxAgeSeconds, isSecure }: CookieLife): string {
  const secure = isSecure ? '; Secure' : ''
  return `${cookiePrefix(isSecure)}.${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

export function readCookie(headers: Headers, name: string, isSecure: boolean): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const own = cookies.find((cookie) => cookie.startsWith(`${cookiePrefix(isSecure)}.${name}=`))
  return own?.slice(own.indexOf('=') + 1)
}
