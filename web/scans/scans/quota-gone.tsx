import { unlimited } from '#contract/billing/plans.ts'
import { useQuery } from '@tanstack/react-query'
import { subscriptionQuery } from '../../api/subscription.ts'
import { Banner } from '../../ui/overlay/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'

/** Replaces the camera when the scan quota is used up; descriptions cost no scan. */
export function QuotaGone({ onDescribe }: { onDescribe: () => void }) {
  const { data: subscription } = useQuery(subscriptionQuery)
  if (!subscription) return null
  const { scans_quota_mo: quota, scans_used_mo: used } = subscription
  if (quota === unlimited || used < quota) return null
  return (
    <Banner
      tone="warning"
      title="Os scans do seu plano acabaram."
      action={
        <div className="flex flex-wrap gap-2">
          <Button onClick={onDescribe}>Descrever o prato</Button>
          <LinkButton to="/paywall" variant="secondary">
            Ver planos
          </LinkButton>
        </div>
      }
    >
      Descrever o prato não gasta scan.
    </Banner>
  )
}
