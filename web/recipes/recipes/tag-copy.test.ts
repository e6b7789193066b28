import { expect, test } from 'vitest'
import { distinctiveTags } from './tag-copy.ts'

test('a card shows distinctive tags, not those that most recipes share', () => {
  const tags = ['PF', 'vegetariano', 'vegano', 'sem_lactose', 'sem_gluten', 'marmita', 'caseira']
  expect(distinctiveTags(tags, 2)).toEqual(['Vegano', 'Marmita'])
})

test('the requested style comes first', () => {
  expect(distinctiveTags(['PF', 'marmita', 'sem_gluten'], 2, 'sem_gluten')).toEqual(['Sem glúten', 'Marmita'])
  expect(distinctiveTags(['PF', 'marmita'], 2, 'sem_gluten')).toEqual(['Marmita', 'PF'])
})
