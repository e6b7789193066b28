import { areas } from './areas.ts'
import type { ScheduledJob } from './platform/database/jobs.ts'
import { everyHour } from './platform/database/schedules.ts'
import type { Services } from './services.ts'

/** Returns the scheduled jobs of all areas, and the job that deletes rows and files after their retention. */
export function createScheduledJobs(services: Services): readonly ScheduledJob[] {
  const tidy = async () => {
    const ended = await Promise.allSettled([areas.tidy(services), services.rateLimiter.prune()])
    for (const one of ended) if (one.status === 'rejected') throw one.reason
  }
  return [...areas.jobs(services), { name: 'tidying', cron: everyHour, work: tidy }]
}
