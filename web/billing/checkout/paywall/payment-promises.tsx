import { ShieldCheck } from 'lucide-react'
import { paymentPromises } from '../charge-copy.ts'

export function PaymentPromises() {
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {paymentPromises.map((promise) => (
        <li key={promise} className="flex gap-2.5">
          <ShieldCheck aria-hidden="true" size={18} className="mt-px shrink-0 text-folha" />
          {promise}
        </li>
      ))}
    </ul>
  )
}
