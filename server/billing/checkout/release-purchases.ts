import { releaseMailbox } from '../../account/mailboxes/service.ts'
import { saleCodes } from '../bookkeeping/apply-event.ts'
import type { BillingContext } from '../bookkeeping/billing-services.ts'

/** Lifts the purchase block of a mailbox. Called after support has contacted the buyer. */
export async function releasePurchases(ctx: BillingContext, email: string): Promise<void> {
  await ctx.database.asSystem((tx) => releaseMailbox(tx, saleCodes(ctx, email), ctx.now))
}
