import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { catalog } from '#contract/catalog.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Today } from '#contract/day/today.ts'
import { createTodayServices, type TodayServices } from './day/today/today-services.ts'
import { findDay } from './day/today/queries.ts'
import { readToday } from './day/today/read-today.ts'
import { accountContextOf } from './platform/context.ts'
import { createLog } from './platform/observability/log.ts'
import { answerQuestionnaire, readReply } from './platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from './platform/process/test-app.ts'
import { walks } from './test-walks.ts'

const testApp = await startTestApp()
const { clock, database, signUpConfirmed } = testApp
const person = await signUpWithDay()
await testApp.buyPlan(person, 'annual')
await record(person)

const today = '2026-03-11'
const relation = (name: string) => sql`public.${sql.identifier(name)}`
const own = sql`user_id = ${person.id}::uuid`

async function signUpWithDay(): Promise<TestPerson> {
  const one = await signUpConfirmed()
  await answerQuestionnaire(one)
  await readReply(one.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  await readReply(one.fetch('/api/plan-generate-week', { json: {} }))
  return one
}

/** Records a meal, water, a check-in and the adherence of the day. */
async function record(one: TestPerson): Promise<void> {
  const send = (method: string, path: string, json: object) => readReply(one.fetch(path, { method, json }))
  const items = [{ food_id: 'taco:3', grams: 150 }]
  await send('POST', '/api/meals', { id: randomUUID(), meal_type: 'almoco', items })
  await send('POST', '/api/water', { id: randomUUID(), ml: 200 })
  await send('POST', '/api/check-ins', { id: 'hunger-high' })
  const { active_diet } = await readReply<Today>(one.fetch('/api/plan-today'))
  await send('PUT', '/api/compliance', { diet_id: active_diet?.id, meal_compliance: { cafe_manha: true } })
}

async function versionOf({ id }: Pick<TestPerson, 'id'>): Promise<string | null> {
  return (await database.readAsAccount(id, (tx) => findDay(tx, { date: today, today }))).version
}

/** Returns what one copy of the app keeps in memory. */
const openCopy = () => createTodayServices(database)

/** Reads the reply with the day as one copy of the app does. */
function replyOf(copy: TodayServices, { id }: Pick<TestPerson, 'id'> = person) {
  const ctx = accountContextOf({ database, clock, log: createLog('silent') }, id)
  return readToday({ ...ctx, ...copy })
}

async function readVia(copy: TodayServices, one?: Pick<TestPerson, 'id'>): Promise<Today> {
  return (await replyOf(copy, one)).parse()
}

const readAfresh = (one?: TestPerson) => readVia(openCopy(), one)

/** Names of the tables that the day's statement scans, by PostgreSQL's own counts. */
const readByDay = await database.readAsAccount(person.id, async (tx) => {
  const countScans = async () => {
    const rows = await tx
      .select({
        name: sql<string>`relname`,
        scans: sql<number>`(coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int`,
      })
      .from(sql`pg_stat_xact_user_tables`)
      .where(sql`schemaname = 'public' and relname <> 'day_versions'`)
    return new Map(rows.map(({ name, scans }) => [name, scans]))
  }
  const before = await countScans()
  await findDay(tx, { date: today, today })
  const after = await countScans()
  return [...after].flatMap(([name, scans]) => (scans > (before.get(name) ?? 0) ? [name] : [])).toSorted()
})

test('every table that the day is read from has the trigger, and no other', async () => {
  const watched = await database.unscoped
    .select({ name: sql<string>`relname` })
    .from(sql`pg_trigger join pg_class on pg_class.oid = tgrelid`)
    .where(sql`tgname = 'change_day_version' and tgenabled = 'O'`)
  expect(readByDay.length).toBeGreaterThan(4)
  expect(watched.map(({ name }) => name).toSorted()).toEqual(readByDay)
})

test.for(readByDay)('each write to %s changes the version, and a rolled back one does not', async (name) => {
  const table = relation(name)
  const rowOf = await database.asSystem((tx) =>
    tx
      .select({ json: sql<unknown>`to_jsonb(kept)`, place: sql<string>`ctid::text` })
      .from(sql`${table} kept`)
      .where(own)
      .limit(1),
  )
  const [row] = rowOf
  const copy = sql`select * from jsonb_populate_record(null::${table}, ${JSON.stringify(row?.json)}::jsonb)`
  const writes = {
    update: sql`update ${table} set user_id = user_id where ${own}`,
    delete: sql`delete from ${table} where ${own} and ctid = ${row?.place}::tid`,
    insert: sql`insert into ${table} ${copy}`,
  }
  // The update comes last, because it moves the row to another `ctid`, by which the deletion finds the row.
  const ordered = [writes.delete, writes.insert, writes.update]
  for (const write of ordered) {
    const before = await versionOf(person)
    const undone = database.asSystem(async (tx) => {
      await tx.execute(write)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect([name, await versionOf(person)]).toEqual([name, before])
    await database.asSystem((tx) => tx.execute(write))
    expect([name, await versionOf(person)]).not.toEqual([name, before])
  }
})

test('a write to another account leaves the version', async () => {
  const other = await signUpConfirmed()
  const before = await versionOf(person)
  await readReply(other.fetch('/api/water', { json: { id: randomUUID(), ml: 200 } }))
  expect(await versionOf(person)).toBe(before)
})

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
/** Endpoints that end the session or the account, and are therefore called last. */
const endings = ['/api/sessions', '/api/account']

/** Returns the path of an endpoint with ids of the account's own rows. */
async function pathOf(endpoint: Endpoint): Promise<string> {
  const values: Record<string, string> = {}
  for (const [, param = ''] of endpoint.path.matchAll(/\{(\w+)\}/g)) {
    const pointer = walks.pointers[`${nameOf(endpoint)} params.${param}`]
    const isRow = pointer?.leads === 'own' && /^\w+$/.test(pointer.table)
    const rows = isRow
      ? await database.asSystem((tx) =>
          tx
            .select({ id: sql<string>`id` })
            .from(relation(pointer.table))
            .where(own)
            .limit(1),
        )
      : []
    values[param] = rows[0]?.id ?? walks.params[param] ?? randomUUID()
  }
  return endpoint.path.replace(/\{(\w+)\}/g, (_, param: string) => values[param]!)
}

test('two copies read the same day after each endpoint that writes', async () => {
  const copies = [openCopy(), openCopy()]
  const isEnding = ({ path }: Endpoint) => Number(endings.some((ending) => path.startsWith(ending)))
  const writing = catalog.filter(({ method, access }) => method !== 'GET' && access !== 'public')
  let changes = 0
  let last = JSON.stringify(await readAfresh())
  for (const endpoint of writing.toSorted((one, other) => isEnding(one) - isEnding(other))) {
    for (const copy of copies) await readVia(copy)
    const json = { ...walks.bodies[nameOf(endpoint)] }
    await person.fetch(await pathOf(endpoint), { method: endpoint.method, ...(endpoint.body && { json }) })
    await testApp.app.settled()
    const expected = await readAfresh()
    for (const copy of copies)
      expect([nameOf(endpoint), await readVia(copy)]).toEqual([nameOf(endpoint), expected])
    if (JSON.stringify(expected) !== last) changes += 1
    last = JSON.stringify(expected)
  }
  // With fewer changes the requests no longer reach the rows that the day reads.
  expect(changes).toBeGreaterThan(5)
}, 120_000)

test.for(['America/Sao_Paulo', 'Pacific/Kiritimati', 'America/Adak'])(
  'a day in memory follows the clock in %s, over midnight',
  async (timezone) => {
    const one = await signUpWithDay()
    await readReply(one.fetch('/api/profile', { method: 'PATCH', json: { timezone } }))
    const copy = openCopy()
    const seen = new Set<string>()
    for (let step = 0; step < 60; step++) {
      const cached = await readVia(copy, one)
      expect(cached).toEqual(await readAfresh(one))
      seen.add(cached.date)
      clock.advance({ minutes: 47 })
    }
    expect(seen.size).toBeGreaterThan(1)
  },
)

test('a reply stays in memory until its quarter of an hour ends or a row changes', async () => {
  const one = await signUpWithDay()
  const copy = openCopy()
  const minutesIn = Math.floor(clock.now().getTime() / 60_000) % 15
  clock.advance({ minutes: 15 - minutesIn })
  const first = await replyOf(copy, one)
  clock.advance({ minutes: 13 })
  expect(await replyOf(copy, one)).toBe(first)
  clock.advance({ minutes: 2 })
  const second = await replyOf(copy, one)
  expect(second).not.toBe(first)
  await readReply(one.fetch('/api/water', { json: { id: randomUUID(), ml: 200 } }))
  expect(await replyOf(copy, one)).not.toBe(second)
})

test('an account whose trial has ended is refused, also where its day is in memory', async () => {
  const one = await signUpWithDay()
  expect((await one.fetch('/api/plan-today')).status).toBe(200)
  clock.advance({ days: 4 })
  expect((await one.fetch('/api/plan-today')).status).toBe(403)
})

describe.runIf(process.env['TEST_DATABASE_URL'])('PostgreSQL', () => {
  test('concurrent writes of one account wait for no other before they commit', async () => {
    const { id } = await signUpConfirmed()
    const drink = sql`insert into water_entries (user_id, id, date, ml, drunk_at)
      values (${id}::uuid, gen_random_uuid(), ${today}::date, 200, now())`
    const before = await versionOf({ id })
    const first = Promise.withResolvers<void>()
    const second = first.promise.then(() => database.asAccount(id, (tx) => tx.execute(drink)))
    await database.asAccount(id, async (tx) => {
      await tx.execute(drink)
      first.resolve()
      await second
    })
    expect(await versionOf({ id })).not.toBe(before)
  })
})
