import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foods } from '../foods/food-table.ts'
import type { AllergenTag, Food } from '../foods/food.ts'
import { allergyWarnings } from './allergy-warnings.ts'
import { exclusionsHitBy, exclusionsOf } from './exclusions.ts'
import { allergies, intolerances, styles } from './health-answers.ts'
import type { HealthFacts } from './health-facts.ts'
import { healthy } from './test-health-facts.ts'

const tagsOf = (overrides: Partial<HealthFacts>) =>
  [...exclusionsOf({ ...healthy, ...overrides }).tags].sort()

function food(overrides: Partial<Food> = {}): Food {
  return {
    id: 'taco:0',
    name: 'Comida',
    sourceName: 'Comida',
    source: 'taco',
    group: 'legumes',
    preparation: 'cozido',
    per100g: {
      kcal: 100,
      proteinG: 5,
      carbG: 10,
      fatG: 4,
      fiberG: 1,
      saturatedG: 1,
      sodiumMg: 50,
      sugarAddedG: 0,
    },
    allergens: [],
    nova: 1,
    synonyms: [],
    measures: [{ name: 'porção', grams: 100, quality: 'direct', source: 'teste' }],
    defaultGrams: 100,
    popularity: 0.5,
    ...overrides,
  }
}

const isExcluded = (overrides: Partial<HealthFacts>, dish: Food, use?: 'ingredient') =>
  exclusionsHitBy(dish, exclusionsOf({ ...healthy, ...overrides }), use).length > 0

test('allergies, intolerances and styles exclude the union of their tags', () => {
  expect(tagsOf({ allergies: ['Glúten'], intolerances: ['Glúten'], styles: ['Sem glúten'] })).toEqual([
    'gluten',
  ])
  expect(tagsOf({ allergies: ['Amendoim'], intolerances: ['Lactose'] })).toEqual(['amendoim', 'lactose'])
  expect(tagsOf({ allergies: ['Nenhuma'], intolerances: ['Nenhuma'], styles: ['PF'] })).toEqual([])
})

test('diabetes excludes drinks from 7.5 g of added sugar per 100 ml, as on labels', () => {
  const drink = (sugarAddedG: number) =>
    food({ group: 'bebida', per100g: { ...food().per100g, sugarAddedG } })
  expect(isExcluded({ conditions: ['diabetes'] }, drink(7.5))).toBe(true)
  expect(isExcluded({ conditions: ['diabetes'] }, drink(7.4))).toBe(false)
})

test('a peanut allergy does not exclude tree nuts, and vice versa', () => {
  expect(tagsOf({ allergies: ['Amendoim'] })).not.toContain('castanhas')
  expect(tagsOf({ allergies: ['Castanhas'] })).not.toContain('amendoim')
})

test('milk allergy excludes lactose-free milk, lactose intolerance does not', () => {
  const lactoseFree = food({ allergens: ['leite', 'origem_animal'] })
  expect(isExcluded({ allergies: ['Leite'] }, lactoseFree)).toBe(true)
  expect(isExcluded({ intolerances: ['Lactose'] }, lactoseFree)).toBe(false)
})

test('a seafood allergy also excludes fish', () => {
  expect(tagsOf({ allergies: ['Frutos do mar'] })).toEqual(['crustaceos', 'moluscos', 'peixe'])
})

test('the vegan style excludes every meat, fish, egg and cheese', () => {
  const animal = foods.filter(({ group }) =>
    ['carne', 'frango', 'peixe', 'frutos_do_mar', 'ovo', 'queijo'].includes(group),
  )
  const vegan = exclusionsOf({ ...healthy, styles: ['Vegano'] })
  const slipped = animal.filter((dish) => exclusionsHitBy(dish, vegan).length === 0)
  expect(slipped.map(({ name }) => name)).toEqual([])
})

