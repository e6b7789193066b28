import { expect, test } from 'vitest'
import { addMonths, civilDay, instantOf, minutesOfDay, timeOfDay, wallClockAt } from './civil-day.ts'

const lateEvening = new Date('2026-03-02T02:30:00Z')

test('late in the evening in São Paulo it is still the day before UTC', () => {
  expect(civilDay(lateEvening, 'America/Sao_Paulo')).toBe('2026-03-01')
  expect(civilDay(lateEvening, 'UTC')).toBe('2026-03-02')
  expect(minutesOfDay(lateEvening, 'America/Sao_Paulo')).toBe(23 * 60 + 30)
  expect(minutesOfDay(new Date('2026-03-02T03:00:00Z'), 'America/Sao_Paulo')).toBe(0)
})

test('adding months keeps day and time, or takes the last day of a shorter month', () => {
  const evening = new Date('2027-12-31T22:15:07.5Z')
  expect(addMonths(evening, 1)).toEqual(new Date('2028-01-31T22:15:07.5Z'))
  expect(addMonths(evening, 2)).toEqual(new Date('2028-02-29T22:15:07.5Z'))
  expect(addMonths(evening, -1)).toEqual(new Date('2027-11-30T22:15:07.5Z'))
})

test.each([
  ['2026-07-01T12:00:00.123Z', 'America/Sao_Paulo', '2026-07-01T09:00:00.123Z'],
  ['2018-11-04T03:00:00Z', 'America/Sao_Paulo', '2018-11-04T01:00:00Z'],
  ['2018-11-04T02:59:59Z', 'America/Sao_Paulo', '2018-11-03T23:59:59Z'],
  ['2026-03-01T04:59:00Z', 'America/Rio_Branco', '2026-02-28T23:59:00Z'],
])('%s in %s is %s on the local clock, and converts back', (instant, timeZone, shown) => {
  expect(wallClockAt(new Date(instant), timeZone)).toEqual(new Date(shown))
  expect(instantOf(new Date(shown), timeZone)).toEqual(new Date(instant))
})

test('clocks of two zones, asked in turn, each follow the moment back and forth', () => {
  const moments = ['2026-03-11T02:59:59.999Z', '2026-03-11T03:00:00Z', '2026-03-11T02:59:00Z']
  const shown = moments.map((moment) =>
    ['America/Sao_Paulo', 'Asia/Kathmandu'].map((zone) => timeOfDay(new Date(moment), zone)),
  )
  const kathmandu = (minutes: number) => ({ day: '2026-03-11', minutes })
  expect(shown).toEqual([
    [{ day: '2026-03-10', minutes: 1439 }, kathmandu(524)],
    [{ day: '2026-03-11', minutes: 0 }, kathmandu(525)],
    [{ day: '2026-03-10', minutes: 1439 }, kathmandu(524)],
  ])
})
