import { createHmac, timingSafeEqual } from 'node:crypto'

/** As Better Auth names it for an https origin, and for another. */
function sessionCookieName(publicOrigin: string): string {
  return `${publicOrigin.startsWith('https://') ? '__Secure-' : ''}prato-certo.session_token`
}

/**
 * The token of a session cookie as Better Auth signs it (HMAC-SHA-256 of the token, in base64): undefined where a request
 * brings none, several, or one that was not signed here. Better Auth's own reading makes two keys of the secret and asks a
 * thread for each signature, which took more of a processor than a whole request's queries (`bench/load.ts`).
 */
export function createCookieReader(publicOrigin: string, secret: string) {
  const name = sessionCookieName(publicOrigin)
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
