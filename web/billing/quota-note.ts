import { unlimited } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscription.ts'
import type { BadgeTone } from '../ui/badge.tsx'

const warningFrom = 80
const urgentFrom = 90

export interface QuotaNote {
  text: string
  isUrgent: boolean
}

type Quota = Pick<Subscription, 'scans_quota_mo' | 'scans_used_mo' | 'quota_percentage'>

/** What to say of a quota that runs out; nothing while there is plenty. */
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

type Standing = Pick<Subscription, 'status' | 'is_trial_expired' | 'days_left_trial'>

/** How a subscription stands, in a word or two. */
export function standingOf({ status, is_trial_expired: isOver, days_left_trial: days }: Standing): {
  tone: BadgeTone
  text: string
} {
  if (isOver) return { tone: 'danger', text: status === 'trial' ? 'Teste encerrado' : 'Encerrado' }
  switch (status) {
    case 'trial':
      return { tone: 'info', text: days === 1 ? 'Falta 1 dia' : `Faltam ${days} dias` }
    case 'active':
      return { tone: 'leaf', text: 'Ativo' }
    case 'past_due':
      return { tone: 'warning', text: 'Pagamento pendente' }
    case 'canceled':
      return { tone: 'neutral', text: 'Cancelado' }
    case 'expired':
      return { tone: 'danger', text: 'Encerrado' }
  }
}
