import { accountContextOf } from '../../platform/context.ts'
import { listDemonstrators } from '../ledger/overdue-queries.ts'
import { applyEvent } from './apply-event.ts'
import type { BillingContext } from './billing-services.ts'

/**
 * Recalculates subscriptions that have demonstration purchases, because these only count until real payments are
 * configured. Runs at startup, the only time when the configuration changes.
 */
export async function recountDemonstrations(ctx: BillingContext, signal: AbortSignal): Promise<void> {
  for (const accountId of await ctx.database.asSystem(listDemonstrators)) {
    if (signal.aborted) return
    await applyEvent(accountContextOf(ctx, accountId), { kind: 'demonstrationEnded' })
  }
}
