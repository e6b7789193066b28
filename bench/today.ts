import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { type SignedIn, signUp } from '../e2e/support/account.ts'
import { createInlinePlanner } from '../server/adapters/planner/inline-planner.ts'
import { memoryStorage } from '../server/adapters/storage/memory-storage.ts'
import { createApp } from '../server/app.ts'
import type { AccountId } from '../server/platform/database/account-id.ts'
import { civilDay } from '../server/platform/database/civil-day.ts'
import { scopeDatabase } from '../server/platform/database/database.ts'
import { openInMemory } from '../server/platform/database/embedded-postgres.ts'
import { migrate } from '../server/platform/database/migrations.ts'
import { createLog } from '../server/platform/observability/log.ts'
import { parseConfig } from '../server/platform/process/config.ts'
import { ordinaryAnswers } from '../server/platform/process/test-answers.ts'
import { makeVapidKeys } from '../server/platform/process/vapid-keys.ts'
import { seedDiary } from './support/diary-years.ts'
import { percentile, report } from './support/measure.ts'

/**
 * This benchmark measures the request of the first screen on the embedded database, for an account with a year of data:
 * every day has five plates, ticks, water and a check-in, so the streak spans the year. Server, database and client
 * share a thread. The calls stay below the burst that an account may read (`readingPace`).
 */

const calls = { warmUp: 40, alone: 100, together: 400 }
const connections = 10
const seededDays = 366
const goal = { goalIs: 'at most', unit: 'ms', comparedTo: 'own goal' } as const

const connection = await openInMemory()
await migrate(connection.sql)
const database = scopeDatabase(connection)
const app = createApp({
  config: parseConfig({ LOG_LEVEL: 'silent' }),
  database,
  clock: { now: () => new Date() },
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
  await call(person, '/api/onboarding', ordinaryAnswers)
  await call(person, '/api/diet-generate-weekly', {})
  const { user_id } = (await (await call(person, '/api/settings')).json()) as { user_id: AccountId }
  await seedDiary(database, user_id, civilDay(new Date(), 'America/Sao_Paulo'), seededDays)
  await timeEach(person, calls.warmUp)
  const alone = await timeEach(person, calls.alone)
  report({ what: 'plan-today, one caller, p50', measured: percentile(alone, 0.5), goal: 5, ...goal })
  report({ what: 'plan-today, one caller, p99', measured: percentile(alone, 0.99), goal: 20, ...goal })
  const started = performance.now()
  const each = calls.together / connections
  await Promise.all(Array.from({ length: connections }, () => timeEach(person, each)))
  report({
    what: `plan-today, ${connections} connections`,
    measured: (1000 * calls.together) / (performance.now() - started),
    goal: 400,
    goalIs: 'at least',
    unit: '/s',
    comparedTo: 'own goal',
  })
} finally {
  server.close()
  await app.close()
  await database.close()
}

/** Times `count` requests of the first screen, one after the other, ms. */
async function timeEach(person: SignedIn, count: number): Promise<number[]> {
  const samples: number[] = []
  for (let round = 0; round < count; round++) {
    const started = performance.now()
    const reply = await call(person, '/api/plan-today')
    await reply.arrayBuffer()
    samples.push(performance.now() - started)
  }
  return samples
}

/** Calls an endpoint: with a body by POST, without one by GET. */
async function call({ cookie }: SignedIn, path: string, body?: object): Promise<Response> {
  const reply = await fetch(`${origin}${path}`, {
    headers: { cookie, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return reply
}
