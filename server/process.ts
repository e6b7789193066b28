import { join } from 'node:path'
import { Server } from 'node:http'
import { serve, type ServerType } from '@hono/node-server'
import { storageFrom } from './adapters/storage/configured-storage.ts'
import { createWorkerPlanner } from './adapters/planner/worker-planner.ts'
import type { App } from './app.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, ConfigError, parseConfig } from './platform/process/config.ts'
import { type Connection, scopeDatabase } from './platform/database/database.ts'
import { findRoleDefect } from './platform/database/database-roles.ts'
import { DiskFull } from './platform/database/disk-space.ts'
import { DirectoryInUse } from './platform/database/directory-lock.ts'
import { createDrain } from './platform/process/drain.ts'
import { connectionLimits } from './platform/http/http.ts'
import { readOrCreateAuthSecret, readOrCreateVapidKeys } from './platform/security/instance-secrets.ts'
import { createJobs } from './platform/database/jobs.ts'
import { exitOnUncaught } from './platform/observability/crash-log.ts'
import { createLog, describeError, type Log } from './platform/observability/log.ts'
import { migrate } from './platform/database/migrations.ts'
import { workerHttp } from './platform/http/worker-http.ts'
import { connectionReadings, openTelemetry } from './platform/telemetry.ts'

/** Milliseconds for which running requests may take at shutdown. */
const graceMs = 10_000

/** Opens the configured database and loads only its driver. */
async function openDatabase(config: Config, log: Log) {
  if (!config.databaseUrl) {
    const { openEmbedded } = await import('./platform/database/embedded-postgres.ts')
    return openEmbedded(config.dataDir, {
      onSpace: (isWriting) =>
        isWriting
          ? log.warn('the disk has room again')
          : log.error('the disk is nearly full: nothing is written'),
    })
  }
  const { openNetworked } = await import('./platform/database/networked-postgres.ts')
  return openNetworked({
    url: config.databaseUrl,
    connections: config.databaseConnections,
    onLost: (error) => log.warn({ error: describeError(error) }, 'database connection lost'),
  })
}

async function start(): Promise<void> {
  const config = parseConfig(process.env)
  const log = createLog(config.logLevel)
  exitOnUncaught(process, log, (exitCode) => process.exit(exitCode))
  const telemetry = await openTelemetry(config)
  const connection = await openMigrated(config, log)
  const database = scopeDatabase(connection)
  // The app is loaded after the settings and the database are known to be good, because loading it takes most of the
  // time of a start.
  const { createApp } = await import('./app.ts')
  const drain = createDrain(config.role === 'worker' ? 0 : config.drainSeconds)
  telemetry.metrics.gauge('database_connections', () => connectionReadings(connection.usage()))
  const app = createApp({
    config,
    database,
    clock: systemClock,
    log,
    storage: await storageFrom(config, log),
    recipePhotos: join(config.dataDir, 'recipe-photos'),
    planner: createWorkerPlanner({ log, metrics: telemetry.metrics }),
    authSecret: config.authSecret ?? (await readOrCreateAuthSecret(config.dataDir)),
    authSecretsBefore: config.authSecretsBefore,
    vapidKeys: config.push.keys ?? (await readOrCreateVapidKeys(connection.sql)),
    isEnding: drain.isEnding,
    telemetry,
  })
  // The embedded database belongs to this process alone; on a shared database, another process may be working.
  if (!config.databaseUrl) await app.recover()
  const jobs = createJobs({ database: connection, log, scheduledJobs: app.scheduledJobs })
  const server = listen(app, config)
  let stopping = false
  const stop = async (exitCode: number): Promise<void> => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), graceMs).unref()
    await Promise.all([closeServer(server), jobs.stop()])
    await app.close()
    await database.close()
    await telemetry.tracing.close()
    process.exit(exitCode)
  }
  server.on('error', (error: NodeJS.ErrnoException) => {
    explain(error.code === 'EADDRINUSE' ? new PortInUse(config.port) : error)
    void stop(1)
  })
  if (server instanceof Server) drain.watch(server)
  if (config.role !== 'web') jobs.start()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void drain.begin().then(async () => stop(0)))
  }
}

/** Opens the database, checks its roles in production, and migrates it. Throws `ConfigError` for an unsafe role. */
async function openMigrated(config: Config, log: Log): Promise<Connection> {
  const connection = await openDatabase(config, log)
  if (config.production) {
    const defect = await findRoleDefect(connection.sql)
    if (defect) throw new ConfigError(defect)
  }
  const onBusy = () => log.warn('a table is in use: the migration waits and tries again')
  await migrate(connection.sql, { onBusy })
  return connection
}

function listen(app: App, { host, port, publicOrigin, role }: Config): ServerType {
  const http = role === 'worker' ? workerHttp(app.http) : app.http
  return serve({ port, hostname: host, fetch: http.fetch, serverOptions: connectionLimits }, () => {
    if (role === 'worker') console.log(`\n  Prato Certo faz o trabalho marcado (porta ${port})`)
    else console.log(`\n  Prato Certo está no ar: ${publicOrigin}`)
    if (app.mailbox) console.log(`  E-mails desta instância: ${publicOrigin}/dev/mailbox`)
    console.log('  Para encerrar: Ctrl+C\n')
  })
}

async function closeServer(server: ServerType): Promise<void> {
  await new Promise((resolve) => {
    server.close(resolve)
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}

class PortInUse extends Error {
  readonly port: number

  constructor(port: number) {
    super()
    this.port = port
  }
}

/** Prints in Portuguese why the process cannot start and how to fix it. */
function explain(error: unknown): void {
  if (error instanceof ConfigError) console.error(`\n${error.message}\n`)
  else if (error instanceof DirectoryInUse) {
    console.error(
      `\nO Prato Certo já está rodando com a pasta ${error.directory}.\nEncerre o outro processo ou escolha outra pasta com DATA_DIR.\n`,
    )
  } else if (error instanceof DiskFull) {
    console.error(
      `\nNão há espaço no disco da pasta ${error.directory}. O que foi guardado continua lá.\nLibere pelo menos 100 MB e inicie de novo.\n`,
    )
  } else if (error instanceof PortInUse) {
    console.error(
      `\nA porta ${error.port} já está em uso. Escolha outra com PORT, por exemplo PORT=3001 npm start.\n`,
    )
  } else console.error('\nO Prato Certo não conseguiu iniciar.\n', error)
}

start().catch((error: unknown) => {
  explain(error)
  process.exit(1)
})
