import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestApp } from '../../platform/process/test-app.ts'
import { credentials } from '../authentication/table.ts'

const { app, database, openBrowser, signUpConfirmed } = await startTestApp({
  parts: {
    passwords: {
      hash: async (password) => `now:${password}`,
      verify: async ({ hash, password }) => hash.slice(hash.indexOf(':') + 1) === password,
      isOutdated: (hash) => !hash.startsWith('now:'),
      admit: (work) => work(),
    },
  },
})

test('an outdated password hash is replaced at sign-in, and not before', async () => {
  const { id, email, password } = await signUpConfirmed()
  const ofAccount = eq(credentials.userId, id)
  await database.unscoped
    .update(credentials)
    .set({ password: `then:${password}` })
    .where(ofAccount)
  const keptAfter = async (typed: string) => {
    const json = { email, password: typed }
    const { status } = await openBrowser().fetch('/api/auth/sign-in/email', { json })
    await app.settled()
    const [kept] = await database.unscoped.select().from(credentials).where(ofAccount)
    return { status, kept: kept?.password }
  }
  expect(await keptAfter('outra senha')).toEqual({ status: 401, kept: `then:${password}` })
  expect(await keptAfter(password)).toEqual({ status: 200, kept: `now:${password}` })
  expect(await keptAfter(password)).toEqual({ status: 200, kept: `now:${password}` })
})
