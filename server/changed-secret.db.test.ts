import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Subscription } from '#contract/billing/subscription.ts'
import { sessions } from './account/authentication/table.ts'
import { memoryStorage } from './adapters/storage/memory-storage.ts'
import { problemCode, readReply } from './platform/process/test-answers.ts'
import {
  type Browser,
  runScheduledJobs,
  startTestApp,
  type TestApp,
  type TestPerson,
} from './platform/process/test-app.ts'
import { turnOn } from './account/second-factors/test-factor.ts'

/**
 * Three stages of one instance, on one database: with its first secret, with a second one and the first as a previous
 * one, and with the second one alone.
 */
const [old, next] = ['the secret of the first moment, 32+', 'the secret of the second moment, 32+']
const storage = memoryStorage()
const before = await startTestApp({ parts: { storage, authSecret: old } })
const { database, clock } = before
const shared = { storage, database, clock }
const between = await startTestApp({ parts: { ...shared, authSecret: next, authSecretsBefore: [old] } })
const after = await startTestApp({ parts: { ...shared, authSecret: next } })

/** Returns a browser of another stage with the cookies of this one. */
function browserAt({ openBrowser }: TestApp, { cookies }: Browser): Browser {
  const browser = openBrowser()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

const statusOf = async (browser: Browser) => (await browser.fetch('/api/profile')).status

async function signInWith(app: TestApp, { email, password }: TestPerson, code: string): Promise<string> {
  const browser = app.openBrowser()
  const { challenge } = await readReply<{ challenge: string }>(
    browser.fetch('/api/auth/sign-in/email', { json: { email, password } }),
  )
  const reply = await browser.fetch('/api/auth/sign-in/code', { json: { challenge, code } })
  return reply.ok ? 'in' : problemCode(Promise.resolve(reply))
}

test('authenticators survive a rotation and no longer need the former secret', async () => {
  const ana = await before.signUpConfirmed()
  const phone = await turnOn(before, ana)
  expect(await signInWith(after, ana, phone.code(1))).toBe('401 code_invalid')
  expect(await signInWith(between, ana, phone.code(1))).toBe('in')
  expect(await signInWith(between, ana, phone.recoveryCodes[0] ?? '')).toBe('in')
  await runScheduledJobs(between.app)
  clock.advance({ minutes: 1 })
  expect(await signInWith(after, ana, phone.code())).toBe('in')
  expect(await signInWith(after, ana, phone.recoveryCodes[1] ?? '')).toBe('in')
  expect(await signInWith(before, ana, phone.code(1))).toBe('401 code_invalid')
})

test('sessions and links stay valid until their secret is removed', async () => {
  const ana = await before.signUpConfirmed()
  const { uploadUrl } = await readReply<{ uploadUrl: string }>(ana.fetch('/api/scan-start', { json: {} }))
  const browser = browserAt(between, ana)
  expect(await statusOf(browser)).toBe(200)
  expect(await statusOf(browserAt(after, ana))).toBe(401)
  const put = { method: 'PUT', body: 'no photo', headers: { 'content-type': 'image/jpeg' } }
  const { pathname } = new URL(uploadUrl)
  const codes = [between, after].map((app) => problemCode(app.fetch(pathname, put)))
  expect(await Promise.all(codes)).toEqual(['415 image_type_unsupported', '403 upload_link_invalid'])
})

test('a bearer stays valid until its secret is removed', async () => {
  const { email, password } = await before.signUpConfirmed()
  const { token } = await readReply<{ token: string }>(
    before.openBrowser().fetch('/api/auth/sign-in/email', { json: { email, password } }),
  )
  const headers = { authorization: `Bearer ${token}` }
  const statusAt = async (app: TestApp) => (await app.openBrowser().fetch('/api/profile', { headers })).status
  expect([await statusAt(before), await statusAt(between), await statusAt(after)]).toEqual([200, 200, 401])
})

test('a renewed session gets a cookie signed with the new secret', async () => {
  const ana = await before.signUpConfirmed()
  await database.unscoped.update(sessions).set({ expiresAt: sql`${sessions.expiresAt} - interval '2 hours'` })
  const browser = browserAt(between, ana)
  expect(await statusOf(browser)).toBe(200)
  expect(await statusOf(browserAt(after, browser))).toBe(200)
})

test('a trial used under the former secret is not granted again', async () => {
  const email = 'uma.vez@exemplo.br'
  const ana = await before.signUpConfirmed({ email })
  await readReply(ana.fetch('/api/account-erasure', { json: { password: ana.password, word: 'EXCLUIR' } }))
  const again = await between.signUpConfirmed({ email })
  const { status } = await readReply<Subscription>(again.fetch('/api/subscriptions-me'))
  expect(status).toBe('expired')
})
