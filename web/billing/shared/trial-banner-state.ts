import { flag, stored } from '../../ui/storage/stored.ts'

export const trialBannerDismissed = stored('trial_banner_dismissed', flag)
