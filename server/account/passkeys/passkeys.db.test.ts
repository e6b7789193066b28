import type { Passkey } from '#contract/account/passkeys.ts'
import type { SecondFactor } from '#contract/account/second-factors.ts'
import { expect, test } from 'vitest'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'
import { turnOn } from '../second-factors/test-factor.ts'
import { passkeys as passkeyTable } from '../authentication/table.ts'
import { addPasskey, createDevice, enterWith, readOptions } from './test-device.ts'

const plain = await startTestApp()
const { clock, openBrowser, mailsTo, signUpConfirmed } = plain

const listOf = ({ fetch }: Pick<typeof plain, 'fetch'>) => readReply<Passkey[]>(fetch('/api/passkeys'))

test('a passkey opens its own account, in a session proven by two factors', async () => {
  const [ana, device] = [await signUpConfirmed(), createDevice()]
  const { id, name } = await addPasskey(ana, device)
  expect(name).toBe('Celular da Ana')
  expect(await listOf(ana)).toEqual([{ id, name, created_at: clock.now().toISOString(), last_used_at: null }])
  expect((await mailsTo(ana.email)).map(({ subject }) => subject)).toContain(
    'Nova chave de acesso no Prato Certo',
  )

  const browser = openBrowser()
  expect(await readReply(enterWith(browser, device))).toMatchObject({ user: { email: ana.email } })
  const state = await readReply<SecondFactor>(browser.fetch('/api/second-factor'))
  expect(state).toMatchObject({ is_proven: true, authenticator_since: null })
  expect((await listOf(browser))[0]?.last_used_at).toBe(clock.now().toISOString())
})

test('a passkey sign-in needs no code where a password sign-in does', async () => {
  const [ana, device] = [await signUpConfirmed(), createDevice()]
  await turnOn(plain, ana)
  await addPasskey(ana, device)
  expect((await enterWith(openBrowser(), device)).status).toBe(200)
})

test('a passkey without user verification is not added and opens no account', async () => {
  const [ana, device] = [await signUpConfirmed(), createDevice()]
  const begin = () => ana.fetch('/api/passkeys/begin', { json: { password: ana.password } })
  const response = createDevice().create(await readOptions(begin()), false)
  const add = ana.fetch('/api/passkeys', { json: { name: 'Chave', response } })
  expect(await problemCode(add)).toBe('401 passkey_refused')
  await addPasskey(ana, device)
  const entering = enterWith(openBrowser(), device, { verifies: false })
  expect(await problemCode(entering)).toBe('401 passkey_refused')
  expect(await listOf(ana)).toHaveLength(1)
})

test('a passkey response for another site, of an unknown key or replayed is rejected', async () => {
  const [ana, device] = [await signUpConfirmed(), createDevice()]
  await addPasskey(ana, device)
  const phished = enterWith(openBrowser(), device, { from: 'https://prato-certo.exemplo' })
  expect(await problemCode(phished)).toBe('401 passkey_refused')
  expect(await problemCode(enterWith(openBrowser(), createDevice()))).toBe('401 passkey_refused')
  const forged = enterWith(openBrowser(), createDevice(), { id: device.assert({ challenge: '' }).id })
  expect(await problemCode(forged)).toBe('401 passkey_refused')

  const browser = openBrowser()
  const options = await readOptions(browser.fetch('/api/auth/passkey', { method: 'POST' }))
  const response = device.assert(options)
  const answer = () => browser.fetch('/api/auth/sign-in/passkey', { json: { response } })
  expect((await answer()).status).toBe(200)
  expect(await problemCode(answer())).toBe('401 passkey_refused')
})

test.for([
  {},
  { id: 'x' },
  { id: 'x', response: 'nada' },
  { id: { like: '%' }, response: {} },
  { id: 'x', response: { clientDataJSON: 'e30', transports: 7 } },
])('%j is refused as a passkey without an internal error', async (response) => {
  const ana = await signUpConfirmed()
  await readOptions(ana.fetch('/api/passkeys/begin', { json: { password: ana.password } }))
  const added = await ana.fetch('/api/passkeys', { json: { name: 'Chave', response } })
  const browser = openBrowser()
  await readOptions(browser.fetch('/api/auth/passkey', { method: 'POST' }))
  const entered = await browser.fetch('/api/auth/sign-in/passkey', { json: { response } })
  expect([401, 422]).toContain(added.status)
  expect([401, 422]).toContain(entered.status)
})

