import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { subscriptionQuery } from '../../api/subscription.ts'
import { Banner } from '../../ui/overlay/banner.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { CheckoutResumption } from '../checkout/paywall/checkout-resumption.tsx'
import { AbandonedCheckout } from '../checkout/paywall/abandoned-checkout.tsx'
import { trialBannerDismissed } from './trial-banner-state.ts'
import { trialNotice } from '../checkout/access/trial-copy.ts'

/**
 * Result of a purchase and remaining trial days, on the page after login. Leads on to the plans if one was chosen
 * before the login.
 */
export function TrialBanner(): ReactNode {
  const { data: subscription } = useQuery(subscriptionQuery)
  const [isDismissed, setDismissed] = useState(() => trialBannerDismissed.get() !== null)
  const notice = subscription && trialNotice(subscription)
  const dismiss = () => {
    trialBannerDismissed.set(true)
    setDismissed(true)
  }
  return (
    <>
      <CheckoutResumption />
      <AbandonedCheckout />
      {notice && !isDismissed && (
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
      )}
    </>
  )
}
