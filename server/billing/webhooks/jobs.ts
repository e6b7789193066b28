import { contextOf, type Platform } from '../../platform/context.ts'
import type { ScheduledJob } from '../../platform/database/jobs.ts'
import { everyHour, everyTenMinutes } from '../../platform/database/schedules.ts'
import type { BillingServices } from '../bookkeeping/billing-services.ts'
import { recountDemonstrations } from '../bookkeeping/recount-demonstrations.ts'
import { deleteNotices } from './queries.ts'
import { reconcile } from './reconcile.ts'

export function reconciliationJobs(services: Platform & BillingServices): readonly ScheduledJob[] {
  return [
    {
      name: 'reconciliation',
      cron: everyTenMinutes,
      isDueAtStart: true,
      work: (signal) => reconcile(contextOf(services), signal),
    },
    {
      name: 'demonstrations',
      cron: everyHour,
      isDueAtStart: true,
      work: (signal) => recountDemonstrations(contextOf(services), signal),
    },
  ]
}

const noticesKeptMs = 90 * 86_400_000

/** Deletes notices that were processed more than `noticesKeptMs` ago. */
export async function deleteOldNotices({ database, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - noticesKeptMs)
  await database.asSystem((tx) => deleteNotices(tx, before))
}
