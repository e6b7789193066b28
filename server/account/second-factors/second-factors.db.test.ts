import type { SecondFactor } from '#contract/account/second-factors.ts'
import { expect, test } from 'vitest'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import {
  findResetToken,
  runScheduledJobs,
  startTestApp,
  type Browser,
  type TestPerson,
} from '../../platform/process/test-app.ts'
import { hashOf } from './rules.ts'
import { authenticators, recoveryCodes, signInChallenges, trustedDevices } from './table.ts'
import { turnOn } from './test-factor.ts'

const plain = await startTestApp()
const { app, clock, database, openBrowser, mailsTo, signUpConfirmed } = plain

const credentialsOf = ({ email, password }: TestPerson) => ({ email, password })
const isIn = async (browser: Browser) => (await browser.fetch('/api/profile')).status === 200

/** Enters a correct password; returns its reply, the browser, and a function that enters a code as the second step. */
async function passPassword(person: TestPerson, browser = openBrowser()) {
  const json = credentialsOf(person)
  const reply = await readReply<{ challenge: string; token?: string }>(
    browser.fetch('/api/auth/sign-in/email', { json }),
  )
  const answer = (code: string, trust = false) =>
    browser.fetch('/api/auth/sign-in/code', {
      json: { challenge: reply.challenge, code, trust_device: trust },
    })
  return { reply, browser, answer }
}

const stateOf = ({ fetch }: Browser) => readReply<SecondFactor>(fetch('/api/second-factor'))

async function subjectsTo(person: TestPerson) {
  const subjects = (await mailsTo(person.email)).map(({ subject }) => subject)
  return subjects
}

test('with a second factor, sign-in takes the password and a code', async () => {
  const ana = await signUpConfirmed()
  const elsewhere = openBrowser()
  await elsewhere.fetch('/api/auth/sign-in/email', { json: credentialsOf(ana) })
  const phone = await turnOn(plain, ana)
  expect(phone.recoveryCodes).toHaveLength(10)
  expect(await stateOf(ana)).toMatchObject({
    authenticator_since: clock.now().toISOString(),
    recovery_codes_left: 10,
    is_proven: true,
  })
  expect(await isIn(elsewhere)).toBe(false)
  expect((await mailsTo(ana.email))[0]?.subject).toBe('Verificação em duas etapas ligada no Prato Certo')

  const { reply, browser, answer } = await passPassword(ana)
  expect(Object.keys(reply).toSorted()).toEqual(['challenge', 'may_trust_device'])
  expect(browser.cookies.size).toBe(0)
  expect(await problemCode(answer('000000'))).toBe('401 code_invalid')
  expect(await isIn(browser)).toBe(false)
  expect(await readReply(answer(phone.code(1)))).toMatchObject({ user: { email: ana.email } })
  expect(await isIn(browser)).toBe(true)
  expect(await stateOf(browser)).toMatchObject({ is_proven: true })
  expect(await problemCode(answer(phone.code(1)))).toBe('401 challenge_over')
})

test('an unfinished sign-in leaves no session', async () => {
  const ana = await signUpConfirmed()
  await turnOn(plain, ana)
  await passPassword(ana)
  expect(await readReply<unknown[]>(ana.fetch('/api/sessions'))).toHaveLength(1)
})

test('a code works once, in any sign-in, and not after a later code', async () => {
  const ana = await signUpConfirmed()
  const phone = await turnOn(plain, ana)
  const [first, second] = [await passPassword(ana), await passPassword(ana)]
  expect(await problemCode(first.answer(phone.code()))).toBe('401 code_invalid')
  const later = phone.code(1)
  const replies = await Promise.all([first.answer(later), second.answer(later)])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 401]))
  expect(await problemCode((await passPassword(ana)).answer(phone.code(0)))).toBe('401 code_invalid')
})

test('a code expires after a minute, a challenge after ten', async () => {
  const ana = await signUpConfirmed()
  const phone = await turnOn(plain, ana)
  clock.advance({ minutes: 5 })
  const { answer } = await passPassword(ana)
  expect(await problemCode(answer(phone.code(-2)))).toBe('401 code_invalid')
  clock.advance({ minutes: 10, seconds: 1 })
  expect(await problemCode(answer(phone.code()))).toBe('401 challenge_over')
})

