import type { Subscription } from '#contract/billing/subscription.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { runScheduledJobs, startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { app, clock, database, signUpConfirmed } = await startTestApp()

const standing = (person: TestPerson) => readReply<Subscription>(person.fetch('/api/subscriptions-me'))
const erase = (person: TestPerson) => {
  const json = { password: person.password, word: 'EXCLUIR' }
  return readReply(person.fetch('/api/account-erasure', { json }))
}

test('a deleted account gets no second trial under any spelling of its address', async () => {
  const ana = await signUpConfirmed({ email: 'ana.souza@gmail.com' })
  expect(await standing(ana)).toMatchObject({ status: 'trial' })
  await erase(ana)
  const again = await signUpConfirmed({ email: 'anasouza+2@gmail.com' })
  expect(await standing(again)).toMatchObject({ status: 'expired', is_trial_expired: true, trial_end: null })
  expect(await problemCode(again.fetch('/api/plan-today'))).toBe('403 trial_expired')
  expect(await standing(await signUpConfirmed({ email: 'outra@gmail.com' }))).toMatchObject({
    status: 'trial',
  })
})

test('the trial record names nobody and expires after two years', async () => {
  clock.set('2020-01-01T12:00:00Z')
  const ana = await signUpConfirmed()
  const kept = async () => {
    const rows = await database.asSystem((tx) =>
      tx
        .select({ row: sql<string>`to_jsonb(kept)::text` })
        .from(sql`used_trials kept`)
        .where(sql`kept_until < '2023-01-01'`),
    )
    return rows.map(({ row }) => row)
  }
  const [row] = await kept()
  expect(row).not.toMatch(new RegExp(`${ana.id}|${ana.email}|${ana.email.split('@')[0]}`))
  clock.set('2021-12-30T12:00:00Z')
  await runScheduledJobs(app)
  expect(await kept()).toHaveLength(1)
  clock.set('2022-01-02T12:00:00Z')
  await runScheduledJobs(app)
  expect(await kept()).toEqual([])
  clock.set('2026-03-11T15:00:00Z')
})
