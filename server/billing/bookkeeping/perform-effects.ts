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

/**
 * Makes the provider calls of the effects (cancellations, then refunds) and applies the replies. Does nothing without a
 * provider; the next run of the reconciliation job retries failures.
 */
export async function performEffects(ctx: BuyerContext, effects: readonly LedgerEffect[]): Promise<void> {
  if (!ctx.payments.provider) return
  if (effects.some(({ kind }) => kind === 'cancelRenewal')) await tryToEndRenewals(ctx)
  for (const effect of effects) if (effect.kind === 'refund') await refund(ctx, effect)
}

/** Retries the refunds that the account's ledger still owes. */
export async function retryRefunds(ctx: BuyerContext): Promise<void> {
  const rows = await ctx.database.asAccount(ctx.accountId, readLedgerRows)
  const owed = outstandingEffects({ ...rows, seller: ctx.payments }).filter(({ kind }) => kind === 'refund')
  await performEffects(ctx, owed)
}

/** Refunds one payment and applies the provider's reply. Logs a failure of the provider instead of throwing it. */
async function refund(ctx: BuyerContext, effect: Refund): Promise<void> {
  const { provider } = ctx.payments
  if (!provider) return
  const { orderId: order } = effect
  if (effect.reason === 'second_discount') {
    ctx.log.warn({ order }, 'the discount was paid for twice; the second payment is refunded')
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

/**
 * Refunds a payment at the provider and returns its new state. A refused refund of a payment that no longer holds money
 * counts as success. Throws `ProviderError` otherwise.
 */
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

/** Time for which a refund may fail before its failures are logged as errors instead of warnings. */
const patientMs = 24 * 3_600_000

/**
 * Logs a refund that failed: as an error after `patientMs`, because only the seller can add money to an account whose
 * balance is too low.
 */
function noteLate(
  { clock, log }: BuyerContext,
  { orderId: order, since }: Refund,
  { kind }: ProviderError,
): void {
  const isLate = since !== null && clock.now().getTime() - since.getTime() > patientMs
  log[isLate ? 'error' : 'warn']({ order, since, kind }, 'refund failed and is retried')
}
