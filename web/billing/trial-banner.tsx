import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { subscriptionQuery } from '../api/subscription.ts'
import { Banner } from '../ui/banner.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { useResumedChoice } from './checkout-resumption.ts'
import { dismissTrialBanner, isTrialBannerDismissed, trialNotice } from './trial-banner-state.ts'

/** How many days of the trial are left, until it is put away. Stands where every login arrives. */
export function TrialBanner() {
  const { data: subscription } = useQuery(subscriptionQuery)
  const [isDismissed, setDismissed] = useState(() => isTrialBannerDismissed(localStorage))
  useResumedChoice(true)
  const notice = subscription && trialNotice(subscription)
  if (!notice || isDismissed) return null
  const dismiss = () => {
    dismissTrialBanner(localStorage)
    setDismissed(true)
  }
  return (
    <Banner
      tone={notice.isUrgent ? 'danger' : 'info'}
      title={notice.title}
      action={
        <LinkButton to="/paywall" variant={notice.isUrgent ? 'danger' : 'secondary'}>
          {notice.action}
        </LinkButton>
      }
      onDismiss={dismiss}
    >
      {notice.text}
    </Banner>
  )
}
