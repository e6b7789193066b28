import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { users } from '../../account/users/table.ts'
import { profiles } from '../../account/profile/table.ts'
import type { AccountId } from '../database/account-id.ts'
import { type Database, withAccessCheck, scopeDatabase, type Transaction } from '../database/database.ts'
import { openTestDatabase } from '../database/test-database.ts'

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

const [ana, bia] = [await addAccount(), await addAccount()]

/** Returns PostgreSQL's `now()`, which is the same throughout a transaction and differs between transactions. */
async function beginningOf(tx: Transaction): Promise<string | undefined> {
  const [row] = await tx.select({ now: sql<string>`now()::text` }).from(sql`(select) as nothing`)
  return row?.now
}

const ownersOf = (tx: Transaction) => tx.select({ userId: profiles.userId }).from(profiles)
const addProfile = (tx: Transaction, userId: AccountId) => tx.insert(profiles).values({ userId, name: 'Ana' })

const refuse = async (tx: Transaction) => {
  await tx.execute(sql`select 1`)
  throw new Error('refused')
}

test('an access check runs once, in the first transaction of its account', async () => {
  const asked: unknown[] = []
  const check = async (tx: Transaction) => void asked.push(await beginningOf(tx))
  const begun = await withAccessCheck({ database, accountId: ana, check }, async (checked) => [
    await checked.asAccount(bia, beginningOf),
    await checked.asSystem(beginningOf),
    await checked.readAsAccount(ana, beginningOf),
    await checked.asAccount(ana, beginningOf),
  ])
  expect(asked).toEqual([begun[2]])
})

test("work without a transaction waits for the access check's own transaction", async () => {
  const asked: unknown[] = []
  const question = async (tx: Transaction) => void asked.push(await beginningOf(tx))
  expect(await withAccessCheck({ database, accountId: ana, check: question }, async () => 'done')).toBe(
    'done',
  )
  expect(asked).toHaveLength(1)
  await expect(
    withAccessCheck({ database, accountId: ana, check: refuse }, async () => 'done'),
  ).rejects.toThrow('refused')
})

test('refused work changes nothing, and its own failure is hidden by the refusal', async () => {
  const work = (checked: Database) =>
    checked.asAccount(ana, async (tx) => {
      await addProfile(tx, ana)
      throw new Error('mine')
    })
  await expect(withAccessCheck({ database, accountId: ana, check: refuse }, work)).rejects.toThrow('refused')
  const added = (checked: Database) => checked.asAccount(ana, (tx) => addProfile(tx, ana))
  await expect(withAccessCheck({ database, accountId: ana, check: refuse }, added)).rejects.toThrow('refused')
  expect(await database.readAsAccount(ana, ownersOf)).toEqual([])
})

test('an access check sees only its account, and nested work adds no check', async () => {
  await database.asAccount(bia, (tx) => addProfile(tx, bia))
  const seen: unknown[] = []
  const question = async (tx: Transaction) => void seen.push(await ownersOf(tx))
  const [, beside] = await Promise.all([
    withAccessCheck({ database, accountId: ana, check: question }, (checked) =>
      checked.readAsAccount(ana, ownersOf),
    ),
    database.readAsAccount(bia, ownersOf),
  ])
  expect([seen, beside]).toEqual([[[]], [{ userId: bia }]])
})
