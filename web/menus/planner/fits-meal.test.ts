import { expect, test } from 'vitest'
import { part } from '../week-plans/test-week.ts'
import { fitsMeal } from './fits-meal.ts'

test.each([
  ['O alho doura, o espinafre murcha e o almoço aparece.', 'almoco', true],
  ['O alho doura, o espinafre murcha e o almoço aparece.', 'jantar', false],
  ['Café da manhã que sustenta até o almoço.', 'cafe_manha', false],
  ['De manhã você agradece.', 'cafe_manha', true],
  ['Pote de frango na geladeira, almoço em nove minutos.', 'almoco', false],
  ['Crocante por fora.', 'ceia', true],
] as const)('"%s" beside the meal %s: %s', (story, meal_type, isShown) => {
  expect(fitsMeal(story, { meal_type, day_of_week: 1, parts: [part({})] })).toBe(isShown)
})

test('the story of a dish tells its cooking, not its reheating', () => {
  const parts = [part({ batch_weekdays: [1, 2] })]
  expect(fitsMeal('Crocante por fora.', { meal_type: 'almoco', day_of_week: 1, parts })).toBe(true)
  expect(fitsMeal('Crocante por fora.', { meal_type: 'almoco', day_of_week: 2, parts })).toBe(false)
})
