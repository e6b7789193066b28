import type { Platform } from '../../platform/context.ts'
import type { ScheduledJob } from '../../platform/database/jobs.ts'
import { everyHour } from '../../platform/database/schedules.ts'
import { deleteInactiveAccounts, type InactiveAccountServices } from './delete-inactive-accounts.ts'

export function inactiveAccountJobs(services: Platform & InactiveAccountServices): readonly ScheduledJob[] {
  const work = (signal: AbortSignal) => deleteInactiveAccounts(services, signal)
  return [{ name: 'dormant-accounts', cron: everyHour, work }]
}
