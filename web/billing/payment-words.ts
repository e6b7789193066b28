import type { Payment, PaymentMethod, PaymentStatus } from '#contract/billing.ts'
import type { BadgeTone } from '../ui/badge.tsx'
import { dayOf } from './moments.ts'

/** What became of a purchase, in a word. */
export const paymentStanding: Readonly<Record<PaymentStatus, { tone: BadgeTone; text: string }>> = {
  pending: { tone: 'warning', text: 'Aguardando' },
  approved: { tone: 'leaf', text: 'Pago' },
  rejected: { tone: 'danger', text: 'Recusado' },
  canceled: { tone: 'neutral', text: 'Cancelado' },
  expired: { tone: 'neutral', text: 'Vencido' },
  refunded: { tone: 'info', text: 'Devolvido' },
  charged_back: { tone: 'danger', text: 'Contestado' },
}

/** Of a payment that went through the demonstration. */
export const demonstrationWords = 'Demonstração: nada foi cobrado'

export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  pix: 'Pix',
  credit_card: 'Cartão de crédito',
  debit_card: 'Cartão de débito',
  account_money: 'Saldo em conta',
  boleto: 'Boleto',
}

/** `Cartão de crédito, em 12x`; nothing while the provider has not said. */
export function howPaid({ method, installments }: Pick<Payment, 'method' | 'installments'>): string | null {
  if (!method) return null
  return installments > 1 ? `${methodNames[method]}, em ${installments}x` : methodNames[method]
}

type Dates = Pick<Payment, 'status' | 'created_at' | 'paid_at' | 'refunded_at'>

/** The day that counts: when the money came, went back, or was asked for. */
export function dayOfPayment(payment: Dates, timeZone?: string): string {
  const { status, created_at: asked, paid_at: paid, refunded_at: refunded } = payment
  if (status === 'refunded' && refunded) return `Devolvido em ${dayOf(refunded, timeZone)}`
  return dayOf(paid ?? asked, timeZone)
}
