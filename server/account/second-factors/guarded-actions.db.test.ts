import { expect, test } from 'vitest'
import { addPasskey, createDevice, enterWith } from '../passkeys/test-device.ts'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { proveByMail, turnOn } from './test-factor.ts'

const origin = 'https://pratocerto.exemplo.br'
const plain = await startTestApp({ settings: { PUBLIC_ORIGIN: origin, TRUSTED_PROXY: '1' } })
const { clock, openBrowser, signUpConfirmed } = plain

const newPassword = 'goiaba madura'

/** Guarded actions. Each takes a given or the correct password, and optionally a code. */
const actions = {
  'a password change': ({ fetch, password }: TestPerson, code?: string, currentPassword = password) =>
    fetch('/api/auth/change-password', { json: { currentPassword, newPassword, code } }),
  'an export': ({ fetch, password: own }: TestPerson, code?: string, password = own) =>
    fetch('/api/data-exports', { json: { password, code } }),
} as const
const cases = Object.entries(actions)

/** Opens a second session of the account, as a person who knows only the password does. */
async function signIn(person: TestPerson): Promise<TestPerson> {
  const browser = openBrowser()
  const json = { email: person.email, password: person.password }
  await readReply(browser.fetch('/api/auth/sign-in/email', { json }))
  return { ...person, ...browser }
}

test.for(cases)('%s takes a code on an account with an authenticator', async ([, act]) => {
  const ana = await signUpConfirmed()
  const phone = await turnOn(plain, ana)
  clock.advance({ minutes: 11 })
  expect(await problemCode(act(ana))).toBe('401 code_required')
  expect(await problemCode(act(ana, 'abcd-efgh-ijkl-mnop'))).toBe('401 code_invalid')
  expect((await act(ana, phone.code())).status).toBe(200)
})

test.for(cases)('%s accepts each recovery code once', async ([name, act]) => {
  const ana = await signUpConfirmed()
  const { recoveryCodes } = await turnOn(plain, ana)
  clock.advance({ minutes: 11 })
  expect((await act(ana, recoveryCodes[0])).status).toBe(200)
  clock.advance({ minutes: 11 })
  const password = name === 'a password change' ? newPassword : ana.password
  expect(await problemCode(act(ana, recoveryCodes[0], password))).toBe('401 code_invalid')
})

test.for(cases)('%s takes a fresh passkey proof on an account with a passkey', async ([, act]) => {
  const [ana, device] = [await signUpConfirmed(), createDevice(origin)]
  await addPasskey(ana, device)
  const intruder = await signIn(ana)
  expect(await problemCode(act(intruder))).toBe('401 passkey_required')
  expect(await problemCode(act(ana))).toBe('401 passkey_required')
  await readReply(enterWith(ana, device))
  clock.advance({ minutes: 10, seconds: 1 })
  expect(await problemCode(act(ana))).toBe('401 passkey_required')
  await readReply(enterWith(ana, device))
  expect((await act(ana)).status).toBe(200)
})

test.for(cases)('%s accepts the mailed link when the only passkey is lost', async ([, act]) => {
  const ana = await signUpConfirmed()
  await addPasskey(ana, createDevice(origin))
  expect(await problemCode(act(ana))).toBe('401 passkey_required')
  await proveByMail(plain, ana)
  expect((await act(ana)).status).toBe(200)
})

test.for(cases)('%s takes the password alone on an account without a factor', async ([, act]) => {
  const ana = await signUpConfirmed()
  expect(await problemCode(act(ana, undefined, 'outra senha'))).toBe('401 invalid_credentials')
  expect((await act(ana)).status).toBe(200)
})

test.for(cases)('%s with a wrong password leaves the code unused', async ([, act]) => {
  const ana = await signUpConfirmed()
  const phone = await turnOn(plain, ana)
  clock.advance({ minutes: 11 })
  const code = phone.code()
  expect(await problemCode(act(ana, code, 'outra senha'))).toBe('401 invalid_credentials')
  expect((await act(ana, code)).status).toBe(200)
})

test('a weak new password is refused before a code is used', async () => {
  const ana = await signUpConfirmed()
  const phone = await turnOn(plain, ana)
  clock.advance({ minutes: 11 })
  const code = phone.code()
  const weak = { currentPassword: ana.password, newPassword: 'senha123', code }
  expect(await problemCode(ana.fetch('/api/auth/change-password', { json: weak }))).toBe('400 weak_password')
  expect((await actions['a password change'](ana, code)).status).toBe(200)
})

test('a refused proof keeps the password and the other sessions', async () => {
  const ana = await signUpConfirmed()
  await addPasskey(ana, createDevice(origin))
  const intruder = await signIn(ana)
  expect(await problemCode(actions['a password change'](intruder))).toBe('401 passkey_required')
  expect((await ana.fetch('/api/profile')).status).toBe(200)
  expect((await signIn(ana)).email).toBe(ana.email)
})
