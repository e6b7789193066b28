import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { catalog } from '#contract/catalog.ts'
import { addPasskey, createDevice, enterWith } from './account/passkeys/test-device.ts'
import { problemCode, readReply } from './platform/process/test-answers.ts'
import { type Browser, startTestApp } from './platform/process/test-app.ts'
import { proveByMail, turnOn } from './account/second-factors/test-factor.ts'

const emails = ['dona', 'socia', 'gerente', 'chefe'].map((name) => `${name}@exemplo.br`)
const plain = await startTestApp({ settings: { ADMIN_EMAILS: emails.join() } })
const { clock, openBrowser, signUpConfirmed } = plain

const administration = catalog.filter(({ access }) => access === 'admin')

/** Calls every endpoint of administrators, and returns the distinct statuses with error codes. */
async function ask({ fetch }: Browser): Promise<string[]> {
  const replies = administration.map(({ method, path }) =>
    fetch(
      path.replace(/\{\w+\}/g, () => randomUUID()),
      { method, ...(method !== 'GET' && { json: {} }) },
    ),
  )
  return [...new Set(await Promise.all(replies.map((reply) => problemCode(reply))))]
}
const refusals = (told: readonly string[]) => told.filter((one) => one.startsWith('403'))

test('the contract has administration endpoints', () => {
  expect(administration.length).toBeGreaterThan(2)
})

test('an ordinary account is refused administration, even with a second factor', async () => {
  const ana = await signUpConfirmed()
  expect(await ask(ana)).toEqual(['403 admin_only'])
  await turnOn(plain, ana)
  expect(await ask(ana)).toEqual(['403 admin_only'])
})

test('an administrator needs a second factor', async () => {
  const owner = await signUpConfirmed({ email: emails[0]! })
  expect(await ask(owner)).toEqual(['403 second_factor_required'])
  const phone = await turnOn(plain, owner)
  expect(refusals(await ask(owner))).toEqual([])

  const json = { email: owner.email, password: owner.password }
  const browser = openBrowser()
  const { challenge, may_trust_device: mayTrust } = await readReply<{
    challenge: string
    may_trust_device: boolean
  }>(browser.fetch('/api/auth/sign-in/email', { json }))
  expect(mayTrust).toBe(false)
  expect(await ask(browser)).toEqual(['401 unauthenticated'])
  const code = phone.code(1)
  await readReply(browser.fetch('/api/auth/sign-in/code', { json: { challenge, code, trust_device: true } }))
  expect(refusals(await ask(browser))).toEqual([])
  const again = await readReply<object>(browser.fetch('/api/auth/sign-in/email', { json }))
  expect(again).toHaveProperty('challenge')
})

test('a passkey is a second factor only in a session that it opened', async () => {
  const [partner, device] = [await signUpConfirmed({ email: emails[1]! }), createDevice()]
  await proveByMail(plain, partner)
  await addPasskey(partner, device)
  expect(await ask(partner)).toEqual(['403 second_factor_required'])
  await readReply(enterWith(partner, device))
  expect(refusals(await ask(partner))).toEqual([])
})

test('removing the last second factor ends administration in open sessions', async () => {
  const [manager, device] = [await signUpConfirmed({ email: emails[2]! }), createDevice()]
  await proveByMail(plain, manager)
  const { id } = await addPasskey(manager, device)
  await readReply(enterWith(manager, device))
  await readReply(manager.fetch(`/api/passkeys/${id}/remove`, { json: { password: manager.password } }))
  expect(await ask(manager)).toEqual(['403 second_factor_required'])
  const chief = await signUpConfirmed({ email: emails[3]! })
  const phone = await turnOn(plain, chief)
  clock.advance({ minutes: 11 })
  const proof = { password: chief.password, code: phone.code() }
  await readReply(chief.fetch('/api/authenticator/remove', { json: proof }))
  expect(await ask(chief)).toEqual(['403 second_factor_required'])
})
