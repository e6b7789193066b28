import type { PaymentMethod, PaymentStatus } from '#contract/billing/billing.ts'

/** Mercado Pago's status of a payment, `GET /v1/payments/{id}`. */
const statuses: Readonly<Record<string, PaymentStatus>> = {
  approved: 'approved',
  // The dispute is open, and the seller still has the money.
  in_mediation: 'approved',
  authorized: 'pending',
  pending: 'pending',
  in_process: 'pending',
  rejected: 'rejected',
  cancelled: 'canceled',
  refunded: 'refunded',
  charged_back: 'charged_back',
}

/** Returns `null` for an unknown status, so that no money moves on a guess. */
export function paymentStatusOf(status: string, detail: string | null): PaymentStatus | null {
  if (status === 'cancelled' && detail === 'expired') return 'expired'
  // The seller won the dispute and was reimbursed.
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
 * Identifies PIX by the method (`pix`), because its type is that of any bank transfer; identifies all others by the
 * type.
 */
export function paymentMethodOf(methodId: string | null, typeId: string | null): PaymentMethod | null {
  if (methodId === 'pix') return 'pix'
  return typeId !== null && Object.hasOwn(methods, typeId) ? (methods[typeId] ?? null) : null
}
