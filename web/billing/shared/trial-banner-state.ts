import type { Subscription } from '#contract/billing/subscription.ts'

const dismissedKey = 'trial_banner_dismissed'

export function dismissTrialBanner(storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(dismissedKey, 'true')
}

export function isTrialBannerDismissed(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(dismissedKey) !== null
}

/** Whether the banner shows; decided before its code is loaded. */
export function hasTrialBanner(trial: Pick<Subscription, 'status'> | undefined): boolean {
  return trial?.status === 'trial' && !isTrialBannerDismissed(localStorage)
}
