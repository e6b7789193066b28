import type { Subscription } from '#contract/billing/subscription.ts'
import { flag, stored } from '../../ui/storage/stored.ts'

export const trialBannerDismissed = stored('trial_banner_dismissed', flag)

/** Whether the banner shows; decided before its code is loaded. */
export function hasTrialBanner(trial: Pick<Subscription, 'status'> | undefined): boolean {
  return trial?.status === 'trial' && !trialBannerDismissed.get()
}
