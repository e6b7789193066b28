import type { PaymentMethod, PaymentStatus } from '#contract/billing/billing.ts'

/** Maps each status of Mercado Pago (`GET /v1/payments/{id}`) to the status in this app. */
const statuses: Readonly<Record<string, PaymentStatus>> = {
  approved: 'approved',
  // A dispute is open; the payment stands until the dispute is decided.
  in_mediation: 'approved',
  authorized: 'pending',
  pending: 'pending',
  in_process: 'pending',
  rejected: 'rejected',
  cancelled: 'canceled',
  refunded: 'refunded',
  charged_back: 'charged_back',
}

/**
 * Returns the status of a payment by Mercado Pago's status and detail; `null` if it is unknown, so that no money moves
 * on a guess.
 */
export function paymentStatusOf(status: string, detail: string | null): PaymentStatus | null {
  if (status === 'cancelled' && detail === 'expired') return 'expired'
  // The seller won the dispute and got the money back.
  if (status === 'charged_back' && detail === 'reimbursed') return 'approved'
  return Object.hasOwn(statuses, status) ? (statuses[status] ?? null) : null
}

const methods: Readonly<Record<string, PaymentMethod>> = {
  credit_card: 'credit_card',
  debit_card: 'debit_card',
  account_money: 'account_money',
  ticket: 'boleto',
}

/**
 * Returns the method of a payment; `null` if it is unknown. PIX is recognised by its id, because it shares its type
 * with every bank transfer; all other methods are recognised by their type.
 */
export function paymentMethodOf(methodId: string | null, typeId: string | null): PaymentMethod | null {
  if (methodId === 'pix') return 'pix'
  return typeId !== null && Object.hasOwn(methods, typeId) ? (methods[typeId] ?? null) : null
}
