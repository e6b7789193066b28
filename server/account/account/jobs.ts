import { unconfirmedLifeMs } from '../../adapters/auth/sign-up-browser.ts'
import type { Platform } from '../../platform/context.ts'
import { removeEnded } from './queries.ts'

/** Deletes expired links and sessions, and accounts that were not confirmed within `unconfirmedLifeMs`. */
export async function deleteEndedSessions({ clock, database }: Platform): Promise<void> {
  const now = clock.now()
  await removeEnded(database.unscoped, now, new Date(now.getTime() - unconfirmedLifeMs))
}
