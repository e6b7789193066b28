import { expect, test } from 'vitest'
import { mealInName } from './meal-in-name.ts'
import { readSaidTime } from './said-time.ts'

test.each([
  ['Café da manhã que eu fiz', 'cafe_manha'],
  ['Ovos do café da manhã', 'cafe_manha'],
  ['Almoço de domingo', 'almoco'],
  ['Marmita do almoço', 'almoco'],
  ['Lanche da manhã da Bia', 'lanche_manha'],
  ['Jantar leve', 'jantar'],
  ['Lanche natural', undefined],
  ['Café com leite', undefined],
  ['Resto do jantar', undefined],
  ['Bolo de cenoura', undefined],
] as const)('the name "%s" names the meal %s', (name, meal) => {
  expect(mealInName(name)).toBe(meal)
})

test.each([
  ['Café da manhã que eu fiz: 2 ovos e pão', 'cafe_manha'],
  ['receita do café da manhã: 2 ovos', 'cafe_manha'],
  ['marmita do almoço: arroz e frango', 'almoco'],
  ['Café que eu fiz: pão e ovo', 'cafe_manha'],
  ['meu café hoje: pão na chapa', 'cafe_manha'],
  ['lanchinho que eu fiz: pão', 'lanche_tarde'],
  ['resto do almoço: arroz', undefined],
  ['pão com a sobra do jantar: carne', undefined],
  ['café com leite: 200 ml', undefined],
] as const)('a heading that names a meal wins over the hour: "%s"', (text, meal) => {
  expect(readSaidTime(text, { today: '2026-11-27', minutes: 940, daysBack: 30 }).mealType).toBe(meal)
})
