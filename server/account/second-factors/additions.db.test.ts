import type { SecondFactor } from '#contract/account/second-factors.ts'
import { expect, test } from 'vitest'
import { addPasskey, createDevice, enterWith, readOptions } from '../passkeys/test-device.ts'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import {
  type Browser,
  findResetToken,
  findToken,
  startTestApp,
  type TestPerson,
} from '../../platform/process/test-app.ts'
import { codeOf, stepAt } from './rules.ts'
import { bytesOf, proveByMail, turnOn } from './test-factor.ts'

const origin = 'https://pratocerto.exemplo.br'
const names = ['dona', 'socia', 'gerente', 'chefe', 'diretora', 'sindica', 'fundadora', 'herdeira', 'regente']
const admins = names.map((name) => `${name}@exemplo.br`)
const plain = await startTestApp({
  settings: { PUBLIC_ORIGIN: origin, TRUSTED_PROXY: '1', ADMIN_EMAILS: admins.join() },
})
const { clock, openBrowser, mailsTo, signUpConfirmed } = plain

async function signIn({ email, password }: TestPerson, browser = openBrowser()): Promise<TestPerson> {
  const json = { email, password }
  await readReply(browser.fetch('/api/auth/sign-in/email', { json }))
  return { ...browser, email, password } as TestPerson
}
/** Resets the password by mailed link and signs in with it, in a new browser. */
async function resetByMail({ email }: TestPerson, newPassword: string): Promise<TestPerson> {
  const browser = openBrowser()
  await browser.fetch('/api/auth/request-password-reset', { json: { email } })
  const json = { token: findResetToken(await mailsTo(email)), newPassword }
  await readReply(browser.fetch('/api/auth/reset-password', { json }))
  return signIn({ email, password: newPassword } as TestPerson, browser)
}
const askLink = ({ fetch }: Browser) => fetch('/api/mailed-proof/link', { method: 'POST' })
const openLink = ({ fetch }: Browser, token: string) => fetch('/api/mailed-proof', { json: { token } })
const beginApp = ({ fetch, password }: TestPerson) => fetch('/api/authenticator', { json: { password } })
const beginKey = ({ fetch, password }: TestPerson) => fetch('/api/passkeys/begin', { json: { password } })
const administer = ({ fetch }: Browser) => fetch('/api/recipe-images')
const stateOf = ({ fetch }: Browser) => readReply<SecondFactor>(fetch('/api/second-factor'))

/** Creates a person with one passkey. An administrator proves the mailbox first. */
async function somebodyWithKey(email?: string) {
  const [person, device] = [await signUpConfirmed(email ? { email } : {}), createDevice(origin)]
  if ((await stateOf(person)).first_by_link) await proveByMail(plain, person)
  await addPasskey(person, device)
  return { person, device }
}

test.for([
  ['an administrator', admins[0]],
  ['anybody', undefined],
] as const)(
  'with a passkey of %s, adding a factor takes that passkey, not the password',
  async ([, email]) => {
    const { person, device } = await somebodyWithKey(email)
    await readReply(enterWith(person, device))
    const intruder = await signIn(person)
    expect(await problemCode(beginApp(intruder))).toBe('401 passkey_required')
    expect(await problemCode(beginKey(intruder))).toBe('401 passkey_required')
    expect((await administer(intruder)).status).toBe(403)
    expect((await person.fetch('/api/profile')).status).toBe(200)
    expect(await stateOf(intruder)).toMatchObject({ asks: 'passkey' })

    expect((await beginKey(person)).status).toBe(200)
    expect((await beginApp(person)).status).toBe(200)
    clock.advance({ minutes: 10, seconds: 1 })
    expect(await problemCode(beginKey(person))).toBe('401 passkey_required')
    expect(await problemCode(beginApp(person))).toBe('401 passkey_required')
  },
)

