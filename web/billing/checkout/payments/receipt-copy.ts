import type { Payment } from '#contract/billing/billing.ts'
import { plans } from '#contract/billing/plans.ts'
import { formatReais } from '../../../ui/format/money-pt-br.ts'
import { momentWithYear } from '../moments.ts'
import { methodNames, paymentStanding } from '../payment-copy.ts'

/** An unpaid purchase has no receipt, only an order. */
export function receiptTitle({ paid_at: paid }: Pick<Payment, 'paid_at'>): string {
  return paid ? 'Comprovante' : 'Pedido'
}

interface ReceiptRow {
  term: string
  detail: string
}

/** Purchase, duration, price, method and date; unknown values have no row. */
export function receiptRows(payment: Payment): readonly ReceiptRow[] {
  const { plan, kind, discount, method, installments, paid_at: paid, refunded_at: refunded } = payment
  const price = formatReais(payment.amount_cents / 100)
  const moment = (instant: string | null) => instant && momentWithYear(instant)
  const rows: readonly (readonly [string, string | null])[] = [
    ['Compra', `Plano ${plans[plan].name}${kind === 'renewal' ? ', renovação automática' : ''}`],
    ['Período', `${plans[plan].days} dias de acesso`],
    ['Valor', discount > 0 ? `${price}, já com ${discount}% de desconto` : price],
    ['Forma de pagamento', method && methodNames[method]],
    ['Parcelas', method && (installments > 1 ? `${installments}x` : 'À vista')],
    ['Situação', paymentStanding(payment).text],
    ['Pedido feito em', moment(payment.created_at)],
    ['Pago em', moment(paid)],
    ['Desistência em', moment(payment.withdrawn_at)],
    ['Devolvido em', moment(refunded)],
    ['Pago a mais', surplusDetail(payment)],
    ['Número', payment.id],
  ]
  return rows.flatMap(([term, detail]) => (detail === null ? [] : [{ term, detail }]))
}

function surplusDetail({ surplus_cents: cents, surplus_refunded_at: back }: Payment): string | null {
  if (cents === 0) return null
  const way = back ? `devolvido em ${momentWithYear(back)}` : 'devolução em andamento'
  return `${formatReais(cents / 100)}, ${way}`
}