test('a removed passkey opens nothing, and its sessions end', async () => {
  const [ana, device] = [await signUpConfirmed(), createDevice()]
  const wrong = ana.fetch('/api/passkeys/begin', { json: { password: 'outra senha' } })
  expect(await problemCode(wrong)).toBe('401 invalid_credentials')
  const { id } = await addPasskey(ana, device)
  const stranger = openBrowser()
  await readReply(enterWith(stranger, device))
  await readReply(enterWith(ana, device))
  const remove = (password: string) => ana.fetch(`/api/passkeys/${id}/remove`, { json: { password } })
  expect(await problemCode(remove('outra senha'))).toBe('401 invalid_credentials')
  expect(await readReply(remove(ana.password))).toEqual({ removed: true })
  expect(await readReply(remove(ana.password))).toEqual({ removed: false })
  expect(await problemCode(stranger.fetch('/api/profile'))).toBe('401 session_expired')
  expect(await problemCode(enterWith(openBrowser(), device))).toBe('401 passkey_refused')
  expect((await mailsTo(ana.email)).map(({ subject }) => subject)).toContain(
    'Chave de acesso removida no Prato Certo',
  )
})

test('a sign-in challenge cannot be used to add a passkey', async () => {
  const ana = await signUpConfirmed()
  const { challenge, rpId = '' } = await readOptions(ana.fetch('/api/auth/passkey', { method: 'POST' }))
  const response = createDevice().create({ challenge, rp: { id: rpId } })
  const adding = ana.fetch('/api/passkeys', { json: { name: 'Chave', response } })
  expect(await problemCode(adding)).toBe('401 passkey_refused')
  expect(await listOf(ana)).toEqual([])
})

test('an account has at most twenty passkeys; one more is refused', async () => {
  const [ana, device] = [await signUpConfirmed(), createDevice()]
  await addPasskey(ana, device)
  await readReply(enterWith(ana, device))
  const others = Array.from({ length: 19 }, (_, place) => ({
    userId: ana.id,
    credentialID: `of a drawer ${place}`,
    publicKey: 'key',
    counter: 0,
    deviceType: 'singleDevice',
    backedUp: false,
  }))
  await plain.database.unscoped.insert(passkeyTable).values(others)
  const refused = ana.fetch('/api/passkeys/begin', { json: { password: ana.password } })
  expect(await problemCode(refused)).toBe('409 passkeys_full')
  expect(await listOf(ana)).toHaveLength(20)
})

test("an account cannot see, remove or complete another account's passkey", async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  const device = createDevice()
  const { id } = await addPasskey(ana, device)
  await readReply(enterWith(ana, device))
  expect(await listOf(bia)).toEqual([])
  const removing = bia.fetch(`/api/passkeys/${id}/remove`, { json: { password: bia.password } })
  expect(await readReply(removing)).toEqual({ removed: false })

  const options = await readOptions(ana.fetch('/api/passkeys/begin', { json: { password: ana.password } }))
  const cookie = [...bia.cookies, ['prato-certo.passkey', ana.cookies.get('prato-certo.passkey') ?? '']]
  const stolen = bia.fetch('/api/passkeys', {
    json: { name: 'Chave', response: createDevice().create(options) },
    headers: { cookie: cookie.map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  expect((await stolen).ok).toBe(false)
  expect(await listOf(bia)).toEqual([])
})

test('proving a session with a passkey replaces the session', async () => {
  const [ana, device] = [await signUpConfirmed(), createDevice()]
  await addPasskey(ana, device)
  await readReply(enterWith(ana, device))
  expect(await readReply<unknown[]>(ana.fetch('/api/sessions'))).toHaveLength(1)
  const state = await readReply<SecondFactor>(ana.fetch('/api/second-factor'))
  expect(state).toMatchObject({ is_proven: true })
})
