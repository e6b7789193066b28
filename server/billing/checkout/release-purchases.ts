import { releaseMailbox } from '../../account/mailboxes/service.ts'
import { saleCodes } from '../bookkeeping/apply-event.ts'
import type { BillingContext } from '../bookkeeping/billing-services.ts'

/**
 * Ends the block on buying a plan again after repeated withdrawals, for all accounts of this mailbox. The operator
 * calls it after having talked to the buyer.
 */
export async function releasePurchases(ctx: BillingContext, email: string): Promise<void> {
  await ctx.database.asSystem((tx) => releaseMailbox(tx, saleCodes(ctx, email), ctx.now))
}
