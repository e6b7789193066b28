import type { Platform } from '../../platform/context.ts'
import { removeLapsed } from './queries.ts'
import { lapsedBefore } from './rules.ts'

/** Deletes requests whose wait was not begun in time, and those not used within `lapseMs` after their wait. */
export async function deleteLapsedRecoveries({ database, clock }: Platform): Promise<void> {
  await removeLapsed(database.unscoped, lapsedBefore(clock.now()))
}
