import type { Clock } from '../platform/clock.ts'
import { trialEnded, trialEnds, trialsThatEnd, trialsThatEnded } from './rules.ts'
import type { Outbox } from './service.ts'

/**
 * The end of what was paid for is written down by the purchase, and access ends by itself. What no purchase knows of
 * is the trial; the mails go out with all others.
 */
export function createMailJobs({ clock, outbox }: { readonly clock: Clock; readonly outbox: Outbox }) {
  return {
    remind: () => outbox.tellOfTrials(trialsThatEnd(clock.now()), trialEnds),
    tellOfEnds: () => outbox.tellOfTrials(trialsThatEnded(clock.now()), trialEnded),
    send: (signal: AbortSignal) => outbox.sendOpen(signal),
  }
}
