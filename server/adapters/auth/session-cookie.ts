import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookiePrefix } from '../../platform/http/own-cookie.ts'

/** Returns the name of the session's cookie, as Better Auth builds it from the prefix. */
export function sessionCookieName(publicOrigin: string): string {
  return `${cookiePrefix(publicOrigin.startsWith('https://'))}.session_token`
}

/** Returns the signature of a text in the format of Better Auth's `setSignedCookie`. */
export function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64')
}

/**
 * Returns the value of a session's cookie, for clients that send it as a bearer token. The token alone, as the database
 * stores it, is not accepted.
 */
export function signSession(token: string, secret: string): string {
  return `${token}.${signatureOf(token, secret)}`
}

const signedSession = /^[^.]+\.[A-Za-z0-9+/]{43}=$/

/**
 * Returns the request's cookies. A session sent as a bearer token, with its signature, replaces the session's cookie. A
 * bearer token of another format is ignored, because it may be a proxy's.
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
 * Returns a reader of session cookies signed by Better Auth (HMAC-SHA-256, base64). The reader returns the token, or
 * `undefined` unless there is exactly one session cookie with a valid signature. Better Auth's own check took more
 * processor time than all queries of a request, because it imports the key twice and uses a thread (`bench/load.ts`).
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
    // No signature matches an empty value.
    return ''
  }
}
