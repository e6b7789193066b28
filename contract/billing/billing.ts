import * as z from 'zod/mini'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { planIds } from './plans.ts'
import { subscription } from './subscription.ts'

/** States of a purchase. `pending` waits for the money (a PIX not yet paid). */
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

/** Payment methods reported by the provider. */
export const paymentMethods = ['pix', 'credit_card', 'debit_card', 'account_money', 'boleto'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** `renewal` is one automatic card charge. */
export const orderKinds = ['one_off', 'renewal'] as const

export const payment = z.object({
  id: z.uuid(),
  plan: z.enum(planIds),
  kind: z.enum(orderKinds),
  /** Whether the purchase was simulated by a demonstration installation: no money moved. */
  is_demonstration: z.boolean(),
  /** In percent; already taken off `amount_cents`. */
  discount: z.int(),
  status: z.enum(paymentStatuses),
  /** In centavos, as charged. */
  amount_cents: z.int(),
  method: z.nullable(z.enum(paymentMethods)),
  /** 1 is at once. */
  installments: z.int(),
  created_at: isoInstant,
  paid_at: z.nullable(isoInstant),
  /** Time of the withdrawal; the refund is pending until `refunded_at`. */
  withdrawn_at: z.nullable(isoInstant),
  refunded_at: z.nullable(isoInstant),
  /** Overpaid centavos, refunded automatically; `null` if not refunded yet. */
  surplus_cents: z.int(),
  surplus_refunded_at: z.nullable(isoInstant),
  /** The first instant in which it is too late to take the money back; null once there is nothing to take back. */
  withdrawable_until: z.nullable(isoInstant),
  /** Checkout address and expiry of an unpaid purchase. */
  init_point: z.nullable(z.string()),
  init_point_until: z.nullable(isoInstant),
})
export type Payment = z.infer<typeof payment>

/** `pending` has no card yet; `canceled` is for ever. */
export const renewalStatuses = ['pending', 'active', 'paused', 'canceled'] as const

export const renewal = z.object({
  id: z.uuid(),
  plan: z.enum(planIds),
  status: z.enum(renewalStatuses),
  /** Centavos per charge. */
  amount_cents: z.int(),
  next_charge_at: z.nullable(isoInstant),
  canceled_at: z.nullable(isoInstant),
  /** A charge was declined and has been tried again since. */
  retrying_since: z.nullable(isoInstant),
})
export type Renewal = z.infer<typeof renewal>

const paymentId = z.object({ id: z.uuid() })

/** `real` charges money, `demonstration` simulates payments, `off` sells nothing. */
const paymentModes = ['real', 'demonstration', 'off'] as const
export type PaymentMode = (typeof paymentModes)[number]

export const readPaymentMode = endpoint({
  method: 'GET',
  path: '/api/payment-mode',
  access: 'public',
  summary: 'Se este servidor recebe pagamentos, só os demonstra, ou nenhum',
  reply: z.object({ payments: z.enum(paymentModes) }),
})

export const createPreference = endpoint({
  method: 'POST',
  path: '/api/mp-create-preference',
  access: 'session',
  summary: 'Começa uma compra e responde com o endereço onde se paga',
  body: z.object({
    /** `pro` is an older name of the annual plan. */
    plan: z.enum([...planIds, 'pro'], 'Escolha um dos planos.'),
    /** In percent. */
    discount: z.optional(z.int().check(z.gte(0), z.lte(100))),
    /** Renews by card until canceled. */
    auto_renew: z.optional(z.boolean()),
    /** Cancels a running renewal as soon as this purchase is paid; ignored with `auto_renew`. */
    cancel_renewal: z.optional(z.boolean()),
    user_id: z.optional(z.string()),
  }),
  reply: z.object({
    init_point: z.string(),
    payment_id: z.uuid(),
    /** Renewal that keeps charging besides this purchase; the same request with `cancel_renewal` ends it. */
    renewal: z.nullable(renewal),
  }),
  errors: [
    'discount_unavailable',
    'purchase_needs_contact',
    'renewal_not_offered',
    'renewal_running',
    'payments_off',
    'payment_provider_unavailable',
    'payment_link_missing',
  ],
})

export const readCustomer = endpoint({
  method: 'GET',
  path: '/api/mp-customer-data',
  access: 'session',
  summary: 'O que a assinatura abre agora, em resumo',
  reply: z.pick(subscription, {
    is_trial_expired: true,
    plan: true,
    scans_used_mo: true,
    scans_quota_mo: true,
  }),
})

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/payments',
  access: 'session',
  summary: 'Os pagamentos da conta, o último primeiro',
  reply: z.array(payment),
})

export const readPayment = endpoint({
  method: 'GET',
  path: '/api/payments/{id}',
  access: 'session',
  summary: 'Um pagamento; enquanto espera o dinheiro, o provedor é consultado',
  params: paymentId,
  reply: payment,
  errors: ['payment_not_found'],
})

export const withdrawPayment = endpoint({
  method: 'POST',
  path: '/api/payments/{id}/withdraw',
  access: 'session',
  summary: 'Desiste da compra em até 7 dias; o dinheiro volta inteiro, já ou assim que o provedor puder',
  params: paymentId,
  reply: payment,
  errors: ['payment_not_found', 'payment_not_paid', 'withdrawal_over'],
})

export const readRenewal = endpoint({
  method: 'GET',
  path: '/api/renewal',
  access: 'session',
  summary: 'A renovação automática no cartão; null onde nunca houve',
  reply: z.nullable(renewal),
})

export const cancelRenewal = endpoint({
  method: 'POST',
  path: '/api/renewal/cancel',
  access: 'session',
  summary: 'Cancela a renovação automática; o que está pago vale até o fim',
  reply: renewal,
  errors: ['renewal_not_found', 'renewal_not_canceled', 'payments_off', 'payment_provider_unavailable'],
})
