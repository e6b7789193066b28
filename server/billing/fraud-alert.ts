import type { PaymentProvider, ProviderPayment } from '../adapters/payments/payment-provider.ts'
import { giveBack, listOrders } from '../orders/service.ts'
import type { AccountId } from '../platform/account-id.ts'
import type { Database } from '../platform/database.ts'

export interface FraudAlertParts {
  readonly database: Database
  readonly provider: PaymentProvider
  readonly ownerOf: (payment: ProviderPayment) => Promise<AccountId | null>
  readonly heedPayment: (payment: ProviderPayment) => Promise<void>
  readonly endRenewal: (accountId: AccountId, renewalId: string) => Promise<void>
}

/** Has a payment canceled, or its money given back, as the provider wants it of one that looks like fraud. */
export async function undoPayment(paymentId: string, parts: FraudAlertParts): Promise<void> {
  const { database, provider, ownerOf, heedPayment, endRenewal } = parts
  const payment = await provider.readPayment(paymentId)
  const accountId = await ownerOf(payment)
  if (!accountId) return
  await heedPayment(payment)
  const orders = await database.asSystem((tx) => listOrders(tx, accountId))
  const order = orders.find(({ words }) => words.some((word) => word.paymentId === paymentId))
  // One that does not fit its order has opened nothing.
  if (!order) return
  if (payment.status === 'pending') await heedPayment(await provider.cancelPayment(paymentId))
  if (payment.status === 'approved') await heedPayment(await giveBack(provider, order, paymentId))
  // The card is not to be charged again either.
  if (order.renewalId !== null) await endRenewal(accountId, order.renewalId)
}