test('an enrollment begun before the first passkey cannot be completed after it', async () => {
  const person = await signUpConfirmed()
  const intruder = await signIn(person)
  const { key } = await readReply<{ key: string }>(beginApp(intruder))
  const response = createDevice(origin).create(await readOptions(beginKey(intruder)))
  await addPasskey(person, createDevice(origin))
  const code = codeOf(bytesOf(key), stepAt(clock.now()))
  const confirm = intruder.fetch('/api/authenticator/confirm', { json: { code } })
  expect(await problemCode(confirm)).toBe('401 passkey_required')
  const add = intruder.fetch('/api/passkeys', { json: { name: 'Outra', response } })
  expect(await problemCode(add)).toBe('401 passkey_required')
})

test('the password alone removes neither the only passkey nor its account', async () => {
  const { person, device } = await somebodyWithKey()
  const intruder = await signIn(person)
  const [{ id }] = await readReply<[{ id: string }]>(intruder.fetch('/api/passkeys'))
  const json = { password: person.password }
  const removing = intruder.fetch(`/api/passkeys/${id}/remove`, { json })
  expect(await problemCode(removing)).toBe('401 passkey_required')
  const erasing = intruder.fetch('/api/account-erasure', { json: { ...json, word: 'EXCLUIR' } })
  expect(await problemCode(erasing)).toBe('401 passkey_required')
  await readReply(enterWith(person, device))
  expect(await readReply(person.fetch(`/api/passkeys/${id}/remove`, { json }))).toEqual({ removed: true })
})

test('an account that is no administrator adds its first factor by password', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  expect(await stateOf(ana)).toMatchObject({ asks: 'nothing', first_by_link: false })
  await addPasskey(ana, createDevice(origin))
  expect((await turnOn(plain, bia)).recoveryCodes).toHaveLength(10)
})

test("an administrator's first factor takes the mailed link, in the same session", async () => {
  const owner = await signUpConfirmed({ email: admins[1]! })
  const intruder = await signIn(owner)
  for (const person of [owner, intruder]) {
    expect(await problemCode(beginApp(person))).toBe('403 mailed_link_required')
    expect(await problemCode(beginKey(person))).toBe('403 mailed_link_required')
    expect(await stateOf(person)).toMatchObject({ first_by_link: true, is_mail_proven: false })
  }
  await proveByMail(plain, owner)
  expect(await stateOf(owner)).toMatchObject({ is_mail_proven: true })
  expect(await problemCode(beginApp(intruder))).toBe('403 mailed_link_required')
  await turnOn(plain, owner)
  expect((await administer(owner)).status).toBe(200)
})

test('the mailed link works once, for 30 minutes, until the next and for its account', async () => {
  const [owner, other] = [await signUpConfirmed({ email: admins[2]! }), await signUpConfirmed()]
  const ask = async () => {
    await readReply(owner.fetch('/api/mailed-proof/link', { method: 'POST' }))
    return findToken(
      (await mailsTo(owner.email)).find(({ text }) => text.includes('/perfil/seguranca?token=')),
    )
  }
  const open = (token: string, { fetch }: Browser = owner) => fetch('/api/mailed-proof', { json: { token } })
  const [first, second] = [await ask(), await ask()]
  expect(await problemCode(open(first))).toBe('401 invalid_token')
  expect(await problemCode(open(second, other))).toBe('401 invalid_token')
  expect(await problemCode(open(second, openBrowser()))).toBe('401 unauthenticated')
  const replies = await Promise.all([open(second), open(second)])
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  clock.advance({ minutes: 15, seconds: 1 })
  expect(await problemCode(beginKey(owner))).toBe('403 mailed_link_required')

  const late = await ask()
  clock.advance({ minutes: 30, seconds: 1 })
  expect(await problemCode(open(late))).toBe('401 invalid_token')
  const open3 = await ask()
  const json = { currentPassword: owner.password, newPassword: 'goiaba madura' }
  await readReply(owner.fetch('/api/auth/change-password', { json }))
  expect(await problemCode(open(open3))).toBe('401 invalid_token')
})

