import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { problemCode } from '../../platform/process/test-answers.ts'
import { findResetToken, findToken, runScheduledJobs, startTestApp } from '../../platform/process/test-app.ts'
import { users } from '../users/table.ts'
import { sessions } from '../authentication/table.ts'

const { app, clock, database, openBrowser, mailsTo, signUpConfirmed } = await startTestApp({
  settings: { ADMIN_EMAILS: 'dona@exemplo.br' },
})

const bia = { name: 'Bia Lima', password: 'cheiro de café', terms: true }

test('sign-up answers alike for new and known addresses; only the mail differs', async () => {
  const known = await signUpConfirmed()
  const browser = openBrowser()
  const first = await browser.fetch('/api/auth/sign-up/email', { json: { ...bia, email: 'nova@exemplo.br' } })
  const second = await browser.fetch('/api/auth/sign-up/email', { json: { ...bia, email: known.email } })

  expect([first.status, second.status]).toEqual([200, 200])
  expect(await first.json()).toEqual({ token: null, user: { email: 'nova@exemplo.br', name: 'Bia Lima' } })
  expect(await second.json()).toEqual({ token: null, user: { email: known.email, name: 'Bia Lima' } })
  expect([...browser.cookies.keys()]).toEqual(['prato-certo.sign_up'])
  expect((await mailsTo('nova@exemplo.br'))[0]?.subject).toBe('Confirme seu e-mail no Prato Certo')
  expect((await mailsTo(known.email))[0]?.subject).toBe('Você já tem conta no Prato Certo')
})

test('a sign-up without the terms is refused', async () => {
  const reply = await openBrowser().fetch('/api/auth/sign-up/email', {
    json: { ...bia, email: 'sem-termos@exemplo.br', terms: false },
  })
  expect(reply.status).toBe(422)
  expect(await reply.json()).toMatchObject({ code: 'terms_required' })
  expect(await mailsTo('sem-termos@exemplo.br')).toEqual([])
})

test('a name is trimmed to 1–80 characters, an address is stored in lower case', async () => {
  const browser = openBrowser()
  const signUp = (json: object) => browser.fetch('/api/auth/sign-up/email', { json })
  const kept = await signUp({ ...bia, name: '  Bia  ', email: ' Bia@Exemplo.BR ' })
  expect(await kept.json()).toMatchObject({ user: { name: 'Bia', email: 'bia@exemplo.br' } })
  for (const name of ['   ', 'x'.repeat(81)]) {
    const refused = await signUp({ ...bia, name, email: 'bia2@exemplo.br' })
    expect(await refused.json()).toMatchObject({ code: 'validation_failed', fields: [{ path: 'name' }] })
  }
})

test.for([
  ['curta', ['length']],
  ['x1'.repeat(65), ['length']],
  ['Senha123', ['common']],
  ['flamengo', ['common']],
  ['123mudar', ['common']],
  ['P@ssw0rd', ['common']],
  ['aaaaaaaaaaaa', ['common']],
  ['PratoCerto!', ['context']],
  ['carla.dias9', ['context']],
] as const)('%s is no password for carla.dias, because of %j', async ([password, reasons]) => {
  const reply = await openBrowser().fetch('/api/auth/sign-up/email', {
    json: { ...bia, password, email: 'carla.dias@exemplo.br' },
  })
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({ code: 'weak_password', reasons })
})

test('only the right password reveals that an account is unconfirmed', async () => {
  const browser = openBrowser()
  const email = 'espera@exemplo.br'
  await browser.fetch('/api/auth/sign-up/email', { json: { ...bia, email } })
  const right = await browser.fetch('/api/auth/sign-in/email', { json: { email, password: bia.password } })
  const wrong = await browser.fetch('/api/auth/sign-in/email', { json: { email, password: 'outra coisa' } })
  expect([right.status, await codeOf(right)]).toEqual([403, 'email_not_confirmed'])
  expect([wrong.status, await codeOf(wrong)]).toEqual([401, 'invalid_credentials'])
})

test('a wrong password and an unknown address get the same error', async () => {
  const { email } = await signUpConfirmed()
  const browser = openBrowser()
  const wrong = await browser.fetch('/api/auth/sign-in/email', { json: { email, password: 'outra coisa' } })
  const unknown = await browser.fetch('/api/auth/sign-in/email', {
    json: { email: 'ninguem@exemplo.br', password: 'outra coisa' },
  })
  const told = async (reply: Response) => ({ ...((await reply.json()) as object), instance: '' })
  expect(unknown.status).toBe(401)
  expect(await told(unknown)).toEqual(await told(wrong))
})

