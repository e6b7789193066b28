import { createInlinePlanner } from '../../server/adapters/planner/inline-planner.ts'
import { createApp } from '../../server/app.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { type Connection, scopeDatabase } from '../../server/platform/database/database.ts'
import {
  readOrCreateAuthSecret,
  readOrCreateVapidKeys,
} from '../../server/platform/security/instance-secrets.ts'
import { createLog } from '../../server/platform/observability/log.ts'
import { migrate } from '../../server/platform/database/migrations.ts'
import { Stop } from '../toolbox.mjs'
import { addToLedger, openDatabase } from './database-restore.ts'
import { countRows, readLedger } from './database-facts.ts'
import { type Instance, listObjects } from './instance.ts'
import { type Ledger, type Manifest, mergeLedgers } from './manifest.ts'

/** Compares the restored data with the manifest and erases the listed accounts again, before anyone can sign in. */
export async function finish(instance: Instance, ledger: Ledger, manifest?: Manifest): Promise<void> {
  const connection = await openDatabase(instance.config)
  try {
    if (manifest) await compare(instance, connection, manifest)
    await eraseListed(instance, connection, ledger)
  } finally {
    await connection.close()
  }
}

/** Throws if the number of rows in a table differs from the manifest. */
async function compare({ storage }: Instance, connection: Connection, manifest: Manifest): Promise<void> {
  const rows = await connection.sql.transaction((tx) => countRows(tx))
  const names = new Set([...Object.keys(rows), ...Object.keys(manifest.rows)])
  const wrong = [...names]
    .filter((name) => rows[name] !== manifest.rows[name])
    .map((name) => `  ${name}: ${manifest.rows[name] ?? 0} in the backup, ${rows[name] ?? 0} in the database`)
  if (wrong.length > 0) throw new Stop(`The restored data differs from the backup:\n${wrong.join('\n')}`)
  const objects = (await listObjects(storage)).length
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  console.log(
    `Verified: ${names.size} tables with ${total} rows and ${objects} objects, equal to the backup.`,
  )
}

/** Migrates to this release, then erases the listed accounts. */
async function eraseListed(
  { config, storage }: Instance,
  connection: Connection,
  ledger: Ledger,
): Promise<void> {
  await migrate(connection.sql)
  const known = mergeLedgers(await readLedger(connection.sql), ledger)
  await addToLedger(connection.sql, ledger)
  const app = createApp({
    config,
    database: scopeDatabase(connection),
    clock: systemClock,
    log: createLog('error'),
    storage,
    planner: createInlinePlanner(),
    authSecret: config.authSecret ?? (await readOrCreateAuthSecret(config.dataDir)),
    vapidKeys: config.push.keys ?? (await readOrCreateVapidKeys(connection.sql)),
  })
  const ended = await app.reapplyAccountDeletions()
  await app.close()
  console.log(`Known erased accounts: ${known.length}; restored and erased again: ${ended}.`)
}
