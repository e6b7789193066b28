import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { type SignedIn, signUp } from '../e2e/support/account.ts'
import { createInlinePlanner } from '../server/adapters/planner/inline-planner.ts'
import { memoryStorage } from '../server/adapters/storage/memory-storage.ts'
import { createApp } from '../server/app.ts'
import type { AccountId } from '../server/platform/database/account-id.ts'
import { civilDay } from '../server/platform/database/civil-day.ts'
import type { Clock } from '../server/platform/clock.ts'
import { parseConfig } from '../server/platform/process/config.ts'
import { scopeDatabase } from '../server/platform/database/database.ts'
import { openInMemory } from '../server/platform/database/embedded-postgres.ts'
import { createLog } from '../server/platform/observability/log.ts'
import { migrate } from '../server/platform/database/migrations.ts'
import { ordinaryAnswers } from '../server/platform/process/test-answers.ts'
import { makeVapidKeys } from '../server/platform/process/vapid-keys.ts'
import { seedDiary } from './support/diary-years.ts'
import { percentile, report } from './support/measure.ts'

/**
 * This benchmark measures reports of full years on the embedded database: 366 days with five plates each, and as many
 * in the previous year. Server, database and client share a thread, whose CPU time is measured, independent of other
 * load.
 */

const seededDays = 2 * 366
const calls = { warmUp: 10, counted: 60 }

/** The clock of the app advances a second per reading, to stay below rate limits. */
let moment = Date.now()
const clock: Clock = { now: () => new Date((moment += 1000)) }
const lastYear = Number(civilDay(clock.now(), 'America/Sao_Paulo').slice(0, 4)) - 1
const day = `${lastYear}-06-01`

const connection = await openInMemory()
await migrate(connection.sql)
const database = scopeDatabase(connection)
const app = createApp({
  config: parseConfig({ LOG_LEVEL: 'silent', NODE_ENV: 'test' }),
  database,
  clock,
  log: createLog('silent'),
  storage: memoryStorage(),
  planner: createInlinePlanner(),
  authSecret: 'a secret of the bench, 32 or longer',
  vapidKeys: makeVapidKeys(),
})
const server = serve({ fetch: app.http.fetch, port: 0, hostname: '127.0.0.1' })
await new Promise((resolve) => server.once('listening', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
try {
  const person = await signUp(origin)
  await post(person, '/api/onboarding', ordinaryAnswers)
  await post(person, '/api/diet-generate-weekly')
  const settings = (await (await call(person, '/api/settings')).json()) as { user_id: AccountId }
  await seedDiary(database, settings.user_id, `${lastYear}-12-31`, seededDays)
  await measure(person, 'year', 150)
  await measure(person, 'month', 50)
  await measure(person, 'week', 50)
} finally {
  server.close()
  await app.close()
  await database.close()
}

async function measure(person: SignedIn, period: string, goalMs: number): Promise<void> {
  const samples: number[] = []
  let body: Uint8Array = new Uint8Array()
  for (let round = 0; round < calls.warmUp + calls.counted; round++) {
    const started = process.threadCpuUsage()
    const reply = await call(person, `/api/reports?period=${period}&start=${day}`)
    body = new Uint8Array(await reply.arrayBuffer())
    const { user, system } = process.threadCpuUsage(started)
    if (round >= calls.warmUp) samples.push((user + system) / 1000)
  }
  const what = `report of a ${period} beside the ${period} before`
  const own = { goalIs: 'at most', comparedTo: 'own goal' } as const
  report({ what: `${what}, median`, measured: percentile(samples, 0.5), goal: goalMs, unit: 'ms', ...own })
  report({ what: `${what}, p99`, measured: percentile(samples, 0.99), goal: goalMs, unit: 'ms', ...own })
  report({ what: `${what}, raw`, measured: body.length / 1000, goal: 60, unit: 'kB', ...own })
  report({ what: `${what}, gzip`, measured: gzipSync(body).length / 1000, goal: 20, unit: 'kB', ...own })
}

function post(person: SignedIn, path: string, json: object = {}): Promise<Response> {
  return call(person, path, {
    method: 'POST',
    body: JSON.stringify(json),
    headers: { 'content-type': 'application/json' },
  })
}

async function call(
  { cookie }: SignedIn,
  path: string,
  { headers, ...request }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Response> {
  const reply = await fetch(`${origin}${path}`, { ...request, headers: { ...headers, cookie } })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return reply
}
