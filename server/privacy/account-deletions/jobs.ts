import type { Platform } from '../../platform/context.ts'
import type { ScheduledJob } from '../../platform/database/jobs.ts'
import { everyTenMinutes } from '../../platform/database/schedules.ts'
import { type DeletionTaskServices, finishDeletion } from './finish-deletion.ts'
import * as queries from './queries.ts'
import { ledgerDays } from './rules.ts'

/** Time for which a claimed deletion is left to its worker; then another worker may take it. */
const workingMs = 5 * 60_000
/** Maximum number of deletions per run, so that it ends within a minute; the next run takes the rest. */
const atATime = 50

export function accountDeletionJobs(services: Platform & DeletionTaskServices): readonly ScheduledJob[] {
  const work = (signal: AbortSignal) => retryUnfinished(services, signal)
  return [{ name: 'erasures', cron: everyTenMinutes, isDueAtStart: true, work }]
}

/** Claims unfinished deletions and runs their remaining tasks. */
async function retryUnfinished(
  services: Platform & DeletionTaskServices,
  signal: AbortSignal,
): Promise<void> {
  const now = services.clock.now()
  const before = new Date(now.getTime() - workingMs)
  const due = await queries.claimAccountDeletions(services.database.unscoped, { now, before }, atATime)
  for (const erasure of due) {
    if (signal.aborted) return
    await finishDeletion(services, erasure)
  }
}

/** Deletes fiscal records and the hashes of deleted accounts whose retention has ended. */
export async function deleteOldDeletionRecords({ database, clock }: Platform): Promise<void> {
  const now = clock.now()
  await queries.removeFiscalRecords(database.unscoped, now)
  await queries.removeDeletedAccounts(
    database.unscoped,
    new Date(now.getTime() - ledgerDays * 24 * 3_600_000),
  )
}
