import { listTrialsEnding } from '../../billing/subscription/service.ts'
import { type Context, contextOf, type Platform } from '../../platform/context.ts'
import type { ScheduledJob } from '../../platform/database/jobs.ts'
import { everyFiveMinutes, everyTenMinutes } from '../../platform/database/schedules.ts'
import { addMails } from './queries.ts'
import { trialEnded, trialEnds, trialsThatEnd, trialsThatEnded, type TrialSpan } from './rules.ts'
import { type BillingMailServices, sendOpenMails } from './service.ts'

/**
 * Jobs that add the mails about the end of trials and send every due mail. The mail about the end of a paid plan is
 * added with its purchase; a trial has no purchase, so a job looks for trials that end.
 */
export function billingMailJobs(services: Platform & BillingMailServices): readonly ScheduledJob[] {
  return [
    { name: 'trial-ends', cron: everyTenMinutes, work: () => announceTrialEnds(contextOf(services)) },
    { name: 'trial-ended', cron: everyTenMinutes, work: () => announceEndedTrials(contextOf(services)) },
    {
      name: 'mails',
      cron: everyFiveMinutes,
      isDueAtStart: true,
      work: (signal) => sendOpenMails(contextOf(services), signal),
    },
  ]
}

function announceTrialEnds(ctx: Context): Promise<void> {
  return addTrialMails(ctx, trialsThatEnd(ctx.now), trialEnds)
}

function announceEndedTrials(ctx: Context): Promise<void> {
  return addTrialMails(ctx, trialsThatEnded(ctx.now), trialEnded)
}

/** Adds one mail for each trial that ends in the span. Whether the mail still applies is checked when it is sent. */
async function addTrialMails(
  { database }: Context,
  { after, upTo }: TrialSpan,
  mailOf: typeof trialEnds,
): Promise<void> {
  await database.asSystem(async (tx) => {
    const trials = await listTrialsEnding(tx, after, upTo)
    const written = trials.map(({ accountId, trialEnd }) => ({
      accountId,
      mails: [mailOf(accountId, trialEnd)],
    }))
    await addMails(tx, written)
  })
}
