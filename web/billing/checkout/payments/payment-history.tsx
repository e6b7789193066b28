import type { Payment } from '#contract/billing/billing.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { PaymentRow } from './payment-row.tsx'

interface PaymentHistoryProps {
  payments: readonly Payment[]
  onOpen: (payment: Payment) => void
  onWithdraw: (payment: Payment) => void
}

export function PaymentHistory({ payments, onOpen, onWithdraw }: PaymentHistoryProps) {
  return (
    <section aria-labelledby="historico" className="flex flex-col gap-2.5">
      <h2 id="historico" className="text-lg font-bold">
        Histórico
      </h2>
      <Card flush>
        <ul className="divide-y divide-line">
          {payments.map((payment) => (
            <li key={payment.id}>
              <PaymentRow
                payment={payment}
                onOpen={() => onOpen(payment)}
                onWithdraw={() => onWithdraw(payment)}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
