import type { Payment } from '#contract/billing/billing.ts'
import { FlaskConical } from 'lucide-react'
import { demonstrationText } from './payment-copy.ts'

/** Marks a payment that moved no money. */
export function DemonstrationNote({ payment }: { payment: Pick<Payment, 'is_demonstration'> }) {
  if (!payment.is_demonstration) return null
  return (
    <p className="flex gap-2 rounded-control bg-gema-soft px-3 py-2 text-sm font-semibold text-ink high-contrast:border">
      <FlaskConical aria-hidden="true" size={18} className="mt-px shrink-0" />
      {demonstrationText}
    </p>
  )
}
