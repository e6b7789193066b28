import { expect, test } from 'vitest'
import { type AllergenTag, allergenTags, type Food, foodGroups, preparations } from './food.ts'
import { findFood, foods } from './food-table.ts'
import { isLactoseFree } from './lactose-free.ts'
import { normalizeText } from './normalize-text.ts'
import { searchFoods } from './search/search.ts'

function named(name: string): Food {
  const food = foods.find((known) => known.name === name)
  if (!food) throw new Error(`no food is called ${name}`)
  return food
}

const printedFoods = foods.filter((food) => !isLactoseFree(food))

const namesOf = (some: readonly Food[]) => some.map((food) => food.name)

test.each([
  ['taco:3', { kcal: 128, proteinG: 2.5, carbG: 28.1, fatG: 0.2, fiberG: 1.6 }],
  ['taco:561', { kcal: 76, proteinG: 4.8, carbG: 13.6, fatG: 0.5, fiberG: 8.5 }],
  ['taco:410', { kcal: 159, proteinG: 32, carbG: 0, fatG: 2.5, fiberG: 0 }],
  ['taco:182', { kcal: 98, proteinG: 1.3, carbG: 26, fatG: 0.1, fiberG: 2 }],
  ['taco:1', { kcal: 124, proteinG: 2.6, carbG: 25.8, fatG: 1, fiberG: 2.7 }],
])('%s has the numbers that the printed TACO shows', (id, printed) => {
  expect(findFood(id)?.per100g).toMatchObject(printed)
})

test('the table has all TACO foods with a known energy and several hundred IBGE foods missing in TACO', () => {
  expect(printedFoods.filter((food) => food.source === 'taco')).toHaveLength(596)
  const greenCoconutWithoutMeasuredEnergy = 'taco:591'
  expect(findFood(greenCoconutWithoutMeasuredEnergy)).toBeUndefined()
  expect(foods.filter((food) => food.source === 'pof').length).toBeGreaterThanOrEqual(700)
})

test('a TACO food without measured energy takes it from IBGE and is marked', () => {
  expect(
    printedFoods.filter(({ filledFrom }) => filledFrom).map(({ id, filledFrom }) => [id, filledFrom]),
  ).toEqual([
    ['taco:450', '7901201'],
    ['taco:457', '7903601'],
    ['taco:458', '7900101'],
  ])
})

test('milk, marked as re-evaluated in TACO, takes energy from IBGE, minerals from TACO', () => {
  expect(findFood('taco:458')?.per100g).toMatchObject({ kcal: 60.03, proteinG: 3.22, sodiumMg: 64 })
})

test('a value not analysed is unknown, and one not applicable is zero', () => {
  expect(findFood('taco:331')?.per100g.fiberG).toBeNull()
  expect(findFood('taco:346')?.per100g.fiberG).toBe(0)
  expect(findFood('taco:517')?.per100g).toMatchObject({ kcal: 0, sodiumMg: 39943 })
})

test('a zero that IBGE prints for an unknown value is unknown', () => {
  const buriti = findFood('pof:6602301:99')!.per100g
  const tapioca = findFood('pof:6501516:99')!.per100g
  expect([buriti.sodiumMg, buriti.saturatedG, tapioca.saturatedG]).toEqual([null, null, null])
  expect(tapioca.sodiumMg).toBe(1.5)
})

test('pão de queijo is a savory bake, although TACO lists it with vegetables', () => {
  expect(findFood('taco:140')?.group).toBe('salgado')
})

test('ids and names are unique, also when read without accents', () => {
  expect(new Set(foods.map((food) => food.id)).size).toBe(foods.length)
  expect(new Set(foods.map((food) => normalizeText(food.name))).size).toBe(foods.length)
})

test('every food has a group, a preparation, known tags and a popularity', () => {
  const strange = foods.filter(
    (food) =>
      !foodGroups.includes(food.group) ||
      !preparations.includes(food.preparation) ||
      !food.allergens.every((tag) => allergenTags.includes(tag)) ||
      !(food.popularity > 0 && food.popularity <= 1),
  )
  expect(namesOf(strange)).toEqual([])
})

