import type { Payment, PaymentMethod, PaymentStatus } from '#contract/billing/billing.ts'
import type { BadgeTone } from '../../ui/layout/badge.tsx'
import { formatReais } from '../../ui/format/money-pt-br.ts'
import { dayOf } from './moments.ts'

/** Whether a purchase was withdrawn and the provider has not refunded the full amount yet. */
export function isGoingBack({ status, withdrawn_at: withdrawn }: Pick<Payment, 'status' | 'withdrawn_at'>) {
  return withdrawn !== null && (status === 'approved' || status === 'pending')
}

interface PaymentStanding {
  tone: BadgeTone
  text: string
}

/** Status label of a purchase. */
export function paymentStanding(payment: Pick<Payment, 'status' | 'withdrawn_at'>): PaymentStanding {
  return isGoingBack(payment) ? { tone: 'info', text: 'Devolução em andamento' } : standings[payment.status]
}

const standings: Readonly<Record<PaymentStatus, PaymentStanding>> = {
  pending: { tone: 'warning', text: 'Aguardando' },
  approved: { tone: 'leaf', text: 'Pago' },
  rejected: { tone: 'danger', text: 'Recusado' },
  canceled: { tone: 'neutral', text: 'Cancelado' },
  expired: { tone: 'neutral', text: 'Vencido' },
  refunded: { tone: 'info', text: 'Devolvido' },
  charged_back: { tone: 'danger', text: 'Contestado' },
}

/** Label of payments made through the demonstration. */
export const demonstrationText = 'Demonstração: nada foi cobrado'

export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  pix: 'Pix',
  credit_card: 'Cartão de crédito',
  debit_card: 'Cartão de débito',
  account_money: 'Saldo em conta',
  boleto: 'Boleto',
}

/** `Cartão de crédito, em 12x`; empty until the provider reports it. */
export function paymentMethodText({
  method,
  installments,
}: Pick<Payment, 'method' | 'installments'>): string | null {
  if (!method) return null
  return installments > 1 ? `${methodNames[method]}, em ${installments}x` : methodNames[method]
}

/** Lines on refunds, shown beside the amount; empty without any. */
export function moneyNotes(payment: Payment, timeZone?: string): readonly string[] {
  const { withdrawn_at: withdrawn, surplus_cents: surplus, surplus_refunded_at: back } = payment
  const notes: string[] = []
  if (withdrawn && isGoingBack(payment)) {
    notes.push(`Desistência registrada em ${dayOf(withdrawn, timeZone)}, devolução em andamento.`)
  }
  if (surplus > 0) {
    const way = back ? `voltou em ${dayOf(back, timeZone)}` : 'está voltando sozinho'
    notes.push(`Você pagou duas vezes: o valor a mais, ${formatReais(surplus / 100)}, ${way}.`)
  }
  return notes
}

type Dates = Pick<Payment, 'status' | 'created_at' | 'paid_at' | 'refunded_at'>

/** Day of the refund of a refunded purchase, else of the payment, else of the order. */
export function dayOfPayment(payment: Dates, timeZone?: string): string {
  const { status, created_at: asked, paid_at: paid, refunded_at: refunded } = payment
  if (status === 'refunded' && refunded) return `Devolvido em ${dayOf(refunded, timeZone)}`
  return dayOf(paid ?? asked, timeZone)
}