test('a password over the maximum length is refused without an internal error', async () => {
  const ana = await signUpConfirmed()
  const password = 'x'.repeat(900)
  const change = { currentPassword: password, newPassword: 'goiaba madura' }
  const answers = [
    ana.fetch('/api/auth/sign-in/email', { json: { email: ana.email, password } }),
    ana.fetch('/api/auth/change-password', { json: change }),
    ana.fetch('/api/data-exports', { json: { password } }),
    ana.fetch('/api/account-erasure', { json: { password, word: 'EXCLUIR' } }),
  ]
  for (const answer of answers) expect(await problemCode(answer)).toBe('401 invalid_credentials')
})

test('the confirmation link leads to /auth-success, signs in, and works once', async () => {
  const browser = openBrowser()
  const email = 'uma-vez@exemplo.br'
  await browser.fetch('/api/auth/sign-up/email', { json: { ...bia, email } })
  const [mail] = await mailsTo(email)
  expect(mail?.text).toMatch(/http:\/\/localhost:3000\/auth-success\?token=[\w-]{32}&type=email\n/)
  const path = `/api/auth/verify-email?token=${findToken(mail)}`

  expect((await browser.fetch(path)).status).toBe(200)
  expect(await (await browser.fetch('/api/auth/get-session')).json()).toMatchObject({ user: { email } })
  const again = await openBrowser().fetch(path)
  expect([again.status, await codeOf(again)]).toEqual([401, 'invalid_token'])
  expect(again.headers.getSetCookie()).toEqual([])
})

test('two concurrent clicks on a confirmation link open one session', async () => {
  const email = 'dois-cliques@exemplo.br'
  const browser = openBrowser()
  await browser.fetch('/api/auth/sign-up/email', { json: { ...bia, email } })
  const path = `/api/auth/verify-email?token=${findToken((await mailsTo(email))[0])}`
  const replies = await Promise.all([browser.fetch(path), browser.fetch(path)])
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200, 401]))
})

test('a confirmation link expires after a day', async () => {
  const browser = openBrowser()
  const email = 'atrasada@exemplo.br'
  await browser.fetch('/api/auth/sign-up/email', { json: { ...bia, email } })
  const token = findToken((await mailsTo(email))[0])
  clock.advance({ hours: 24, seconds: 1 })
  expect(await codeOf(await browser.fetch(`/api/auth/verify-email?token=${token}`))).toBe('invalid_token')
})

test('a second sign-up before confirmation replaces the password', async () => {
  const browser = openBrowser()
  const email = 'de-novo@exemplo.br'
  await browser.fetch('/api/auth/sign-up/email', { json: { ...bia, email, password: 'primeira ideia' } })
  await browser.fetch('/api/auth/sign-up/email', { json: { ...bia, email, password: 'segunda ideia' } })
  await browser.fetch(`/api/auth/verify-email?token=${findToken((await mailsTo(email))[0])}`)
  const entered = await browser.fetch('/api/auth/sign-in/email', {
    json: { email, password: 'segunda ideia' },
  })
  expect(entered.status).toBe(200)
})

