import type { Reply } from '#contract/endpoint.ts'
import type { startScan } from '#contract/scans/scans.ts'
import { type SQL, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { walk as foodWalk } from '../../day/foods/test-walk.ts'
import { walk as savedWalk } from '../../day/saved-meals/test-walk.ts'
import { walk as recipeWalk } from '../../recipes/own-recipes/test-walk.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { answerQuestionnaire, readReply } from '../../platform/process/test-answers.ts'
import type { TestApp, TestPerson } from '../../platform/process/test-app.ts'

const someValue: Readonly<Record<string, SQL>> = {
  uuid: sql`gen_random_uuid()`,
  text: sql`'algo ' || gen_random_uuid()`,
  integer: sql`1`,
  bigint: sql`1`,
  numeric: sql`70`,
  'double precision': sql`1`,
  boolean: sql`false`,
  jsonb: sql`'{}'::jsonb`,
  date: sql`'2026-03-10'::date`,
  'timestamp with time zone': sql`'2026-03-10T12:00:00Z'::timestamptz`,
}

interface Column {
  readonly schema: string
  readonly table: string
  readonly name: string
  readonly type: string
}

/**
 * Adds rows of the account to every table: through the API for features with effects outside the database, and directly
 * for the tables that are still empty afterwards. Returns the photos' keys.
 */
export async function fillAccount(
  { database, buyPlan }: Pick<TestApp, 'database' | 'buyPlan'>,
  person: TestPerson,
): Promise<{ photoKeys: string[] }> {
  await answerQuestionnaire(person)
  await photograph(person)
  await buyPlan(person, 'annual')
  // The reads of own foods, recipes and saved meals need real foods, not the `{}` of the other rows.
  await readReply(person.fetch('/api/own-foods', { json: foodWalk.bodies?.['POST /api/own-foods'] }))
  await readReply(person.fetch('/api/saved-meals', { json: savedWalk.bodies?.['POST /api/saved-meals'] }))
  await readReply(person.fetch('/api/own-recipes', { json: recipeWalk.bodies?.['POST /api/own-recipes'] }))
  await readReply(person.fetch('/api/mp-create-preference', { json: { plan: 'basic', auto_renew: true } }))
  await readReply(person.fetch('/api/auth/request-password-reset', { json: { email: person.email } }))
  const empty = await database.asSystem((tx) => listEmpty(tx, person.id, 'public'))
  await database.asSystem((tx) => fill(tx, person.id, empty))
  const emptyPrivate = await listEmpty(database.unscoped, person.id, 'private')
  await fill(database.unscoped, person.id, emptyPrivate)
  const kept = await database.asSystem((tx) =>
    tx
      .select({ key: sql<string>`photo_key` })
      .from(sql`food_scans`)
      .where(sql`user_id = ${person.id}::uuid`),
  )
  return { photoKeys: kept.map(({ key }) => key) }
}

async function photograph(person: TestPerson): Promise<void> {
  const jpeg = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#363' } })
    .jpeg()
    .toBuffer()
  const { uploadUrl } = await readReply<Reply<typeof startScan>>(
    person.fetch('/api/scan-start', { json: {} }),
  )
  const { pathname } = new URL(uploadUrl)
  const headers = { 'content-type': 'image/jpeg' }
  await readReply(person.fetch(pathname, { method: 'PUT', body: new Uint8Array(jpeg), headers }))
}

/**
 * Lists the tables with a `user_id` and no rows of the account, each with its required columns without a default.
 * Tables that reference only accounts come first.
 */
async function listEmpty(tx: Transaction, id: string, schema: string): Promise<Column[][]> {
  const columns = await tx
    .select({
      schema: sql<string>`table_schema`,
      table: sql<string>`table_name`,
      name: sql<string>`column_name`,
      type: sql<string>`data_type`,
    })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = ${schema} and is_nullable = 'NO' and column_default is null`).orderBy(sql`(
      select count(*) from pg_constraint join pg_class source on source.oid = conrelid
        join pg_class target on target.oid = confrelid
      where contype = 'f' and source.relname = table_name and target.relname <> 'users'
    )`)
  const tables = Object.values(Object.groupBy(columns, ({ table }) => table))
  const owned = tables.flatMap((table) => (table?.some(({ name }) => name === 'user_id') ? [table] : []))
  const isEmpty = await Promise.all(owned.map((table) => holdsNothing(tx, id, table)))
  return owned.filter((_, index) => isEmpty[index])
}

async function holdsNothing(tx: Transaction, id: string, columns: readonly Column[]): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(nameOf(columns))
    .where(sql`user_id = ${id}::uuid`)
  return rows.length === 0
}

async function fill(tx: Transaction, id: string, tables: readonly Column[][]): Promise<void> {
  for (const columns of tables) {
    const names = columns.map(({ name }) => sql.identifier(name))
    const values = columns.map(({ name, type }) => (name === 'user_id' ? sql`${id}::uuid` : someValue[type]))
    await tx.execute(
      sql`insert into ${nameOf(columns)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
    )
  }
}

function nameOf([column]: readonly Column[]): SQL {
  return sql`${sql.identifier(column?.schema ?? '')}.${sql.identifier(column?.table ?? '')}`
}
