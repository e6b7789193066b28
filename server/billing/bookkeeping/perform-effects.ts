import {
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
} from '../../adapters/payments/payment-provider.ts'
import { randomUUID } from 'node:crypto'
import { accountContextOf } from '../../platform/context.ts'
import { outstandingEffects, type LedgerEffect } from '../ledger/rules.ts'
import { readLedgerRows } from '../ledger/service.ts'
import { applyEvent } from './apply-event.ts'
import type { BuyerContext } from './billing-services.ts'
import { tryToEndRenewals } from './end-renewals.ts'

type Refund = Extract<LedgerEffect, { kind: 'refund' }>

/** Makes the calls to the provider, and applies its replies. The next job run retries failures. */
export async function performEffects(ctx: BuyerContext, effects: readonly LedgerEffect[]): Promise<void> {
  if (!ctx.payments.provider) return
  if (effects.some(({ kind }) => kind === 'cancelRenewal')) await tryToEndRenewals(ctx)
  for (const effect of effects) if (effect.kind === 'refund') await refund(ctx, effect)
}

/** Retries the refunds that the ledger owes. */
export async function retryRefunds(ctx: BuyerContext): Promise<void> {
  const rows = await ctx.database.asAccount(ctx.accountId, readLedgerRows)
  const owed = outstandingEffects({ ...rows, seller: ctx.payments }).filter(({ kind }) => kind === 'refund')
  await performEffects(ctx, owed)
}

/** Refunds one payment; a failure does not stop the others. */
async function refund(ctx: BuyerContext, effect: Refund): Promise<void> {
  const { provider } = ctx.payments
  if (!provider) return
  const { orderId: order } = effect
  if (effect.reason === 'second_discount') {
    ctx.log.warn({ order }, 'the discount was paid for twice; the second payment goes back')
  }
  try {
    const payment = await refundPayment(provider, effect)
    await applyEvent(accountContextOf(ctx, ctx.accountId), {
      kind: 'paymentReported',
      payment,
      chargeId: randomUUID(),
    })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    noteLate(ctx, effect, error)
  }
}

/** Refunds a payment at the provider. An already refunded one counts as success. */
export async function refundPayment(
  provider: PaymentProvider,
  { orderId, paymentId }: Pick<Refund, 'orderId' | 'paymentId'>,
): Promise<ProviderPayment> {
  try {
    await provider.refund(paymentId, `refund-${orderId}-${paymentId}`)
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error
    const payment = await provider.readPayment(paymentId)
    if (payment.status === 'approved') throw error
    return payment
  }
  return provider.readPayment(paymentId)
}

/** Time for which refunds may fail before an error is logged. */
const patientMs = 24 * 3_600_000

/**
 * Logs a late refund as an error, because it may need the seller: only they can top up an account without enough
 * balance.
 */
function noteLate(
  { clock, log }: BuyerContext,
  { orderId: order, since }: Refund,
  { kind }: ProviderError,
): void {
  const isLate = since !== null && clock.now().getTime() - since.getTime() > patientMs
  log[isLate ? 'error' : 'warn']({ order, since, kind }, 'money could not go back yet')
}