test('a link is resent at most once a minute; unknown addresses get the same answers', async () => {
  const email = 'reenvio@exemplo.br'
  const resend = (to: string) =>
    openBrowser().fetch('/api/auth/send-verification-email', { json: { email: to } })
  await openBrowser().fetch('/api/auth/sign-up/email', { json: { ...bia, email } })

  for (const to of [email, 'ninguem-aqui@exemplo.br']) {
    expect((await resend(to)).status).toBe(200)
    const tooSoon = await resend(to)
    expect([tooSoon.status, tooSoon.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await tooSoon.json()).toMatchObject({
      code: 'rate_limited',
      detail: 'Muitas tentativas. Tente novamente em 1 minuto.',
    })
  }
  clock.advance({ seconds: 61 })
  expect((await resend(email)).status).toBe(200)
  expect(await mailsTo(email)).toHaveLength(3)
  expect(await mailsTo('ninguem-aqui@exemplo.br')).toEqual([])
})

test('a password reset ends every session, and its link works once', async () => {
  const person = await signUpConfirmed()
  const thief = openBrowser()
  await thief.fetch('/api/auth/sign-in/email', { json: { email: person.email, password: person.password } })
  await openBrowser().fetch('/api/auth/request-password-reset', { json: { email: person.email } })
  const mails = await mailsTo(person.email)
  expect(mails[0]?.text).toMatch(/http:\/\/localhost:3000\/reset-password\?token=\w+\n/)
  const json = { token: findResetToken(mails), newPassword: 'pitanga na praia' }

  const browser = openBrowser()
  expect((await browser.fetch('/api/auth/reset-password', { json })).status).toBe(200)
  expect(await codeOf(await browser.fetch('/api/auth/reset-password', { json }))).toBe('invalid_token')
  expect(await (await thief.fetch('/api/auth/get-session')).json()).toBeNull()

  const signIn = (password: string) =>
    browser.fetch('/api/auth/sign-in/email', { json: { email: person.email, password } })
  expect((await signIn(person.password)).status).toBe(401)
  expect((await signIn('pitanga na praia')).status).toBe(200)
})

test('a refused weak password leaves the reset link valid', async () => {
  const { email } = await signUpConfirmed()
  const browser = openBrowser()
  await browser.fetch('/api/auth/request-password-reset', { json: { email } })
  const token = findResetToken(await mailsTo(email))
  const reset = (newPassword: string) =>
    browser.fetch('/api/auth/reset-password', { json: { token, newPassword } })
  expect(await codeOf(await reset(email))).toBe('weak_password')
  expect((await reset('cupuaçu gelado')).status).toBe(200)
})

test('a reset request for an unknown address answers alike and sends no mail', async () => {
  const reply = await openBrowser().fetch('/api/auth/request-password-reset', {
    json: { email: 'quem@exemplo.br' },
  })
  expect([reply.status, await reply.json()]).toEqual([200, { status: true }])
  expect(await mailsTo('quem@exemplo.br')).toEqual([])
})

test('the sixth wrong password in a minute blocks its caller for the minute', async () => {
  const { email, password } = await signUpConfirmed()
  const browser = openBrowser()
  const attempt = (guess: string) =>
    browser.fetch('/api/auth/sign-in/email', { json: { email, password: guess } })
  for (let i = 0; i < 5; i++) expect((await attempt(`chute ${i}`)).status).toBe(401)
  const sixth = await attempt(password)
  expect([sixth.status, await codeOf(sixth)]).toEqual([429, 'rate_limited'])
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)

  const elsewhere = await openBrowser().fetch('/api/auth/sign-in/email', { json: { email, password } })
  expect(elsewhere.status).toBe(200)
  clock.advance({ seconds: 61 })
  expect((await attempt(password)).status).toBe(200)
})

