import { plans } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscription.ts'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { subscriptionQuery } from '../api/subscription.ts'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { formatNumber } from '../ui/format-pt-br.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { quotaNote, standingOf } from './quota-note.ts'

export function PlanCard() {
  const { data: subscription, isPending } = useQuery(subscriptionQuery)
  if (isPending) return <Skeleton className="h-40 w-full rounded-card" />
  return subscription ? <Plan subscription={subscription} /> : null
}

function Plan({ subscription }: { subscription: Subscription }) {
  const { plan, status } = subscription
  const standing = standingOf(subscription)
  return (
    <Card aria-labelledby="plano" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="plano" className="text-lg font-bold">
          {status === 'trial' ? 'Teste grátis' : `Plano ${plans[plan].name}`}
        </h2>
        <Badge tone={standing.tone}>{standing.text}</Badge>
      </div>
      <Quota subscription={subscription} />
      <LinkButton to="/paywall" variant={subscription.is_trial_expired ? 'primary' : 'secondary'} wide>
        Ver planos
      </LinkButton>
    </Card>
  )
}

function Quota({ subscription }: { subscription: Subscription }) {
  const { scans_used_mo: used, scans_quota_mo: quota } = subscription
  const note = quotaNote(subscription)
  if (quota === -1) {
    return (
      <p className="text-ink-soft">
        {used === 1 ? '1 scan neste mês, sem limite.' : `${formatNumber(used)} scans neste mês, sem limite.`}
      </p>
    )
  }
  const words = `${formatNumber(used)} de ${formatNumber(quota)} scans usados`
  return (
    <div className="flex flex-col gap-2">
      <p>{words}</p>
      <ProgressBar
        label="Cota de scans"
        value={Math.min(used, quota)}
        max={quota}
        valueText={words}
        tone={note?.tone ?? 'primary'}
      />
      {note && (
        <p className="flex items-center gap-2 text-sm font-semibold">
          <TriangleAlert
            aria-hidden="true"
            size={18}
            className={note.tone === 'danger' ? 'shrink-0 text-tomate' : 'shrink-0'}
          />
          {note.text}
        </p>
      )}
    </div>
  )
}
