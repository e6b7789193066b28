import type { z } from 'zod'
import { type MercadoPagoConnection, type MercadoPagoRequest, mercadoPagoCall } from './mercado-pago-call.ts'
import { ProviderError } from './payment-provider.ts'

/** API of Mercado Pago with checked replies. */
export interface MercadoPagoApi {
  /** Sends a request and returns its reply. Throws `ProviderError` for a failed call or a reply of another shape. */
  ask<Reply extends z.ZodType>(reply: Reply, request: MercadoPagoRequest): Promise<z.output<Reply>>
  /**
   * Returns the address if it is on a host of the provider's, because the buyer is redirected there.
   * @throws {ProviderError} (`no_link`) for another address, or none
   */
  paymentPage(address: string | null): string
}

export function mercadoPagoApi(connection: MercadoPagoConnection): MercadoPagoApi {
  const call = mercadoPagoCall(connection)
  return {
    async ask(reply, request) {
      const { success, data, error } = reply.safeParse(await call(request))
      if (success) return data
      const places = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).slice(0, 3)
      throw new ProviderError('unreadable', `${request.method} ${request.path}: ${places.join('; ')}`)
    },
    paymentPage(address) {
      const page = address === null ? null : URL.parse(address)
      const isOfficial = page?.protocol === 'https:' && /(^|\.)mercadopago\.com\.br$/.test(page.hostname)
      if (page && (isOfficial || page.origin === new URL(connection.baseAddress).origin)) return page.href
      throw new ProviderError('no_link', 'no address of its own to pay at')
    },
  }
}

/**
 * Returns an id as a path segment. Throws `ProviderError` (`not_found`) for a text that is no id: it may come from a
 * public request, and must not lead to another path.
 */
export function segment(id: string): string {
  if (!/^[\w-]{1,80}$/.test(id)) throw new ProviderError('not_found', 'no id of this provider')
  return id
}
