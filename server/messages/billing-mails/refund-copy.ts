import { beforeBuyingAgain } from '#contract/billing/operator-contact.ts'
import type { PlacedOrder } from '../../billing/orders/rules.ts'
import { isPaidTooLate } from '../../billing/ledger/rules.ts'

/**
 * Returns the sentence of a refund mail about the order's days: not started (paid through a closed link, or never in
 * full) or ended.
 */
export function describeEndedDays(order: PlacedOrder): string {
  if (isPaidTooLate(order)) {
    return `O pagamento veio por um link aberto antes das suas desistências, que já não valia, e o plano não começou. Para comprar este plano de novo, ${beforeBuyingAgain}.`
  }
  return order.paidAt
    ? 'Os dias desta compra terminaram.'
    : 'O resto do pagamento não chegou, e o plano não começou.'
}
