import { expect, test } from 'vitest'
import { saidText, whenSaid } from './said-time.ts'

const now = new Date(2026, 10, 26, 14, 30)
const open = { date: null, time: null, is_time_named: false, meal_type: null }
const dinner = { usualMinutesOn: () => 19 * 60, now }
const dayBefore = { date: '2026-11-24', time: '19:00' }

test.each([
  ['nothing named', open, undefined, undefined],
  ['nothing named on a past day', open, dayBefore, dayBefore],
  ['a named day', { ...open, date: '2026-11-25' }, undefined, { date: '2026-11-25', time: '19:00' }],
  [
    'a day beats that of the screen',
    { ...open, date: '2026-11-25' },
    dayBefore,
    { date: '2026-11-25', time: '19:00' },
  ],
  [
    'today beats that of the screen',
    { ...open, date: '2026-11-26' },
    dayBefore,
    { date: '2026-11-26', time: '14:30' },
  ],
  [
    'the day of the screen keeps its time',
    { ...open, date: '2026-11-26' },
    { date: '2026-11-26', time: '07:10' },
    { date: '2026-11-26', time: '07:10' },
  ],
  ['a named meal of today', { ...open, time: '12:00' }, undefined, { date: '2026-11-26', time: '12:00' }],
  [
    'a named meal of a past day',
    { ...open, time: '12:00' },
    dayBefore,
    { date: '2026-11-24', time: '12:00' },
  ],
])('%s', (_, said, shown, expected) => {
  expect(whenSaid(said, shown, dinner)).toEqual(expected)
})

test.each([
  ['ontem, jantar', { ...open, date: '2026-11-25', meal_type: 'jantar' as const }],
  ['hoje', { ...open, date: '2026-11-26' }],
  ['café da manhã', { ...open, meal_type: 'cafe_manha' as const }],
  ['segunda-feira, 23 de novembro', { ...open, date: '2026-11-23' }],
  ['jantar, 3h', { ...open, meal_type: 'jantar' as const, time: '03:00', is_time_named: true }],
  ['ontem, 22h30', { ...open, date: '2026-11-25', time: '22:30', is_time_named: true }],
  ['jantar', { ...open, meal_type: 'jantar' as const, time: '19:00' }],
])('reads "%s"', (text, said) => {
  expect(saidText(said, '2026-11-26')).toBe(text)
})
