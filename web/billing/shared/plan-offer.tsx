import { type PlanId, plans } from '#contract/billing/plans.ts'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/layout/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { PlanPrice } from '../checkout/plan-offer-price.tsx'
import { contentsOf, scarcity } from './plan-offer-copy.ts'

interface PlanOfferProps {
  plan: PlanId
  action: ReactNode
  option?: ReactNode
  /** Effect of buying this plan while having another. */
  note?: string | null
  /** Charge, date and end of the plan. */
  charge?: string
  /** Heading level on its page. */
  heading?: 'h2' | 'h3'
}

/** Plan with price and contents. */
export function PlanOffer({ plan, action, option, note, charge, heading: Heading = 'h2' }: PlanOfferProps) {
  const id = `plano-${plan}`
  const isFavored = plan === 'annual'
  return (
    <Card
      aria-labelledby={id}
      flush
      className={classNames('flex flex-col', isFavored && 'ring-2 ring-folha high-contrast:border-4')}
    >
      {isFavored && scarcity.length > 0 && (
        <ul className="flex flex-wrap justify-center gap-x-4 bg-gema px-5 py-2 text-sm font-semibold text-on-ripe">
          {scarcity.map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Heading id={id} className="text-xl font-bold">
            {plans[plan].name}
          </Heading>
          {isFavored && <Badge tone="premium">Mais popular</Badge>}
        </div>
        <PlanPrice plan={plan} />
        <ul className="flex flex-col gap-1.5">
          {contentsOf(plan).map((content) => (
            <li key={content} className="flex gap-2.5">
              <Check aria-hidden="true" size={20} strokeWidth={2.5} className="mt-0.5 shrink-0 text-folha" />
              {content}
            </li>
          ))}
        </ul>
        {option}
        <div className="mt-auto flex flex-col gap-2">
          {note && <p className="text-sm text-ink-soft">{note}</p>}
          {charge && <p className="text-sm text-ink-soft">{charge}</p>}
          {action}
        </div>
      </div>
    </Card>
  )
}
