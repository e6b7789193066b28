import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { consentTexts } from '#contract/privacy/consent-texts.ts'
import { users } from '../../account/users/table.ts'
import { hasConsent, recordConsent } from '../../privacy/consents/service.ts'
import { consents } from '../../privacy/consents/table.ts'
import type { AccountId } from './account-id.ts'
import { ofAccount, scopeDatabase, type Transaction } from './database.ts'
import { migrate } from './migrations.ts'
import { preparedQuery } from './driver/prepared-query.ts'
import { openTestDatabase } from './test-database.ts'

const database = scopeDatabase(await openTestDatabase())
afterAll(() => database.close())

async function addAccount(): Promise<AccountId> {
  const email = `${randomUUID()}@exemplo.br`
  const [user] = await database.unscoped
    .insert(users)
    .values({ name: 'Ana', email })
    .returning({ id: users.id })
  return user!.id
}

const agreement = {
  purpose: 'termos',
  granted: true,
  shown: consentTexts.termos,
  source: 'sign_up',
  origin: { clientAddress: '203.0.113.77', userAgent: undefined },
  at: new Date('2026-03-11T15:00:00Z'),
} as const

test('an account sees only its own rows', async () => {
  const [ana, bia] = [await addAccount(), await addAccount()]
  await database.asAccount(ana, (tx) => recordConsent(tx, agreement))
  expect(await database.asAccount(ana, (tx) => hasConsent(tx, 'termos'))).toBe(true)
  expect(await database.asAccount(bia, (tx) => tx.select().from(consents))).toEqual([])
  expect(await database.asAccount(bia, (tx) => hasConsent(ofAccount(tx, ana), 'termos'))).toBe(false)
})

test('an account cannot write a row for another', async () => {
  const [ana, bia] = [await addAccount(), await addAccount()]
  await expect(
    database.asAccount(bia, (tx) => recordConsent(ofAccount(tx, ana), agreement)),
  ).rejects.toMatchObject({
    cause: { message: expect.stringContaining('row-level security') },
  })
})

test('without an account no row is visible, not even to the owner of the tables', async () => {
  const ana = await addAccount()
  await database.asAccount(ana, (tx) => recordConsent(tx, agreement))
  expect(await database.unscoped.select().from(consents)).toEqual([])
  const nobody = '' as AccountId
  expect(await database.asAccount(nobody, (tx) => tx.select().from(consents))).toEqual([])
})

test("a read-only transaction sees the account's own rows and changes none", async () => {
  const [ana, bia] = [await addAccount(), await addAccount()]
  await database.asAccount(ana, (tx) => recordConsent(tx, agreement))
  expect(await database.readAsAccount(ana, (tx) => hasConsent(tx, 'termos'))).toBe(true)
  expect(await database.readAsAccount(bia, (tx) => tx.select().from(consents))).toEqual([])
  const added = database.readAsAccount(bia, (tx) => recordConsent(tx, agreement))
  await expect(added).rejects.toMatchObject({
    cause: { message: expect.stringContaining('read-only transaction') },
  })
  await database.asAccount(bia, (tx) => recordConsent(tx, agreement))
})

test('a prepared query returns each account its own rows', async () => {
  const accounts = await Promise.all(Array.from({ length: 6 }, addAccount))
  for (const id of accounts) await database.asAccount(id, (tx) => recordConsent(tx, agreement))
  const consentsFor = preparedQuery((tx, value) =>
    tx
      .select({ userId: consents.userId })
      .from(consents)
      .where(eq(consents.purpose, value('purpose'))),
  )
  const asked = [...accounts, ...accounts].map((id) =>
    database.readAsAccount(id, (tx) => consentsFor(tx, { purpose: 'termos' })),
  )
  const seen = await Promise.all(asked)
  expect(seen).toEqual([...accounts, ...accounts].map((userId) => [{ userId }]))
})

test('a query after the end of its transaction is refused', async () => {
  const ana = await addAccount()
  for (const scoped of [database.asAccount, database.readAsAccount]) {
    const kept: Transaction[] = []
    await scoped(ana, async (tx) => {
      await tx.select().from(consents)
      kept.push(tx)
    })
    await expect(kept[0]!.select().from(consents).execute()).rejects.toThrow('consents')
  }
})