test("a forged X-Forwarded-For does not change the caller's address", async () => {
  const { email } = await signUpConfirmed()
  const browser = openBrowser()
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) {
    const headers = { 'x-forwarded-for': `203.0.113.${i}` }
    const json = { email, password: `chute ${i}` }
    statuses.push((await browser.fetch('/api/auth/sign-in/email', { json, headers })).status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('reading the session is never rate-limited', async () => {
  const browser = openBrowser()
  for (let i = 0; i < 150; i++) expect((await browser.fetch('/api/auth/get-session')).status).toBe(200)
})

test('signing out ends the session, also for copied cookies', async () => {
  const person = await signUpConfirmed()
  const copied = openBrowser()
  for (const [name, value] of person.cookies) copied.cookies.set(name, value)

  expect((await person.fetch('/api/auth/sign-out', { method: 'POST' })).status).toBe(200)
  expect([...person.cookies.keys()]).not.toContain('prato-certo.session_token')
  expect(await (await copied.fetch('/api/auth/get-session')).json()).toBeNull()
})

test('a password change takes the current password and ends all other sessions', async () => {
  const person = await signUpConfirmed()
  const other = openBrowser()
  await other.fetch('/api/auth/sign-in/email', { json: { email: person.email, password: person.password } })
  const change = (currentPassword: string, newPassword: string) =>
    person.fetch('/api/auth/change-password', { json: { currentPassword, newPassword } })

  expect(await codeOf(await change('não é esta', 'goiaba madura'))).toBe('invalid_credentials')
  expect((await change(person.password, 'goiaba madura')).status).toBe(200)
  expect(await (await person.fetch('/api/auth/get-session')).json()).toMatchObject({
    user: { id: person.id },
  })
  expect(await (await other.fetch('/api/auth/get-session')).json()).toBeNull()
})

test('a bearer token works in place of the cookie', async () => {
  const { email, password } = await signUpConfirmed()
  const signedIn = await openBrowser().fetch('/api/auth/sign-in/email', { json: { email, password } })
  const { token } = (await signedIn.json()) as { token: string }
  const client = openBrowser()
  const change = { currentPassword: password, newPassword: 'caju no copo' }
  const reply = await client.fetch('/api/auth/change-password', {
    json: change,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.status).toBe(200)
})

test('a session token as stored in the database opens nothing, as cookie or bearer', async () => {
  const person = await signUpConfirmed()
  const { email, password } = person
  const signedIn = await openBrowser().fetch('/api/auth/sign-in/email', { json: { email, password } })
  const { token: signed } = (await signedIn.json()) as { token: string }
  const raw = signed.slice(0, signed.lastIndexOf('.'))
  const kept = await database.unscoped.select({ token: sessions.token }).from(sessions)
  expect(kept.map(({ token }) => token)).toContain(raw)

  const statusOf = async (headers: Record<string, string>) =>
    (await openBrowser().fetch('/api/profile', { headers })).status
  const bearer = (text: string) => ({ authorization: `Bearer ${text}` })
  const forgedSignature = `${'A'.repeat(43)}=`
  const cookie = 'prato-certo.session_token'
  const forged = [
    bearer(raw),
    bearer(`${raw}.`),
    bearer(`${raw}.${forgedSignature}`),
    bearer(`${raw}.${encodeURIComponent(forgedSignature)}`),
    bearer(signed.replace(raw, `${raw}x`)),
    bearer(`${signed};${cookie}=${raw}`),
    { ...bearer(raw), cookie: `${cookie}=${raw}` },
    { cookie: `${cookie}=${raw}` },
  ]
  expect(await Promise.all(forged.map(statusOf))).toEqual(forged.map(() => 401))
  const right = [bearer(signed), bearer(encodeURIComponent(signed)), { authorization: `bearer  ${signed}` }]
  expect(await Promise.all(right.map(statusOf))).toEqual([200, 200, 200])
  // A bearer token that a proxy adds must not override the session cookie.
  const cookies = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  expect(await statusOf({ ...bearer('a.b.c'), cookie: cookies })).toBe(200)
})

test('a call without a session is unauthenticated, with an ended one expired', async () => {
  const person = await signUpConfirmed()
  const change = (caller: typeof person.fetch) =>
    caller('/api/auth/change-password', { json: { currentPassword: 'x', newPassword: 'y' } })
  const visitor = await change(openBrowser().fetch)
  expect([visitor.status, await codeOf(visitor)]).toEqual([401, 'unauthenticated'])

  await database.unscoped
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.userId, person.id))
  const expired = await change(person.fetch)
  expect([expired.status, await codeOf(expired)]).toEqual([401, 'session_expired'])
  expect([...person.cookies.keys()]).not.toContain('prato-certo.session_token')
})

test('the session cookie is HttpOnly and renewed during use', async () => {
  const person = await signUpConfirmed()
  const nearlyOver = new Date(Date.now() + 2 * 86_400_000)
  await database.unscoped
    .update(sessions)
    .set({ expiresAt: nearlyOver })
    .where(eq(sessions.userId, person.id))
  const reply = await person.fetch('/api/auth/get-session')
  const cookie = reply.headers.getSetCookie().find((header) => header.includes('session_token'))
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
  const [session] = await database.unscoped.select().from(sessions).where(eq(sessions.userId, person.id))
  expect(session!.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000)
})

test('only addresses named by the operator are administrators', async () => {
  const owner = await signUpConfirmed({ email: 'dona@exemplo.br' })
  const guest = await signUpConfirmed()
  const isAdmin = async (fetch: typeof owner.fetch) =>
    ((await (await fetch('/api/auth/get-session')).json()) as { user: { is_admin: boolean } }).user.is_admin
  expect(await isAdmin(owner.fetch)).toBe(true)
  expect(await isAdmin(guest.fetch)).toBe(false)
})

async function codeOf(reply: Response): Promise<string> {
  return ((await reply.json()) as { code: string }).code
}

test('a sign-up unconfirmed for a week is deleted, a confirmed one is kept', async () => {
  const person = await signUpConfirmed()
  await openBrowser().fetch('/api/auth/sign-up/email', { json: { ...bia, email: 'sumiu@exemplo.br' } })
  await mailsTo('sumiu@exemplo.br')
  clock.set(new Date(Date.now() + 8 * 86_400_000))
  await runScheduledJobs(app)
  const left = await database.unscoped.select({ email: users.email }).from(users)
  expect(left.map(({ email }) => email)).toContain(person.email)
  expect(left.map(({ email }) => email)).not.toContain('sumiu@exemplo.br')
})
