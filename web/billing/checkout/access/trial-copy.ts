import type { Subscription } from '#contract/billing/subscription.ts'
import { formatInstantClock } from '../../../ui/format/clock-pt-br.ts'
import { formatWeekday } from '../../../ui/format/format-pt-br.ts'
import { dayAt } from '../moments.ts'

type Trial = Pick<Subscription, 'status' | 'days_left_trial' | 'trial_end'>

interface TrialNotice {
  isUrgent: boolean
  title: string
  text: string
  action: string
}

/** Maximum days ahead for a weekday's name; further away it could mean another week. */
const weekdayDays = 6

/** Banner text of a running trial: calm until its last 24 hours. */
export function trialNotice(trial: Trial, timeZone?: string): TrialNotice | null {
  const { status, days_left_trial: days, trial_end: end } = trial
  if (status !== 'trial') return null
  if (days <= 1) {
    return {
      isUrgent: true,
      title: 'Seu período de teste está acabando!',
      text: `Falta menos de um dia${end ? `: termina ${onWeekday(end, timeZone)}, às ${formatInstantClock(end)}` : ''}. Nada é cobrado no fim.`,
      action: 'Ver planos',
    }
  }
  return {
    isUrgent: false,
    title:
      end && days <= weekdayDays ? `Seu teste termina ${onWeekday(end, timeZone)}` : 'Período de teste ativo',
    text: `Faltam ${days} dias.`,
    action: 'Ver planos',
  }
}

/** Weekday with its preposition: `na quinta`, `no sábado`. */
function onWeekday(instant: string, timeZone?: string): string {
  const [day = ''] = formatWeekday(dayAt(instant, timeZone)).split('-')
  return `${day.endsWith('o') ? 'no' : 'na'} ${day}`
}
