import { timingSafeEqual } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { signatureOf } from './session-cookie.ts'

const ownCookie = /^(?:__Host-)?prato-certo\./

/**
 * Accepts cookies signed with a previous secret. Better Auth 1.7.7 supports several secrets (`secrets`) for encryption,
 * but only one for signed cookies. A session's cookie is re-signed at its next renewal, after an hour of use at most
 * (`updateAge`).
 */
export function formerSecrets(secret: string, before: readonly string[]) {
  return {
    id: 'former-secrets',
    hooks: {
      before: [
        {
          matcher: ({ headers }) => before.length > 0 && headers?.has('cookie') === true,
          handler: createAuthMiddleware(async ({ headers }) => {
            const renewed = new Headers(headers)
            const cookies = (headers?.get('cookie') ?? '').split(/;\s*/)
            renewed.set('cookie', cookies.map((cookie) => resign(cookie, secret, before)).join('; '))
            return { context: { headers: renewed } }
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

/** Re-signs a cookie that one of these secrets signed; returns others unchanged. */
function resign(cookie: string, secret: string, before: readonly string[]): string {
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  const signed = ownCookie.test(name) ? decoded(value) : ''
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return cookie
  const [text, signature] = [signed.slice(0, dot), signed.slice(dot + 1)]
  const isFormer = before.some((former) => isSame(signatureOf(text, former), signature))
  return isFormer ? `${name}=${encodeURIComponent(`${text}.${signatureOf(text, secret)}`)}` : cookie
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
