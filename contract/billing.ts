import * as z from 'zod/mini'
import { isoInstant } from './calendar.ts'
import { endpoint } from './endpoint.ts'
import { planIds } from './plans.ts'

/** What became of a purchase. `pending` waits for the money (a PIX not yet paid). */
export const paymentStatuses = [
  'pending',
  'approved',
  'rejected',
  'canceled',
  'expired',
  'refunded',
  'charged_back',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** How it was paid, once the provider has said so. */
export const paymentMethods = ['pix', 'credit_card', 'debit_card', 'account_money', 'boleto'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const payment = z.object({
  id: z.uuid(),
  plan: z.enum(planIds),
  status: z.enum(paymentStatuses),
  /** In centavos, as charged. */
  amount_cents: z.int(),
  method: z.nullable(z.enum(paymentMethods)),
  /** 1 is at once. */
  installments: z.int(),
  created_at: isoInstant,
  paid_at: z.nullable(isoInstant),
  refunded_at: z.nullable(isoInstant),
})
export type Payment = z.infer<typeof payment>

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/payments',
  access: 'session',
  summary: 'Os pagamentos da conta, o último primeiro',
  reply: z.array(payment),
})
