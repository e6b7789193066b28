import { mercadoPagoApi } from './mercado-pago-api.ts'
import type { MercadoPagoConnection } from './mercado-pago-call.ts'
import { checkoutPro } from './mercado-pago-checkout.ts'
import { preapproval } from './mercado-pago-preapproval.ts'
import type { PaymentProvider } from './payment-provider.ts'

export type MercadoPagoOptions = Pick<MercadoPagoConnection, 'accessToken' | 'wait'> &
  Partial<Pick<MercadoPagoConnection, 'baseAddress' | 'fetch' | 'limitMs'>>

const officialAddress = 'https://api.mercadopago.com'

/** Creates the client of Mercado Pago in Brazil (MLB). */
export function mercadoPago(options: MercadoPagoOptions): PaymentProvider {
  const api = mercadoPagoApi({
    fetch: (request) => fetch(request),
    limitMs: 10_000,
    baseAddress: officialAddress,
    ...options,
  })
  return { ...checkoutPro(api), ...preapproval(api) }
}
