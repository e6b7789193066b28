import { expect, test } from 'vitest'
import { addDays, civilDay, minutesOfDay } from './civil-day.ts'

const lateEvening = new Date('2026-03-02T02:30:00Z')

test('late in the evening in São Paulo it is still the day before UTC', () => {
  expect(civilDay(lateEvening, 'America/Sao_Paulo')).toBe('2026-03-01')
  expect(civilDay(lateEvening, 'UTC')).toBe('2026-03-02')
  expect(minutesOfDay(lateEvening, 'America/Sao_Paulo')).toBe(23 * 60 + 30)
  expect(minutesOfDay(new Date('2026-03-02T03:00:00Z'), 'America/Sao_Paulo')).toBe(0)
})

test('days add up over months and leap years', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})
