import { randomUUID } from 'node:crypto'
import type { OpenSession } from '#contract/account/sessions.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sessions } from '../authentication/table.ts'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { runScheduledJobs, startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { turnOn } from '../second-factors/test-factor.ts'

const admin = 'dona@exemplo.br'
const partner = 'socia@exemplo.br'
const plain = await startTestApp({ settings: { ADMIN_EMAILS: `${admin},${partner}` } })
const { app, clock, database, openBrowser, signUpConfirmed, buyPlan } = plain

beforeEach(() => clock.set('2026-03-11T15:00:00Z'))

const expired = '401 session_expired'
const isIn = async ({ fetch }: Pick<TestPerson, 'fetch'>) => (await fetch('/api/profile')).status === 200
const kept = (person: TestPerson) =>
  database.unscoped.select().from(sessions).where(eq(sessions.userId, person.id))

async function signInAgain({ email, password }: TestPerson) {
  const browser = openBrowser()
  await readReply(browser.fetch('/api/auth/sign-in/email', { json: { email, password } }))
  return browser
}

test('a session ends 90 days after sign-in although it is used all the time', async () => {
  const ana = await signUpConfirmed()
  for (const days of [25, 25, 25, 14]) {
    clock.advance({ days })
    // Imitates a browser that returns after these days: Better Auth renews the session.
    const expiresAt = new Date(Date.now() + 86_400_000)
    await database.unscoped.update(sessions).set({ expiresAt }).where(eq(sessions.userId, ana.id))
    expect(await isIn(ana)).toBe(true)
  }
  clock.advance({ hours: 23, minutes: 59 })
  expect(await isIn(ana)).toBe(true)
  clock.advance({ minutes: 1 })
  expect(await problemCode(ana.fetch('/api/profile'))).toBe(expired)
  expect([...ana.cookies.keys()]).not.toContain('prato-certo.session_token')
  expect(await kept(ana)).toEqual([])
  expect(await isIn(await signInAgain(ana))).toBe(true)
})

test('a bearer token ends 90 days after sign-in too', async () => {
  const { email, password } = await signUpConfirmed()
  const { token } = await readReply<{ token: string }>(
    openBrowser().fetch('/api/auth/sign-in/email', { json: { email, password } }),
  )
  const ask = () => openBrowser().fetch('/api/profile', { headers: { authorization: `Bearer ${token}` } })
  clock.advance({ days: 89 })
  expect((await ask()).status).toBe(200)
  clock.advance({ days: 1 })
  expect(await problemCode(ask())).toBe(expired)
})

test('reading the session returns no account once it is past its lifetime', async () => {
  const [owner, ana] = [await signUpConfirmed({ email: partner }), await signUpConfirmed()]
  const isNamed = async ({ fetch }: TestPerson) => (await readReply(fetch('/api/auth/get-session'))) !== null
  clock.advance({ days: 6, hours: 23 })
  expect([await isNamed(owner), await isNamed(ana)]).toEqual([true, true])
  clock.advance({ hours: 1 })
  expect([await isNamed(owner), await isNamed(ana)]).toEqual([false, true])
})

test('a session of an administrator ends after 7 days', async () => {
  const [owner, guest] = [await signUpConfirmed({ email: admin }), await signUpConfirmed()]
  clock.advance({ days: 6, hours: 23 })
  expect([await isIn(owner), await isIn(guest)]).toEqual([true, true])
  clock.advance({ hours: 1 })
  expect(await problemCode(owner.fetch('/api/profile'))).toBe(expired)
  expect(await isIn(guest)).toBe(true)
})

test('a code that proves an open session does not extend it', async () => {
  const ana = await signUpConfirmed()
  clock.advance({ days: 89 })
  await turnOn(plain, ana)
  clock.advance({ days: 1 })
  expect(await problemCode(ana.fetch('/api/profile'))).toBe(expired)
})

test('a session past its lifetime leaves the list and is deleted by a job', async () => {
  const ana = await signUpConfirmed()
  clock.advance({ days: 90 })
  const browser = await signInAgain(ana)
  // Better Auth ends an idle session by the machine's clock, so both sessions get an expiry after the machine's and the
  // test's time.
  const expiresAt = new Date(Math.max(Date.now(), clock.now().getTime()) + 86_400_000)
  await database.unscoped.update(sessions).set({ expiresAt }).where(eq(sessions.userId, ana.id))
  expect(await readReply<OpenSession[]>(browser.fetch('/api/sessions'))).toHaveLength(1)
  clock.advance({ minutes: 1 })
  await runScheduledJobs(app)
  expect(await kept(ana)).toHaveLength(1)
})

test('a meal queued on the device is saved once after the new sign-in', async () => {
  const ana = await signUpConfirmed()
  await buyPlan(ana, 'annual')
  clock.advance({ days: 90 })
  const json = {
    id: randomUUID(),
    user_id: ana.id,
    text: '1 concha de feijão e 2 ovos fritos',
    eaten_at: clock.now().toISOString(),
  }
  const send = (browser: Pick<TestPerson, 'fetch'>) => browser.fetch('/api/meal-entries', { json })
  expect(await problemCode(send(ana))).toBe(expired)
  const browser = await signInAgain(ana)
  for (let tries = 0; tries < 2; tries++)
    expect(await readReply(send(browser))).toMatchObject({ outcome: 'logged', meal: { id: json.id } })
})
