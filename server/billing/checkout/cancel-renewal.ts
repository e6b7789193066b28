import type { Renewal } from '#contract/billing/billing.ts'
import { requireProvider } from '../../adapters/payments/configured-payments.ts'
import { fail } from '../../platform/failure.ts'
import type { BuyerContext } from '../bookkeeping/billing-services.ts'
import { endAtOnce, readRenewals } from '../bookkeeping/end-renewals.ts'
import { describeRenewal, isOpen, type PlacedRenewal, renewalToCancel } from '../renewals/rules.ts'
import { orUnavailable } from './provider-failure.ts'

/**
 * Cancels every open renewal and every link without a card, and returns the renewal that the buyer sees, even if that
 * was canceled before. Throws `renewal_not_found`, `renewal_not_canceled`, `payments_off`,
 * `payment_provider_unavailable`.
 */
export async function cancelRenewal(ctx: BuyerContext): Promise<Renewal> {
  requireProvider(ctx.payments)
  const renewal = await orUnavailable(ctx, () => endAll(ctx))
  if (!renewal) throw fail('renewal_not_found')
  return describeRenewal(renewal)
}

async function endAll(ctx: BuyerContext): Promise<PlacedRenewal | null> {
  const renewals = await readRenewals(ctx)
  const selected = renewalToCancel(renewals)
  if (selected && isOpen(selected)) {
    await endAtOnce(
      ctx,
      renewals.map(({ id }) => id),
    )
  }
  return (await readRenewals(ctx)).find(({ id }) => id === selected?.id) ?? null
}
