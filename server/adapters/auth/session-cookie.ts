import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookiePrefix } from '../../platform/own-cookie.ts'

/** As Better Auth names it with this prefix. */
export function sessionCookieName(publicOrigin: string): string {
  return `${cookiePrefix(publicOrigin.startsWith('https://'))}.session_token`
}

/** As Better Auth's `setSignedCookie` makes it. */
export function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64')
}

/** What a session's cookie holds, for a client that keeps none. The token alone, as the database has it, opens nothing. */
export function signSession(token: string, secret: string): string {
  return `${token}.${signatureOf(token, secret)}`
}

const signedSession = /^[^.]+\.[A-Za-z0-9+/]{43}=$/

/**
 * The cookies of a request. A session that comes as a bearer stands in for the one among them and is asked for the same
 * signature; a bearer that looks otherwise is not for us, but for a proxy in between.
 */
export function cookiesOf(headers: Headers, publicOrigin: string): string {
  const cookies = headers.get('cookie') ?? ''
  const [, brought = ''] = /^bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  const bearer = decoded(brought)
  if (!signedSession.test(bearer)) return cookies
  const name = sessionCookieName(publicOrigin)
  const others = cookies
    .split(';')
    .filter((one) => one.trim() !== '' && !one.trimStart().startsWith(`${name}=`))
  return [...others, `${name}=${encodeURIComponent(bearer)}`].join('; ')
}

/**
 * The token of a session cookie as Better Auth signs it (HMAC-SHA-256 of the token, in base64): undefined where a request
 * brings none, several, or one that was not signed here. Better Auth's own reading makes two keys of the secret and asks a
 * thread for each signature, which took more of a processor than a whole request's queries (`bench/load.ts`).
 */
export function createCookieReader(name: string, secret: string) {
  return (cookies: string): string | undefined => {
    const brought = cookies.split(';').filter((one) => one.trimStart().startsWith(`${name}=`))
    const [only] = brought
    if (only === undefined || brought.length > 1) return undefined
    const value = decoded(only.slice(only.indexOf('=') + 1).trim())
    const end = value.lastIndexOf('.')
    if (end < 1) return undefined
    const token = value.slice(0, end)
    return isSigned(token, value.slice(end + 1), secret) ? token : undefined
  }
}

function isSigned(token: string, signature: string, secret: string): boolean {
  const brought = Buffer.from(signature, 'base64')
  const right = createHmac('sha256', secret).update(token).digest()
  return brought.length === right.length && timingSafeEqual(brought, right)
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    // Nobody signed that.
    return ''
  }
}
