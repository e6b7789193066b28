import { createInlinePlanner } from '../server/adapters/planner/inline-planner.ts'
import { memoryStorage } from '../server/adapters/storage/memory-storage.ts'
import { createApp } from '../server/app.ts'
import { systemClock } from '../server/platform/clock.ts'
import { parseConfig } from '../server/platform/process/config.ts'
import { scopeDatabase } from '../server/platform/database/database.ts'
import { openInMemory } from '../server/platform/database/embedded-postgres.ts'
import { createLog } from '../server/platform/observability/log.ts'
import { type Metrics, noMetrics, openMetrics } from '../server/platform/observability/metrics.ts'
import { migrate } from '../server/platform/database/migrations.ts'
import type { Telemetry } from '../server/platform/telemetry.ts'
import { noTracing } from '../server/platform/observability/tracing.ts'
import { makeVapidKeys } from '../server/platform/process/vapid-keys.ts'
import { createCaller } from '../scripts/demo-account/instance.ts'
import { report } from './support/measure.ts'

/**
 * This benchmark measures the CPU cost of metrics per request: it replays recorded metric calls many times and compares
 * them with the cost of the request itself, because a direct comparison with and without metrics is lost in noise.
 */

const requests = 400
const again = 500

const connection = await openInMemory()
await migrate(connection.sql)
const database = scopeDatabase(connection)
const vapidKeys = makeVapidKeys()
const log = createLog('silent')

function appWith(telemetry: Telemetry) {
  return createApp({
    config: parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    database,
    clock: systemClock,
    log,
    storage: memoryStorage(),
    planner: createInlinePlanner(),
    authSecret: 'a secret that only this bench knows',
    vapidKeys,
    telemetry,
  })
}

type Told = (metrics: Metrics) => void
const told: Told[] = []
const noted: Metrics = {
  ...noMetrics,
  observe: (...given) => void told.push((metrics) => metrics.observe(...given)),
  count: (...given) => void told.push((metrics) => metrics.count(...given)),
}
const app = appWith({ metrics: noted, tracing: noTracing })
const person = { name: 'Ana', email: 'ana@exemplo.br', password: 'jabuticaba no pé' }
const call = createCaller({ app })
await call('/api/auth/sign-up/email', { ...person, terms: true })
await app.settled()
const token = /[?&]token=([\w-]+)/.exec((await app.mailbox?.list())?.[0]?.text ?? '')?.[1] ?? ''
await call(`/api/auth/verify-email?token=${token}`)

async function processorOf(work: () => Promise<void> | void): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

async function askAll(): Promise<void> {
  for (let i = 0; i < requests; i++) await call('/api/plan-today')
}

await askAll()
told.length = 0
const asking = (await processorOf(askAll)) / requests
const metrics = await openMetrics()
const tellAll = () => {
  for (let i = 0; i < again; i++) for (const tell of told) tell(metrics)
}
tellAll()
const telling = (await processorOf(tellAll)) / again / requests
report({
  what: `metrics of a request, ${telling.toFixed(1)} µs of ${asking.toFixed(0)}`,
  measured: (telling / asking) * 100,
  goal: 2,
  goalIs: 'at most',
  unit: '%',
  comparedTo: 'CPU time of the request',
})
process.exit(0)
