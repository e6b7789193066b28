import { expect, test } from 'vitest'
import { addPasskey, createDevice, enterWith } from '../passkeys/test-device.ts'
import { problemCode } from '../../platform/process/test-answers.ts'
import {
  type Browser,
  findResetToken,
  startTestApp,
  type TestPerson,
} from '../../platform/process/test-app.ts'
import { rateLimits } from '../../platform/security/table.ts'
import { countEarlierUses } from '../../platform/security/test-earlier-uses.ts'
import { guessLimits } from '../authentication/rules.ts'

const testApp = await startTestApp({ settings: { TRUSTED_PROXY: '1' } })
const { clock, database, openBrowser, mailsTo, signUpConfirmed } = testApp

const signIn = (browser: Browser, { email, password }: { email: string; password: string }, from?: string) =>
  browser.fetch('/api/auth/sign-in/email', {
    json: { email, password },
    ...(from && { headers: { 'x-forwarded-for': from } }),
  })
/** Tries to sign in with `times` wrong passwords, each from another network, and returns the statuses. */
async function guess(email: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < times; i++) {
    const from = `2001:db8:${i.toString(16)}:9::1`
    statuses.push((await signIn(openBrowser(), { email, password: `chute ${i}` }, from)).status)
  }
  return statuses
}
const countEarlierGuesses = (email: string, times: number) =>
  countEarlierUses(testApp, times, 'wrong-passwords', email, guessLimits)
const warnings = async ({ email }: TestPerson) =>
  (await mailsTo(email)).filter(({ subject }) => subject.includes('senhas erradas'))

test('100 wrong passwords a day block unknown browsers and mail the owner once', async () => {
  const ana = await signUpConfirmed()
  await countEarlierGuesses(ana.email, 98)
  expect(await guess(ana.email, 5)).toEqual([401, 401, 429, 429, 429])
  expect(await warnings(ana)).toHaveLength(1)
  const refused = await signIn(openBrowser(), ana)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3600]).toEqual([429, true])
  expect(await refused.json()).toMatchObject({ code: 'sign_in_guarded' })
  clock.advance({ days: 1, seconds: 1 })
  expect((await signIn(openBrowser(), ana)).status).toBe(200)
})

test('an unknown address gets the same answers', async () => {
  const email = 'ninguem@exemplo.br'
  await countEarlierGuesses(email, 99)
  expect(await guess(email, 2)).toEqual([401, 429])
})

test('a known browser, a passkey and a mailed link open a blocked account', async () => {
  const [ana, device] = [await signUpConfirmed(), createDevice()]
  await addPasskey(ana, device)
  await ana.fetch('/api/auth/sign-out', { method: 'POST' })
  await countEarlierGuesses(ana.email, 99)
  expect(await guess(ana.email, 2)).toEqual([401, 429])
  expect((await signIn(ana, ana)).status).toBe(200)
  expect((await enterWith(openBrowser(), device)).status).toBe(200)

  const elsewhere = openBrowser()
  await elsewhere.fetch('/api/auth/request-password-reset', { json: { email: ana.email } })
  const token = findResetToken(await mailsTo(ana.email))
  const json = { token, newPassword: 'pitanga na praia' }
  expect((await elsewhere.fetch('/api/auth/reset-password', { json })).status).toBe(200)
  await countEarlierGuesses(ana.email, 99)
  expect(await guess(ana.email, 2)).toEqual([401, 429])
  expect((await signIn(elsewhere, { ...ana, password: 'pitanga na praia' })).status).toBe(200)
})

test('a known browser gets no extra guesses and belongs to one account and password', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  for (let i = 0; i < 5; i++) expect((await signIn(ana, { ...ana, password: `chute ${i}` })).status).toBe(401)
  expect(await problemCode(signIn(ana, ana))).toBe('429 rate_limited')
  await countEarlierGuesses(bia.email, 100)
  expect(await problemCode(signIn(ana, bia))).toBe('429 sign_in_guarded')

  const json = { currentPassword: bia.password, newPassword: 'goiaba madura' }
  const stolen = openBrowser()
  for (const [name, value] of bia.cookies) stolen.cookies.set(name, value)
  expect((await bia.fetch('/api/auth/change-password', { json })).status).toBe(200)
  const changed = { ...bia, password: 'goiaba madura' }
  expect(await problemCode(signIn(stolen, changed))).toBe('429 sign_in_guarded')
  expect((await signIn(bia, changed)).status).toBe(200)
})

test('a right password resets the count of wrong ones', async () => {
  const ana = await signUpConfirmed()
  await countEarlierGuesses(ana.email, 98)
  expect(await guess(ana.email, 1)).toEqual([401])
  expect((await signIn(openBrowser(), ana)).status).toBe(200)
  await countEarlierGuesses(ana.email, 99)
  expect(await guess(ana.email, 2)).toEqual([401, 429])
  const kept = await database.unscoped.select().from(rateLimits)
  expect(JSON.stringify(kept)).not.toContain(ana.email)
})
