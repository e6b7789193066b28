import type { Platform } from '../../platform/context.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { ofAccount } from '../../platform/database/database.ts'
import type { ScheduledJob } from '../../platform/database/jobs.ts'
import { everyHour } from '../../platform/database/schedules.ts'
import type { EncryptedTexts } from '../../platform/security/encrypted-text.ts'
import * as queries from './queries.ts'
import { setupLifeMs } from './rules.ts'

export interface SealingServices {
  readonly authenticatorKeys: EncryptedTexts
  /** Previous secrets; without one, every key is already encrypted with the current secret. */
  readonly authSecretsBefore: readonly string[]
}

const keysAtOnce = 500

/** Job that encrypts the keys of authenticator apps with the current secret, after a change of the secret. */
export function secondFactorJobs(services: Platform & SealingServices): readonly ScheduledJob[] {
  if (services.authSecretsBefore.length === 0) return []
  const work = async (signal: AbortSignal) => {
    services.log.info(
      await reencryptKeys(services, signal),
      'authenticator keys re-encrypted with the current secret',
    )
  }
  return [{ name: 'sealing', cron: everyHour, isDueAtStart: true, work }]
}

/**
 * Re-encrypts the authenticator keys with the current secret; afterwards the previous secrets can be removed. Returns
 * the number of re-encrypted keys (`sealed`) and of keys that no secret decrypts (`unreadable`).
 */
async function reencryptKeys(
  { database, authenticatorKeys: keys }: Platform & SealingServices,
  signal: AbortSignal,
): Promise<{ sealed: number; unreadable: number }> {
  const told = { sealed: 0, unreadable: 0 }
  let after: AccountId | undefined
  while (!signal.aborted) {
    const found = await queries.listKeys(database.unscoped, after, keysAtOnce)
    for (const { userId, sealedKey } of found) {
      const renewed = keys.reencrypt(sealedKey, userId)
      const tx = ofAccount(database.unscoped, userId)
      if (renewed) told.sealed += await queries.replaceKey(tx, sealedKey, renewed)
      else if (keys.decrypt(sealedKey, userId) === null) told.unreadable += 1
    }
    if (found.length < keysAtOnce) break
    after = found.at(-1)?.userId
  }
  return told
}

/** Deletes expired trusted devices and challenges, and keys that were not confirmed within `setupLifeMs`. */
export async function deleteExpiredFactors({ database, clock }: Platform): Promise<void> {
  const now = clock.now()
  await queries.removeEnded(database.unscoped, now, new Date(now.getTime() - setupLifeMs))
}
