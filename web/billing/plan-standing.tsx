import { plans } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscription.ts'
import { Badge } from '../ui/badge.tsx'
import { dayIn, formatDay, formatInstantClock } from '../ui/format-pt-br.ts'
import { standingOf } from './quota-note.ts'

interface PlanStandingProps {
  subscription: Subscription
  /** Of the heading, for the card that is named by it. */
  id: string
}

/** Which plan somebody has, how it stands and, of a trial, until when. */
export function PlanStanding({ subscription, id }: PlanStandingProps) {
  const { plan, status, trial_end: end } = subscription
  const standing = standingOf(subscription)
  return (
    <div className="flex flex-col gap-0.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="text-lg font-bold">
          {status === 'trial' ? 'Teste grátis' : `Plano ${plans[plan].name}`}
        </h2>
        <Badge tone={standing.tone}>{standing.text}</Badge>
      </div>
      {status === 'trial' && end && (
        <p className="text-sm text-ink-soft">
          {subscription.is_trial_expired ? 'Terminou em' : 'Vai até'} {momentOf(end)}
        </p>
      )}
    </div>
  )
}

/** `24 de novembro, às 15h20`, where the reader is. */
function momentOf(instant: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return `${formatDay(dayIn(timeZone, new Date(instant)))}, às ${formatInstantClock(instant)}`
}
