import { expect, test } from 'vitest'
import { problemCode } from '../../platform/process/test-answers.ts'
import { findResetToken, startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { openBrowser, mailsTo, signUpConfirmed } = await startTestApp({
  settings: { PUBLIC_ORIGIN: 'https://pratocerto.exemplo.br', TRUSTED_PROXY: '1' },
})

async function requestReset({ email }: TestPerson): Promise<string> {
  await openBrowser().fetch('/api/auth/request-password-reset', { json: { email } })
  return findResetToken(await mailsTo(email))
}
const reset = (token: string, newPassword: string) =>
  openBrowser().fetch('/api/auth/reset-password', { json: { token, newPassword } })
const signIn = ({ email }: TestPerson, password: string) =>
  openBrowser().fetch('/api/auth/sign-in/email', { json: { email, password } })

test('a new reset request replaces the previous link', async () => {
  const ana = await signUpConfirmed()
  const [first, second] = [await requestReset(ana), await requestReset(ana)]
  expect(await problemCode(reset(first, 'senha de quem viu'))).toBe('401 invalid_token')
  expect((await reset(second, 'pitanga na praia')).status).toBe(200)
})

test("a password reset ends the account's other reset links and no one else's", async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  const [ofBia, first, second] = [await requestReset(bia), await requestReset(ana), await requestReset(ana)]
  expect((await reset(second, 'pitanga na praia')).status).toBe(200)
  expect(await problemCode(reset(first, 'senha de quem viu'))).toBe('401 invalid_token')
  expect(await problemCode(reset(second, 'senha de quem viu'))).toBe('401 invalid_token')
  expect((await signIn(ana, 'pitanga na praia')).status).toBe(200)
  expect((await reset(ofBia, 'caju no copo')).status).toBe(200)
})

test('a password change ends an open reset link', async () => {
  const ana = await signUpConfirmed()
  const open = await requestReset(ana)
  const json = { currentPassword: ana.password, newPassword: 'goiaba madura' }
  expect((await ana.fetch('/api/auth/change-password', { json })).status).toBe(200)
  expect(await problemCode(reset(open, 'senha de quem viu'))).toBe('401 invalid_token')
  expect((await signIn(ana, 'goiaba madura')).status).toBe(200)
})