test('no food has more energy than fat, nor more nutrients than weight', () => {
  const impossible = foods.filter(({ source, per100g: { kcal, proteinG, carbG, fatG } }) => {
    // Maximum grams of protein, carbohydrate and fat together in 100 g. IBGE combines several tables for some recipes,
    // so that pão de mel has 107.8 g.
    const heaviest = source === 'taco' ? 103 : 110
    return kcal < 0 || kcal > 902 || proteinG + carbG + fatG > heaviest
  })
  expect(namesOf(impossible)).toEqual([])
})

test('energy roughly follows 4-4-9, except for alcohol, coffee and yeast', () => {
  const unlike = foods.filter((food) => {
    const { kcal, proteinG, carbG, fatG } = food.per100g
    const byFactors = 4 * proteinG + 4 * carbG + 9 * fatG
    return !food.allergens.includes('alcool') && Math.abs(kcal - byFactors) > Math.max(25, byFactors * 0.3)
  })
  expect(unlike.length).toBeLessThan(foods.length * 0.02)
})

test('every food has measures with weights, one per name', () => {
  const strange = foods.filter(
    ({ measures }) =>
      measures.length === 0 ||
      measures.some(({ grams }) => !(grams > 0)) ||
      new Set(measures.map(({ name }) => name)).size < measures.length,
  )
  expect(namesOf(strange)).toEqual([])
})

test('the usual portion is a multiple of half the first measure, for one person', () => {
  const strange = foods.filter(({ defaultGrams, measures: [first] }) => {
    const halves = (2 * defaultGrams) / first!.grams
    return Math.abs(halves - Math.round(halves)) > 0.2 || defaultGrams > 600
  })
  expect(namesOf(strange)).toEqual([])
})

test('a ladle of beans has the IBGE weight, and an estimate is marked as proxy', () => {
  const beans = findFood('taco:561')!
  expect(beans.measures[0]).toEqual({
    name: 'concha',
    grams: 140,
    quality: 'direct',
    source: 'IBGE, POF 2008-2009',
  })
  const mislabeled = foods.filter(({ measures }) =>
    measures.some(({ quality, source }) => (quality === 'direct') !== (source === 'IBGE, POF 2008-2009')),
  )
  expect(namesOf(mislabeled)).toEqual([])
})

const mustCarry: readonly (readonly [string, readonly AllergenTag[]])[] = [
  ['Paçoca de amendoim', ['amendoim']],
  ['Pé de moleque', ['amendoim']],
  ['Pasta de amendoim', ['amendoim']],
  ['Molho de soja (shoyu)', ['soja', 'gluten']],
  ['Tofu', ['soja']],
  ['Iogurte natural', ['leite', 'lactose', 'origem_animal']],
  ['Requeijão cremoso', ['leite', 'lactose']],
  ['Queijo parmesão', ['leite', 'lactose']],
  ['Manteiga com sal', ['leite', 'lactose']],
  ['Brigadeiro', ['leite', 'lactose']],
  ['Purê de batata', ['leite']],
  ['Estrogonofe de frango', ['leite', 'lactose', 'carne']],
  ['Pão francês', ['gluten', 'fodmap']],
  ['Macarrão cozido', ['gluten', 'ovo']],
  ['Aveia em flocos', ['gluten']],
  ['Granola', ['gluten', 'castanhas']],
  ['Cerveja', ['gluten', 'alcool']],
  ['Quibe frito', ['gluten', 'carne']],
  ['Filé de frango à milanesa', ['gluten', 'ovo', 'carne']],
  ['Pão de queijo', ['leite', 'ovo']],
  ['Bolo simples', ['gluten', 'leite', 'ovo']],
  ['Maionese', ['ovo']],
  ['Ovo frito', ['ovo', 'origem_animal']],
  ['Contrafilé grelhado', ['carne', 'origem_animal']],
  ['Feijoada', ['carne', 'fodmap']],
  ['Feijão tropeiro', ['carne']],
  ['Presunto', ['carne', 'histamina']],
  ['Gelatina', ['origem_animal', 'carne']],
  ['Mel', ['origem_animal', 'frutose']],
  ['Salmão grelhado', ['peixe', 'origem_animal']],
  ['Pirão', ['peixe']],
  ['Camarão cozido', ['crustaceos', 'origem_animal']],
  ['Bobó de camarão', ['crustaceos']],
  ['Vatapá', ['crustaceos', 'amendoim', 'castanhas']],
  ['Acarajé', ['crustaceos']],
  ['Moqueca baiana', ['peixe', 'crustaceos']],
  ['Lula à milanesa', ['moluscos', 'gluten']],
  ['Castanha-de-caju', ['castanhas']],
  ['Chocolate ao leite', ['leite', 'soja']],
  ['Vinho', ['alcool', 'histamina']],
  ['Cebola crua', ['fodmap']],
  ['Tomate', ['histamina']],
  ['Maçã', ['frutose', 'fodmap']],
  ['Açúcar', ['frutose']],
  ['Sardinha em lata', ['peixe', 'soja', 'histamina']],
  ['Linguiça toscana crua', ['carne', 'leite', 'gluten', 'soja']],
  ['Cuscuz de tapioca', ['leite']],
  ['Limão-taiti', ['histamina']],
]
test.each(mustCarry)('%s is tagged %j', (name, tags) => {
  expect(named(name).allergens).toEqual(expect.arrayContaining([...tags]))
})

