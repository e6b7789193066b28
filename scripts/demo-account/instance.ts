import { join } from 'node:path'
import { createInlinePlanner } from '../../server/adapters/planner/inline-planner.ts'
import { fileStorage } from '../../server/adapters/storage/file-storage.ts'
import { createApp } from '../../server/app.ts'
import type { Config } from '../../server/platform/process/config.ts'
import { scopeDatabase } from '../../server/platform/database/database.ts'
import { openEmbedded } from '../../server/platform/database/embedded-postgres.ts'
import {
  readOrCreateAuthSecret,
  readOrCreateVapidKeys,
} from '../../server/platform/security/instance-secrets.ts'
import { createLog } from '../../server/platform/observability/log.ts'
import { migrate } from '../../server/platform/database/migrations.ts'
import { openNetworked } from '../../server/platform/database/networked-postgres.ts'

export type DemoInstance = Awaited<ReturnType<typeof openDemoInstance>>

/** Opens the app on the data of its settings, with a settable clock and without a network port. */
export async function openDemoInstance(config: Config) {
  const connection = config.databaseUrl
    ? await openNetworked({ url: config.databaseUrl, connections: 2, onLost: () => undefined })
    : await openEmbedded(config.dataDir)
  await migrate(connection.sql)
  const database = scopeDatabase(connection)
  let now = new Date()
  const clock = { now: () => new Date(now) }
  const log = createLog('silent')
  // Plans with reduced search effort, because a year has several menus and their quality does not matter.
  const planner = createInlinePlanner()
  const app = createApp({
    config,
    database,
    clock,
    log,
    storage: fileStorage(join(config.dataDir, 'objects')),
    planner: { ...planner, plan: (request, signal) => planner.plan({ ...request, effort: 0.2 }, signal) },
    authSecret: config.authSecret ?? (await readOrCreateAuthSecret(config.dataDir)),
    vapidKeys: config.push.keys ?? (await readOrCreateVapidKeys(connection.sql)),
  })
  return {
    app,
    database,
    clock,
    log,
    setClock: (moment: Date) => {
      now = moment
    },
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

/** Returns a client that keeps the cookies of one person. */
export function createCaller({ app }: Pick<DemoInstance, 'app'>) {
  const cookies = new Map<string, string>()
  return async function call<Answer>(
    path: string,
    json?: unknown,
    method = json ? 'POST' : 'GET',
  ): Promise<Answer> {
    const headers = new Headers({
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    })
    if (json !== undefined) headers.set('content-type', 'application/json')
    const body = json === undefined ? undefined : JSON.stringify(json)
    const reply = await app.http.request(
      path,
      { method, headers, ...(body !== undefined && { body }) },
      { remoteAddress: '127.0.0.1' },
    )
    for (const header of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (header.split(';')[0] ?? '').split(/=(.*)/s)
      cookies.set(name, value)
    }
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Answer
  }
}

export type Call = ReturnType<typeof createCaller>
