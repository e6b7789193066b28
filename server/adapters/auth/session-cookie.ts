import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookiePrefix } from '../../platform/http/own-cookie.ts'

/** Cookie name that Better Auth builds from this prefix. */
export function sessionCookieName(publicOrigin: string): string {
  return `${cookiePrefix(publicOrigin.startsWith('https://'))}.session_token`
}

/** Signature in the format of Better Auth's `setSignedCookie`. */
export function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64')
}

/**
 * Returns the value of a session's cookie, for a client without cookies. The token alone, as stored in the database, is
 * not accepted.
 */
export function signSession(token: string, secret: string): string {
  return `${token}.${signatureOf(token, secret)}`
}

const signedSession = /^[^.]+\.[A-Za-z0-9+/]{43}=$/

/**
 * Returns the cookies of a request. A session sent as a bearer token replaces the session cookie and needs the same
 * signature. A bearer token in another format is ignored, because it may be for a proxy.
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
 * Creates a reader of session cookies signed by Better Auth (HMAC-SHA-256 of the token, in base64). It returns the
 * token, or undefined when a request has none, several, or an invalid one. Better Auth's own verification imports the
 * key twice and uses a thread for each signature, which took more CPU time than all queries of a request
 * (`bench/load.ts`).
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
    // Matches no signature.
    return ''
  }
}
