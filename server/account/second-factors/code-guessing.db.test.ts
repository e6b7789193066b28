import { expect, test } from 'vitest'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import {
  type Browser,
  findResetToken,
  startTestApp,
  type TestPerson,
} from '../../platform/process/test-app.ts'
import { countEarlierUses } from '../../platform/security/test-earlier-uses.ts'
import { appCodeLimits, callerAt } from './rules.ts'
import { turnOn } from './test-factor.ts'

const boss = 'chefe@exemplo.br'
const plain = await startTestApp({
  settings: { PUBLIC_ORIGIN: 'https://pratocerto.exemplo.br', TRUSTED_PROXY: '1', ADMIN_EMAILS: boss },
})
const { clock, openBrowser, mailsTo, signUpConfirmed } = plain

type Caller = Pick<Browser, 'fetch'>

/** Opens a browser at this IP address. */
function openBrowserAt(from: string): Caller {
  const { fetch } = openBrowser()
  return { fetch: (path, request) => fetch(path, { ...request, from }) }
}

/** Enters a correct password; returns a function that enters a code as the second step. */
async function passPassword({ email, password }: TestPerson, browser: Caller = openBrowser()) {
  const json = { email, password }
  const { challenge } = await readReply<{ challenge: string }>(
    browser.fetch('/api/auth/sign-in/email', { json }),
  )
  return (code: string) => browser.fetch('/api/auth/sign-in/code', { json: { challenge, code } })
}

/**
 * Enters wrong codes from one network, five after each password and every five minutes, as a stranger who knows the
 * password does.
 */
async function guess(
  person: TestPerson,
  times: number,
  code = '000000',
  browser: Caller = openBrowser(),
): Promise<string[]> {
  const told: string[] = []
  while (told.length < times) {
    clock.advance({ minutes: 5, seconds: 1 })
    const answer = await passPassword(person, browser)
    for (let i = 0; i < 5 && told.length < times; i++) told.push(await problemCode(answer(code)))
  }
  return told
}

/** Counts wrong codes as if they had been entered earlier today in browsers that are not known. */
const countEarlierGuesses = ({ id }: TestPerson, times: number) =>
  countEarlierUses(plain, times, 'codes-of', id, appCodeLimits.byAccount)

async function resetPassword(person: TestPerson, newPassword: string) {
  const browser = openBrowser()
  await browser.fetch('/api/auth/request-password-reset', { json: { email: person.email } })
  const json = { token: findResetToken(await mailsTo(person.email)), newPassword }
  await readReply(browser.fetch('/api/auth/reset-password', { json }))
  return { ...person, password: newPassword, resetIn: browser }
}

test('two recovery codes for one challenge: one signs in, the other stays unused', async () => {
  const ana = await signUpConfirmed()
  const { recoveryCodes: codes } = await turnOn(plain, ana)
  const answer = await passPassword(ana)
  const replies = await Promise.all([answer(codes[0] ?? ''), answer(codes[1] ?? '')])
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await readReply(ana.fetch('/api/second-factor'))).toMatchObject({ recovery_codes_left: 9 })
  const refused = replies[0]?.status === 401 ? codes[0] : codes[1]
  expect((await (await passPassword(ana))(refused ?? '')).status).toBe(200)
})

test('a recovery code used in four concurrent sign-ins opens one', async () => {
  const ana = await signUpConfirmed()
  const { recoveryCodes: codes } = await turnOn(plain, ana)
  const answers = await Promise.all([1, 2, 3, 4].map(() => passPassword(ana)))
  const replies = await Promise.all(answers.map((answer) => answer(codes[0] ?? '')))
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a recovery code opens the account after many wrong guesses by a stranger', async () => {
  const ana = await signUpConfirmed()
  const { recoveryCodes: codes } = await turnOn(plain, ana)
  await countEarlierGuesses(ana, 100)
  expect(await guess(ana, 1)).toEqual(['429 codes_guarded'])
  expect(await guess(ana, 30, 'aaaa-bbbb-cccc-dddd')).toEqual(Array(30).fill('401 code_invalid'))
  expect((await (await passPassword(ana))(codes[0] ?? '')).status).toBe(200)
})

test('thirty wrong codes block their network for the day and no other network', async () => {
  const ana = await signUpConfirmed()
  const phone = await turnOn(plain, ana)
  const from = '198.18.92.1'
  const stranger = openBrowserAt(from)
  const [, byDay] = appCodeLimits.byCaller
  await countEarlierUses(plain, 28, 'code-of', callerAt(ana.id, from), [byDay])
  expect(await guess(ana, 2, '000000', stranger)).toEqual(Array(2).fill('401 code_invalid'))
  clock.advance({ minutes: 6 })
  expect(await problemCode((await passPassword(ana, stranger))('000000'))).toBe('429 rate_limited')
  expect((await (await passPassword(ana))(phone.code())).status).toBe(200)
})

test('after 100 wrong codes a day, only known browsers may enter codes', async () => {
  const ana = await signUpConfirmed()
  const phone = await turnOn(plain, ana)
  const before = openBrowser()
  clock.advance({ minutes: 1 })
  expect((await (await passPassword(ana, before))(phone.code())).status).toBe(200)
  clock.advance({ days: 1, minutes: 1 })
  await countEarlierGuesses(ana, 98)
  expect(await guess(ana, 2)).toEqual(Array(2).fill('401 code_invalid'))
  expect(await problemCode((await passPassword(ana))(phone.code()))).toBe('429 codes_guarded')
  expect((await (await passPassword(ana))(phone.recoveryCodes[0] ?? '')).status).toBe(200)
  expect((await (await passPassword(ana, before))(phone.code())).status).toBe(200)
})