const mustNotCarry: readonly (readonly [string, readonly AllergenTag[]])[] = [
  ['Arroz branco cozido', allergenTags],
  ['Banana-prata', allergenTags],
  ['Mandioca cozida', allergenTags],
  ['Leite de coco', ['leite', 'lactose', 'origem_animal']],
  ['Leite de soja', ['leite', 'lactose', 'origem_animal']],
  ['Óleo de soja', ['soja']],
  ['Pão de queijo', ['gluten']],
  ['Tapioca simples', ['gluten', 'leite']],
  ['Fruta-pão', ['gluten']],
  ['Carne de soja (PTS) preparada', ['carne', 'origem_animal']],
  ['Ovo frito', ['carne']],
  ['Caqui', ['leite', 'soja']],
  ['Castanha-de-caju', ['amendoim', 'gluten']],
  ['Peixe de mar grelhado', ['carne']],
  ['Broto de feijão cru', ['gluten']],
  ['Feijão carioca cozido', ['carne', 'leite', 'gluten']],
]
test.each(mustNotCarry)('%s is not tagged %j', (name, tags) => {
  for (const tag of tags) expect(named(name).allergens).not.toContain(tag)
})

test.each([
  ['Feijão carioca cozido', 1],
  ['Ovo frito', 1],
  ['Óleo de soja', 2],
  ['Açúcar', 2],
  ['Queijo minas frescal', 3],
  ['Pão francês', 3],
  ['Biscoito recheado de chocolate', 4],
  ['Refrigerante de cola', 4],
  ['Salsicha cozida', 4],
  ['Macarrão instantâneo preparado (miojo)', 4],
] as const)('%s is NOVA group %i', (name, nova) => {
  expect(named(name).nova).toBe(nova)
})

test('milk, egg, meat, fish and seafood are of animal origin', () => {
  const animal: readonly AllergenTag[] = [
    'leite',
    'lactose',
    'ovo',
    'carne',
    'peixe',
    'crustaceos',
    'moluscos',
  ]
  const untagged = foods.filter(
    ({ allergens }) => allergens.some((tag) => animal.includes(tag)) && !allergens.includes('origem_animal'),
  )
  expect(namesOf(untagged)).toEqual([])
})

test('hundreds of regional and everyday names find a food', () => {
  expect(new Set(foods.flatMap((food) => food.synonyms.map(normalizeText))).size).toBeGreaterThan(600)
})

test('a drink that is called zero has next to no energy', () => {
  const zero = foods.filter(({ group, name }) => group === 'bebida' && /\bzero\b/.test(name))
  expect(zero.length).toBeGreaterThan(0)
  expect(namesOf(zero.filter(({ per100g }) => per100g.kcal > 5))).toEqual([])
})

test.each([
  ['água tônica zero', 'pof:8207601:99'],
  ['sopa de macarrão', 'pof:8504501:99'],
  ['sopa de espaguete', 'pof:8504501:99'],
])('%s is found under a row that has its composition', (name, id) => {
  expect(searchFoods(name, { limit: 1 })[0]?.food.id).toBe(id)
})