test('after five wrong codes from a network, even the right code has to wait', async () => {
  const ana = await signUpConfirmed()
  const phone = await turnOn(plain, ana)
  clock.advance({ minutes: 1 })
  const browser = openBrowser()
  const { answer } = await passPassword(ana, browser)
  for (const code of ['000001', '000002', '000003', '000004', '000005']) {
    expect(await problemCode(answer(code))).toBe('401 code_invalid')
  }
  const other = await passPassword(ana, browser)
  expect(await problemCode(other.answer(phone.code()))).toBe('429 rate_limited')
  clock.advance({ minutes: 5 })
  expect((await other.answer(phone.code())).status).toBe(200)
})

test('a recovery code replaces an app code once and notifies the owner', async () => {
  const ana = await signUpConfirmed()
  const { recoveryCodes: codes } = await turnOn(plain, ana)
  const code = codes[3] ?? ''
  const { answer, browser } = await passPassword(ana)
  expect((await answer(` ${code.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200)
  expect(await stateOf(browser)).toMatchObject({ recovery_codes_left: 9 })
  const [mail] = await mailsTo(ana.email)
  expect(mail?.subject).toBe('Um código de recuperação foi usado no Prato Certo')
  expect(mail?.text).toContain('Restam 9 códigos.')
  expect(await problemCode((await passPassword(ana)).answer(code))).toBe('401 code_invalid')
})

test('a recovery code of 80 bits (former format) signs in once', async () => {
  const ana = await signUpConfirmed()
  await turnOn(plain, ana)
  const codeHash = hashOf('abodefghijklmnop')
  await database.unscoped.insert(recoveryCodes).values({ userId: ana.id, codeHash })
  expect((await (await passPassword(ana)).answer('ABOD-efgh ijkl-MNOP')).status).toBe(200)
  expect(await problemCode((await passPassword(ana)).answer('abod-efgh-ijkl-mnop'))).toBe('401 code_invalid')
})

test('new recovery codes invalidate the old ones', async () => {
  const ana = await signUpConfirmed()
  const { recoveryCodes: before } = await turnOn(plain, ana)
  const wrong = ana.fetch('/api/recovery-codes', { json: { password: 'outra senha' } })
  expect(await problemCode(wrong)).toBe('401 invalid_credentials')
  const { recovery_codes: now } = await readReply<{ recovery_codes: string[] }>(
    ana.fetch('/api/recovery-codes', { json: { password: ana.password } }),
  )
  expect(now).toHaveLength(10)
  expect(await problemCode((await passPassword(ana)).answer(before[0] ?? ''))).toBe('401 code_invalid')
  expect((await (await passPassword(ana)).answer(now[0] ?? '')).status).toBe(200)
  expect(await subjectsTo(ana)).toContain('Novos códigos de recuperação no Prato Certo')
})

test('a trusted device skips the code for 30 days or until a password change', async () => {
  const ana = await signUpConfirmed()
  const phone = await turnOn(plain, ana)
  const { browser, answer } = await passPassword(ana)
  await readReply(answer(phone.code(1), true))
  const signIn = async (by: Browser) =>
    Object.keys(await readReply<object>(by.fetch('/api/auth/sign-in/email', { json: credentialsOf(ana) })))
  expect(await signIn(browser)).toContain('token')
  expect(await stateOf(browser)).toMatchObject({ is_proven: false })
  expect(await signIn(openBrowser())).toContain('challenge')

  clock.advance({ days: 30, seconds: 1 })
  expect(await signIn(browser)).toContain('challenge')
  clock.advance({ days: -30 })
  expect(await signIn(browser)).toContain('token')
  const changed = { ...ana, password: 'seriguela ao sol' }
  clock.advance({ minutes: 1 })
  const json = { currentPassword: ana.password, newPassword: changed.password, code: phone.code() }
  expect((await browser.fetch('/api/auth/change-password', { json })).status).toBe(200)
  const again = await browser.fetch('/api/auth/sign-in/email', { json: credentialsOf(changed) })
  expect(await readReply<object>(Promise.resolve(again))).toHaveProperty('challenge')
})

test('a device trusted by another account still needs a code', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  const phone = await turnOn(plain, ana)
  await turnOn(plain, bia)
  const { browser, answer } = await passPassword(ana)
  await readReply(answer(phone.code(1), true))
  const { reply } = await passPassword(bia, browser)
  expect(reply.challenge).toBeTruthy()
})

test('a password reset still takes the code and ends half-finished sign-ins', async () => {
  const ana = await signUpConfirmed()
  const phone = await turnOn(plain, ana)
  const waiting = await passPassword(ana)
  await openBrowser().fetch('/api/auth/request-password-reset', { json: { email: ana.email } })
  const token = findResetToken(await mailsTo(ana.email))
  const browser = openBrowser()
  const json = { token, newPassword: 'seriguela ao sol' }
  expect((await browser.fetch('/api/auth/reset-password', { json })).status).toBe(200)
  expect([await isIn(browser), await isIn(ana)]).toEqual([false, false])
  expect(await problemCode(waiting.answer(phone.code(1)))).toBe('401 challenge_over')
  const after = await passPassword({ ...ana, password: 'seriguela ao sol' })
  expect(after.reply.challenge).toBeTruthy()
})

test('turning the second step off takes the password and a recent proof or a code', async () => {
  const ana = await signUpConfirmed()
  const phone = await turnOn(plain, ana)
  const { browser: elsewhere, answer } = await passPassword(ana)
  await readReply(answer(phone.code(1)))
  clock.advance({ minutes: 11 })
  expect(await stateOf(ana)).toMatchObject({ asks: 'code' })
  const turnOff = (proof: object) => ana.fetch('/api/authenticator/remove', { json: proof })
  expect(await problemCode(turnOff({ password: 'outra senha' }))).toBe('401 invalid_credentials')
  expect(await problemCode(turnOff({ password: ana.password }))).toBe('401 code_required')
  expect(await problemCode(turnOff({ password: ana.password, code: '000000' }))).toBe('401 code_invalid')
  expect(await readReply(turnOff({ password: ana.password, code: phone.code() }))).toEqual({ removed: true })
  expect(await isIn(elsewhere)).toBe(false)
  expect(await stateOf(ana)).toEqual({
    authenticator_since: null,
    recovery_codes_left: 0,
    asks: 'nothing',
    is_proven: false,
    is_mail_proven: false,
    first_by_link: false,
  })
  expect((await mailsTo(ana.email))[0]?.subject).toBe('Verificação em duas etapas desligada no Prato Certo')
  expect((await passPassword(ana)).reply.token).toBeTruthy()
})

test('an account with a second step is not deleted by its password alone', async () => {
  const ana = await signUpConfirmed()
  const phone = await turnOn(plain, ana)
  clock.advance({ minutes: 11 })
  const erase = (proof: object) =>
    ana.fetch('/api/account-erasure', { json: { password: ana.password, word: 'EXCLUIR', ...proof } })
  expect(await problemCode(erase({}))).toBe('401 code_required')
  expect((await erase({ code: phone.code() })).status).toBe(200)
})

test('an unconfirmed key has no effect, is replaced by the next and expires', async () => {
  const ana = await signUpConfirmed()
  const begin = () => ana.fetch('/api/authenticator', { json: { password: ana.password } })
  const confirm = (code: string) => ana.fetch('/api/authenticator/confirm', { json: { code } })
  expect(await problemCode(confirm('123456'))).toBe('409 authenticator_missing')
  const { key } = await readReply<{ key: string }>(begin())
  expect((await passPassword(ana)).reply.token).toBeTruthy()
  expect((await readReply<{ key: string }>(begin())).key).not.toBe(key)
  expect(await problemCode(confirm('123456'))).toBe('401 code_invalid')
  clock.advance({ minutes: 16 })
  expect(await problemCode(confirm('123456'))).toBe('409 authenticator_missing')
  await runScheduledJobs(app)
  await turnOn(plain, ana)
  expect(await problemCode(begin())).toBe('409 authenticator_on')
})

test('keys, recovery codes and tokens are unreadable in the database', async () => {
  const ana = await signUpConfirmed()
  const { key } = await readReply<{ key: string }>(
    ana.fetch('/api/authenticator', { json: { password: ana.password } }),
  )
  const bia = await signUpConfirmed()
  const phone = await turnOn(plain, bia)
  const { browser, reply, answer } = await passPassword(bia)
  await readReply(answer(phone.code(1), true))
  const { reply: pending } = await passPassword(bia)
  const kept = JSON.stringify([
    await database.unscoped.select().from(authenticators),
    await database.unscoped.select().from(recoveryCodes),
    await database.unscoped.select().from(signInChallenges),
    await database.unscoped.select().from(trustedDevices),
  ])
  const trust = browser.cookies.get('prato-certo.trusted_device') ?? 'none'
  const secrets = [key, trust, reply.challenge, pending.challenge, ...phone.recoveryCodes]
  for (const secret of secrets) expect(kept).not.toContain(secret)
  for (const code of phone.recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''))
})
