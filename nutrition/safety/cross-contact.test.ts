import { expect, test } from 'vitest'
import { foods } from '../foods/food-table.ts'
import { composedDishes } from '../foods/dishes/dish-table.ts'
import { unlistedFood } from '../foods/unlisted-food.ts'
import { allergyWarnings } from './allergy-warnings.ts'
import { exclusionsOf } from './exclusions.ts'
import type { Allergy } from './health-answers.ts'
import { healthy } from './test-health-facts.ts'

const everyFood = [...foods, ...composedDishes.map(({ food }) => food)]
const foodNamed = (name: string) => everyFood.find((food) => food.name === name) ?? unlistedFood(name, [])
const severe = (allergy: Allergy) =>
  exclusionsOf({ ...healthy, allergies: [allergy], conditions: ['alergias_graves'] })
const warningsOf = (allergy: Allergy, name: string) => allergyWarnings([foodNamed(name)], severe(allergy))

test.each([
  ['Glúten', 'Sardinha frita'],
  ['Glúten', 'Peixe frito'],
  ['Glúten', 'Batata frita'],
  ['Glúten', 'Frango em pedaços frito'],
  ['Leite', 'Mandioca frita'],
  ['Ovo', 'Camarão frito'],
  ['Frutos do mar', 'Bife à milanesa'],
  ['Frutos do mar', 'Pastel de carne frito'],
  ['Frutos do mar', 'Batata frita'],
  ['Amendoim', 'Pão francês'],
  ['Amendoim', 'Acarajé'],
  ['Castanhas', 'Chocolate ao leite'],
  ['Castanhas', 'Leite de aveia'],
  ['Amendoim', 'Licor'],
  ['Leite', 'Refresco em pó preparado'],
  ['Soja', 'fritura de feira'],
  ['Glúten', 'Queijo prato'],
] as const)('a severe allergy to %s warns of traces in "%s"', (allergy, name) => {
  expect(warningsOf(allergy, name)).toHaveLength(1)
})

test.each([
  'Refrigerante de cola',
  'Refrigerante de guaraná zero',
  'Vinho',
  'Cachaça',
  'Ovo frito',
  'Contrafilé frito',
  'Banana-prata',
  'Arroz branco cozido',
])('a severe allergy to peanut does not warn of "%s"', (name) => {
  expect(everyFood.map((food) => food.name)).toContain(name)
  expect(warningsOf('Amendoim', name)).toEqual([])
})

test('a shared fryer is no reason for a warning of peanut', () => {
  expect(warningsOf('Amendoim', 'Batata frita')).toEqual([])
})

test('fish warns of crustaceans, whose broth and pans it shares', () => {
  const crustaceans = exclusionsOf({ ...healthy, namedAllergies: ['Camarão'], declared: ['alergia_grave'] })
  const warned = (name: string) => allergyWarnings([foodNamed(name)], crustaceans).length
  expect(['Pirão', 'Tilápia grelhada', 'Moqueca baiana', 'Bobó de camarão'].map(warned)).toEqual([1, 1, 1, 1])
  expect(warned('Frango assado')).toBe(0)
})

test('a food that contains the allergen is always warned of, also a drink', () => {
  const holders = everyFood.filter(({ allergens }) => allergens.includes('gluten'))
  expect(holders.map(({ name }) => name)).toContain('Cerveja')
  expect(allergyWarnings(holders, severe('Glúten'))).toHaveLength(holders.length)
})

test('without a severe allergy traces are not warned of', () => {
  expect(
    allergyWarnings([foodNamed('Batata frita')], exclusionsOf({ ...healthy, allergies: ['Glúten'] })),
  ).toEqual([])
})

test('a dish warns of the fryer of its parts', () => {
  const dish = {
    ...foodNamed('Arroz branco cozido'),
    name: 'Prato feito',
    madeOf: [foodNamed('Batata frita')],
  }
  expect(allergyWarnings([dish], severe('Glúten')).map(({ certainty }) => certainty)).toEqual([
    'nao_verificado',
  ])
})

test('an own drink may carry traces, whatever its nutrients', () => {
  const own = { ...foodNamed('Refrigerante de cola'), source: 'own' as const }
  expect(allergyWarnings([own], severe('Amendoim'))).toHaveLength(1)
})
