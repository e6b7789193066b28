import type { PaymentMode } from '#contract/billing/billing.ts'
import { fail } from '../../platform/failure.ts'
import type { PaymentConfig } from '../../platform/process/config.ts'
import { mercadoPago } from './mercado-pago.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Payment provider, and the credentials by which its messages are verified. */
export interface Payments {
  /** Client of the provider; `null` if payments are off. */
  readonly provider: PaymentProvider | null
  /** Whether the provider is a fake one, and no money is moved. */
  readonly isDemonstration: boolean
  /** Secrets of webhooks: several during a rotation; without any, no signature is valid. */
  readonly webhookSecrets: readonly string[]
  /** The seller's id at the provider; `null` if it is not configured. */
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

/** Returns the client of the payment provider. Throws `payments_off` without one. */
export function requireProvider({ provider }: Pick<Payments, 'provider'>): PaymentProvider {
  if (!provider) throw fail('payments_off')
  return provider
}
