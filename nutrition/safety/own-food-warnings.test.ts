import { expect, test } from 'vitest'
import { type DeclaredAllergens, unknownAllergens } from '../foods/own/declared-allergens.ts'
import { noLabelValues } from '../foods/own/label-nutrients.ts'
import { foodOfOwn, ownFoodId } from '../foods/own/own-food.ts'
import { allergyWarnings } from './allergy-warnings.ts'
import { exclusionsHitBy, exclusionsOf, exclusionsUnknownFor } from './exclusions.ts'
import type { HealthFacts } from './health-facts.ts'
import { healthy } from './test-health-facts.ts'

function bar(allergens: Partial<DeclaredAllergens> = {}, name = 'Barrinha da loja') {
  return foodOfOwn({
    id: ownFoodId('00000000-0000-4000-8000-000000000001', 1),
    name,
    group: 'doce',
    unit: 'g',
    portion: 25,
    measure: { quantity: 1, name: 'unidade' },
    packagePortions: null,
    basis: 'portion',
    values: { ...noLabelValues, energy_kcal: 100, carbs_g: 15, protein_g: 2, fat_g: 3 },
    allergens: { ...unknownAllergens, ...allergens },
    nova: null,
  })
}

const warningsFor = (facts: Partial<HealthFacts>, food = bar()) =>
  allergyWarnings([food], exclusionsOf({ ...healthy, ...facts })).map(
    ({ certainty, text }) => `${certainty}: ${text}`,
  )

test('an own food of unknown allergens warns everybody with an allergy', () => {
  expect(warningsFor({ allergies: ['Leite'] })).toEqual([
    'nao_verificado: Não sabemos se Barrinha da loja contém o que você informou como alergia: Leite. Confira o rótulo antes de comer.',
  ])
  expect(warningsFor({ intolerances: ['Lactose'] })[0]).toContain('intolerância: Lactose. Confira o rótulo.')
  expect(warningsFor({})).toEqual([])
})

test('a declared allergen causes a warning, traces included', () => {
  expect(warningsFor({ allergies: ['Leite'] }, bar({ contains: ['leite'] }))[0]).toMatch(/^contem/)
  expect(warningsFor({ allergies: ['Amendoim'] }, bar({ mayContain: ['amendoim'] }))[0]).toMatch(/^contem/)
})

test('traces of milk do not make an own food one of animal origin, milk does', () => {
  expect(bar({ mayContain: ['leite'] }).allergens).toEqual(['leite'])
  expect(bar({ mayContain: ['leite'] }).unknownAllergens).toContain('origem_animal')
  expect(bar({ contains: ['leite'] }).allergens).toContain('origem_animal')
})

test('only a complete declaration or a claim makes an own food free of an allergen', () => {
  expect(warningsFor({ allergies: ['Soja'] }, bar({ contains: ['leite'] }))).toHaveLength(1)
  expect(warningsFor({ allergies: ['Soja'] }, bar({ contains: ['leite'], isComplete: true }))).toEqual([])
  expect(warningsFor({ allergies: ['Glúten'] }, bar({ freeOf: ['gluten'] }))).toEqual([])
})

test('an allergy to a food that labels need not name stays unknown, unless the name says it', () => {
  const facts = { namedAllergies: ['Kiwi'] }
  expect(warningsFor(facts, bar({ isComplete: true }))[0]).toMatch(/^nao_verificado/)
  expect(warningsFor(facts, bar({ isComplete: true }, 'Barrinha de kiwi'))[0]).toMatch(/^contem/)
})

test('a food either breaks an answer or leaves it unknown, never both', () => {
  const exclusions = exclusionsOf({ ...healthy, allergies: ['Leite', 'Ovo'], intolerances: ['Lactose'] })
  const food = bar({ contains: ['leite'] })
  const hit = exclusionsHitBy(food, exclusions)
  const unknown = exclusionsUnknownFor(food, exclusions)
  expect(hit.map(({ answer }) => answer)).toEqual(['Leite'])
  expect(unknown.map(({ answer }) => answer)).toEqual(['Ovo', 'Lactose'])
})

test('a label that names lactose does not rule out milk', () => {
  const sweet = bar({ contains: ['lactose'], isComplete: true })
  expect(warningsFor({ allergies: ['Leite'] }, sweet)[0]).toMatch(/^nao_verificado/)
  expect(warningsFor({ allergies: ['Leite'] }, bar({ contains: ['lactose'], freeOf: ['leite'] }))).toEqual([])
})
