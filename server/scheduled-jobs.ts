import { areas } from './areas.ts'
import type { Features } from './features.ts'
import type { Services } from './services.ts'
import type { ScheduledJob } from './platform/database/jobs.ts'
import { everyFiveMinutes, everyHour, everyTenMinutes } from './platform/database/schedules.ts'

/** Scheduled jobs of all features. */
export function createScheduledJobs(services: Services, features: Features): readonly ScheduledJob[] {
  const { authSecretsBefore, log } = services
  const { billing, billingJobs, signIn, mailJobs, personalData } = features
  const reencryptKeys = async (signal: AbortSignal) => {
    log.info(await signIn.reencryptKeys(signal), 'authenticators sealed with the secret of today')
  }
  const sealing: ScheduledJob = { name: 'sealing', cron: everyHour, isDueAtStart: true, work: reencryptKeys }
  const tidy = async () => {
    const tidied = [
      () => areas.tidy(services),
      services.rateLimiter.prune,
      signIn.tidy,
      billingJobs.tidy,
      personalData.tidy,
    ]
    const ended = await Promise.allSettled(tidied.map((work) => work()))
    for (const one of ended) if (one.status === 'rejected') throw one.reason
  }
  return [
    { name: 'reconciliation', cron: everyTenMinutes, isDueAtStart: true, work: billingJobs.catchUp },
    { name: 'trial-ends', cron: everyTenMinutes, work: mailJobs.remind },
    { name: 'trial-ended', cron: everyTenMinutes, work: mailJobs.tellOfEnds },
    { name: 'mails', cron: everyFiveMinutes, isDueAtStart: true, work: mailJobs.send },
    { name: 'demonstrations', cron: everyHour, isDueAtStart: true, work: billing.recountDemonstrations },
    { name: 'erasures', cron: everyTenMinutes, isDueAtStart: true, work: personalData.workOff },
    { name: 'dormant-accounts', cron: everyHour, work: personalData.deleteInactive },
    { name: 'tidying', cron: everyHour, work: tidy },
    ...areas.jobs(services),
    ...(authSecretsBefore.length > 0 ? [sealing] : []),
  ]
}
