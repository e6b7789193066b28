import type { RepeatableMeal } from '#contract/day/repeatable-meals.ts'
import { expect, test } from 'vitest'
import { foodNames, reasonText } from './again-copy.ts'

const lunch: RepeatableMeal = {
  meal_id: '1',
  reason: 'recent',
  name: null,
  date: '2026-11-23',
  meal_type: 'almoco',
  calories: 300,
  foods: [
    { food_id: 'taco:3', name: 'Arroz branco cozido', group: 'arroz', grams: 100 },
    { food_id: 'taco:561', name: 'Feijão carioca cozido', group: 'feijao', grams: 100 },
  ],
}

test.each([
  [{ reason: 'usual' }, 'De sempre'],
  [{ reason: 'yesterday', date: '2026-11-25' }, 'Ontem'],
  [{ date: '2026-11-26' }, 'Almoço de hoje'],
  [{ date: '2026-11-25', meal_type: 'jantar' }, 'Jantar de ontem'],
  [{}, 'Almoço de segunda-feira'],
  [{ reason: 'saved', name: 'Café de sempre' }, 'Café de sempre'],
] as const)('%j reads "%s"', (change, text) => {
  expect(reasonText({ ...lunch, ...change }, '2026-11-26')).toBe(text)
})

test('foods are listed as a sentence', () => {
  expect(foodNames(lunch)).toBe('Arroz branco cozido, feijão carioca cozido')
})
