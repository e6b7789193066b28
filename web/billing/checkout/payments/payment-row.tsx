import type { Payment } from '#contract/billing/billing.ts'
import { plans } from '#contract/billing/plans.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { formatReais } from '../../../ui/format/money-pt-br.ts'
import { DemonstrationNote } from '../demonstration-note.tsx'
import { lastDayBefore } from '../moments.ts'
import { PayLink } from '../pay-link.tsx'
import { dayOfPayment, paymentMethodText, moneyNotes, paymentStanding } from '../payment-copy.ts'
import { receiptTitle } from './receipt-copy.ts'

interface PaymentRowProps {
  payment: Payment
  /** Opens its receipt, or the status of the order. */
  onOpen: () => void
  onWithdraw: () => void
}

/** Purchase, date and method beside price and status; below each other with large text. */
export function PaymentRow({ payment, onOpen, onWithdraw }: PaymentRowProps) {
  const { tone, text } = paymentStanding(payment)
  const how = paymentMethodText(payment)
  const until = payment.withdrawable_until
  return (
    <article className="flex flex-col gap-3 px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-[9rem] flex-1 flex-col gap-0.5">
          <h3 className="font-sans text-base font-semibold tracking-normal">
            Plano {plans[payment.plan].name}
          </h3>
          <p className="text-sm text-balance text-ink-soft">{dayOfPayment(payment)}</p>
          {how && <p className="text-sm text-ink-soft">{how}</p>}
        </div>
        <div className="ml-auto flex flex-col items-end gap-1.5">
          <p className="font-display text-lg font-bold whitespace-nowrap">
            {formatReais(payment.amount_cents / 100)}
          </p>
          <Badge tone={tone}>{text}</Badge>
        </div>
      </div>
      <DemonstrationNote payment={payment} />
      {moneyNotes(payment).map((note) => (
        <p key={note} className="text-sm text-ink-soft">
          {note}
        </p>
      ))}
      <div className="-mx-4 flex flex-wrap items-center gap-x-1 gap-y-1">
        <Button variant="ghost" onClick={onOpen}>
          {payment.status === 'pending' ? 'Situação' : receiptTitle(payment)}
        </Button>
        <PayLink payment={payment} variant="ghost" />
        {until && (
          <Button variant="ghost" onClick={onWithdraw}>
            Desistir da compra
          </Button>
        )}
      </div>
      {until && (
        <p className="text-sm text-ink-soft">
          Dá para desistir até {lastDayBefore(until)}, com tudo de volta.
        </p>
      )}
    </article>
  )
}
