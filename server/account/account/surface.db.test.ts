import { expect, test } from 'vitest'
import { catalog } from '#contract/catalog.ts'
import { startTestApp } from '../../platform/process/test-app.ts'

const { fetch, signUpConfirmed } = await startTestApp()

const own = new Set(catalog.map(({ method, path }) => `${method} ${path}`))

/** Paths that Better Auth's router would serve if it were mounted. */
const libraryPaths = [
  'account-info',
  'callback/google',
  'change-email',
  'delete-user',
  'delete-user/callback',
  'error',
  'get-access-token',
  'get-session',
  'link-social',
  'list-accounts',
  'list-sessions',
  'ok',
  'passkey/delete-passkey',
  'passkey/generate-authenticate-options',
  'passkey/generate-register-options',
  'passkey/list-user-passkeys',
  'passkey/update-passkey',
  'passkey/verify-authentication',
  'passkey/verify-registration',
  'refresh-token',
  'request-password-reset',
  'reset-password/token',
  'revoke-other-sessions',
  'revoke-session',
  'revoke-sessions',
  'send-verification-email',
  'set-password',
  'sign-in/social',
  'unlink-account',
  'update-session',
  'update-user',
  'verify-email',
  'verify-password',
]

test('the authentication library exposes no endpoint outside the contract', async () => {
  const ana = await signUpConfirmed()
  for (const path of libraryPaths) {
    for (const method of ['GET', 'POST']) {
      if (own.has(`${method} /api/auth/${path}`)) continue
      const asked = ana.fetch(`/api/auth/${path}`, { method, ...(method === 'POST' && { json: {} }) })
      expect([method, path, [404, 405].includes((await asked).status)]).toEqual([method, path, true])
    }
  }
})

test('an unknown path under the authentication endpoints answers 404', async () => {
  const reply = await fetch('/api/auth/anything/else')
  expect([reply.status, reply.headers.get('content-type')]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
  ])
})
