import type { PaymentMode } from '#contract/billing/billing.ts'
import { fail } from '../../platform/failure.ts'
import type { PaymentConfig } from '../../platform/process/config.ts'
import { mercadoPago } from './mercado-pago.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Payment provider and the credentials that verify its messages. */
export interface Payments {
  /** `null` when payments are off. */
  readonly provider: PaymentProvider | null
  /** Whether the provider is fake, and no money moves. */
  readonly isDemonstration: boolean
  /** Several during a rotation; without any, every signature is invalid. */
  readonly webhookSecrets: readonly string[]
  /** The seller's id at the provider; `null` when not configured. */
  readonly collectorId: string | null
}

export function paymentModeOf({
  provider,
  isDemonstration,
}: Pick<Payments, 'provider' | 'isDemonstration'>): PaymentMode {
  if (!provider) return 'off'
  return isDemonstration ? 'demonstration' : 'real'
}

export function paymentsFrom(config: PaymentConfig): Payments {
  const { accessToken, webhookSecrets, collectorId, baseUrl } = config
  const provider =
    accessToken === undefined
      ? null
      : mercadoPago({ accessToken, ...(baseUrl === undefined ? {} : { baseAddress: baseUrl }) })
  return { provider, isDemonstration: false, webhookSecrets, collectorId: collectorId ?? null }
}

/** Returns the payment provider. Throws `payments_off` without one. */
export function requireProvider({ provider }: Pick<Payments, 'provider'>): PaymentProvider {
  if (!provider) throw fail('payments_off')
  return provider
}
