import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestApp } from './platform/process/test-app.ts'

const document = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8')
const { database, openBrowser, signUpConfirmed } = await startTestApp()

/**
 * Returns the SQL statements of a section, except those that set the role: the test's connection has that role already.
 */
function statementsOf(section: string): string[] {
  const [, block = ''] = /```sql\n(.*?)```/s.exec(document.split(`## ${section}\n`)[1] ?? '') ?? []
  return block.split('\n').filter((line) => line !== '' && !/^(?:re)?set role/.test(line))
}

test('the documented statements end all sessions of one account only', async () => {
  const [ana, bia] = [await signUpConfirmed({ email: 'pessoa@exemplo.com.br' }), await signUpConfirmed()]
  // A new browser, so that no process has its session in the cache.
  const phone = openBrowser()
  const { email, password } = ana
  expect((await phone.fetch('/api/auth/sign-in/email', { json: { email, password } })).status).toBe(200)
  const statements = statementsOf('Session revocation')
  expect(statements.length).toBeGreaterThan(1)
  for (const statement of statements) await database.unscoped.execute(sql.raw(statement))
  expect((await phone.fetch('/api/profile')).status).toBe(401)
  expect((await bia.fetch('/api/profile')).status).toBe(200)
})
