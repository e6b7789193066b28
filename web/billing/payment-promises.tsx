import { ShieldCheck } from 'lucide-react'
import { paymentPromises } from './charge-words.ts'

/** Before the plans: what choosing one does not do. */
export function PaymentPromises() {
  return (
    <ul className="flex flex-col gap-2">
      {paymentPromises.map((promise) => (
        <li key={promise} className="flex gap-2.5">
          <ShieldCheck aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-folha" />
          {promise}
        </li>
      ))}
    </ul>
  )
}
