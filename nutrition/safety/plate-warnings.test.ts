import { expect, test } from 'vitest'
import { readMeal } from '../meal-text/meal-text.ts'
import type { HealthFacts } from './health-facts.ts'
import { plateWarnings } from './allergy-warnings.ts'
import { exclusionsOf } from './exclusions.ts'
import { healthy } from './test-health-facts.ts'

const warned = (text: string, facts: Partial<HealthFacts>) =>
  plateWarnings(readMeal(text).items, exclusionsOf({ ...healthy, ...facts })).map(
    ({ foodName, answer }) => `${foodName}: ${answer}`,
  )

test('a filling does not repeat the warning of its dish', () => {
  expect(warned('tapioca com ovo mexido', { intolerances: ['Lactose'] })).toEqual([
    'Tapioca recheada com ovo na manteiga: Lactose',
  ])
  expect(warned('tapioca com ovo mexido', { allergies: ['Ovo'], intolerances: ['Lactose'] })).toHaveLength(2)
})

test('a flavor warns of what its food does not contain', () => {
  expect(warned('couve na manteiga', { intolerances: ['Lactose'] })).toEqual(['Manteiga com sal: Lactose'])
})

test('two foods of a plate warn each of their own', () => {
  expect(warned('leite e requeijão', { intolerances: ['Lactose'] })).toHaveLength(2)
})
