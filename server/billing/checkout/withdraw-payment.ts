import type { Payment, withdrawPayment as endpoint } from '#contract/billing/billing.ts'
import type { Params } from '#contract/endpoint.ts'
import { applyEvent } from '../bookkeeping/apply-event.ts'
import type { BuyerContext } from '../bookkeeping/billing-services.ts'
import { performEffects } from '../bookkeeping/perform-effects.ts'
import { describeNow } from './read-payment.ts'

/**
 * Withdraws from a purchase within seven days. The withdrawal is saved before the provider is asked for the refund; the
 * next run of the reconciliation job retries a failed refund. Throws `payment_not_found`, `payment_not_paid`,
 * `withdrawal_over`.
 */
export async function withdrawPayment(ctx: BuyerContext, { id }: Params<typeof endpoint>): Promise<Payment> {
  const { effects } = await applyEvent(ctx, { kind: 'withdrawalDeclared', orderId: id })
  await performEffects(ctx, effects)
  return describeNow(ctx, id)
}
