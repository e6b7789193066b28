import type { Payments } from '../../adapters/payments/configured-payments.ts'
import type { PaymentProvider } from '../../adapters/payments/payment-provider.ts'
import type { CodeMailbox } from '../../account/mailboxes/rules.ts'
import type { BillingMailServices } from '../../messages/billing-mails/service.ts'
import type { AccountContext, Context } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import type { Background } from '../../platform/observability/background.ts'

/** Services of purchases, besides the platform's. */
export interface BillingServices extends BillingMailServices {
  readonly payments: Payments
  readonly background: Background
  readonly codeMailbox: CodeMailbox
}

export type BillingContext = Context & BillingServices

/** Context of a use case on the purchases of one account. */
export type BuyerContext = AccountContext & BillingServices

/** Returns the payment provider. Throws `payments_off` without one. */
export function providerOf({ payments }: Pick<BillingServices, 'payments'>): PaymentProvider {
  if (!payments.provider) throw fail('payments_off')
  return payments.provider
}
