import type { Payments } from '../../adapters/payments/configured-payments.ts'
import {
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
} from '../../adapters/payments/payment-provider.ts'
import type { Platform } from '../../platform/context.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

export interface PurchaseServices {
  readonly payments: Payments
}

type Services = Platform & PurchaseServices

/**
 * Cancels and refunds these purchases as far as the provider can be reached, and returns those that are still open.
 */
export async function finishPurchases(
  services: Services,
  purchases: readonly rules.OpenPurchase[],
): Promise<rules.OpenPurchase[]> {
  const { provider, isDemonstration } = services.payments
  const open: rules.OpenPurchase[] = []
  for (const purchase of purchases) {
    // A demonstration provider does not know real purchases: they stay open until real payments are configured.
    const after = provider && !isDemonstration ? await finish(services, provider, purchase) : purchase
    if (!rules.isSettled(after, services.clock.now())) open.push(after)
  }
  return open
}

/**
 * Cancels the purchase's renewal; then cancels or refunds its payments that are unknown here or have a refund pending.
 * Returns the purchase with what is still to be done.
 */
async function finish(
  services: Services,
  provider: PaymentProvider,
  purchase: rules.OpenPurchase,
): Promise<rules.OpenPurchase> {
  const { renewalId, reference } = purchase
  const isEnded =
    renewalId === null ||
    (await isDoneBy(services, () => provider.cancelRenewal(renewalId), {
      what: 'renewal',
      harmless: 'not_found',
    }))
  const ended =
    isEnded && renewalId !== null ? rules.withoutRenewal(purchase, services.clock.now()) : purchase
  let found: readonly ProviderPayment[] = []
  const find = async () => {
    found = await provider.findPayments(reference)
  }
  if (!(await isDoneBy(services, find, { what: 'payments' }))) return ended
  const open = found.filter((one) => one.reference === reference && rules.isUnowned(ended, one.paymentId))
  const held = new Set<string>()
  for (const { paymentId, status } of open) {
    if (status === 'pending') {
      await isDoneBy(services, () => provider.cancelPayment(paymentId), { what: 'payment' })
    }
    if (status === 'approved' && !(await refund(services, provider, { reference, paymentId }))) {
      held.add(paymentId)
    }
  }
  return { ...ended, owed: [...held] }
}

async function refund(
  services: Services,
  provider: PaymentProvider,
  { reference, paymentId }: Pick<ProviderPayment, 'paymentId'> & { readonly reference: string },
): Promise<boolean> {
  const isBack = await isDoneBy(
    services,
    () => provider.refund(paymentId, `refund-${reference}-${paymentId}`),
    { what: 'refund' },
  )
  if (isBack) await queries.noteRefund(services.database.unscoped, paymentId, services.clock.now())
  return isBack
}

interface Request {
  readonly what: string
  /** Kind of provider error that means that nothing is left to do. */
  readonly harmless?: ProviderError['kind']
}

/**
 * Runs a call to the provider. Returns false after its errors, which are logged and retried by a later run; an error of
 * kind `harmless` counts as done.
 */
async function isDoneBy(
  { log }: Services,
  work: () => Promise<unknown>,
  { what, harmless }: Request,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.kind === harmless) return true
    log.warn({ what, kind: error.kind }, 'payment provider call for a deleted account failed')
    return false
  }
}
