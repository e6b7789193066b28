import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fillAccount } from './privacy/account-deletions/test-account.ts'
import type { AccountId } from './platform/database/account-id.ts'
import type { Transaction } from './platform/database/database.ts'
import { startTestApp } from './platform/process/test-app.ts'
import { walks } from './test-walks.ts'

const testApp = await startTestApp()
const { database, signUpConfirmed } = testApp
const ana = await signUpConfirmed()
await fillAccount(testApp, ana)
const bia = await signUpConfirmed()

const tables = await database.unscoped
  .select({
    name: sql<string>`c.relname`,
    isForced: sql<boolean>`c.relrowsecurity and c.relforcerowsecurity`,
    isOwned: sql<boolean>`exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped)`,
  })
  .from(sql`pg_class c`)
  .where(sql`c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`)
const owned = tables.filter(({ isOwned }) => isOwned).map(({ name }) => name)
const others = tables.filter(({ isOwned }) => !isOwned).map(({ name }) => name)

const relation = (name: string) => sql`public.${sql.identifier(name)}`
const ofAna = sql`user_id = ${ana.id}::uuid`

async function countIn(tx: Transaction, name: string): Promise<number> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(relation(name))
    .where(ofAna)
  return rows.length
}

/** Returns the number of rows that a statement of this account affects; 0 if it is not permitted. */
async function touched(statement: SQL, by: AccountId = bia.id): Promise<number> {
  try {
    const { rows } = (await database.asAccount(by, (tx) => tx.execute(statement))) as { rows: unknown[] }
    return rows.length
  } catch (error) {
    if (codeOf(error) === '42501') return 0
    throw error
  }
}

/** Returns PostgreSQL's error code. 42501: a right is missing, or the row does not satisfy the policies. */
function codeOf(error: unknown): unknown {
  const { cause = error } = error as { cause?: unknown }
  return (cause as { code?: unknown }).code
}

test('every table belongs to accounts or is listed with a reason', () => {
  expect(others.toSorted()).toEqual(Object.keys(walks.sharedTables).toSorted())
  expect(tables.filter(({ isForced }) => !isForced)).toEqual([])
})

test.for(owned)("an account cannot read, change, delete or claim others' rows in %s", async (name) => {
  const table = relation(name)
  const before = await database.asSystem((tx) => countIn(tx, name))
  // Without rows of Ana the checks below would prove nothing.
  expect(before).toBeGreaterThan(0)
  // Ana sees all her rows, or none of a table that only the system reads.
  expect([before, 0]).toContain(await touched(sql`select 1 from ${table}`, ana.id))

  expect(await touched(sql`select 1 from ${table} where ${ofAna}`)).toBe(0)
  expect(await touched(sql`update ${table} set user_id = user_id where ${ofAna} returning 1`)).toBe(0)
  expect(await touched(sql`update ${table} set user_id = user_id returning 1`)).toBe(await ownRows(name))
  expect(await touched(sql`delete from ${table} where ${ofAna} returning 1`)).toBe(0)
  const [row] = await database.asSystem((tx) =>
    tx
      .select({ json: sql<unknown>`to_jsonb(kept)` })
      .from(sql`${table} kept`)
      .where(ofAna)
      .limit(1),
  )
  const copy = sql`select * from jsonb_populate_record(null::${table}, ${JSON.stringify(row?.json)}::jsonb)`
  expect(await touched(sql`insert into ${table} ${copy} returning 1`)).toBe(0)
  expect(await database.asSystem((tx) => countIn(tx, name))).toBe(before)
})

/** Returns the number of Bia's own rows that Bia may change. */
async function ownRows(name: string): Promise<number> {
  return touched(
    sql`update ${relation(name)} set user_id = user_id where user_id = ${bia.id}::uuid returning 1`,
  )
}

test('an account cannot reassign its rows to another', async () => {
  const given = database.asAccount(ana.id, (tx) =>
    tx.execute(sql`update water_entries set user_id = ${bia.id}::uuid where ${ofAna}`),
  )
  expect(codeOf(await given.catch((error: unknown) => error))).toBe('42501')
})

test('no row is visible without an account, even to the owner of the tables', async () => {
  for (const name of owned) {
    expect([name, await countIn(database.unscoped, name)]).toEqual([name, 0])
    expect([name, await touched(sql`select 1 from ${relation(name)}`, '' as AccountId)]).toEqual([name, 0])
  }
})

test('no request and no job reaches passwords, sessions or counters', async () => {
  const closed = await database.unscoped
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'private'`)
  expect(closed.map(({ name }) => name)).toEqual(expect.arrayContaining(['users', 'sessions', 'credentials']))
  for (const { name } of closed) {
    const look = (tx: Transaction) => tx.execute(sql`select 1 from private.${sql.identifier(name)}`)
    for (const ask of [() => database.asAccount(ana.id, look), () => database.asSystem(look)]) {
      expect([name, codeOf(await ask().catch((error: unknown) => error))]).toEqual([name, '42501'])
    }
  }
})

test('no working role bypasses the policies or may become one that does', async () => {
  const roles = await database.unscoped
    .select({
      name: sql<string>`rolname`,
      isAbove: sql<boolean>`rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication`,
      isLogin: sql<boolean>`rolcanlogin`,
    })
    .from(sql`pg_roles`)
    .where(sql`rolname like 'app\\_%'`)
    .orderBy(sql`rolname`)
  expect(roles).toEqual(
    ['app_owner', 'app_system', 'app_user'].map((name) => ({ name, isAbove: false, isLogin: false })),
  )
  const memberships = await database.unscoped
    .select({ role: sql<string>`member::regrole::text || ' is ' || roleid::regrole::text` })
    .from(sql`pg_auth_members`)
    .where(sql`member::regrole::text like 'app\\_%'`)
    .orderBy(sql`1`)
  expect(memberships.map(({ role }) => role)).toEqual(['app_owner is app_system', 'app_owner is app_user'])
})
