import { ProviderError } from '../../adapters/payments/payment-provider.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'

/** Logs an error of the payment provider (`ProviderError`); throws any other error again. */
export function noteProviderFailure({ log }: Pick<Context, 'log'>, error: unknown): void {
  if (!(error instanceof ProviderError)) throw error
  log.warn({ kind: error.kind, error: error.message }, 'payment provider failed')
}

/**
 * Runs `work`. Logs a `ProviderError` and throws `payment_link_missing` (kind `no_link`) or
 * `payment_provider_unavailable` instead; other errors pass unchanged.
 */
export async function orUnavailable<T>(ctx: Pick<Context, 'log'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    noteProviderFailure(ctx, error)
    const isLink = error instanceof ProviderError && error.kind === 'no_link'
    throw fail(isLink ? 'payment_link_missing' : 'payment_provider_unavailable')
  }
}
