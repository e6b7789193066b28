import { expect, test } from 'vitest'
import { problemCode } from '../../platform/process/test-answers.ts'
import { byAddress } from '../../platform/security/client-address.ts'
import { createRateLimiter } from '../../platform/security/rate-limit.ts'
import { type Browser, findToken, startTestApp } from '../../platform/process/test-app.ts'
import { limits } from './rules.ts'

const { clock, database, openBrowser, mailsTo, signUpConfirmed } = await startTestApp({
  settings: { PUBLIC_ORIGIN: 'https://pratocerto.exemplo.br', TRUSTED_PROXY: '1' },
})

const own = 'jabuticaba no pé'
const signUp = (browser: Browser, email: string, password: string) =>
  browser.fetch('/api/auth/sign-up/email', { json: { name: 'Ana', email, password, terms: true } })
const tap = ({ fetch }: Browser, token: string) => fetch(`/api/auth/verify-email?token=${token}`)
const signIn = (email: string, password: string) =>
  openBrowser().fetch('/api/auth/sign-in/email', { json: { email, password } })

/**
 * Signs up and returns what must be the same with and without an account: status, body and cookies' lengths of the
 * reply.
 */
async function told(browser: Browser, email: string) {
  const reply = await signUp(browser, email, 'chute de estranho')
  const cookies = reply.headers.getSetCookie().map((line) => line.replace(/=[^;]+/, `=${line.length}`))
  return { status: reply.status, text: await reply.text(), cookies }
}

test('one recipient gets three sign-up mails an hour from any callers, answered alike', async () => {
  const known = await signUpConfirmed()
  const before = (await mailsTo(known.email)).length
  const emails = [known.email, 'nova.pessoa@exemplo.br']
  for (const email of emails) {
    const answers: unknown[] = []
    for (let i = 0; i < 15; i++) answers.push(await told(openBrowser(), email))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  }
  const mails = await Promise.all(emails.map(async (email) => (await mailsTo(email)).length))
  // Two mails to the known address, because its own sign-up was the first of the three allowed.
  expect(mails).toEqual([before + 2, 3])
  clock.advance({ hours: 1, seconds: 1 })
  await signUp(openBrowser(), known.email, own)
  expect(await mailsTo(known.email)).toHaveLength(before + 3)
})

test('spellings of one mailbox share its three sign-up mails an hour', async () => {
  const spellings = [
    'ana.lima@gmail.com',
    'analima+1@gmail.com',
    'a.nalima@googlemail.com',
    'analima@gmail.com',
  ]
  for (const email of spellings) expect((await signUp(openBrowser(), email, own)).status).toBe(200)
  const mails = await Promise.all(spellings.map(async (email) => (await mailsTo(email)).length))
  expect(mails).toEqual([1, 1, 1, 0])
})

test('spellings of one mailbox share the limit of its other mails', async () => {
  const ask = (path: string, email: string) => openBrowser().fetch(`/api/auth/${path}`, { json: { email } })
  expect((await ask('send-verification-email', 'bia+1@exemplo.br')).status).toBe(200)
  expect((await ask('send-verification-email', 'bia+2@exemplo.br')).status).toBe(429)
  for (const tag of [1, 2, 3])
    expect((await ask('request-password-reset', `bia+${tag}@exemplo.br`)).status).toBe(200)
  expect((await ask('request-password-reset', 'bia+4@exemplo.br')).status).toBe(429)
})

test('an IPv6 /48 signs up 200 times an hour, and a full one closes no other prefix', async () => {
  const limiter = createRateLimiter(database.unscoped, clock)
  const signUpFrom = (address: string) => limiter.count('sign-up', byAddress(address), limits.signUpByAddress)
  for (let phone = 0; phone < 40; phone++)
    for (let i = 0; i < 5; i++) await signUpFrom(`2804:14c:10:${phone.toString(16)}::1`)
  await expect(signUpFrom('2804:14c:10:ffff::1')).rejects.toMatchObject({ code: 'rate_limited' })
  await signUpFrom('2804:14c:11:1::1')
  await signUpFrom('203.0.113.9')
})

test("sign-ups by strangers leave a person's link and password unchanged", async () => {
  const [email, victim] = ['perturbada@exemplo.br', openBrowser()]
  await signUp(victim, email, own)
  const first = findToken((await mailsTo(email))[0])
  for (let i = 0; i < 15; i++) await signUp(openBrowser(), email, 'chute de estranho')
  expect((await tap(victim, first)).status).toBe(200)
  expect((await signIn(email, own)).status).toBe(200)
  expect(await problemCode(signIn(email, 'chute de estranho'))).toBe('401 invalid_credentials')
})

test('an earlier sign-up gains no account by the owner’s later confirmation', async () => {
  const [email, stranger, owner] = ['disputada@exemplo.br', openBrowser(), openBrowser()]
  await signUp(stranger, email, 'chute de estranho')
  await signUp(owner, email, own)
  const token = findToken((await mailsTo(email))[0])
  expect(await problemCode(tap(owner, token))).toBe('409 confirmation_needs_password')
  const choose = owner.fetch('/api/auth/verify-email', { json: { token, password: own } })
  expect((await choose).status).toBe(200)
  // A further sign-up, with the cookie of the first one, changes nothing.
  await signUp(stranger, email, 'chute de estranho')
  expect(await problemCode(signIn(email, 'chute de estranho'))).toBe('401 invalid_credentials')
  expect((await signIn(email, own)).status).toBe(200)
})

test('a reset of an unconfirmed account voids the first browser’s password', async () => {
  const [email, stranger] = ['nunca-minha@exemplo.br', openBrowser()]
  await signUp(stranger, email, 'chute de estranho')
  const link = findToken((await mailsTo(email))[0])
  await openBrowser().fetch('/api/auth/request-password-reset', { json: { email } })
  const token = findToken((await mailsTo(email))[0])
  await openBrowser().fetch('/api/auth/reset-password', { json: { token, newPassword: own } })
  await signUp(stranger, email, 'chute de estranho')
  expect(await problemCode(tap(stranger, link))).toBe('409 confirmation_needs_password')
})
