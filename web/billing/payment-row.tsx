import type { Payment } from '#contract/billing.ts'
import { plans } from '#contract/plans.ts'
import { Badge } from '../ui/badge.tsx'
import { formatReais } from '../ui/format-pt-br.ts'
import { dayOfPayment, howPaid, paymentStanding } from './payment-words.ts'

export function PaymentRow({ payment }: { payment: Payment }) {
  const { tone, text } = paymentStanding[payment.status]
  const how = howPaid(payment)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <article className="flex flex-col gap-2 px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans font-semibold">Plano {plans[payment.plan].name}</h3>
        <p className="font-display text-lg font-bold whitespace-nowrap">
          {formatReais(payment.amount_cents / 100)}
        </p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <p className="flex flex-col text-sm text-ink-soft">
          <span>{dayOfPayment(payment, timeZone)}</span>
          {how && <span>{how}</span>}
        </p>
        <Badge tone={tone}>{text}</Badge>
      </div>
    </article>
  )
}
