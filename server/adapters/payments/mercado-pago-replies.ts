import { z } from 'zod'
import { centsOf } from './mercado-pago-wire.ts'
import { paymentMethodOf, paymentStatusOf } from './payment-status.ts'
import type { Charge, MerchantOrder, ProviderPayment, Refund, Renewal } from './payment-provider.ts'

/** Id in a reply: a number or text, depending on resource and version, which becomes a text. */
const id = z
  .union([z.string(), z.number().int()])
  .transform(String)
  .pipe(z.string().regex(/^[\w-]{1,80}$/))
const optionalId = id.nullish().transform((value) => value ?? null)

const cents = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .transform((amount, context) => {
    const whole = centsOf(amount)
    if (whole !== null) return whole
    context.addIssue({ code: 'custom', message: 'not a whole number of centavos' })
    return z.NEVER
  })

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const optionalInstant = instant.nullish().transform((value) => value ?? null)

/** Reference in a reply; `null` if it is absent, empty, or the text "null". */
const reference = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === '' || value === 'null' ? null : (value?.toString() ?? null)))

const statusDetail = z
  .string()
  .nullish()
  .transform((value) => value ?? null)

/** Returns the status that two fields of a payment encode together. An unknown one makes the reply invalid. */
function statusOf(
  words: { status: string; detail: string | null },
  context: z.core.$RefinementCtx,
): NonNullable<ReturnType<typeof paymentStatusOf>> {
  const status = paymentStatusOf(words.status, words.detail)
  if (status) return status
  context.addIssue({ code: 'custom', message: `unknown status ${words.status.slice(0, 40)}` })
  return z.NEVER
}

export const checkoutReply = z.object({
  id,
  init_point: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
})

export const paymentReply = z
  .object({
    id,
    status: z.string(),
    status_detail: statusDetail,
    transaction_amount: cents,
    transaction_amount_refunded: cents.nullish(),
    currency_id: z.string(),
    installments: z.number().int().positive().nullish(),
    payment_method_id: z.string().nullish(),
    payment_type_id: z.string().nullish(),
    external_reference: reference,
    collector_id: optionalId,
    order: z.object({ id: optionalId }).nullish(),
    metadata: z.record(z.string(), z.unknown()).nullish(),
    live_mode: z.boolean().nullish(),
    date_created: instant,
    date_approved: optionalInstant,
    date_last_updated: instant,
  })
  .transform((reply, context): ProviderPayment => ({
    paymentId: reply.id,
    reference: reply.external_reference,
    status: statusOf({ status: reply.status, detail: reply.status_detail }, context),
    reason: reply.status_detail,
    method: paymentMethodOf(reply.payment_method_id ?? null, reply.payment_type_id ?? null),
    installments: reply.installments ?? 1,
    amountCents: reply.transaction_amount,
    refundedCents: reply.transaction_amount_refunded ?? 0,
    currency: reply.currency_id,
    collectorId: reply.collector_id,
    merchantOrderId: reply.order?.id ?? null,
    metadata: reply.metadata ?? {},
    isLive: reply.live_mode ?? true,
    createdAt: reply.date_created,
    approvedAt: reply.date_approved,
    updatedAt: reply.date_last_updated,
  }))

export const paymentsReply = z.object({ results: z.array(paymentReply) })

export const refundReply = z
  .object({ id, payment_id: id, amount: cents, status: z.string().nullish() })
  .transform((reply): Refund => {
    const status = refundStatuses[reply.status ?? 'approved'] ?? 'pending'
    return { refundId: reply.id, paymentId: reply.payment_id, amountCents: reply.amount, status }
  })

const refundStatuses: Readonly<Record<string, Refund['status']>> = {
  approved: 'approved',
  rejected: 'rejected',
  cancelled: 'rejected',
}

const paymentInMerchantOrder = z
  .object({ id, status: z.string(), status_details: statusDetail, transaction_amount: cents })
  .transform((payment, context) => ({
    paymentId: payment.id,
    status: statusOf({ status: payment.status, detail: payment.status_details }, context),
    amountCents: payment.transaction_amount,
  }))

export const merchantOrderReply = z
  .object({
    id,
    preference_id: optionalId,
    external_reference: reference,
    total_amount: cents,
    payments: z.array(paymentInMerchantOrder).nullish(),
  })
  .transform((reply): MerchantOrder => {
    const payments = reply.payments ?? []
    const approved = payments.filter(({ status }) => status === 'approved')
    const approvedCents = approved.reduce((sum, { amountCents }) => sum + amountCents, 0)
    return {
      merchantOrderId: reply.id,
      checkoutId: reply.preference_id,
      reference: reply.external_reference,
      totalCents: reply.total_amount,
      isPaid: approved.length > 0 && approvedCents >= reply.total_amount,
      payments,
    }
  })

const renewalStatuses = {
  pending: 'pending',
  authorized: 'active',
  paused: 'paused',
  cancelled: 'canceled',
} as const

export const renewalReply = z
  .object({
    id,
    status: z.enum(['pending', 'authorized', 'paused', 'cancelled']),
    external_reference: reference,
    auto_recurring: z.object({ transaction_amount: cents, currency_id: z.string() }),
    collector_id: optionalId,
    next_payment_date: optionalInstant,
    last_modified: optionalInstant,
  })
  .transform((reply): Renewal => ({
    renewalId: reply.id,
    reference: reply.external_reference,
    status: renewalStatuses[reply.status],
    amountCents: reply.auto_recurring.transaction_amount,
    currency: reply.auto_recurring.currency_id,
    collectorId: reply.collector_id,
    nextChargeAt: reply.next_payment_date,
    updatedAt: reply.last_modified,
  }))

const chargeStatuses = {
  scheduled: 'scheduled',
  recycling: 'retrying',
  processed: 'processed',
  cancelled: 'canceled',
} as const

const paymentOfCharge = z
  .object({ id: optionalId, status: z.string().nullish(), status_detail: statusDetail })
  .transform((payment, context): Charge['payment'] => {
    if (payment.id === null || !payment.status) return null
    const status = statusOf({ status: payment.status, detail: payment.status_detail }, context)
    return { paymentId: payment.id, status }
  })

export const chargeReply = z
  .object({
    id,
    status: z.enum(['scheduled', 'recycling', 'processed', 'cancelled']),
    preapproval_id: id,
    external_reference: reference,
    transaction_amount: cents,
    currency_id: z.string(),
    debit_date: optionalInstant,
    retry_attempt: z.number().int().nullish(),
    payment: paymentOfCharge.nullish(),
    last_modified: optionalInstant,
  })
  .transform((reply): Charge => ({
    chargeId: reply.id,
    renewalId: reply.preapproval_id,
    reference: reply.external_reference,
    status: chargeStatuses[reply.status],
    amountCents: reply.transaction_amount,
    currency: reply.currency_id,
    dueAt: reply.debit_date,
    retries: reply.retry_attempt ?? 0,
    payment: reply.payment ?? null,
    updatedAt: reply.last_modified,
  }))

export const chargesReply = z.object({ results: z.array(chargeReply) })