test('a password reset clears the count of wrong codes', async () => {
  const ana = await signUpConfirmed()
  const phone = await turnOn(plain, ana)
  await countEarlierGuesses(ana, 100)
  expect(await guess(ana, 1)).toEqual(['429 codes_guarded'])
  const changed = await resetPassword(ana, 'pitanga na praia')
  clock.advance({ minutes: 1 })
  expect((await (await passPassword(changed))(phone.code())).status).toBe(200)
})

test('the tenth wrong code of a day is mailed to the owner, once', async () => {
  const ana = await signUpConfirmed()
  await turnOn(plain, ana)
  const mailed = async () =>
    (await mailsTo(ana.email)).filter(({ subject }) => subject.includes('códigos errados')).length
  await guess(ana, 9)
  expect(await mailed()).toBe(0)
  await guess(ana, 1)
  expect(await mailed()).toBe(1)
  await guess(ana, 2)
  expect(await mailed()).toBe(1)
})

test('browsers known from before the authenticator count as unknown for codes', async () => {
  const ana = await signUpConfirmed()
  const before = openBrowser()
  const { email, password } = ana
  await readReply(before.fetch('/api/auth/sign-in/email', { json: { email, password } }))
  const phone = await turnOn(plain, ana)
  await countEarlierGuesses(ana, 99)
  expect(await guess(ana, 2, '000000', before)).toEqual(['401 code_invalid', '429 codes_guarded'])
  expect((await (await passPassword(ana, ana))(phone.code(1))).status).toBe(200)
})

test('browsers known by a code share 300 wrong codes a day', async () => {
  const ana = await signUpConfirmed()
  const phone = await turnOn(plain, ana)
  const [one, other] = [openBrowser(), openBrowser()]
  for (const browser of [one, other]) {
    clock.advance({ seconds: 31 })
    await readReply((await passPassword(ana, browser))(phone.code()))
  }
  await countEarlierUses(plain, 297, 'codes-of-known', ana.id, appCodeLimits.byKnownBrowsers)
  expect(await guess(ana, 2, '000000', one)).toEqual(Array(2).fill('401 code_invalid'))
  expect(await guess(ana, 2, '000000', other)).toEqual(['401 code_invalid', '429 codes_guarded'])
  expect(await guess(ana, 1, '000000', one)).toEqual(['429 codes_guarded'])
  clock.advance({ days: 1, minutes: 1 })
  expect((await (await passPassword(ana, one))(phone.code())).status).toBe(200)
})

test('a browser known by a code stays known after a password change', async () => {
  const ana = await signUpConfirmed()
  const phone = await turnOn(plain, ana)
  const { email, password } = ana
  const signIn = () => ana.fetch('/api/auth/sign-in/email', { json: { email, password } })
  clock.advance({ minutes: 1 })
  const { challenge } = await readReply<{ challenge: string }>(signIn())
  const answer = { challenge, code: phone.code(), trust_device: true }
  await readReply(ana.fetch('/api/auth/sign-in/code', { json: answer }))
  expect(await readReply<object>(signIn())).toHaveProperty('token')
  const newPassword = 'goiaba madura'
  const change = { currentPassword: password, newPassword, code: phone.recoveryCodes[0] }
  await readReply(ana.fetch('/api/auth/change-password', { json: change }))
  await countEarlierGuesses(ana, 100)
  expect(await guess({ ...ana, password: newPassword }, 1)).toEqual(['429 codes_guarded'])
  clock.advance({ minutes: 1 })
  const proof = { password: newPassword, code: phone.code() }
  expect((await ana.fetch('/api/authenticator/remove', { json: proof })).status).toBe(200)
})

test('ten wrong codes end a challenge; the next attempt takes the password again', async () => {
  const ana = await signUpConfirmed()
  const phone = await turnOn(plain, ana)
  const { email, password } = ana
  const { challenge } = await readReply<{ challenge: string }>(
    openBrowser().fetch('/api/auth/sign-in/email', { json: { email, password } }),
  )
  const answer = (code: string) =>
    openBrowser().fetch('/api/auth/sign-in/code', { json: { challenge, code } })
  for (let i = 0; i < 10; i++) expect(await problemCode(answer('000000'))).toBe('401 code_invalid')
  const right = phone.recoveryCodes[0] ?? ''
  expect(await problemCode(answer(right))).toBe('401 challenge_over')
  expect((await (await passPassword(ana))(right)).status).toBe(200)
})

test('a reset clears an administrator’s wrong codes at most once a day', async () => {
  const owner = await signUpConfirmed({ email: boss })
  const phone = await turnOn(plain, owner)
  let changed = { ...owner, resetIn: openBrowser() }
  for (const password of ['pitanga na praia', 'goiaba madura']) {
    await countEarlierGuesses(owner, 99)
    expect(await guess(changed, 1)).toEqual(['401 code_invalid'])
    changed = await resetPassword(changed, password)
  }
  clock.advance({ minutes: 1 })
  expect(await problemCode((await passPassword(changed))(phone.code()))).toBe('429 codes_guarded')
  expect(await problemCode((await passPassword(changed, changed.resetIn))(phone.code()))).toBe(
    '429 codes_guarded',
  )
  expect((await (await passPassword(changed, changed.resetIn))(phone.recoveryCodes[0] ?? '')).status).toBe(
    200,
  )
})
