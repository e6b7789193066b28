import { expect, test } from 'vitest'
import { readObservations } from '#nutrition/menu/request/observations/read-observations.ts'
import { isRemoved, keyOf, removedKeys } from './removed-constraints.ts'

const understoodIn = (observations: string) => readObservations(observations).understood

function keysOf(observations: string): string[] {
  return understoodIn(observations).map(keyOf)
}

test('the key of a constraint is made of its data, whatever its wording', () => {
  expect(keysOf('corrida quinta e terça')).toEqual(['max_minutes:minutes=15:weekdays=2,4'])
  expect(keysOf('terça e quinta rápido')).toEqual(keysOf('corrida quinta e terça'))
  expect(keysOf('sem forno')).toEqual(['without_equipment:equipment=Forno'])
  expect(keysOf('jantar de quinta sem forno')).toEqual([
    'without_equipment:equipment=Forno:mealTypes=jantar:weekdays=4',
  ])
})

test.each([
  ['corrida terça e quinta', 'Terça e Quinta: até 15 min na cozinha'],
  ['corrida terça e quinta', 'Terça e quinta: até 15 min na cozinha'],
  ['corrida de segunda a quarta', 'Segunda, Terça e Quarta: até 15 min na cozinha'],
  ['jantar rápido', 'Até 15 min na cozinha'],
  ['jantar sem forno', 'Sem forno'],
  ['jantar sem forno', 'Jantar: sem forno'],
  ['janto fora na terça', 'Terça: jantar fora'],
])('"%s" stays removed by its former key "%s"', (observations, key) => {
  const understood = understoodIn(observations)
  expect(understood.map((one) => isRemoved(one, [key]))).toEqual([true])
  expect(removedKeys({ observations, understood, removed: [key, 'cheap'] })).toEqual([
    'cheap',
    ...keysOf(observations),
  ])
})

test('a removed constraint removes no other', () => {
  const removed = keysOf('jantar sem forno')
  expect(understoodIn('almoço sem forno, sem forno, sem fogão').some((one) => isRemoved(one, removed))).toBe(
    false,
  )
  expect(isRemoved(understoodIn('sem forno')[0]!, ['Jantar: sem forno'])).toBe(false)
})

test('a wish that was removed before the week was read again keeps its present key', () => {
  const observations = 'sem forno, jantar rápido'
  expect(removedKeys({ observations, understood: [], removed: ['Sem forno'] })).toEqual(keysOf('sem forno'))
})
