import * as z from 'zod/mini'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { planIds } from './plans.ts'
import { subscription } from './subscription.ts'

/** States of a purchase. `pending` awaits payment (for example an unpaid PIX). */
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

/** Kinds of purchase: bought once, or one automatic card charge (`renewal`). */
export const orderKinds = ['one_off', 'renewal'] as const

export const payment = z.object({
  id: z.uuid(),
  plan: z.enum(planIds),
  kind: z.enum(orderKinds),
  /** Whether the purchase was simulated in demonstration mode, without money. */
  is_demonstration: z.boolean(),
  /** Discount in percent, already deducted from `amount_cents`. */
  discount: z.int(),
  status: z.enum(paymentStatuses),
  /** Charged amount in centavos. */
  amount_cents: z.int(),
  method: z.nullable(z.enum(paymentMethods)),
  /** Number of card installments; 1 is a single payment. */
  installments: z.int(),
  created_at: isoInstant,
  paid_at: z.nullable(isoInstant),
  /** Time of the buyer's withdrawal, null without one. The refund is pending until `refunded_at`. */
  withdrawn_at: z.nullable(isoInstant),
  refunded_at: z.nullable(isoInstant),
  /**
   * Centavos paid beyond `amount_cents`, 0 without any. They are refunded automatically; `surplus_refunded_at` is null
   * until all are.
   */
  surplus_cents: z.int(),
  surplus_refunded_at: z.nullable(isoInstant),
  /** End of the withdrawal period, exclusive; null when nothing can be withdrawn. */
  withdrawable_until: z.nullable(isoInstant),
  /** Checkout address, and the time at which it expires; null when the purchase accepts no payment. */
  init_point: z.nullable(z.string()),
  init_point_until: z.nullable(isoInstant),
})
export type Payment = z.infer<typeof payment>

/** States of a renewal. `pending` has no card yet; `canceled` is final. */
export const renewalStatuses = ['pending', 'active', 'paused', 'canceled'] as const

export const renewal = z.object({
  id: z.uuid(),
  plan: z.enum(planIds),
  status: z.enum(renewalStatuses),
  /** Centavos per charge. */
  amount_cents: z.int(),
  next_charge_at: z.nullable(isoInstant),
  canceled_at: z.nullable(isoInstant),
  /** Time since which a declined charge is being retried; null otherwise. */
  retrying_since: z.nullable(isoInstant),
})
export type Renewal = z.infer<typeof renewal>

const paymentId = z.object({ id: z.uuid() })

/** Payment mode of an installation: `real` takes money, `demonstration` simulates payments, `off` sells nothing. */
const paymentModes = ['real', 'demonstration', 'off'] as const
export type PaymentMode = (typeof paymentModes)[number]

/** Returns whether this installation charges money, simulates payments or sells nothing. */
export const readPaymentMode = endpoint({
  method: 'GET',
  path: '/api/payment-mode',
  access: 'public',
  summary: 'Se este servidor recebe pagamentos, só os demonstra, ou nenhum',
  reply: z.object({ payments: z.enum(paymentModes) }),
})

/**
 * Starts a purchase and returns the checkout address. `discount_unavailable`: already used, or not for this plan.
 * `purchase_needs_contact`: too many withdrawals (`repeatWithdrawals`). `renewal_not_offered`: not for this plan or
 * with a discount. `renewal_running`: a renewal must be canceled first. `payments_off`: the installation sells nothing.
 * `payment_provider_unavailable`, `payment_link_missing`: the provider failed.
 */
export const createPreference = endpoint({
  method: 'POST',
  path: '/api/mp-create-preference',
  access: 'session',
  summary: 'Começa uma compra e responde com o endereço onde se paga',
  body: z.object({
    /** `pro` is an older name of the annual plan. */
    plan: z.enum([...planIds, 'pro'], 'Escolha um dos planos.'),
    /** Discount in percent. */
    discount: z.optional(z.int().check(z.gte(0), z.lte(100))),
    /** Whether a card is charged again each period until canceled. */
    auto_renew: z.optional(z.boolean()),
    /** Whether to cancel a running renewal when this purchase is paid; ignored with `auto_renew`. */
    cancel_renewal: z.optional(z.boolean()),
    user_id: z.optional(z.string()),
  }),
  reply: z.object({
    init_point: z.string(),
    payment_id: z.uuid(),
    /**
     * Running renewal that continues in addition to this purchase; repeat the request with `cancel_renewal` to end it.
     */
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

/** Returns a summary of what the subscription currently includes. */
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

/** Returns the account's payments, newest first, without purchases whose link expired before any payment attempt. */
export const listPayments = endpoint({
  method: 'GET',
  path: '/api/payments',
  access: 'session',
  summary: 'Os pagamentos da conta, o último primeiro',
  reply: z.array(payment),
})

/**
 * Returns one payment. While it may still be paid, the server first asks the provider for its state.
 * `payment_not_found`: unknown, or of another account.
 */
export const readPayment = endpoint({
  method: 'GET',
  path: '/api/payments/{id}',
  access: 'session',
  summary: 'Um pagamento; enquanto espera o dinheiro, o provedor é consultado',
  params: paymentId,
  reply: payment,
  errors: ['payment_not_found'],
})

/**
 * Withdraws from a purchase within 7 days; the full amount is refunded now or as soon as the provider can.
 * `payment_not_found`: unknown, or of another account. `payment_not_paid`: there is no money to refund.
 * `withdrawal_over`: the period has ended.
 */
export const withdrawPayment = endpoint({
  method: 'POST',
  path: '/api/payments/{id}/withdraw',
  access: 'session',
  summary: 'Desiste da compra em até 7 dias; o dinheiro volta inteiro, já ou assim que o provedor puder',
  params: paymentId,
  reply: payment,
  errors: ['payment_not_found', 'payment_not_paid', 'withdrawal_over'],
})

/** Returns the active automatic renewal, else a paused one, else the last canceled; null if none ever had a card. */
export const readRenewal = endpoint({
  method: 'GET',
  path: '/api/renewal',
  access: 'session',
  summary: 'A renovação automática no cartão; null onde nunca houve',
  reply: z.nullable(renewal),
})

/**
 * Cancels the automatic renewal; paid days remain. `renewal_not_found`: there is none. `renewal_not_canceled`,
 * `payment_provider_unavailable`: the provider has not confirmed, so retry. `payments_off`: the installation has no
 * payments.
 */
export const cancelRenewal = endpoint({
  method: 'POST',
  path: '/api/renewal/cancel',
  access: 'session',
  summary: 'Cancela a renovação automática; o que está pago vale até o fim',
  reply: renewal,
  errors: ['renewal_not_found', 'renewal_not_canceled', 'payments_off', 'payment_provider_unavailable'],
})
