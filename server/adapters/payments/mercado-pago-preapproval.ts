import { type MercadoPagoApi, segment } from './mercado-pago-api.ts'
import { chargeReply, chargesReply, checkoutReply, renewalReply } from './mercado-pago-replies.ts'
import { decimalOf, instantText } from './mercado-pago-wire.ts'
import { type PaymentProvider, ProviderError, type RenewalRequest } from './payment-provider.ts'

/** Renewals by card (`preapproval` in Mercado Pago's API), with their charges. */
export function preapproval({ ask, paymentPage }: MercadoPagoApi) {
  const pathOf = (renewalId: string) => `/preapproval/${segment(renewalId)}`
  const readRenewal = async (renewalId: string) =>
    ask(renewalReply, { method: 'GET', path: pathOf(renewalId) })
  return {
    readRenewal,
    async createRenewal(request) {
      const reply = await ask(checkoutReply, {
        method: 'POST',
        path: '/preapproval',
        body: preapprovalOf(request),
        idempotencyKey: request.reference,
      })
      return { renewalId: reply.id, address: paymentPage(reply.init_point) }
    },
    async cancelRenewal(renewalId) {
      const path = pathOf(renewalId)
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
    async findCharges(renewalId) {
      const { results } = await ask(chargesReply, {
        method: 'GET',
        path: '/authorized_payments/search',
        query: { preapproval_id: renewalId, limit: '100' },
      })
      return results
    },
  } satisfies Partial<PaymentProvider>
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
