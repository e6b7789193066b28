import { expect, test, vi } from 'vitest'
import { trialNotice } from './trial-copy.ts'

const zone = 'America/Sao_Paulo'
/** Saturday evening in `zone`, already Sunday in UTC. */
const end = '2026-11-29T01:30:00.000Z'
const noticeAt = (days: number, trialEnd: string | null = end) =>
  trialNotice({ status: 'trial', days_left_trial: days, trial_end: trialEnd }, zone)

test.each([
  [2, 'Seu teste termina no sábado', 'Faltam 2 dias.'],
  [3, 'Seu teste termina no sábado', 'Faltam 3 dias.'],
  [10, 'Período de teste ativo', 'Faltam 10 dias.'],
])('with %i days left it is calm and names the day', (days, title, text) => {
  expect(noticeAt(days)).toEqual({ isUrgent: false, title, text, action: 'Ver planos' })
})

test('a weekday has its article', () => {
  expect(noticeAt(3, '2026-11-26T15:00:00.000Z')?.title).toBe('Seu teste termina na quinta')
})

test('only the last 24 hours are urgent and say that nothing is charged', () => {
  expect(noticeAt(1)).toMatchObject({
    isUrgent: true,
    title: 'Seu período de teste está acabando!',
    text: expect.stringMatching(
      /^Falta menos de um dia: termina no sábado, às \d+h\d*\. Nada é cobrado no fim\.$/,
    ),
  })
})

test('the day of the reader is read without Intl, which delays the first screen', () => {
  const formatter = vi.spyOn(Intl, 'DateTimeFormat')
  trialNotice({ status: 'trial', days_left_trial: 3, trial_end: end })
  expect(formatter).not.toHaveBeenCalled()
  formatter.mockRestore()
})

test('a trial without an end date states its days', () => {
  expect(noticeAt(3, null)).toMatchObject({ title: 'Período de teste ativo', text: 'Faltam 3 dias.' })
})

test.each(['active', 'past_due', 'canceled', 'expired'] as const)(
  'a subscription that is %s has no trial notice',
  (status) => {
    expect(trialNotice({ status, days_left_trial: 0, trial_end: end })).toBeNull()
  },
)
