import { brand } from '#contract/brand.ts'
import { type MercadoPagoApi, segment } from './mercado-pago-api.ts'
import {
  checkoutReply,
  merchantOrderReply,
  paymentReply,
  paymentsReply,
  refundReply,
} from './mercado-pago-replies.ts'
import { decimalOf, instantText, snakeCase } from './mercado-pago-wire.ts'
import type { CheckoutRequest, PaymentProvider } from './payment-provider.ts'

/** Text on the buyer's card statement, which prints 13 characters. */
const statementDescriptor = brand.name.toUpperCase().slice(0, 13)

/** Single purchases through Checkout Pro, with their payments and refunds. */
export function checkoutPro({ ask, paymentPage }: MercadoPagoApi) {
  return {
    async createCheckout(request) {
      const reply = await ask(checkoutReply, {
        method: 'POST',
        path: '/checkout/preferences',
        body: preferenceOf(request),
        idempotencyKey: request.orderId,
      })
      return { checkoutId: reply.id, address: paymentPage(reply.init_point) }
    },
    readPayment: async (paymentId) =>
      ask(paymentReply, { method: 'GET', path: `/v1/payments/${segment(paymentId)}` }),
    readMerchantOrder: async (merchantOrderId) =>
      ask(merchantOrderReply, { method: 'GET', path: `/merchant_orders/${segment(merchantOrderId)}` }),
    async findPayments(reference) {
      const { results } = await ask(paymentsReply, {
        method: 'GET',
        path: '/v1/payments/search',
        query: { external_reference: reference, sort: 'date_created', criteria: 'desc', limit: '100' },
      })
      return results
    },
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
  } satisfies Partial<PaymentProvider>
}

function preferenceOf(request: CheckoutRequest) {
  const { payer, returnAddresses, notificationAddress } = request
  const [name = '', ...surname] = payer.name.trim().split(/\s+/)
  const notification = new URL(notificationAddress)
  // Turns off the legacy notifications (IPN), which would be sent in addition to the webhooks.
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
    // Mercado Pago refuses `auto_return` with an address without https, such as that of a local server.
    ...(returnAddresses.success.startsWith('https:') ? { auto_return: 'approved' } : {}),
    notification_url: notification.href,
    external_reference: request.orderId,
    metadata: Object.fromEntries(
      Object.entries(request.metadata ?? {}).map(([key, value]) => [snakeCase(key), value]),
    ),
    payment_methods: {
      installments: request.maxInstallments,
      // Only PIX and cards are accepted: a boleto could be paid days after the link has ended.
      excluded_payment_types: [{ id: 'ticket' }, { id: 'atm' }],
    },
    expires: true,
    expiration_date_from: instantText(request.validFrom),
    expiration_date_to: instantText(request.validUntil),
    date_of_expiration: instantText(request.validUntil),
    statement_descriptor: statementDescriptor,
  }
}
