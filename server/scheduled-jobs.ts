import { areas } from './areas.ts'
import type { Features } from './features.ts'
import type { Services } from './services.ts'
import type { ScheduledJob } from './platform/database/jobs.ts'
import { everyHour } from './platform/database/schedules.ts'

/** Scheduled jobs of all features. */
export function createScheduledJobs(services: Services, features: Features): readonly ScheduledJob[] {
  const { personalData } = features
  const tidy = async () => {
    const tidied = [() => areas.tidy(services), services.rateLimiter.prune]
    const ended = await Promise.allSettled(tidied.map((work) => work()))
    for (const one of ended) if (one.status === 'rejected') throw one.reason
  }
  return [
    ...areas.jobs(services),
    { name: 'dormant-accounts', cron: everyHour, work: personalData.deleteInactive },
    { name: 'tidying', cron: everyHour, work: tidy },
  ]
}
