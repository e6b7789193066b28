import type { Renewal } from '#contract/billing/billing.ts'
import type { BuyerContext } from '../bookkeeping/billing-services.ts'
import { readRenewals } from '../bookkeeping/end-renewals.ts'
import { currentRenewal, describeRenewal } from '../renewals/rules.ts'

/**
 * Returns the active renewal, else a paused one, else the one canceled last; `null` if no renewal ever had a card.
 */
export async function readRenewal(ctx: BuyerContext): Promise<Renewal | null> {
  const renewal = currentRenewal(await readRenewals(ctx))
  return renewal && describeRenewal(renewal)
}
