import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { startPostgres } from '../scripts/postgres.mjs'
import { users } from '../server/account/users/table.ts'
import type { PushTarget } from '../server/adapters/push/push-sender.ts'
import { createWebPushSender } from '../server/adapters/push/web-push-sender.ts'
import type { AccountId } from '../server/platform/database/account-id.ts'
import {
  type Connection,
  type Database,
  ofAccount,
  scopeDatabase,
} from '../server/platform/database/database.ts'
import { openEmbedded } from '../server/platform/database/embedded-postgres.ts'
import { createLog } from '../server/platform/observability/log.ts'
import { migrate } from '../server/platform/database/migrations.ts'
import { openNetworked } from '../server/platform/database/networked-postgres.ts'
import { makeVapidKeys } from '../server/platform/process/vapid-keys.ts'
import { dispatchReminders } from '../server/messages/reminders/dispatch-reminders.ts'
import { pushSubscriptions } from '../server/messages/reminders/table.ts'
import { createMailboxCodes } from '../server/account/mailboxes/rules.ts'
import { startTrial } from '../server/billing/subscription/service.ts'
import { temporaryFolder } from './support/instance.ts'
import { report } from './support/measure.ts'
import type { ServiceData } from './support/push-service-thread.ts'

/**
 * This benchmark sends ten thousand lunch reminders due in the same minute: it finds, claims and encrypts them and
 * delivers them to a fake push service in a separate thread, which decrypts each message with the keys of the browser
 * that should receive it.
 */

const people = 10_000
const inserted = 1000
const goalSeconds = 30
/** Timeout of a run, ms: on a busy machine a run may take longer than the minute in which its reminders are due. */
const roundMs = 10 * 60_000
/** Noon in São Paulo, the default lunch time. */
const noon = new Date('2026-03-11T15:00:00Z')
const clock = { now: () => noon }
const keys = makeVapidKeys()
const subject = 'mailto:bench@exemplo.br'

await measure('embedded database', () => openEmbedded(temporaryFolder()))
const cluster = await startPostgres()
if ('missing' in cluster) console.log(`PostgreSQL: ${cluster.missing}`)
else {
  await measure('PostgreSQL', () => openNetworked({ url: cluster.url, connections: 5, onLost: () => {} }))
  await cluster.stop()
}
process.exit()

async function measure(where: string, open: () => Promise<Connection>): Promise<void> {
  const connection = await open()
  await migrate(connection.sql)
  const database = scopeDatabase(connection)
  const workerData: ServiceData = { now: noon.toISOString(), browsers: people, publicKey: keys.publicKey }
  const service = new Worker(new URL('support/push-service-thread.ts', import.meta.url), { workerData })
  const [targets] = (await once(service, 'message')) as [PushTarget[]]
  await fill(database, targets)

  const push = createWebPushSender({ keys, subject, clock, reachesLoopback: true })
  const services = { database, clock, log: createLog('warn'), push }
  const run = { signal: new AbortController().signal, roundMs }
  const started = performance.now()
  const taken = await dispatchReminders(services, run)
  const seconds = (performance.now() - started) / 1000
  const again = performance.now()
  const twice = await dispatchReminders(services, run)
  const nothingMs = performance.now() - again

  service.postMessage('count')
  const [counted] = (await once(service, 'message')) as [{ taken: number; browsers: number }]
  const isRight = taken === people && twice === 0 && counted.taken === people && counted.browsers === people
  if (!isRight) throw new Error(`${where}: ${taken} sent, ${twice} again, ${JSON.stringify(counted)} read`)
  report({
    what: `${people} reminders due in one minute, ${where}`,
    measured: seconds,
    goal: goalSeconds,
    goalIs: 'at most',
    unit: 's',
    comparedTo: 'a minute until the next run',
  })
  report({
    what: `a run with none due among ${people} people, ${where}`,
    measured: nothingMs,
    goal: 1000,
    goalIs: 'at most',
    unit: 'ms',
    comparedTo: 'own goal',
  })
  await push.close()
  await service.terminate()
  await database.close()
}

async function fill(database: Database, targets: readonly PushTarget[]): Promise<void> {
  for (let first = 0; first < targets.length; first += inserted) {
    const some = targets
      .slice(first, first + inserted)
      .map((target) => ({ ...target, id: randomUUID() as AccountId }))
    await database.unscoped
      .insert(users)
      .values(some.map(({ id }) => ({ id, name: 'Ana', email: `${id}@exemplo.br`, emailVerified: true })))
    await database.asSystem(async (tx) => {
      const codes = createMailboxCodes(['bench'])
      for (const { id } of some) await startTrial(ofAccount(tx, id), codes(`${id}@exemplo.br`, 'trial'), noon)
      await tx.insert(pushSubscriptions).values(
        some.map(({ id: userId, endpoint, p256dh, auth }) => ({
          userId,
          endpoint,
          p256dh,
          auth,
          device: 'Chrome no Android',
          createdAt: noon,
          seenAt: noon,
        })),
      )
    })
  }
}
