import type { Clock } from '../../platform/clock.ts'
import { trialEnded, trialEnds, trialsThatEnd, trialsThatEnded } from './rules.ts'
import type { Outbox } from './service.ts'

/**
 * Mails about the end of trials. The end of a paid plan is scheduled with its purchase; a trial has no purchase, so a
 * job looks for it.
 */
export function createMailJobs({ clock, outbox }: { readonly clock: Clock; readonly outbox: Outbox }) {
  return {
    remind: () => outbox.addTrialMails(trialsThatEnd(clock.now()), trialEnds),
    tellOfEnds: () => outbox.addTrialMails(trialsThatEnded(clock.now()), trialEnded),
    send: (signal: AbortSignal) => outbox.sendOpen(signal),
  }
}
