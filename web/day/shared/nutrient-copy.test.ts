import type { ComparedNutrient } from '#contract/day/nutrient-figures.ts'
import { expect, test } from 'vitest'
import {
  amountOfReference,
  comparedAmount,
  isOverLimit,
  juiceText,
  kitchenSaltText,
  knownShareText,
  noDiagnosis,
  nutrientSources,
  reasonText,
} from './nutrient-copy.ts'

const iron: ComparedNutrient = {
  nutrient: 'iron',
  amount: 6.2,
  known_percentage: 92,
  reference: 18,
  is_limit: false,
  reason: 'menstruacao',
}
const sodium: ComparedNutrient = {
  nutrient: 'sodium',
  amount: 1115,
  known_percentage: 100,
  with_kitchen_salt: 2137,
  reference: 2000,
  is_limit: true,
  reason: 'geral',
}

test('an amount is shown beside its reference, with the share of the food that is known', () => {
  expect([amountOfReference(iron, 6.2), knownShareText(iron)]).toEqual([
    '6,2 de 18 mg',
    'Conhecido em 92% do que você comeu.',
  ])
  expect(amountOfReference({ ...iron, reference: null }, 6.2)).toBe('6,2 mg')
  expect(amountOfReference({ ...iron, nutrient: 'vitamin_b12', reference: 2.4 }, 1.3)).toBe('1,3 de 2,4 µg')
})

test('only an amount above a maximum is over the limit', () => {
  expect([2000, 2001].map((amount) => isOverLimit(sodium, amount))).toEqual([false, true])
  expect(isOverLimit(iron, 40)).toBe(false)
  expect(isOverLimit({ ...sodium, reference: null }, 9000)).toBe(false)
})

test('a nutrient that is unknown for most of the food is said to be unknown, never low', () => {
  expect(knownShareText({ ...iron, amount: null, known_percentage: 41 })).toBe(
    'Ainda não dá para dizer: as tabelas só conhecem o valor de 41% do que você comeu.',
  )
  expect(knownShareText({ ...iron, amount: null, known_percentage: 0 })).toBe(
    'Ainda não dá para dizer: as tabelas não têm o valor do que você comeu.',
  )
})

test('sodium is compared with its maximum together with the salt of the kitchen', () => {
  expect(comparedAmount(sodium)).toBe(2137)
  expect(amountOfReference(sodium, 2137)).toBe('2.137 de até 2.000 mg')
  expect(kitchenSaltText(sodium)).toBe(
    'Dos alimentos, 1.115 mg; do sal da cozinha, cerca de 1.022 mg, uma estimativa pela média do IBGE.',
  )
  expect(kitchenSaltText({ ...sodium, with_kitchen_salt: 1115 })).toBeNull()
  expect(kitchenSaltText(iron)).toBeNull()
  expect(kitchenSaltText({ ...sodium, with_kitchen_salt: 1115, lacks_salt: true })).toBe(
    'De parte da comida não se sabe o sal do preparo: pode ser mais.',
  )
})

test('the maximum of added sugar is said to leave out juice', () => {
  const sugar: ComparedNutrient = { ...iron, nutrient: 'sugar_added', reference: 50, is_limit: true }
  expect(juiceText(sugar)).toBe('Suco natural não entra nesta conta.')
  expect(juiceText({ ...sugar, reference: null })).toBeNull()
  expect(juiceText(iron)).toBeNull()
})

test('the reason for vegans: plants have almost no B12', () => {
  const vegan = { ...iron, reason: 'sem_alimento_animal' } as const
  expect(reasonText({ ...vegan, nutrient: 'vitamin_b12' })).toBe(
    'A B12 quase não existe em alimentos vegetais: veja com quem acompanha você.',
  )
  expect(reasonText(vegan)).toBe('Quem não come nada de origem animal tem menos fontes.')
  expect(reasonText({ ...iron, reason: null })).toBeNull()
})

test('the notes name each source, and that supplements are not counted', () => {
  expect(nutrientSources).toContain('com colesterol alto, gordura saturada: ACC/AHA')
  expect(noDiagnosis).toContain('Só conta o que foi registrado; suplementos não entram.')
})
