import type { Subscription } from '#contract/billing/subscription.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { planTitle, standingLines, standingOf } from './plan-copy.ts'

interface PlanStandingProps {
  subscription: Subscription
  /** Id of the heading, for the card labelled by it. */
  id: string
}

/** Current plan, status, end date and what follows. */
export function PlanStanding({ subscription, id }: PlanStandingProps) {
  const standing = standingOf(subscription)
  return (
    <div className="flex flex-col gap-0.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="text-lg font-bold">
          {planTitle(subscription)}
        </h2>
        <Badge tone={standing.tone}>{standing.text}</Badge>
      </div>
      {standingLines(subscription).map((line) => (
        <p key={line} className="text-sm text-ink-soft">
          {line}
        </p>
      ))}
    </div>
  )
}