test("an administrator's new password ends the proof of every session", async () => {
  const { person: owner, device } = await somebodyWithKey(admins[3])
  await readReply(enterWith(owner, device))
  expect((await administer(owner)).status).toBe(200)
  const json = { currentPassword: owner.password, newPassword: 'goiaba madura' }
  await readReply(owner.fetch('/api/auth/change-password', { json }))
  expect(await problemCode(administer(owner))).toBe('403 second_factor_required')

  await readReply(enterWith(owner, device))
  const browser = openBrowser()
  await browser.fetch('/api/auth/request-password-reset', { json: { email: owner.email } })
  const reset = { token: findResetToken(await mailsTo(owner.email)), newPassword: 'pitanga na praia' }
  await readReply(browser.fetch('/api/auth/reset-password', { json: reset }))
  expect(await problemCode(administer(owner))).toBe('401 session_expired')
  const after = await signIn({ ...owner, password: 'pitanga na praia' }, browser)
  expect(await problemCode(administer(after))).toBe('403 second_factor_required')
  // The mailbox must not replace an administrator's passkey.
  expect(await problemCode(beginApp(after))).toBe('401 passkey_required')
})

test('an administrator’s password reset delays the first-factor link by a day', async () => {
  const owner = await signUpConfirmed({ email: admins[6]! })
  const browser = openBrowser()
  await browser.fetch('/api/auth/request-password-reset', { json: { email: owner.email } })
  const reset = { token: findResetToken(await mailsTo(owner.email)), newPassword: 'pitanga na praia' }
  await readReply(browser.fetch('/api/auth/reset-password', { json: reset }))
  const after = await signIn({ ...owner, password: reset.newPassword }, browser)
  expect(await stateOf(after)).toMatchObject({ first_by_link: true, is_mail_proven: false })
  for (const asked of [beginApp(after), beginKey(after), askLink(after)])
    expect(await problemCode(asked)).toBe('403 first_factor_waits')
  const told = (await mailsTo(owner.email)).find(({ subject }) => subject.endsWith('mudou'))
  expect(told?.text).toContain('só pode ser criado daqui a 24 horas')
  clock.advance({ hours: 24, seconds: 1 })
  await proveByMail(plain, after)
  expect((await beginApp(after)).status).toBe(200)
})

test('an administrator’s mailbox alone always waits a day for the first factor', async () => {
  const owner = await signUpConfirmed({ email: admins[7]! })
  // A new link, and a link requested before the reset, are both refused.
  await readReply(askLink(owner))
  const early = findToken((await mailsTo(owner.email))[0])
  const thief = await resetByMail(owner, 'pitanga na praia')
  for (const asked of [askLink(thief), openLink(thief, early)])
    expect(await problemCode(asked)).toBe('403 first_factor_waits')
  const json = { currentPassword: thief.password, newPassword: 'goiaba madura' }
  await readReply(thief.fetch('/api/auth/change-password', { json }))
  const proof = { password: json.newPassword }
  await readReply(thief.fetch('/api/other-access/remove', { json: { ...nothingKept, proof } }))
  clock.advance({ hours: 23 })
  expect(await problemCode(askLink(thief))).toBe('403 first_factor_waits')
  // The owner's own reset ends the thief's session and restarts the wait.
  const again = await resetByMail(owner, 'caju no copo')
  expect(await problemCode(askLink(thief))).toBe('401 session_expired')
  clock.advance({ hours: 23 })
  const refused = await askLink(again)
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('em 1 hora.') as string })
  expect(await problemCode(beginApp(again))).toBe('403 first_factor_waits')
})

test('deleting the account and signing up again does not end the wait after a reset', async () => {
  const owner = await signUpConfirmed({ email: admins[8]! })
  const thief = await resetByMail(owner, 'pitanga na praia')
  const json = { password: thief.password, word: 'EXCLUIR' }
  await readReply(thief.fetch('/api/account-erasure', { json }))
  const successor = await signUpConfirmed({ email: admins[8]! })
  for (const asked of [askLink(successor), beginApp(successor), beginKey(successor)])
    expect(await problemCode(asked)).toBe('403 first_factor_waits')
  clock.advance({ hours: 24, seconds: 1 })
  await proveByMail(plain, successor)
  expect((await beginApp(successor)).status).toBe(200)
})

test('an ordinary account may request the mailed link right after a reset', async () => {
  const ana = await resetByMail(await signUpConfirmed(), 'pitanga na praia')
  expect((await askLink(ana)).status).toBe(200)
})

const nothingKept = { keep_passkeys: [], keep_authenticator: false }
