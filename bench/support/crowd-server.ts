import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { serve } from '@hono/node-server'
import { createWorkerPlanner } from '../../server/adapters/planner/worker-planner.ts'
import { fileStorage } from '../../server/adapters/storage/file-storage.ts'
import { createApp } from '../../server/app.ts'
import { civilDay } from '../../server/platform/database/civil-day.ts'
import { parseConfig } from '../../server/platform/process/config.ts'
import { type Database, scopeDatabase } from '../../server/platform/database/database.ts'
import { createLog, describeError } from '../../server/platform/observability/log.ts'
import { openNetworked } from '../../server/platform/database/networked-postgres.ts'
import { makeVapidKeys } from '../../server/platform/process/vapid-keys.ts'
import type { CrowdServerData, Watched } from './crowd-instance.ts'
import { crowdSecret } from './crowd-members.ts'
import { openUnguarded } from './unguarded-database.ts'

/**
 * This process is a server composed as in `server/main.ts` with three differences: its clock is set to the last day of
 * the crowd, it runs no scheduled jobs, and it reports its metrics to the parent process.
 */

const { url, lastDay, isGuarded, dataDir, origin } = JSON.parse(process.argv[2] ?? '') as CrowdServerData
const config = parseConfig({
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  PUBLIC_ORIGIN: origin,
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
  AUTH_SECRET: crowdSecret,
})
const log = createLog(config.logLevel)
const today = civilDay(new Date(), 'America/Sao_Paulo')
/** The clock starts with a quarter of an hour, during which days in memory stay current (`quarter-hour.ts`). */
const sinceQuarterMs = Date.now() % 900_000
const behindMs = Date.parse(today) - Date.parse(lastDay) + sinceQuarterMs
const app = createApp({
  config,
  database: await openDatabase(),
  clock: { now: () => new Date(Date.now() - behindMs) },
  log,
  storage: fileStorage(dataDir),
  planner: createWorkerPlanner({ log }),
  authSecret: crowdSecret,
  vapidKeys: makeVapidKeys(),
})
const loopDelay = monitorEventLoopDelay({ resolution: 2 })
const { port } = new URL(origin)
const server = serve({ fetch: app.http.fetch, port: Number(port), hostname: '127.0.0.1' }, () => {
  process.send?.((server.address() as AddressInfo).port)
})

let cpu = process.cpuUsage()
process.on('message', (asked) => {
  if (asked === 'watch') {
    loopDelay.reset()
    loopDelay.enable()
    cpu = process.cpuUsage()
    return
  }
  const { user, system } = process.cpuUsage(cpu)
  const watched: Watched = {
    loopDelayP99Ms: loopDelay.percentile(99) / 1e6,
    loopDelayMaxMs: loopDelay.max / 1e6,
    residentMb: process.memoryUsage.rss() / 1e6,
    cpuSeconds: (user + system) / 1e6,
  }
  process.send?.(watched)
})
process.on('disconnect', () => process.exit())

async function openDatabase(): Promise<Database> {
  if (!isGuarded) return openUnguarded(url, config.databaseConnections)
  const onLost = (error: Error) => log.warn({ error: describeError(error) }, 'database connection lost')
  return scopeDatabase(await openNetworked({ url, connections: config.databaseConnections, onLost }))
}
