import type { Payments } from '../../adapters/payments/configured-payments.ts'
import type { CodeMailbox } from '../../account/mailboxes/rules.ts'
import type { BillingMailServices } from '../../messages/billing-mails/service.ts'
import type { AccountContext, Context } from '../../platform/context.ts'
import type { Background } from '../../platform/observability/background.ts'

export interface BillingServices extends BillingMailServices {
  readonly payments: Payments
  readonly background: Background
  readonly codeMailbox: CodeMailbox
}

export type BillingContext = Context & BillingServices

/** Context of a use case on the purchases of the signed-in account. */
export type BuyerContext = AccountContext & BillingServices