test('every allergy and intolerance excludes a food of the table', () => {
  const fruitless = (overrides: readonly Partial<HealthFacts>[]) =>
    overrides.filter((answers) => !foods.some((dish) => isExcluded(answers, dish)))
  const real = <T extends string>(answers: readonly T[]) => answers.filter((answer) => answer !== 'Nenhuma')
  expect(fruitless(real(allergies).map((allergy) => ({ allergies: [allergy] })))).toEqual([])
  expect(fruitless(real(intolerances).map((intolerance) => ({ intolerances: [intolerance] })))).toEqual([])
})

test('a food with an excluded tag never passes, with any other answers', () => {
  const anyFacts = fc.record({
    allergies: fc.subarray([...allergies]),
    intolerances: fc.subarray([...intolerances]),
    styles: fc.subarray([...styles]),
  })
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...foods), (overrides, dish) => {
      const exclusions = exclusionsOf({ ...healthy, ...overrides })
      const hasTag = dish.allergens.some((tag: AllergenTag) => exclusions.tags.has(tag))
      expect(exclusionsHitBy(dish, exclusions).length > 0).toBe(hasTag)
    }),
    { numRuns: 1000 },
  )
})

test('pregnancy excludes alcohol, raw animal food, liver, high-mercury fish', () => {
  const pregnant = { pregnancyBreastfeeding: 'gestante' } as const
  expect(isExcluded(pregnant, food({ allergens: ['alcool'] }))).toBe(true)
  expect(isExcluded(pregnant, food({ name: 'Sashimi', group: 'peixe', preparation: 'cru' }))).toBe(true)
  expect(isExcluded(pregnant, food({ name: 'Fígado bovino grelhado', group: 'carne' }))).toBe(true)
  expect(isExcluded(pregnant, food({ name: 'Cação cozido', group: 'peixe' }))).toBe(true)
  expect(isExcluded(pregnant, food({ name: 'Merluza assada', group: 'peixe' }))).toBe(false)
  expect(isExcluded({ ...pregnant, sex: 'M' }, food({ allergens: ['alcool'] }))).toBe(false)
})

test('in pregnancy raw chicken is allowed as an ingredient, not as a dish', () => {
  const raw = food({ group: 'frango', preparation: 'cru' })
  expect(isExcluded({ conditions: ['gestante'] }, raw)).toBe(true)
  expect(isExcluded({ conditions: ['gestante'] }, raw, 'ingredient')).toBe(false)
})

test('health conditions exclude the foods that affect them', () => {
  const instant = food({ name: 'Macarrão instantâneo preparado', group: 'massa', nova: 4 })
  const fried = food({ preparation: 'frito' })
  const cola = food({
    group: 'bebida',
    nova: 4,
    per100g: { ...food().per100g, carbG: 10, sugarAddedG: null },
  })
  expect(isExcluded({ conditions: ['hipertensao'] }, instant)).toBe(true)
  expect(isExcluded({ medications: ['anti_hipertensivos'] }, food({ group: 'embutido' }))).toBe(true)
  expect(isExcluded({ conditions: ['colesterol_alto'] }, fried)).toBe(true)
  expect(isExcluded({ digestiveIssues: ['Refluxo'] }, fried)).toBe(true)
  expect(isExcluded({ conditions: ['diabetes'] }, cola)).toBe(true)
  for (const dish of [instant, fried, cola]) expect(isExcluded({}, dish)).toBe(false)
})

const tableFood = (name: string) => foods.find((one) => one.name === name)!

const leftOut: readonly (readonly [string, Partial<HealthFacts>])[] = [
  ['Queijo coalho', { conditions: ['gestante'] }],
  ['Chá de erva-doce', { conditions: ['gestante'] }],
  ['Atum em lata', { pregnancyBreastfeeding: 'amamentando' }],
  ['Molho de soja (shoyu)', { conditions: ['hipertensao'] }],
  ['Carne de sol cozida', { conditions: ['hipertensao'] }],
  ['Manteiga com sal', { conditions: ['colesterol_alto'] }],
  ['Fígado bovino cru', { medications: ['statinas'] }],
  ['Mel', { conditions: ['diabetes'] }],
  ['Café sem açúcar', { digestiveIssues: ['Refluxo'] }],
  ['Tomate', { digestiveIssues: ['Refluxo'] }],
  ['Pimenta em pó', { digestiveIssues: ['Diarreia'] }],
  ['Leite integral', { digestiveIssues: ['Diarreia'] }],
]
test.each(leftOut)('%s is excluded for %j', (name, answers) => {
  expect(isExcluded(answers, tableFood(name))).toBe(true)
  expect(isExcluded({}, tableFood(name))).toBe(false)
})

