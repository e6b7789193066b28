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

/** Completes purchases as far as possible and returns those that are still open. */
export async function finishPurchases(
  services: Services,
  purchases: readonly rules.OpenPurchase[],
): Promise<rules.OpenPurchase[]> {
  const { provider, isDemonstration } = services.payments
  const open: rules.OpenPurchase[] = []
  for (const purchase of purchases) {
    // The demonstration provider does not know real purchases.
    const after = provider && !isDemonstration ? await finish(services, provider, purchase) : purchase
    if (!rules.isSettled(after, services.clock.now())) open.push(after)
  }
  return open
}

/** Cancels the renewal of a purchase, and cancels or refunds its unknown payments and those with a pending refund. */
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
  /** Error that means that nothing is left to do. */
  readonly harmless?: ProviderError['kind']
}

/** Returns whether the provider did it. Its errors are logged, and the request is repeated by a later run. */
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
    log.warn({ what, kind: error.kind }, 'payment provider could not be asked for an erasure')
    return false
  }
}
