import { timingSafeEqual } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { signatureOf } from './session-cookie.ts'

const ownCookie = /^(?:__Host-)?prato-certo\./

/**
 * Plugin that accepts cookies signed with a previous secret: Better Auth 1.7.7 takes several secrets (`secrets`) for
 * encryption, but one for signed cookies. A session's cookie is signed with the current secret at its next renewal,
 * after at most an hour of use (`updateAge`).
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

/**
 * Replaces the signature of a cookie signed with a previous secret by one made with the current secret. Returns other
 * cookies unchanged.
 */
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
