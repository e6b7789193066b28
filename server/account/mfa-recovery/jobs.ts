import type { Platform } from '../../platform/context.ts'
import { removeLapsed } from './queries.ts'
import { lapsedBefore } from './rules.ts'

/**
 * Deletes recovery requests whose wait did not begin within `beginLifeMs`, and requests not used within `lapseMs` after
 * their wait.
 */
export async function deleteLapsedRecoveries({ database, clock }: Platform): Promise<void> {
  await removeLapsed(database.unscoped, lapsedBefore(clock.now()))
}
