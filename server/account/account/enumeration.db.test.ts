import { expect, test } from 'vitest'
import { errors } from '#contract/errors.ts'
import { problemCode } from '../../platform/process/test-answers.ts'
import { type Browser, findResetToken, startTestApp } from '../../platform/process/test-app.ts'

let evened = 0
const { clock, openBrowser, mailsTo, signUpConfirmed } = await startTestApp({
  settings: { PUBLIC_ORIGIN: 'https://pratocerto.exemplo.br', TRUSTED_PROXY: '1' },
  parts: { startEvenReply: () => async () => void (evened += 1) },
})

const chosen = 'chute de estranho'
const signUp = ({ fetch }: Browser, email: string, password = chosen) =>
  fetch('/api/auth/sign-up/email', { json: { name: 'Ana', email, password, terms: true } })
const signIn = ({ fetch }: Browser, email: string, password = chosen) =>
  fetch('/api/auth/sign-in/email', { json: { email, password } })

/**
 * Returns what a caller can observe of a reply: status, body, cookies' lengths and headers, without values that always
 * differ.
 */
async function seen(asked: Promise<Response>) {
  const reply = await asked
  const headers = [...reply.headers].filter(([name]) => !/^(set-cookie|date|x-request-id)$/.test(name))
  const cookies = reply.headers.getSetCookie().map((line) => line.replace(/=[^;]+/, `=${line.length}`))
  const body = (await reply.text())
    .replace(/"instance":"[^"]+"/, '"instance":""')
    .replaceAll(/[\w-]+@exemplo\.br/g, '@')
  return { status: reply.status, body, headers, cookies }
}

/** Returns an address with a confirmed account and one without an account, of equal length. */
async function bothAddresses() {
  const { email } = await signUpConfirmed({ email: `conhecida-${clock.now().getTime()}@exemplo.br` })
  clock.advance({ hours: 2 })
  return [email, email.replace('conhecida', 'estranhas')]
}

test('sign-up, then sign-in elsewhere, answers alike for new and known addresses', async () => {
  const answers: unknown[] = []
  for (const email of await bothAddresses()) {
    const steps = [await seen(signUp(openBrowser(), email)), await seen(signIn(openBrowser(), email))]
    expect(steps[1]).toMatchObject({ status: 401, cookies: [] })
    expect(steps[1]?.body).toContain('confirme pelo link que enviamos por e-mail')
    answers.push(steps)
  }
  expect(answers[1]).toEqual(answers[0])
})

test('the browser that signed up gets the same replies for new and known addresses', async () => {
  const answers: unknown[] = []
  for (const email of await bothAddresses()) {
    const browser = openBrowser()
    const steps = [await seen(signUp(browser, email)), await seen(signIn(browser, email))]
    expect(JSON.parse(steps[1]?.body ?? '')).toMatchObject({ code: 'email_not_confirmed' })
    steps.push(await seen(signIn(browser, email, 'outra senha qualquer')))
    expect(JSON.parse(steps[2]?.body ?? '')).toMatchObject({ code: 'invalid_credentials' })
    for (const path of ['send-verification-email', 'request-password-reset'])
      steps.push(await seen(browser.fetch(`/api/auth/${path}`, { json: { email } })))
    clock.advance({ hours: 24 * 6 })
    steps.push(await seen(signIn(browser, email)))
    clock.advance({ hours: 25 })
    steps.push(await seen(signIn(browser, email)))
    expect(steps.slice(-2).map(({ status }) => status)).toEqual([403, 401])
    answers.push(steps)
  }
  expect(answers[1]).toEqual(answers[0])
})

test('only replies about an address are sent at fixed intervals', async () => {
  const evenedBy = async (asked: Promise<Response>) => {
    const before = evened
    return [(await asked).status, evened - before]
  }
  for (const email of await bothAddresses()) {
    const ask = (path: string) => openBrowser().fetch(`/api/auth/${path}`, { json: { email } })
    expect(await evenedBy(signUp(openBrowser(), email))).toEqual([200, 1])
    expect(await evenedBy(signIn(openBrowser(), email))).toEqual([401, 1])
    for (const path of ['send-verification-email', 'request-password-reset'])
      expect(await evenedBy(ask(path))).toEqual([200, 1])
    expect(await evenedBy(ask('send-verification-email'))).toEqual([429, 0])
  }
  const { email, password } = await signUpConfirmed()
  expect(await evenedBy(signIn(openBrowser(), email, password))).toEqual([200, 0])
})

test('the sign-up cookie names one address with one password and cannot be forged', async () => {
  const [own, other] = [openBrowser(), openBrowser()]
  await signUp(own, 'uma@exemplo.br')
  await signUp(other, 'outra@exemplo.br')
  expect(await problemCode(signIn(other, 'uma@exemplo.br'))).toBe('401 invalid_credentials')
  const name = '__Host-prato-certo.sign_up'
  expect(own.cookies.get(name)).toBeTruthy()
  own.cookies.set(name, `${own.cookies.get(name)}x`)
  expect(await problemCode(signIn(own, 'uma@exemplo.br'))).toBe('401 invalid_credentials')
})

test('a reset reveals the missing confirmation only to the browser that signed up', async () => {
  const [email, owner] = ['redefinida@exemplo.br', openBrowser()]
  await signUp(openBrowser(), email)
  await owner.fetch('/api/auth/request-password-reset', { json: { email } })
  const token = findResetToken(await mailsTo(email))
  const newPassword = 'pitanga na praia'
  await owner.fetch('/api/auth/reset-password', { json: { token, newPassword } })
  expect(await problemCode(signIn(owner, email, newPassword))).toBe('403 email_not_confirmed')
  expect(await problemCode(signIn(openBrowser(), email, newPassword))).toBe('401 invalid_credentials')
})

test('the wrong-credentials sentence helps people who just signed up', () => {
  expect(errors.invalid_credentials.detail).toMatch(/^E-mail ou senha incorretos\. Se você acabou de criar/)
})
