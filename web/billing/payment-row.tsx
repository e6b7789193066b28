import type { Payment } from '#contract/billing.ts'
import { plans } from '#contract/plans.ts'
import { Badge } from '../ui/badge.tsx'
import { formatReais } from '../ui/format-pt-br.ts'
import { dayOfPayment, howPaid, paymentStanding } from './payment-words.ts'

/** What was bought, when and how beside for how much and what became of it; with large letters, under it. */
export function PaymentRow({ payment }: { payment: Payment }) {
  const { tone, text } = paymentStanding[payment.status]
  const how = howPaid(payment)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <article className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 py-4">
      <div className="flex min-w-[9rem] flex-1 flex-col gap-0.5">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          Plano {plans[payment.plan].name}
        </h3>
        <p className="text-sm text-balance text-ink-soft">{dayOfPayment(payment, timeZone)}</p>
        {how && <p className="text-sm text-ink-soft">{how}</p>}
      </div>
      <div className="ml-auto flex flex-col items-end gap-1.5">
        <p className="font-display text-lg font-bold whitespace-nowrap">
          {formatReais(payment.amount_cents / 100)}
        </p>
        <Badge tone={tone}>{text}</Badge>
      </div>
    </article>
  )
}
