import type { Subscription } from '#contract/subscription.ts'

const dismissedKey = 'trial_banner_dismissed'
const urgentDays = 3

export function dismissTrialBanner(storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(dismissedKey, 'true')
}

export function isTrialBannerDismissed(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(dismissedKey) !== null
}

/** Whether it stands on the day: known before its code is here. */
export function hasTrialBanner(trial: Pick<Subscription, 'status'> | undefined): boolean {
  return trial?.status === 'trial' && !isTrialBannerDismissed(localStorage)
}

type Trial = Pick<Subscription, 'status' | 'days_left_trial'>

interface TrialNotice {
  isUrgent: boolean
  title: string
  text: string
  action: string
}

/** What to say of a trial that runs; only one that was extended has more than three days. */
export function trialNotice({ status, days_left_trial: days }: Trial): TrialNotice | null {
  if (status !== 'trial') return null
  const text = days === 1 ? 'Falta 1 dia.' : `Faltam ${days} dias.`
  return days <= urgentDays
    ? { isUrgent: true, title: 'Seu período de teste está acabando!', text, action: 'Renovar Agora' }
    : { isUrgent: false, title: 'Período de Teste Ativo', text, action: 'Ver Planos Premium' }
}