const kept: readonly (readonly [string, Partial<HealthFacts>])[] = [
  ['Ricota', { conditions: ['gestante'] }],
  ['Sal', { conditions: ['hipertensao'] }],
  ['Peito de frango cozido', { conditions: ['colesterol_alto'] }],
  ['Banana-prata', { conditions: ['diabetes'] }],
  ['Mamão papaia', { digestiveIssues: ['Refluxo'] }],
]
test.each(kept)('%s is allowed for %j', (name, answers) => {
  expect(isExcluded(answers, tableFood(name))).toBe(false)
})

test('foods only not suggested in pregnancy cause no warning on a plate', () => {
  const pregnant = exclusionsOf({ ...healthy, conditions: ['gestante'] })
  const unsuggested = ['Chá de erva-doce', 'Queijo minas frescal', 'Atum em lata'].map(tableFood)
  expect(allergyWarnings(unsuggested, pregnant)).toEqual([])
  expect(allergyWarnings([tableFood('Fígado bovino grelhado')], pregnant)).toHaveLength(1)
})

test('a warning names food, answer and certainty, and never promises safety', () => {
  const exclusions = exclusionsOf({ ...healthy, allergies: ['Amendoim'], styles: ['Vegetariano'] })
  const pacoca = food({ name: 'Paçoca', allergens: ['amendoim'] })
  const steak = food({ name: 'Bife', allergens: ['carne', 'origem_animal'] })
  expect(allergyWarnings([pacoca, steak], exclusions)).toEqual([
    {
      foodId: 'taco:0',
      foodName: 'Paçoca',
      answer: 'Amendoim',
      source: 'alergia',
      certainty: 'contem',
      text: 'Paçoca pode conter o que você informou como alergia: Amendoim. Confira antes de comer.',
    },
  ])
})

test.each([
  ['Amendoim', 'Paçoca de amendoim', 'contém'],
  ['Amendoim', 'Amendoim torrado salgado', 'contém'],
  ['Leite', 'Queijo muçarela', 'contém'],
  ['Glúten', 'Pão francês', 'contém'],
  ['Ovo', 'Enroladinho de salsicha', 'pode conter'],
  ['Frutos do mar', 'Camarão cozido', 'contém'],
] as const)('a warning about %s says what "%s" surely has', (allergy, name, words) => {
  const [warning] = allergyWarnings([tableFood(name)], exclusionsOf({ ...healthy, allergies: [allergy] }))
  expect(warning?.text).toContain(`${name} ${words} o que`)
})

test('with a severe allergy industrial or composite food is unverified', () => {
  const strict = exclusionsOf({ ...healthy, allergies: ['Amendoim'], conditions: ['alergias_graves'] })
  const cookie = food({ name: 'Biscoito', nova: 4 })
  const banana = food({ name: 'Banana', group: 'fruta' })
  expect(allergyWarnings([cookie, banana], strict)).toMatchObject([
    { foodName: 'Biscoito', certainty: 'nao_verificado' },
  ])
  expect(allergyWarnings([cookie], exclusionsOf({ ...healthy, allergies: ['Amendoim'] }))).toEqual([])
})

test('with any allergy foods outside the table are refused', () => {
  expect(exclusionsOf({ ...healthy, allergies: ['Soja'] }).refusesUnverified).toBe(true)
  expect(exclusionsOf({ ...healthy, conditions: ['alergias_graves'] }).refusesUnverified).toBe(true)
  expect(exclusionsOf({ ...healthy, intolerances: ['Lactose'] }).refusesUnverified).toBe(false)
})
