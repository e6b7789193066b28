/**
 * Lets a person who withdrew from several purchases buy again immediately, after they contacted the operator:
 * `node scripts/release-purchases.ts pessoa@exemplo.com.br`, on the data of DATA_DIR or DATABASE_URL. See
 * docs/operations.md.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInlinePlanner } from '../server/adapters/planner/inline-planner.ts'
import { memoryStorage } from '../server/adapters/storage/memory-storage.ts'
import { createApp } from '../server/app.ts'
import { systemClock } from '../server/platform/clock.ts'
import { parseConfig } from '../server/platform/process/config.ts'
import { scopeDatabase } from '../server/platform/database/database.ts'
import {
  readOrCreateAuthSecret,
  readOrCreateVapidKeys,
} from '../server/platform/security/instance-secrets.ts'
import { createLog } from '../server/platform/observability/log.ts'
import { openDatabase } from './backup/database-restore.ts'
import { explainFailure } from './backup/instance.ts'
import { main, Stop } from './toolbox.mjs'

await main(async () => {
  const [email, ...others] = process.argv.slice(2)
  if (!email || email.startsWith('--') || others.length > 0)
    throw new Stop('Name the account: node scripts/release-purchases.ts pessoa@exemplo.com.br')
  try {
    await release(email.trim().toLowerCase())
  } catch (error) {
    throw explainFailure(error)
  }
})

async function release(email: string): Promise<void> {
  const config = parseConfig(process.env)
  // With another secret the release would be stored under a mailbox hash that no purchase looks up.
  if (!config.authSecret && !existsSync(join(config.dataDir, 'auth-secret')))
    throw new Stop("Set AUTH_SECRET to the instance's, or DATA_DIR to the folder with its auth-secret.")
  const connection = await openDatabase(config)
  try {
    const app = createApp({
      config,
      database: scopeDatabase(connection),
      clock: systemClock,
      log: createLog('error'),
      storage: memoryStorage(),
      planner: createInlinePlanner(),
      authSecret: config.authSecret ?? (await readOrCreateAuthSecret(config.dataDir)),
      authSecretsBefore: config.authSecretsBefore,
      vapidKeys: config.push.keys ?? (await readOrCreateVapidKeys(connection.sql)),
    })
    const released = await app.releasePurchases(email)
    await app.close()
    if (!released) throw new Stop(`No account with ${email}. Check the address.`)
    console.log(`${email} can buy in the app again.`)
  } finally {
    await connection.close()
  }
}
