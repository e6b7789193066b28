import { expect, test } from 'vitest'
import type { FoodGroup } from '#nutrition/foods/food.ts'
import type { PlateItem, Vessel } from './meal.ts'
import { chooseVessel } from './vessel-choice.ts'

function foods(...portions: readonly (readonly [FoodGroup, string, number?])[]): PlateItem[] {
  return portions.map(([group, name, grams = 100]) => ({ group, name, grams }))
}

const cases: readonly (readonly [string, PlateItem[], Vessel])[] = [
  ['an empty meal stands on a plate', [], 'prato'],
  ['rice and beans lie on a plate', foods(['arroz', 'Arroz'], ['feijao', 'Feijão']), 'prato'],
  ['juice alone comes in a glass', foods(['bebida', 'Suco de uva']), 'copo'],
  ['milk alone comes in a glass though it counts as dairy', foods(['laticinio', 'Leite desnatado']), 'copo'],
  ['coffee comes in a cup', foods(['bebida', 'Café sem açúcar']), 'xicara'],
  ['iced tea comes in a glass', foods(['bebida', 'Chá gelado']), 'copo'],
  [
    'coffee beside bread leaves the plate a plate',
    foods(['pao', 'Pão francês'], ['bebida', 'Café']),
    'prato',
  ],
  ['soup fills a bowl', foods(['sopa', 'Sopa de legumes', 300]), 'tigela'],
  ['soup with toast is still a bowl', foods(['sopa', 'Sopa', 300], ['pao', 'Torrada', 20]), 'tigela'],
  ['one serving of stew fills a bowl', foods(['ensopado', 'Moqueca', 300]), 'tigela'],
  ['stew for the table stays in its pot', foods(['ensopado', 'Feijoada', 1500]), 'panela'],
  ['stew with rice goes on a plate', foods(['ensopado', 'Feijoada', 200], ['arroz', 'Arroz', 100]), 'prato'],
  [
    'yogurt with granola and fruit is a bowl',
    foods(['laticinio', 'Iogurte'], ['cereal', 'Granola'], ['fruta', 'Morango']),
    'tigela',
  ],
  [
    'milk over cereal is a bowl, not a glass',
    foods(['laticinio', 'Leite'], ['cereal', 'Flocos de milho']),
    'tigela',
  ],
  ['açaí is a bowl', foods(['fruta', 'Açaí'], ['cereal', 'Granola']), 'tigela'],
  [
    'a sandwich is a sandwich, with or without juice',
    foods(['sanduiche', 'X-salada'], ['bebida', 'Suco']),
    'sanduiche',
  ],
  [
    'a sandwich with fries goes on a plate',
    foods(['sanduiche', 'X-salada'], ['tuberculo', 'Batata frita']),
    'prato',
  ],
]

test.for(cases)('%s', ([, items, vessel]) => {
  expect(chooseVessel(items)).toBe(vessel)
})
