import type { PaymentMode } from '#contract/billing.ts'
import type { PaymentConfig } from '../../platform/config.ts'
import { mercadoPago } from './mercado-pago.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Who takes the money, and what proves that a message is theirs. */
export interface Payments {
  /** `null` where nobody does. */
  readonly provider: PaymentProvider | null
  /** Nobody is charged: the provider stands in for one. */
  readonly isDemonstration: boolean
  /** Several while one replaces the other; without any no signature is right. */
  readonly webhookSecrets: readonly string[]
  /** Who we are to the provider; `null` where nobody said. */
  readonly collectorId: string | null
}

export function paymentModeOf({
  provider,
  isDemonstration,
}: Pick<Payments, 'provider' | 'isDemonstration'>): PaymentMode {
  if (!provider) return 'off'
  return isDemonstration ? 'demonstration' : 'real'
}

/** A demonstration is worth something only where nobody takes money: beside real sales it opens nothing. */
export function standsBeside(
  { isDemonstration }: Pick<Payments, 'isDemonstration'>,
  payments: Pick<Payments, 'isDemonstration'>,
): boolean {
  return !isDemonstration || payments.isDemonstration
}

export function paymentsFrom(config: PaymentConfig): Payments {
  const { accessToken, webhookSecrets, collectorId, baseUrl } = config
  const provider =
    accessToken === undefined
      ? null
      : mercadoPago({ accessToken, ...(baseUrl === undefined ? {} : { baseAddress: baseUrl }) })
  return { provider, isDemonstration: false, webhookSecrets, collectorId: collectorId ?? null }
}
