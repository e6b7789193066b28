import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions } from '../authentication/table.ts'
import { presences } from './table.ts'
import { users } from '../users/table.ts'
import { subscriptions } from '../../billing/subscription/table.ts'
import { runScheduledJobs, startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { app, buyPlan, clock, database, mailsTo, signUpConfirmed } = await startTestApp()
const kept = database.unscoped

/** Creates an account without sessions, whose last use and trial end are both `seenAt`. */
async function inactivePerson(seenAt: string): Promise<TestPerson> {
  const person = await signUpConfirmed()
  await kept.delete(sessions).where(eq(sessions.userId, person.id))
  await kept
    .update(presences)
    .set({ seenAt: new Date(seenAt) })
    .where(eq(presences.userId, person.id))
  const trialEnd = new Date(seenAt)
  await database.asSystem((tx) =>
    tx.update(subscriptions).set({ trialEnd }).where(eq(subscriptions.userId, person.id)),
  )
  return person
}
const subjectsTo = async ({ email }: TestPerson) => (await mailsTo(email)).map(({ subject }) => subject)
const isThere = async ({ id }: TestPerson) => {
  const found = await kept
    .select({ one: sql`1` })
    .from(presences)
    .where(eq(presences.userId, id))
  return found.length === 1
}
const told = 'Sua conta no Prato Certo será apagada em 30 dias'
const gone = 'Sua conta no Prato Certo foi apagada'

test('an account unused for two years gets one notice and is deleted a month later', async () => {
  const [ana, bia] = [
    await inactivePerson('2024-03-10T15:00:00Z'),
    await inactivePerson('2024-03-12T15:00:00Z'),
  ]
  await runScheduledJobs(app)
  await runScheduledJobs(app)
  expect((await subjectsTo(ana)).filter((subject) => subject === told)).toHaveLength(1)
  expect(await subjectsTo(bia)).not.toContain(told)
  clock.set('2026-04-10T14:00:00Z')
  await runScheduledJobs(app)
  expect(await isThere(ana)).toBe(true)
  clock.set('2026-04-10T16:00:00Z')
  await runScheduledJobs(app)
  expect(await isThere(ana)).toBe(false)
  // The deletion removed the account's earlier mails; this one was sent after it.
  expect(await subjectsTo(ana)).toEqual([gone])
  expect((await mailsTo(ana.email))[0]?.text).toContain('porque ninguém entrou nela por dois anos')
  expect(await isThere(bia)).toBe(true)
  clock.set('2026-03-11T15:00:00Z')
})

test('a sign-in after the notice keeps the account', async () => {
  const ana = await inactivePerson('2024-03-10T15:00:00Z')
  await runScheduledJobs(app)
  const seenAt = new Date('2026-03-20T15:00:00Z')
  const session = { userId: ana.id, token: ana.id, expiresAt: new Date('2026-04-20T15:00:00Z') }
  await kept.insert(sessions).values({ ...session, updatedAt: seenAt })
  clock.set('2026-05-20T15:00:00Z')
  await runScheduledJobs(app)
  expect(await isThere(ana)).toBe(true)
  const [presence] = await kept.select().from(presences).where(eq(presences.userId, ana.id))
  expect(presence).toMatchObject({ seenAt, noticedAt: null })
  clock.set('2026-03-11T15:00:00Z')
})

test('a paying account gets no notice and is not deleted', async () => {
  const ana = await signUpConfirmed()
  await buyPlan(ana, 'annual')
  await kept.delete(sessions).where(eq(sessions.userId, ana.id))
  await kept
    .update(presences)
    .set({ seenAt: new Date('2024-01-01T15:00:00Z') })
    .where(eq(presences.userId, ana.id))
  await runScheduledJobs(app)
  expect(await subjectsTo(ana)).not.toContain(told)
  expect(await isThere(ana)).toBe(true)
})

const presenceOf = async ({ id }: Pick<TestPerson, 'id'>) => {
  const [presence] = await kept.select().from(presences).where(eq(presences.userId, id))
  return presence
}

test('the last use of any device is remembered beyond the session', async () => {
  const ana = await signUpConfirmed()
  const [first, last] = [new Date('2036-03-09T09:00:00Z'), new Date('2036-03-10T09:00:00Z')]
  const elsewhere = { userId: ana.id, token: `${ana.id} elsewhere`, expiresAt: last, updatedAt: first }
  await kept.update(sessions).set({ updatedAt: last }).where(eq(sessions.userId, ana.id))
  await kept.insert(sessions).values(elsewhere)
  await kept.delete(sessions).where(eq(sessions.userId, ana.id))
  expect((await presenceOf(ana))?.seenAt).toEqual(last)
})

test('an account that was never used counts from its creation', async () => {
  const createdAt = new Date('2026-03-01T15:00:00Z')
  const email = 'ninguem@exemplo.br'
  const [made] = await kept.insert(users).values({ name: 'Bia Lima', email, createdAt }).returning()
  expect((await presenceOf(made!))?.seenAt).toEqual(createdAt)
})
