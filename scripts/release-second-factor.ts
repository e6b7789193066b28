/**
 * Disables the second factor of a person, mainly an administrator, who lost their authenticator:
 * `node scripts/release-second-factor.ts pessoa@exemplo.com.br`, on the data of DATA_DIR or DATABASE_URL. With
 * `--passkeys` it also removes passkeys. Ends all sessions and mails the owner. See docs/operations.md.
 */
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
  const given = process.argv.slice(2)
  const [email, ...others] = given.filter((one) => one !== '--passkeys')
  if (!email || email.startsWith('--') || others.length > 0)
    throw new Stop('Name the account: node scripts/release-second-factor.ts pessoa@exemplo.com.br')
  try {
    await release(email.trim().toLowerCase(), given.includes('--passkeys'))
  } catch (error) {
    throw explainFailure(error)
  }
})

async function release(email: string, passkeys: boolean): Promise<void> {
  const config = parseConfig(process.env)
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
      vapidKeys: config.push.keys ?? (await readOrCreateVapidKeys(connection.sql)),
    })
    const released = await app.releaseSecondFactor(email, { passkeys })
    await app.close()
    if (!released) throw new Stop(`${email} has no second factor. Check the address.`)
    console.log(
      `Second factor of ${email} turned off${passkeys ? ', passkeys removed' : ''}. All sessions ended; the owner was notified by mail.`,
    )
  } finally {
    await connection.close()
  }
}
