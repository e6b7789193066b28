import { brand } from '#contract/brand.ts'
import type { z } from 'zod'
import { type MercadoPagoConnection, type MercadoPagoRequest, mercadoPagoCall } from './mercado-pago-call.ts'
import {
  chargeReply,
  chargesReply,
  checkoutReply,
  merchantOrderReply,
  paymentReply,
  paymentsReply,
  refundReply,
  renewalReply,
} from './mercado-pago-replies.ts'
import { decimalOf, instantText, snakeCase } from './mercado-pago-wire.ts'
import {
  type CheckoutRequest,
  type PaymentProvider,
  ProviderError,
  type RenewalRequest,
} from './payment-provider.ts'

export type MercadoPagoOptions = Pick<MercadoPagoConnection, 'accessToken' | 'wait'> &
  Partial<Pick<MercadoPagoConnection, 'baseAddress' | 'fetch' | 'limitMs'>>

/** Text on the buyer's card statement, of which 13 characters are printed. */
const statementDescriptor = brand.name.toUpperCase().slice(0, 13)

const officialAddress = 'https://api.mercadopago.com'

/** Mercado Pago in Brazil (MLB): Checkout Pro for single purchases, `preapproval` for renewals by card. */
export function mercadoPago(options: MercadoPagoOptions): PaymentProvider {
  const { baseAddress = officialAddress } = options
  const call = mercadoPagoCall({
    fetch: (request) => fetch(request),
    limitMs: 10_000,
    ...options,
    baseAddress,
  })

  async function ask<Reply extends z.ZodType>(
    reply: Reply,
    request: MercadoPagoRequest,
  ): Promise<z.output<Reply>> {
    const { success, data, error } = reply.safeParse(await call(request))
    if (success) return data
    const places = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).slice(0, 3)
    throw new ProviderError('unreadable', `${request.method} ${request.path}: ${places.join('; ')}`)
  }

  const ownPage = (address: string | null) => pageAddress(address, baseAddress)
  const readRenewal = async (renewalId: string) =>
    ask(renewalReply, { method: 'GET', path: `/preapproval/${segment(renewalId)}` })

  return {
    readRenewal,
    async createCheckout(request) {
      const reply = await ask(checkoutReply, {
        method: 'POST',
        path: '/checkout/preferences',
        body: preferenceOf(request),
        idempotencyKey: request.orderId,
      })
      return { checkoutId: reply.id, address: ownPage(reply.init_point) }
    },
    async createRenewal(request) {
      const reply = await ask(checkoutReply, {
        method: 'POST',
        path: '/preapproval',
        body: preapprovalOf(request),
        idempotencyKey: request.reference,
      })
      return { renewalId: reply.id, address: ownPage(reply.init_point) }
    },
    async cancelRenewal(renewalId) {
      const path = `/preapproval/${segment(renewalId)}`
      try {
        return await ask(renewalReply, { method: 'PUT', path, body: { status: 'cancelled' } })
      } catch (error) {
        if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error
        const renewal = await readRenewal(renewalId)
        if (renewal.status !== 'canceled') throw error
        return renewal
      }
    },
    readCharge: async (chargeId) =>
      ask(chargeReply, { method: 'GET', path: `/authorized_payments/${segment(chargeId)}` }),
    findCharges: async (renewalId) =>
      (
        await ask(chargesReply, {
          method: 'GET',
          path: '/authorized_payments/search',
          query: { preapproval_id: renewalId, limit: '100' },
        })
      ).results,
    readPayment: async (paymentId) =>
      ask(paymentReply, { method: 'GET', path: `/v1/payments/${segment(paymentId)}` }),
    readMerchantOrder: async (merchantOrderId) =>
      ask(merchantOrderReply, { method: 'GET', path: `/merchant_orders/${segment(merchantOrderId)}` }),
    findPayments: async (reference) =>
      (
        await ask(paymentsReply, {
          method: 'GET',
          path: '/v1/payments/search',
          query: { external_reference: reference, sort: 'date_created', criteria: 'desc', limit: '100' },
        })
      ).results,
    refund: async (paymentId, key) =>
      ask(refundReply, {
        method: 'POST',
        path: `/v1/payments/${segment(paymentId)}/refunds`,
        idempotencyKey: key,
      }),
    cancelPayment: async (paymentId) =>
      ask(paymentReply, {
        method: 'PUT',
        path: `/v1/payments/${segment(paymentId)}`,
        body: { status: 'cancelled' },
      }),
  }
}

function preferenceOf(request: CheckoutRequest) {
  const { payer, returnAddresses, notificationAddress } = request
  const [name = '', ...surname] = payer.name.trim().split(/\s+/)
  const notification = new URL(notificationAddress)
  // Disables the old notifications (IPN) beside the webhooks.
  notification.searchParams.set('source_news', 'webhooks')
  return {
    items: [
      {
        id: request.orderId,
        title: request.title,
        quantity: 1,
        currency_id: 'BRL',
        unit_price: decimalOf(request.amountCents),
      },
    ],
    payer: { name, surname: surname.join(' '), email: payer.email },
    back_urls: returnAddresses,
    // Mercado Pago refuses `auto_return` for an address without https, such as a local server's.
    ...(returnAddresses.success.startsWith('https:') ? { auto_return: 'approved' } : {}),
    notification_url: notification.href,
    external_reference: request.orderId,
    metadata: Object.fromEntries(
      Object.entries(request.metadata ?? {}).map(([key, value]) => [snakeCase(key), value]),
    ),
    payment_methods: {
      installments: request.maxInstallments,
      // Only PIX and cards: a boleto could be paid days after the link has expired.
      excluded_payment_types: [{ id: 'ticket' }, { id: 'atm' }],
    },
    expires: true,
    expiration_date_from: instantText(request.validFrom),
    expiration_date_to: instantText(request.validUntil),
    date_of_expiration: instantText(request.validUntil),
    statement_descriptor: statementDescriptor,
  }
}

function preapprovalOf(request: RenewalRequest) {
  return {
    reason: request.title,
    external_reference: request.reference,
    payer_email: request.payerEmail,
    auto_recurring: {
      frequency: request.everyDays,
      frequency_type: 'days',
      ...(request.startsAt ? { start_date: instantText(request.startsAt) } : {}),
      transaction_amount: decimalOf(request.amountCents),
      currency_id: 'BRL',
    },
    back_url: request.returnAddress,
    status: 'pending',
  }
}

/** Encodes an id as a path segment. Ids can come from a public request and must not lead to another path. */
function segment(id: string): string {
  if (!/^[\w-]{1,80}$/.test(id)) throw new ProviderError('not_found', 'no id of this provider')
  return id
}

/**
 * Returns the address if it is the provider's, because the buyer is redirected there.
 * @throws {ProviderError} for any other address
 */
function pageAddress(address: string | null, baseAddress: string): string {
  const page = address === null ? null : URL.parse(address)
  const isOfficial = page?.protocol === 'https:' && /(^|\.)mercadopago\.com\.br$/.test(page.hostname)
  if (page && (isOfficial || page.origin === new URL(baseAddress).origin)) return page.href
  throw new ProviderError('no_link', 'no address of its own to pay at')
}
