import { setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { and, eq, gt, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { drizzle as drizzleLite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import { startPostgres } from '../scripts/postgres.mjs'
import type { Connection, Sql, Transaction } from '../server/platform/database/database.ts'
import { preparedQuery } from '../server/platform/database/driver/prepared-query.ts'
import { openInMemory } from '../server/platform/database/embedded-postgres.ts'
import { openNetworked } from '../server/platform/database/networked-postgres.ts'
import { report } from './support/measure.ts'

/**
 * This benchmark compares the app's database drivers with the libraries below them. The code in
 * server/platform/database/driver/ uses internals of pg, PGlite and drizzle; delete any part of it that shows no gain
 * here.
 */

const entries = pgTable('entries', { id: integer(), owner: text(), grams: integer() })
const owner = 'u7'
const scope = sql`select set_config('app.user_id', ${owner}, true), set_config('transaction_read_only', 'on', true)`
const floors = [0, 50, 100]

const search = (on: Transaction, from: number) =>
  on
    .select()
    .from(entries)
    .where(and(eq(entries.owner, owner), gt(entries.grams, from)))
    .limit(20)
const prepared = preparedQuery<{ from: number }, unknown[]>((on, value) =>
  on
    .select()
    .from(entries)
    .where(and(eq(entries.owner, owner), gt(entries.grams, value('from'))))
    .limit(20),
)

type Begin = Sql['transaction']

/** A typical request: the account scope and three pipelined queries in one transaction. */
const request = (begin: Begin) => () =>
  begin((tx) => Promise.all([tx.execute(scope), ...floors.map((from) => search(tx, from))]))
const preparedRequest = (begin: Begin) => () =>
  begin((tx) => Promise.all([tx.execute(scope), ...floors.map((from) => prepared(tx, { from }))]))
/** The queries of `request` without pipelining: every query waits for the previous one. */
const plainRequest = (begin: Begin) => () =>
  begin(async (tx) => {
    await tx.execute(scope)
    for (const from of floors) await search(tx, from)
  })

/** Returns the requests per second that sixteen clients reach together: the best of three rounds after a warm-up. */
async function requestsPerSecond(one: () => Promise<unknown>, count: number): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < 4; round++) {
    let left = count
    const started = performance.now()
    const client = async () => {
      while (left-- > 0) await one()
    }
    await Promise.all(Array.from({ length: 16 }, client))
    rounds.push((count / (performance.now() - started)) * 1000)
  }
  return Math.max(...rounds.slice(1))
}

async function compare(
  what: string,
  without: () => Promise<unknown>,
  used: () => Promise<unknown>,
  count: number,
) {
  const before = await requestsPerSecond(without, count)
  const after = await requestsPerSecond(used, count)
  const comparedTo = `${before.toFixed(0)} requests/s without, ${after.toFixed(0)} with`
  report({ what, measured: after / before, goal: 1, goalIs: 'at least', unit: 'times', comparedTo })
}

async function fill(run: Connection['run']) {
  await run('create table entries (id integer primary key, owner text, grams integer)')
  await run(`insert into entries select i, 'u' || (i % 100), i from generate_series(1, 10000) i`)
  await run('create index entries_owner on entries (owner)')
}

/** Returns the longest time that a timer of 1 ms took while 3,000 queries ran one after the other. */
async function longestDelayMs(query: () => Promise<unknown>): Promise<number> {
  const timing = { isOver: false }
  let longest = 0
  const timer = async () => {
    while (!timing.isOver) {
      const started = performance.now()
      await wait(1)
      longest = Math.max(longest, performance.now() - started)
    }
  }
  const ticking = timer()
  for (let asked = 0; asked < 3000; asked++) await query()
  timing.isOver = true
  await ticking
  return longest
}

const cluster = await startPostgres()
if ('missing' in cluster) console.log(`skipped: ${cluster.missing}`)
else {
  const connection = await openNetworked({ url: cluster.url, connections: 8, onLost: () => {} })
  await fill(connection.run)
  const pool = new Pool({ connectionString: cluster.url, max: 8 })
  const plain = drizzle(pool, { casing: 'snake_case' })
  await plain.execute(sql`grant select on entries to public`)
  await compare(
    'pipelined pg',
    plainRequest((work) => plain.transaction(work)),
    request(connection.read),
    2000,
  )
  await compare('prepared queries, pg', request(connection.read), preparedRequest(connection.read), 2000)
  await pool.end()
  await connection.close()
  await cluster.stop()
}

const lite = new PGlite()
const plainLite = drizzleLite(lite, { casing: 'snake_case' })
await fill((statement) => lite.query(statement))
const embedded = await openInMemory()
await fill(embedded.run)
await compare(
  'pipelined PGlite',
  plainRequest((work) => plainLite.transaction(work)),
  request(embedded.read),
  500,
)
await compare('prepared queries, PGlite', request(embedded.read), preparedRequest(embedded.read), 500)
const without = await longestDelayMs(() => lite.query('select 1'))
const measured = await longestDelayMs(() => embedded.run('select 1'))
report({
  what: 'fair PGlite, longest delay of a timer',
  measured,
  goal: without,
  goalIs: 'at most',
  unit: 'ms',
  comparedTo: `${without.toFixed(0)} ms without`,
})
await lite.close()
await embedded.close()
