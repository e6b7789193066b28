import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessionDays } from '../../adapters/auth/better-auth.ts'
import { problemCode } from '../../platform/process/test-answers.ts'
import { findResetToken, startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { sessions } from '../authentication/table.ts'

const { database, openBrowser, mailsTo, signUpConfirmed } = await startTestApp()

const run = (text: string) => database.unscoped.execute(sql.raw(text))

/**
 * Runs `work` while writes to the table in schema `private` fail with the error of a database that is starting up.
 */
async function whileAway<T>(table: string, work: () => Promise<T>): Promise<T> {
  await run(`create function private.tell_away() returns trigger language plpgsql as $$
    begin raise exception 'the database system is starting up' using errcode = '57P03'; end $$`)
  await run(`create trigger away before insert or update or delete on private.${table}
    for each row execute function private.tell_away()`)
  try {
    return await work()
  } finally {
    await run(`drop trigger away on private.${table}`)
    await run('drop function private.tell_away()')
  }
}

/**
 * Calls `ask` during the outage and once more afterwards. Returns cookies, Retry-After and problem code of the first
 * reply, and the status of the second.
 */
async function askTwice(table: string, ask: () => Promise<Response>) {
  const away = await whileAway(table, ask)
  return {
    cookies: away.headers.getSetCookie(),
    comeBackAfter: away.headers.get('retry-after'),
    told: await problemCode(Promise.resolve(away)),
    later: (await ask()).status,
  }
}

const unavailableThenDone = { cookies: [], comeBackAfter: '5', told: '503 database_unavailable', later: 200 }

/** Sets the session's expiry so that Better Auth would renew the session with the next request. */
async function rest({ id }: TestPerson): Promise<void> {
  const expiresAt = new Date(Date.now() + (sessionDays - 2) * 86_400_000)
  await database.unscoped.update(sessions).set({ expiresAt }).where(eq(sessions.userId, id))
}

const json = { name: 'Bia Lima', email: 'bia@exemplo.br', password: 'cheiro de café', terms: true }

test('a sign-up during a database outage gets Retry-After and succeeds later', async () => {
  const signUp = () => openBrowser().fetch('/api/auth/sign-up/email', { json })
  expect(await askTwice('users', signUp)).toEqual(unavailableThenDone)
})

test('a sign-in during a database outage is not answered as a wrong password', async () => {
  const { email, password } = await signUpConfirmed()
  const signIn = () => openBrowser().fetch('/api/auth/sign-in/email', { json: { email, password } })
  expect(await askTwice('sessions', signIn)).toEqual(unavailableThenDone)
})

test('a reset link stays valid after a database outage', async () => {
  const { email } = await signUpConfirmed()
  const browser = openBrowser()
  const askForLink = () => browser.fetch('/api/auth/request-password-reset', { json: { email } })
  expect(await askTwice('verifications', askForLink)).toEqual(unavailableThenDone)
  const token = findResetToken(await mailsTo(email))
  const choose = () =>
    browser.fetch('/api/auth/reset-password', { json: { token, newPassword: 'seriguela ao sol' } })
  expect(await askTwice('verifications', choose)).toEqual(unavailableThenDone)
})

test('a session stays valid when a database outage prevents its renewal', async () => {
  const ana = await signUpConfirmed()
  for (const path of ['/api/auth/get-session', '/api/profile']) {
    await rest(ana)
    expect(await askTwice('sessions', () => ana.fetch(path))).toEqual(unavailableThenDone)
  }
})

test('a sign-out that fails in the database reports failure', async () => {
  const ana = await signUpConfirmed()
  const signOut = () => ana.fetch('/api/auth/sign-out', { json: {} })
  expect(await askTwice('sessions', signOut)).toEqual(unavailableThenDone)
  expect(await (await ana.fetch('/api/auth/get-session')).json()).toBeNull()
})
