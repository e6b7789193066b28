import { requireProvider } from '../../adapters/payments/configured-payments.ts'
import { ProviderError, type Renewal as RenewalReport } from '../../adapters/payments/payment-provider.ts'
import { accountContextOf } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import { listRenewals } from '../ledger/queries.ts'
import { standsIn } from '../ledger/rules.ts'
import { isCancellationPending, isLink, isOpen, type PlacedRenewal } from '../renewals/rules.ts'
import { applyEvent } from './apply-event.ts'
import type { BuyerContext } from './billing-services.ts'

/** Lists the account's renewals, oldest first, without demonstration renewals when real payments are configured. */
export async function readRenewals(ctx: BuyerContext): Promise<readonly PlacedRenewal[]> {
  const all = await ctx.database.asAccount(ctx.accountId, listRenewals)
  return all.filter(standsIn({ seller: ctx.payments }))
}

/**
 * Cancels at the provider the renewals that are marked as unwanted. First reads the renewals without a known card: if a
 * card was entered and not reported yet, the report of the renewal revokes the mark. A renewal without a card that is
 * marked after this reading is left to the next call.
 */
export async function endRenewals(ctx: BuyerContext): Promise<void> {
  const provider = requireProvider(ctx.payments)
  const seen = (await readRenewals(ctx)).filter(isCancellationPending)
  for (const link of seen.filter(isLink)) await applyReply(ctx, link, (id) => provider.readRenewal(id))
  const left = (await readRenewals(ctx)).filter(isCancellationPending)
  const known = left.filter((one) => !isLink(one) || seen.some(({ id }) => id === one.id))
  for (const renewal of known) await applyReply(ctx, renewal, (id) => provider.cancelRenewal(id))
}

/**
 * Cancels the renewals marked as unwanted. Logs a failure of the provider; the next run of the reconciliation job
 * retries.
 */
export async function tryToEndRenewals(ctx: BuyerContext): Promise<void> {
  await endRenewals(ctx).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error
    ctx.log.warn({ kind: error.kind, error: error.message }, 'renewal could not be ended yet')
  })
}

/**
 * Cancels the open renewals among `renewalIds` and waits for the provider's confirmation. Throws `renewal_not_canceled`
 * if a renewal that the provider knows stays open, `ProviderError` if a call fails.
 */
export async function endAtOnce(ctx: BuyerContext, renewalIds: readonly string[]): Promise<void> {
  const provider = requireProvider(ctx.payments)
  const listOpen = async () =>
    (await readRenewals(ctx)).filter((one) => renewalIds.includes(one.id) && isOpen(one))
  await applyEvent(ctx, { kind: 'cancellationRequested', renewalIds })
  for (const renewal of await listOpen()) await applyReply(ctx, renewal, (id) => provider.cancelRenewal(id))
  const others = await listOpen()
  if (others.some(({ providerRenewalId }) => providerRenewalId !== null)) throw fail('renewal_not_canceled')
}

async function applyReply(
  ctx: BuyerContext,
  renewal: PlacedRenewal,
  ask: (providerRenewalId: string) => Promise<RenewalReport>,
): Promise<void> {
  const { id, providerRenewalId } = renewal
  if (providerRenewalId === null) return
  const report = await ask(providerRenewalId).catch((error: unknown) => {
    const isUnknown = error instanceof ProviderError && error.kind === 'not_found'
    if (!isUnknown || !isLink(renewal)) throw error
    return null
  })
  await applyEvent(
    accountContextOf(ctx, ctx.accountId),
    report ? { kind: 'renewalReported', report } : { kind: 'linkUnknown', renewalId: id },
  )
}