test('system transactions see the rows of all accounts', async () => {
  const [ana, bia] = [await addAccount(), await addAccount()]
  for (const id of [ana, bia]) await database.asAccount(id, (tx) => recordConsent(tx, agreement))
  const seen = await database.asSystem((tx) => tx.select({ userId: consents.userId }).from(consents))
  expect(seen.map((row) => row.userId)).toEqual(expect.arrayContaining([ana, bia]))
})

test('a consent can never be changed or removed', async () => {
  const ana = await addAccount()
  await database.asAccount(ana, (tx) => recordConsent(tx, agreement))
  const denied = { cause: { message: expect.stringContaining('permission denied') } }
  await expect(database.asAccount(ana, (tx) => tx.delete(consents))).rejects.toMatchObject(denied)
  await expect(database.asSystem((tx) => tx.update(consents).set({ granted: false }))).rejects.toMatchObject(
    denied,
  )
})

test('requests cannot reach passwords and sessions', async () => {
  const denied = { cause: { message: expect.stringContaining('permission denied') } }
  await expect(database.asAccount(await addAccount(), (tx) => tx.select().from(users))).rejects.toMatchObject(
    denied,
  )
  await expect(database.asSystem((tx) => tx.select().from(users))).rejects.toMatchObject(denied)
})

test('the role and the account end with the transaction, also when it fails', async () => {
  const ana = await addAccount()
  await expect(
    database.asAccount(ana, () => {
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  const [now] = await database.unscoped
    .select({
      role: sql<string>`current_user`,
      account: sql<string>`coalesce(current_setting('app.user_id', true), '')`,
    })
    .from(sql`(values (1)) as one`)
  expect(now).toEqual({ role: 'app_owner', account: '' })
})

test('a transaction that ignored a failed query is reported as rolled back', async () => {
  const ana = await addAccount()
  const passedOver = database.asAccount(ana, async (tx) => {
    await recordConsent(tx, agreement)
    await tx.execute(sql`select 1 / 0`).catch(() => undefined)
  })
  await expect(passedOver).rejects.toThrow(/rolled back|commit/)
  expect(await database.asAccount(ana, (tx) => hasConsent(tx, 'termos'))).toBe(false)
})

test('a scoped transaction inside another is refused instead of deadlocking', async () => {
  const ana = await addAccount()
  const inner = () => database.asAccount(ana, async () => 1)
  await expect(database.asAccount(ana, inner)).rejects.toThrow('inside another')
})

test('deleting an account deletes its rows', async () => {
  const ana = await addAccount()
  await database.asAccount(ana, (tx) => recordConsent(tx, agreement))
  await database.unscoped.delete(users).where(sql`${users.id} = ${ana}`)
  const left = await database.asSystem((tx) =>
    tx
      .select()
      .from(consents)
      .where(sql`${consents.userId} = ${ana}`),
  )
  expect(left).toEqual([])
})

test('every table of the features forces row security and has policies', async () => {
  const tables = await database.unscoped
    .select({
      name: sql<string>`c.relname`,
      forced: sql<boolean>`c.relrowsecurity and c.relforcerowsecurity`,
      policies: sql<number>`(select count(*)::int from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname)`,
    })
    .from(sql`pg_class c`)
    .where(sql`c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`)
  expect(tables.length).toBeGreaterThan(0)
  for (const table of tables) {
    expect(table).toMatchObject({ forced: true })
    expect(table.policies).toBeGreaterThan(0)
  }
})

test('processes that start at the same time migrate once', async () => {
  await Promise.all([migrate(database.unscoped), migrate(database.unscoped), migrate(database.unscoped)])
  const [made] = await database.unscoped
    .select({ count: sql<number>`count(*)::int`, kinds: sql<number>`count(distinct made_at)::int` })
    .from(sql`private.migrations`)
  expect(made!.count).toBe(made!.kinds)
})
