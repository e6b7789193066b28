import { expect, test } from 'vitest'
import { openMetrics } from '../platform/metrics.ts'
import { problemCode } from '../platform/test-answers.ts'
import { findToken, startTestApp } from '../platform/test-app.ts'
import { noTelemetry } from '../platform/telemetry.ts'
import { createTurnstile } from '../platform/turnstile.ts'

const metrics = await openMetrics()
const closed = createTurnstile(0, { most: 0, patienceMs: 0 })
let isCrowded = false
const { app, openBrowser, mailsTo, signUpConfirmed } = await startTestApp({
  parts: {
    telemetry: { ...noTelemetry, metrics },
    passwords: {
      hash: async (password) => `kept:${password}`,
      verify: async ({ hash, password }) => hash === `kept:${password}`,
      isOutdated: () => false,
      admit: (work) => (isCrowded ? closed(work) : work()),
    },
  },
})

async function whileCrowded<T>(work: () => Promise<T>): Promise<T> {
  isCrowded = true
  return work().finally(() => (isCrowded = false))
}

test('where too many wait, whoever signs in is told when to come back, and no try of theirs is counted', async () => {
  const { email, password, fetch } = await signUpConfirmed()
  const signIn = (typed = password) =>
    openBrowser().fetch('/api/auth/sign-in/email', { json: { email, password: typed } })
  const refused = await whileCrowded(() => Promise.all(Array.from({ length: 6 }, () => signIn('chute'))))
  for (const reply of refused) {
    expect([await problemCode(Promise.resolve(reply)), reply.headers.get('retry-after')]).toEqual([
      '503 busy',
      '5',
    ])
  }
  expect((await signIn()).status).toBe(200)
  await app.settled()
  expect(await (await fetch('/api/acts')).text()).not.toContain('sign_in_refused')
  const { text = '' } = (await metrics.render()) ?? {}
  expect(text).toContain('prato_certo_busy_refusals_total{what="passwords"} 6')
  expect(text).toContain('prato_certo_passwords_under_way 0')
})

test('a mailed link that met the crowd works afterwards', async () => {
  const { email } = await signUpConfirmed()
  const browser = openBrowser()
  await browser.fetch('/api/auth/request-password-reset', { json: { email } })
  const token = findToken((await mailsTo(email))[0])
  const choose = () =>
    browser.fetch('/api/auth/reset-password', { json: { token, newPassword: 'seriguela ao sol' } })
  expect(await problemCode(whileCrowded(choose))).toBe('503 busy')
  expect((await choose()).status).toBe(200)
})

test('a sign-up, another password and a password that is asked once more wait outside as well', async () => {
  const { email, password, fetch } = await signUpConfirmed()
  const json = { name: 'Bia Lima', email: `bia-${email}`, password, terms: true }
  const change = { currentPassword: password, newPassword: 'seriguela ao sol' }
  const signUp = () => openBrowser().fetch('/api/auth/sign-up/email', { json })
  const others = [
    signUp,
    () => fetch('/api/data-exports', { json: { password } }),
    () => fetch('/api/auth/change-password', { json: change }),
  ]
  for (const ask of others) expect(await problemCode(whileCrowded(ask))).toBe('503 busy')
  expect(await mailsTo(json.email)).toEqual([])
  for (const ask of others) expect((await ask()).status).toBe(200)
})
