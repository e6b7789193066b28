import type { Renewal } from '#contract/billing/billing.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { besideLine, endHint, endLabel } from './renewal-beside-copy.ts'

interface RenewalBesideProps {
  renewal: Renewal
  ends: boolean
  onChange: (ends: boolean) => void
}

/** Renewal that continues beside a purchase, with the choice to cancel it with the payment. */
export function RenewalBeside({ renewal, ends, onChange }: RenewalBesideProps) {
  return (
    <div className="flex flex-col gap-1 rounded-control bg-gema-soft px-4 py-3 high-contrast:border">
      <p>{besideLine(renewal)}</p>
      <Checkbox
        label={endLabel(renewal)}
        hint={endHint(renewal, ends)}
        checked={ends}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}
