import { expect, test } from 'vitest'
import { dismissTrialBanner, isTrialBannerDismissed, trialNotice } from './trial-banner-state.ts'

test.each([
  [1, true, 'Falta 1 dia.', 'Renovar Agora'],
  [3, true, 'Faltam 3 dias.', 'Renovar Agora'],
  [4, false, 'Faltam 4 dias.', 'Ver Planos Premium'],
  [10, false, 'Faltam 10 dias.', 'Ver Planos Premium'],
])('with %i days left it is urgent: %j', (days, isUrgent, text, action) => {
  expect(trialNotice({ status: 'trial', days_left_trial: days })).toMatchObject({ isUrgent, text, action })
})

test('it says so in the words of each', () => {
  const titleAt = (days: number) => trialNotice({ status: 'trial', days_left_trial: days })?.title
  expect([titleAt(3), titleAt(4)]).toEqual(['Seu período de teste está acabando!', 'Período de Teste Ativo'])
})

test.each(['active', 'past_due', 'canceled', 'expired'] as const)(
  'a subscription that is %s has no trial to speak of',
  (status) => {
    expect(trialNotice({ status, days_left_trial: 0 })).toBeNull()
  },
)

test('dismissed, it stays so', () => {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  expect(isTrialBannerDismissed(storage)).toBe(false)
  dismissTrialBanner(storage)
  expect(isTrialBannerDismissed(storage)).toBe(true)
  expect([...values.keys()]).toEqual(['trial_banner_dismissed'])
})
