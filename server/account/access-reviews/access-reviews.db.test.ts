import type { OwnAuditEvent } from '#contract/privacy/audit-log.ts'
import type { SecondFactor } from '#contract/account/second-factors.ts'
import { expect, test } from 'vitest'
import { addPasskey, createDevice, enterWith } from '../passkeys/test-device.ts'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import {
  type Browser,
  findResetToken,
  findToken,
  startTestApp,
  type TestPerson,
} from '../../platform/process/test-app.ts'
import { proveByMail, turnOn } from '../second-factors/test-factor.ts'

const origin = 'https://pratocerto.exemplo.br'
const boss = 'chefe@exemplo.br'
const plain = await startTestApp({
  settings: { PUBLIC_ORIGIN: origin, TRUSTED_PROXY: '1', ADMIN_EMAILS: boss },
})
const { clock, openBrowser, mailsTo, signUpConfirmed } = plain

type Removal = { keep_passkeys?: string[]; keep_authenticator?: boolean; proof?: object }
const removeOthers = (
  { fetch }: Browser,
  { keep_passkeys = [], keep_authenticator = false, proof }: Removal = {},
) => fetch('/api/other-access/remove', { json: { keep_passkeys, keep_authenticator, proof } })
const signIn = ({ email, password }: TestPerson, browser = openBrowser()) =>
  browser.fetch('/api/auth/sign-in/email', { json: { email, password } })
const isIn = async ({ fetch }: Browser) => (await fetch('/api/profile')).status === 200
const reviewMails = async ({ email }: TestPerson) =>
  (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Acessos removidos'))

/** Resets the password by the mailed link, and signs in with it in the same new browser. */
async function resetAndSignIn(person: TestPerson, newPassword: string): Promise<Browser> {
  const browser = openBrowser()
  await browser.fetch('/api/auth/request-password-reset', { json: { email: person.email } })
  const json = { token: findResetToken(await mailsTo(person.email)), newPassword }
  await readReply(browser.fetch('/api/auth/reset-password', { json }))
  await readReply(signIn({ ...person, password: newPassword }, browser))
  return browser
}

test("after a reset, one tap removes an intruder's passkey and sessions", async () => {
  const [ana, thiefsKey] = [await signUpConfirmed(), createDevice(origin)]
  const thief = openBrowser()
  await readReply(signIn(ana, thief))
  await addPasskey({ ...thief, password: ana.password }, thiefsKey)

  const owner = await resetAndSignIn(ana, 'pitanga na praia')
  const again = openBrowser()
  await readReply(enterWith(again, thiefsKey))
  expect(await isIn(again)).toBe(true)
  expect(await readReply(removeOthers(owner))).toEqual({
    passkeys_removed: 1,
    authenticator_removed: false,
    sessions_ended: 1,
  })
  expect([await isIn(thief), await isIn(again), await isIn(owner)]).toEqual([false, false, true])
  expect(await problemCode(enterWith(openBrowser(), thiefsKey))).toBe('401 passkey_refused')
  expect(await reviewMails(ana)).toHaveLength(1)
  const acts = await readReply<OwnAuditEvent[]>(owner.fetch('/api/acts'))
  expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['passkey_removed', 'sessions_ended']))
})

test('without a reset, removing other access takes a mailed link', async () => {
  const [ana, thiefsKey] = [await signUpConfirmed(), createDevice(origin)]
  const thief = openBrowser()
  await readReply(signIn(ana, thief))
  await addPasskey({ ...thief, password: ana.password }, thiefsKey)
  const proof = { password: ana.password }
  expect(await problemCode(removeOthers(thief))).toBe('401 password_required')
  expect(await problemCode(removeOthers(thief, { proof }))).toBe('401 passkey_required')
  expect(await problemCode(removeOthers(ana, { proof }))).toBe('401 passkey_required')
  await proveByMail(plain, ana)
  expect(await readReply(removeOthers(ana))).toMatchObject({ passkeys_removed: 1 })
  expect(await isIn(thief)).toBe(false)
})

test('passkeys and authenticators chosen to stay are kept', async () => {
  const [ana, own, other] = [await signUpConfirmed(), createDevice(origin), createDevice(origin)]
  const phone = await turnOn(plain, ana)
  const { id } = await addPasskey(ana, own)
  await addPasskey(ana, other, 'Outro celular')
  const removal = { keep_passkeys: [id], keep_authenticator: true, proof: { password: ana.password } }
  expect(await readReply(removeOthers(ana, removal))).toMatchObject({
    passkeys_removed: 1,
    authenticator_removed: false,
  })
  expect((await enterWith(openBrowser(), own)).status).toBe(200)
  expect(await problemCode(enterWith(openBrowser(), other))).toBe('401 passkey_refused')
  expect(await readReply<object>(signIn(ana))).toHaveProperty('challenge')
  clock.advance({ minutes: 11 })
  expect(await problemCode(removeOthers(ana, removal))).toBe('401 code_required')
  const proof = { password: ana.password, code: phone.code() }
  expect(await readReply(removeOthers(ana, { proof }))).toMatchObject({ authenticator_removed: true })
  expect(await readReply<object>(signIn(ana))).toHaveProperty('token')
  const state = await readReply<SecondFactor>(ana.fetch('/api/second-factor'))
  expect(state).toMatchObject({ authenticator_since: null, is_proven: false })
})

