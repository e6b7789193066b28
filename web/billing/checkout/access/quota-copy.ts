import { unlimited } from '#contract/billing/plans.ts'
import type { Subscription } from '#contract/billing/subscription.ts'

const warningFrom = 80
const urgentFrom = 90

export interface QuotaNote {
  text: string
  isUrgent: boolean
}

type Quota = Pick<Subscription, 'scans_quota_mo' | 'scans_used_mo' | 'quota_percentage'>

/** Note on a quota of scans from `warningFrom` percent on; null below it and without a limit. */
export function quotaNote({
  scans_quota_mo: quota,
  scans_used_mo: used,
  quota_percentage: percentage,
}: Quota): QuotaNote | null {
  if (quota === unlimited) return null
  const left = Math.max(0, quota - used)
  if (left === 0) return { text: 'Os scans do seu plano acabaram.', isUrgent: true }
  if (percentage >= urgentFrom) {
    return { text: left === 1 ? 'Só resta 1 scan.' : `Só restam ${left} scans.`, isUrgent: true }
  }
  if (percentage >= warningFrom) return { text: `Você já usou ${percentage}% dos scans.`, isUrgent: false }
  return null
}
