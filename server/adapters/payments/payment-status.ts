import type { PaymentMethod, PaymentStatus } from '#contract/billing.ts'

/** Mercado Pago's word for each state of a payment, `GET /v1/payments/{id}`. */
const statuses: Readonly<Record<string, PaymentStatus>> = {
  approved: 'approved',
  // A dispute is open and the money is still ours.
  in_mediation: 'approved',
  authorized: 'pending',
  pending: 'pending',
  in_process: 'pending',
  rejected: 'rejected',
  cancelled: 'canceled',
  refunded: 'refunded',
  charged_back: 'charged_back',
}

/** `null` for a word that nobody knows: money never moves on a guess. */
export function paymentStatusOf(status: string, detail: string | null): PaymentStatus | null {
  if (status === 'cancelled' && detail === 'expired') return 'expired'
  // The dispute was won and the money has come back.
  if (status === 'charged_back' && detail === 'reimbursed') return 'approved'
  return Object.hasOwn(statuses, status) ? (statuses[status] ?? null) : null
}

const methods: Readonly<Record<string, PaymentMethod>> = {
  credit_card: 'credit_card',
  debit_card: 'debit_card',
  account_money: 'account_money',
  ticket: 'boleto',
}

/** PIX is told by the method (`pix`), its type being that of any bank transfer; all else by the type. */
export function paymentMethodOf(methodId: string | null, typeId: string | null): PaymentMethod | null {
  if (methodId === 'pix') return 'pix'
  return typeId !== null && Object.hasOwn(methods, typeId) ? (methods[typeId] ?? null) : null
}
