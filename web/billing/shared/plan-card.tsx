import { needsUpgrade } from '#contract/billing/entitlements.ts'
import { unlimited } from '#contract/billing/plans.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { useQuery } from '@tanstack/react-query'
import { subscriptionQuery } from '../../api/subscription.ts'
import { Card } from '../../ui/layout/card.tsx'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ProgressRing } from '../../ui/charts/progress-ring.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { PlanStanding } from '../checkout/subscription/plan-standing.tsx'
import { quotaNote } from '../checkout/access/quota-copy.ts'

/** Current plan and usage, for the profile. */
export function PlanCard() {
  const { data: subscription, isPending } = useQuery(subscriptionQuery)
  if (isPending) return <Skeleton className="h-40 w-full rounded-card" />
  return subscription ? <Plan subscription={subscription} /> : null
}

function Plan({ subscription }: { subscription: Subscription }) {
  return (
    <Card aria-labelledby="plano" className="flex flex-col gap-4">
      <PlanStanding subscription={subscription} id="plano" />
      <Quota subscription={subscription} />
      <LinkButton to="/paywall" variant={needsUpgrade(subscription) ? 'primary' : 'secondary'} wide>
        Ver planos
      </LinkButton>
    </Card>
  )
}

function Quota({ subscription }: { subscription: Subscription }) {
  const { scans_used_mo: used, scans_quota_mo: quota } = subscription
  const note = quotaNote(subscription)
  if (quota === unlimited) {
    return (
      <p className="text-ink-soft">
        {used === 1
          ? '1 scan neste mês, sem cota mensal.'
          : `${formatNumber(used)} scans neste mês, sem cota mensal.`}
      </p>
    )
  }
  const words = `${formatNumber(used)} de ${formatNumber(quota)} scans usados`
  return (
    <div className="flex items-center gap-4">
      <ProgressRing
        percentage={quota === 0 ? 100 : (used / quota) * 100}
        tone={note ? 'warning' : 'primary'}
        label={words}
        size={72}
        thickness={8}
      >
        <span className="font-display text-xl font-bold">{formatNumber(used)}</span>
      </ProgressRing>
      <div className="min-w-0 flex-1">
        <p aria-hidden="true">{words}</p>
        {note && <p className={note.isUrgent ? 'font-semibold text-tomate' : 'font-semibold'}>{note.text}</p>}
      </div>
    </div>
  )
}
