export interface CookieLife {
  readonly maxAgeSeconds: number
  /** Whether people reach this instance by https. */
  readonly isSecure: boolean
}

/** A cookie of ours beside the session's: sent back to the ways in alone, and read by no script. */
export function writeCookie(name: string, value: string, { maxAgeSeconds, isSecure }: CookieLife): string {
  const whole = `${isSecure ? '__Secure-' : ''}prato-certo.${name}`
  const secure = isSecure ? '; Secure' : ''
  return `${whole}=${value}; Max-Age=${maxAgeSeconds}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}`
}

export function readCookie(headers: Headers, name: string): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const own = cookies.find((cookie) => cookie.replace(/^__Secure-/, '').startsWith(`prato-certo.${name}=`))
  return own?.slice(own.indexOf('=') + 1)
}
