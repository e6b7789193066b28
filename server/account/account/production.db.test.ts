import { expect, test } from 'vitest'
import { startTestApp } from '../../platform/process/test-app.ts'

const { fetch, openBrowser, signUpConfirmed } = await startTestApp({
  settings: { PUBLIC_ORIGIN: 'https://pratocerto.exemplo.br', TRUSTED_PROXY: '1' },
  parts: { passwords: undefined },
})

test('cookies behind HTTPS are Secure, use the __Host- prefix and are accepted', async () => {
  const person = await signUpConfirmed()
  const json = { email: person.email, password: person.password }
  const signUp = { name: 'Bia Lima', ...json, email: 'bia@exemplo.br', terms: true }
  const signedUp = await openBrowser().fetch('/api/auth/sign-up/email', { json: signUp })
  const reply = await openBrowser().fetch('/api/auth/sign-in/email', { json })
  const written = reply.headers.getSetCookie()
  expect(written).toHaveLength(2)
  for (const cookie of [...written, ...signedUp.headers.getSetCookie()]) {
    expect(cookie).toMatch(/^__Host-prato-certo\./)
    expect(cookie.split('; ').slice(1)).toEqual(
      expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']),
    )
    expect(cookie).not.toMatch(/domain/i)
  }
  const own = await person.fetch('/api/auth/change-password', {
    json: { currentPassword: person.password, newPassword: 'seriguela ao sol' },
  })
  expect(own.status).toBe(200)
})

test('behind a proxy the address that the proxy saw counts, not a claimed one', async () => {
  const attempt = (claimed: string, seen: string) =>
    fetch('/api/auth/sign-in/email', {
      json: { email: 'alvo@exemplo.br', password: 'chute' },
      headers: { 'x-forwarded-for': `${claimed}, ${seen}` },
    })
  for (let i = 0; i < 5; i++) expect((await attempt(`198.51.100.${i}`, '203.0.113.1')).status).toBe(401)
  expect((await attempt('198.51.100.9', '203.0.113.1')).status).toBe(429)
  expect((await attempt('198.51.100.9', '203.0.113.2')).status).toBe(401)
})

test('addresses of one IPv6 line share the limit of one caller', async () => {
  const attempt = (seen: string) =>
    fetch('/api/auth/sign-in/email', {
      json: { email: 'alvo@exemplo.br', password: 'chute' },
      headers: { 'x-forwarded-for': seen },
    })
  for (let i = 1; i <= 5; i++) expect((await attempt(`2001:db8:7:2::${i}`)).status).toBe(401)
  expect((await attempt('2001:0DB8:7:2:ffff:ffff:ffff:ffff')).status).toBe(429)
  expect((await attempt('2001:db8:7:3::1')).status).toBe(401)
})
