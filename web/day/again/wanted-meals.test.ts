import type { RepeatableMeal } from '#contract/day/repeatable-meals.ts'
import { expect, test } from 'vitest'
import { wantedAmong } from './wanted-meals.ts'

const meal = (meal_id: string, rest: Partial<RepeatableMeal>): RepeatableMeal => ({
  meal_id,
  reason: 'recent',
  name: null,
  date: '2026-11-25',
  meal_type: 'almoco',
  calories: null,
  foods: [],
  ...rest,
})
const meals = [
  meal('usual', { reason: 'usual', date: '2026-11-24', meal_type: 'jantar' }),
  meal('yesterday', {}),
  meal('saved', { reason: 'saved', name: 'Marmita', date: '2026-11-25' }),
  meal('older', { date: '2026-11-20' }),
]

test('a meal without a day is the one of the day on which it is logged', () => {
  const wanted = { date: null, meal_type: 'almoco' as const }
  expect(wantedAmong(meals, wanted, '2026-11-20').map(({ meal_id }) => meal_id)).toEqual(['older'])
})

test.each([
  ['a day', { date: '2026-11-25', meal_type: null }, ['yesterday']],
  ['a meal', { date: null, meal_type: 'almoco' as const }, ['yesterday', 'saved', 'older']],
  ['a meal of a day', { date: '2026-11-24', meal_type: 'jantar' as const }, ['usual']],
  [
    'a meal of a day that only a saved one has',
    { date: '2026-11-24', meal_type: 'almoco' as const },
    ['saved'],
  ],
  ['the usual one', { date: null, meal_type: null }, ['usual', 'saved']],
  ['a day without a meal', { date: '2026-11-23', meal_type: null }, []],
])('%s is offered', (_, wanted, ids) => {
  expect(wantedAmong(meals, wanted, '2026-11-26').map(({ meal_id }) => meal_id)).toEqual(ids)
})
