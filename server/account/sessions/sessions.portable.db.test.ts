import { createHmac } from 'node:crypto'
import type { OpenSession } from '#contract/account/sessions.ts'
import { expect, test } from 'vitest'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { openBrowser, signUpConfirmed } = await startTestApp()

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'

const sessionsOf = (person: Pick<TestPerson, 'fetch'>) =>
  readReply<OpenSession[]>(person.fetch('/api/sessions'))

async function signInElsewhere({ email, password }: TestPerson, userAgent = phone) {
  const browser = openBrowser()
  const headers = { 'user-agent': userAgent }
  await readReply(browser.fetch('/api/auth/sign-in/email', { json: { email, password }, headers }))
  return browser
}

test('the device list names each browser, marks the current one and holds no token', async () => {
  const ana = await signUpConfirmed()
  const elsewhere = await signInElsewhere(ana)
  const here = await sessionsOf(ana)
  expect(here.filter((one) => one.is_current)).toHaveLength(1)
  expect(here.find((one) => !one.is_current)?.device).toBe('Chrome no Android')
  expect((await sessionsOf(elsewhere)).find((one) => one.is_current)?.device).toBe('Chrome no Android')
  const secret = [...elsewhere.cookies.values()].map((value) => decodeURIComponent(value).split('.')[0])
  const told = JSON.stringify(here)
  for (const part of secret) expect(told).not.toContain(part)
})

test('ending one session signs that device out at once and no other', async () => {
  const ana = await signUpConfirmed()
  const elsewhere = await signInElsewhere(ana)
  const there = (await sessionsOf(elsewhere)).find((one) => one.is_current)
  expect(await readReply(ana.fetch(`/api/sessions/${there?.id}`, { method: 'DELETE' }))).toEqual({
    ended: true,
  })
  expect(await problemCode(elsewhere.fetch('/api/profile'))).toBe('401 session_expired')
  expect(await sessionsOf(ana)).toHaveLength(1)
})

test("an account cannot end another account's session", async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  const [hers] = await sessionsOf(bia)
  expect(await readReply(ana.fetch(`/api/sessions/${hers?.id}`, { method: 'DELETE' }))).toEqual({
    ended: false,
  })
  expect(await sessionsOf(bia)).toHaveLength(1)
})

test('ending all sessions ends the current one too, and none of another account', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  const elsewhere = await signInElsewhere(ana)
  const before = new Map(ana.cookies)
  expect(await readReply(ana.fetch('/api/sessions', { method: 'DELETE' }))).toEqual({ ended: 2 })
  expect([...ana.cookies.keys()]).not.toContain('prato-certo.session_token')
  const cookie = [...before].map(([name, value]) => `${name}=${value}`).join('; ')
  expect(await problemCode(ana.fetch('/api/profile', { headers: { cookie } }))).toBe('401 session_expired')
  expect(await problemCode(elsewhere.fetch('/api/profile'))).toBe('401 session_expired')
  expect(await sessionsOf(bia)).toHaveLength(1)
})

test("signing out clears the browser's cache and keeps the outboxes", async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  const left = await ana.fetch('/api/auth/sign-out', { method: 'POST' })
  const leftAll = await bia.fetch('/api/sessions', { method: 'DELETE' })
  for (const { headers } of [left, leftAll]) expect(headers.get('clear-site-data')).toBe('"cache"')
})

test('an unsigned or duplicated session cookie opens nothing', async () => {
  const ana = await signUpConfirmed()
  const own = ana.cookies.get('prato-certo.session_token')!
  const token = decodeURIComponent(own).split('.')[0]!
  const signed = createHmac('sha256', 'the secret of somebody else').update(token).digest('base64')
  const forged = [token, `${token}.`, `${token}.${'A'.repeat(43)}=`, `${token}.${signed}`, '%', '']
  const nameless = openBrowser()
  const ask = (cookie: string) => problemCode(nameless.fetch('/api/profile', { headers: { cookie } }))
  for (const value of forged) {
    const cookie = `prato-certo.session_token=${encodeURIComponent(value)}`
    expect(await ask(cookie)).toMatch(/^401 /)
    expect(await ask(`${cookie}; prato-certo.session_token=${own}`)).toMatch(/^401 /)
  }
  const { status } = await nameless.fetch('/api/profile', {
    headers: { cookie: `other=1; prato-certo.session_token=${own}` },
  })
  expect(status).toBe(200)
})