test('a mailed link does not replace an authenticator code, which has its own recovery', async () => {
  const ana = await signUpConfirmed()
  await turnOn(plain, ana)
  clock.advance({ minutes: 11 })
  await proveByMail(plain, ana)
  expect(await problemCode(removeOthers(ana))).toBe('401 code_required')
})

test('removing an administrator’s passkey takes a passkey, not a mailed link', async () => {
  const [owner, key] = [await signUpConfirmed({ email: boss }), createDevice(origin)]
  await proveByMail(plain, owner)
  const { id } = await addPasskey(owner, key)
  const browser = await resetAndSignIn(owner, 'pitanga na praia')
  expect(await problemCode(removeOthers(browser))).toBe('401 password_required')
  const proof = { password: 'pitanga na praia' }
  expect(await problemCode(removeOthers(browser, { proof }))).toBe('401 passkey_required')
  await proveByMail(plain, { ...owner, ...browser })
  expect(await problemCode(removeOthers(browser))).toBe('401 passkey_required')
  await readReply(enterWith(browser, key))
  await readReply(removeOthers(browser, { keep_passkeys: [id], proof }))
  expect((await browser.fetch('/api/recipe-images')).status).toBe(200)
})

test('after a reset, the mailbox counts as proven for the browser’s next sign-in', async () => {
  const ana = await signUpConfirmed()
  const browser = await resetAndSignIn(ana, 'pitanga na praia')
  const isProven = async ({ fetch }: Browser) =>
    (await readReply<SecondFactor>(fetch('/api/second-factor'))).is_mail_proven
  expect(await isProven(browser)).toBe(true)
  const changed = { ...ana, password: 'pitanga na praia' }
  const elsewhere = openBrowser()
  await readReply(signIn(changed, elsewhere))
  expect(await isProven(elsewhere)).toBe(false)
  await readReply(signIn(changed, browser))
  expect(await isProven(browser)).toBe(false)
})

test('passkeys of other accounts are untouched, even when named', async () => {
  const [ana, bia, key] = [await signUpConfirmed(), await signUpConfirmed(), createDevice(origin)]
  const { id } = await addPasskey(bia, key)
  await readReply(removeOthers(ana, { keep_passkeys: [id], proof: { password: ana.password } }))
  await readReply(removeOthers(ana, { proof: { password: ana.password } }))
  expect((await enterWith(openBrowser(), key)).status).toBe(200)
})

test("a stranger's password reset leaves the mailed link of an open session valid", async () => {
  const ana = await signUpConfirmed()
  await readReply(ana.fetch('/api/mailed-proof/link', { method: 'POST' }))
  const mail = (await mailsTo(ana.email)).find(({ text }) => text.includes('/perfil/seguranca?token='))
  const json = { email: ana.email }
  await readReply(openBrowser().fetch('/api/auth/request-password-reset', { json }))
  const proof = ana.fetch('/api/mailed-proof', { json: { token: findToken(mail) } })
  expect(await readReply(proof)).toEqual({ proven: true })
})

test('a mailed link is valid only in the session that requested it', async () => {
  const ana = await signUpConfirmed()
  const elsewhere = openBrowser()
  await readReply(signIn(ana, elsewhere))
  await readReply(ana.fetch('/api/mailed-proof/link', { method: 'POST' }))
  const mail = (await mailsTo(ana.email)).find(({ text }) => text.includes('/perfil/seguranca?token='))
  const open = ({ fetch }: Browser) => fetch('/api/mailed-proof', { json: { token: findToken(mail) } })
  const isProven = async ({ fetch }: Browser) =>
    (await readReply<SecondFactor>(fetch('/api/second-factor'))).is_mail_proven
  expect(await problemCode(open(elsewhere))).toBe('403 link_of_other_session')
  expect([await isProven(elsewhere), await isProven(ana)]).toEqual([false, false])
  expect(await readReply(open(ana))).toEqual({ proven: true })
  expect([await isProven(elsewhere), await isProven(ana)]).toEqual([false, true])
  expect(await problemCode(open(elsewhere))).toBe('401 invalid_token')
})

test('another account cannot tell whether a mailed link exists', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  await readReply(ana.fetch('/api/mailed-proof/link', { method: 'POST' }))
  const mail = (await mailsTo(ana.email)).find(({ text }) => text.includes('/perfil/seguranca?token='))
  const json = { token: findToken(mail) }
  expect(await problemCode(bia.fetch('/api/mailed-proof', { json }))).toBe('401 invalid_token')
  clock.advance({ minutes: 30, seconds: 1 })
  const elsewhere = openBrowser()
  await readReply(signIn(ana, elsewhere))
  expect(await problemCode(elsewhere.fetch('/api/mailed-proof', { json }))).toBe('401 invalid_token')
})
