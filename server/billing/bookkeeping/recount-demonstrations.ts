import { accountContextOf } from '../../platform/context.ts'
import { listDemonstrators } from '../ledger/overdue-queries.ts'
import { applyEvent } from './apply-event.ts'
import type { BillingContext } from './billing-services.ts'

/**
 * Recalculates the subscriptions that have demonstration purchases, because those stop counting once real payments are
 * configured. Due at startup, because the configuration changes only with a restart, and then hourly.
 */
export async function recountDemonstrations(ctx: BillingContext, signal: AbortSignal): Promise<void> {
  for (const accountId of await ctx.database.asSystem(listDemonstrators)) {
    if (signal.aborted) return
    await applyEvent(accountContextOf(ctx, accountId), { kind: 'demonstrationEnded' })
  }
}
