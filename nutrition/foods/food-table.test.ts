import { expect, test } from 'vitest'
import { type AllergenTag, allergenTags, type Food, foodGroups, preparations } from './food.ts'
import { findFood, foods } from './food-table.ts'
import { normalizeText } from './normalize-text.ts'

function named(name: string): Food {
  const food = foods.find((known) => known.name === name)
  if (!food) throw new Error(`no food is called ${name}`)
  return food
}

test.each([
  ['taco:3', { kcal: 128, proteinG: 2.5, carbG: 28.1, fatG: 0.2, fiberG: 1.6 }],
  ['taco:561', { kcal: 76, proteinG: 4.8, carbG: 13.6, fatG: 0.5, fiberG: 8.5 }],
  ['taco:410', { kcal: 159, proteinG: 32, carbG: 0, fatG: 2.5, fiberG: 0 }],
  ['taco:182', { kcal: 98, proteinG: 1.3, carbG: 26, fatG: 0.1, fiberG: 2 }],
  ['taco:1', { kcal: 124, proteinG: 2.6, carbG: 25.8, fatG: 1, fiberG: 2.7 }],
])('%s has the numbers that the printed TACO shows', (id, printed) => {
  expect(findFood(id)?.per100g).toMatchObject(printed)
})

test('every TACO food with a known energy is there, and several hundred of IBGE where TACO is silent', () => {
  expect(foods.filter((food) => food.source === 'taco')).toHaveLength(596)
  expect(foods.filter((food) => food.source === 'pof').length).toBeGreaterThanOrEqual(700)
})

test('a TACO food whose energy nobody measured and nobody fills in is left out rather than shown as zero', () => {
  expect(findFood('taco:591')).toBeUndefined()
})

test('milk, which TACO marks as under re-evaluation, takes its energy from IBGE and keeps the minerals of TACO', () => {
  expect(findFood('taco:458')?.per100g).toMatchObject({ kcal: 60.03, proteinG: 3.22, sodiumMg: 64 })
})

test('not analysed stays unknown and not applicable is zero', () => {
  expect(findFood('taco:331')?.per100g.fiberG).toBeNull()
  expect(findFood('taco:346')?.per100g.fiberG).toBe(0)
  expect(findFood('taco:517')?.per100g).toMatchObject({ kcal: 0, sodiumMg: 39943 })
})

test('pão de queijo counts as a savory bake, not among the vegetables where TACO prints it', () => {
  expect(findFood('taco:140')?.group).toBe('salgado')
})

test('ids and names are unique, also when read without accents', () => {
  expect(new Set(foods.map((food) => food.id)).size).toBe(foods.length)
  expect(new Set(foods.map((food) => normalizeText(food.name))).size).toBe(foods.length)
})

test('every food has a group, a preparation, known tags and a plausible energy', () => {
  for (const food of foods) {
    expect(foodGroups, food.name).toContain(food.group)
    expect(preparations, food.name).toContain(food.preparation)
    expect(food.popularity, food.name).toBeGreaterThan(0)
    expect(food.popularity, food.name).toBeLessThanOrEqual(1)
    for (const tag of food.allergens) expect(allergenTags, food.name).toContain(tag)
    expect(food.per100g.kcal, food.name).toBeGreaterThanOrEqual(0)
    expect(food.per100g.kcal, food.name).toBeLessThanOrEqual(902)
    const { proteinG, carbG, fatG } = food.per100g
    // IBGE puts some recipes together from several tables: pão de mel adds up to 107.8 g.
    expect(proteinG + carbG + fatG, food.name).toBeLessThanOrEqual(food.source === 'taco' ? 103 : 110)
  }
})

test('energy is that of the tables: it follows 4-4-9 loosely, except in alcohol, coffee and yeast', () => {
  const unlike = foods.filter((food) => {
    const { kcal, proteinG, carbG, fatG } = food.per100g
    const byFactors = 4 * proteinG + 4 * carbG + 9 * fatG
    return !food.allergens.includes('alcool') && Math.abs(kcal - byFactors) > Math.max(25, byFactors * 0.3)
  })
  expect(unlike.length).toBeLessThan(foods.length * 0.02)
})

test('every food has a usual portion, told by the first of its measures', () => {
  for (const food of foods) {
    expect(food.measures.length, food.name).toBeGreaterThan(0)
    for (const measure of food.measures)
      expect(measure.grams, `${food.name}: ${measure.name}`).toBeGreaterThan(0)
    expect(new Set(food.measures.map((measure) => measure.name)).size, food.name).toBe(food.measures.length)
    const count = food.defaultGrams / food.measures[0]!.grams
    expect(Math.abs(count * 2 - Math.round(count * 2)), `${food.name}: ${count}`).toBeLessThan(0.2)
    expect(food.defaultGrams, food.name).toBeLessThanOrEqual(600)
  }
})

test('a ladle of beans weighs what IBGE weighed, and a stand-in says that it is one', () => {
  const beans = findFood('taco:561')!
  expect(beans.measures[0]).toEqual({
    name: 'concha',
    grams: 140,
    quality: 'direct',
    source: 'IBGE, POF 2008-2009',
  })
  for (const food of foods) {
    for (const measure of food.measures) {
      expect(measure.quality === 'direct', `${food.name}: ${measure.name}`).toBe(
        measure.source === 'IBGE, POF 2008-2009',
      )
    }
  }
})

const mustCarry: readonly (readonly [string, readonly AllergenTag[]])[] = [
  ['Paçoca de amendoim', ['amendoim']],
  ['Pé de moleque', ['amendoim']],
  ['Pasta de amendoim', ['amendoim']],
  ['Molho de soja (shoyu)', ['soja', 'gluten']],
  ['Tofu', ['soja']],
  ['Iogurte natural', ['leite', 'lactose', 'origem_animal']],
  ['Requeijão cremoso', ['leite', 'lactose']],
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
  ['Queijo parmesão', ['lactose']],
  ['Caqui', ['leite', 'soja']],
  ['Castanha-de-caju', ['amendoim', 'gluten']],
  ['Peixe de mar grelhado', ['carne']],
  ['Broto de feijão cru', ['gluten']],
  ['Feijão carioca cozido', ['carne', 'leite', 'gluten']],
]
test.each(mustNotCarry)('%s is not taken from people who avoid %j', (name, tags) => {
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

test('whoever carries the milk protein of animals is of animal origin, and so is every meat, fish and egg', () => {
  for (const food of foods) {
    const animal = (['leite', 'ovo', 'carne', 'peixe', 'crustaceos', 'moluscos'] as const).some((tag) =>
      food.allergens.includes(tag),
    )
    if (animal) expect(food.allergens, food.name).toContain('origem_animal')
  }
})

test('hundreds of regional and everyday names lead to a food', () => {
  expect(new Set(foods.flatMap((food) => food.synonyms.map(normalizeText))).size).toBeGreaterThan(600)
})
