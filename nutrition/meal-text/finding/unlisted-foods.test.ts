import { describe, expect, test } from 'vitest'
import { allergyWarnings } from '../../safety/allergy-warnings.ts'
import { exclusionsOf } from '../../safety/exclusions.ts'
import { healthy } from '../../safety/test-health-facts.ts'
import { readMeal } from '../meal-text.ts'
import { unlistedFoods } from './unlisted-foods.ts'

const tagsOf = (words: string) => unlistedFoods([words]).flatMap(({ allergens }) => allergens)

describe('words without a row have the allergens that they name', () => {
  test.each([
    ['fondue de queijo', 'leite'],
    ['Fondues de Queijo', 'leite'],
    ['barrinha de castanhas', 'castanhas'],
    ['barra de amendoim', 'amendoim'],
    ['molho de camarão', 'crustaceos'],
    ['tempurá de camarao', 'crustaceos'],
    ['yopro 25g chocolate', 'leite'],
    ['pão low carb', 'gluten'],
    ['bolinho de soja', 'soja'],
    ['bolo souza leão', 'ovo'],
    ['doce de ovos', 'ovo'],
    ['caldo de piranha', 'peixe'],
    ['leite de castanha', 'castanhas'],
    ['queijo vegano de castanha', 'castanhas'],
    ['molho caesar', 'peixe'],
    ['pasta dr peanut', 'amendoim'],
    ['marzipã', 'castanhas'],
    ['iogurte proteico zero lactose', 'leite'],
    ['negroni', 'alcool'],
  ])('"%s" has %s', (words, tag) => {
    expect(tagsOf(words)).toContain(tag)
  })
})

describe('words without a row lack the allergens that they deny or replace', () => {
  test.each([
    ['leite de castanha', 'leite'],
    ['leite de coco caseiro', 'leite'],
    ['queijo vegano', 'leite'],
    ['leite condensado vegano', 'leite'],
    ['bolo vegano de fubá', 'ovo'],
    ['pão low carb sem glúten', 'gluten'],
    ['pão zero glúten', 'gluten'],
    ['iogurte proteico zero lactose', 'lactose'],
    ['mousse sem leite com morango', 'leite'],
    ['pão proteico sem ovo', 'ovo'],
    ['molho tarê', 'leite'],
  ])('"%s" has no %s', (words, tag) => {
    expect(tagsOf(words)).not.toContain(tag)
  })
})

test.each(['romântico', 'sogros nordestinos', 'turma do recreio', 'corrida', 'aposentado', 'km', 'rachou'])(
  '"%s" names no food',
  (words) => {
    expect(unlistedFoods([words])).toEqual([])
  },
)

test('a name is said to suggest its allergens, and never to be free of others', () => {
  const { unmatched } = readMeal('fondue de queijo e barrinha de castanhas')
  const person = { ...healthy, allergies: ['Castanhas', 'Frutos do mar'] as const }
  expect(allergyWarnings(unlistedFoods(unmatched), exclusionsOf(person)).map(({ text }) => text)).toEqual([
    '“barrinha de castanhas” pode conter o que você informou como alergia: Castanhas. Confira antes de comer.',
  ])
})

test('an allergy to any food is warned of by its name', () => {
  const person = { ...healthy, namedAllergies: ['base:kiwi'] }
  const warnings = allergyWarnings(unlistedFoods(['brigadeirão de kiwi']), exclusionsOf(person))
  expect(warnings.map(({ answer }) => answer)).toEqual(['Kiwi'])
})
