import { expect, test } from 'vitest'
import { hashOf } from './rules.ts'
import { confirmations } from './table.ts'
import { problemCode } from '../../platform/process/test-answers.ts'
import { findToken, startTestApp, type Browser } from '../../platform/process/test-app.ts'

const { clock, database, openBrowser, mailsTo, signUpConfirmed } = await startTestApp()

const theirs = 'a senha de quem quer entrar'
const own = 'jabuticaba no pé'

const signUp = (browser: Browser, email: string, password: string) =>
  browser.fetch('/api/auth/sign-up/email', { json: { name: 'Ana', email, password, terms: true } })
const signIn = (email: string, password: string) =>
  openBrowser().fetch('/api/auth/sign-in/email', { json: { email, password } })
const tokenTo = async (email: string) => findToken((await mailsTo(email))[0])
const tap = (browser: Browser, token: string) => browser.fetch(`/api/auth/verify-email?token=${token}`)
const choose = (browser: Browser, token: string, password: string) =>
  browser.fetch('/api/auth/verify-email', { json: { token, password } })

test("a sign-up with a stranger's address gains no account when the owner confirms", async () => {
  const email = 'vitima@exemplo.br'
  await signUp(openBrowser(), email, theirs)
  const [victim, token] = [openBrowser(), await tokenTo(email)]
  expect(await problemCode(tap(victim, token))).toBe('409 confirmation_needs_password')
  expect(await problemCode(signIn(email, theirs))).toBe('401 invalid_credentials')

  expect((await choose(victim, token, own)).status).toBe(200)
  expect((await victim.fetch('/api/profile')).status).toBe(200)
  expect(await problemCode(signIn(email, theirs))).toBe('401 invalid_credentials')
  expect((await signIn(email, own)).status).toBe(200)
  expect(await problemCode(choose(openBrowser(), token, theirs))).toBe('401 invalid_token')
})

test("a stranger's repeated sign-up keeps the first link and confirms nothing", async () => {
  const [email, victim, stranger] = ['repetida@exemplo.br', openBrowser(), openBrowser()]
  await signUp(victim, email, own)
  const first = await tokenTo(email)
  await signUp(stranger, email, theirs)
  const second = await tokenTo(email)
  expect(await problemCode(tap(stranger, second))).toBe('409 confirmation_needs_password')
  expect((await tap(victim, first)).status).toBe(200)
  expect(await problemCode(tap(stranger, second))).toBe('401 invalid_token')
  expect(await problemCode(signIn(email, theirs))).toBe('401 invalid_credentials')
})

test('a confirmation link that asks for a password refuses a weak one', async () => {
  const email = 'fraca@exemplo.br'
  await signUp(openBrowser(), email, own)
  const [browser, token] = [openBrowser(), await tokenTo(email)]
  expect(await problemCode(tap(browser, token))).toBe('409 confirmation_needs_password')
  expect(await problemCode(choose(browser, token, '12345678'))).toBe('400 weak_password')
  expect(await problemCode(choose(browser, 'inventado', own))).toBe('401 invalid_token')
  expect((await choose(browser, token, own)).status).toBe(200)
})

test('the sign-up cookie cannot be forged and reveals no account', async () => {
  const [known, fresh] = [openBrowser(), openBrowser()]
  const email = 'forjada@exemplo.br'
  await signUp(fresh, email, own)
  await tap(fresh, await tokenTo(email))
  await signUp(known, email, own)
  await signUp(fresh, 'outra@exemplo.br', own)
  const left = [known, fresh].map(({ cookies }) => cookies.get('prato-certo.sign_up')?.length)
  expect(new Set(left).size).toBe(1)
  const token = await tokenTo('outra@exemplo.br')
  const cookie = `prato-certo.sign_up=${known.cookies.get('prato-certo.sign_up')}x`
  const forged = openBrowser().fetch(`/api/auth/verify-email?token=${token}`, { headers: { cookie } })
  expect(await problemCode(forged)).toBe('409 confirmation_needs_password')
})

test('a confirmation link stored after the address was confirmed changes no password', async () => {
  const ana = await signUpConfirmed()
  const expiresAt = new Date(clock.now().getTime() + 3_600_000)
  await database.unscoped
    .insert(confirmations)
    .values({ tokenHash: hashOf('late'), userId: ana.id, expiresAt })
  expect(await problemCode(choose(openBrowser(), 'late', theirs))).toBe('401 invalid_token')
  expect((await signIn(ana.email, ana.password)).status).toBe(200)
})
