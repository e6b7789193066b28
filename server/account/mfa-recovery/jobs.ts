import type { Platform } from '../../platform/context.ts'
import { removeLapsed } from './queries.ts'
import { lapsedBefore } from './rules.ts'

/** Deletes unstarted and lapsed requests. */
export async function deleteLapsedRecoveries({ database, clock }: Platform): Promise<void> {
  await removeLapsed(database.unscoped, lapsedBefore(clock.now()))
}
