import { expect, test } from 'vitest'
import { tellingTags } from './tag-labels.ts'

test('a card says what tells a recipe apart, not what most recipes are', () => {
  const tags = ['PF', 'vegetariano', 'vegano', 'sem_lactose', 'sem_gluten', 'marmita', 'caseira']
  expect(tellingTags(tags, 2)).toEqual(['Vegano', 'Marmita'])
})

test('the style that was asked for comes first', () => {
  expect(tellingTags(['PF', 'marmita', 'sem_gluten'], 2, 'sem_gluten')).toEqual(['Sem glúten', 'Marmita'])
  expect(tellingTags(['PF', 'marmita'], 2, 'sem_gluten')).toEqual(['Marmita', 'PF'])
})
