import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foods } from '../food-table.ts'
import type { Food } from '../food.ts'
import { normalizeText } from '../normalize-text.ts'
import { searchFoods } from './search.ts'

const first = (query: string) => searchFoods(query, { limit: 1 })[0]?.food.name

test.each([
  ['file de frangp', 'Filé de frango grelhado'],
  ['aipim', 'Mandioca cozida'],
  ['macaxeira frita', 'Mandioca frita'],
  ['pao d queijo', 'Pão de queijo'],
  ['feijao', 'Feijão carioca cozido'],
  ['feijão preto', 'Feijão-preto cozido'],
  ['cafe com leite', 'Café com leite'],
  ['café', 'Café sem açúcar'],
  ['macarrao', 'Macarrão cozido'],
  ['macarao', 'Macarrão cozido'],
  ['aroz', 'Arroz branco cozido'],
  ['jerimum', 'Abóbora cabotiá cozida'],
  ['bergamota', 'Tangerina poncã'],
  ['cacetinho', 'Pão francês'],
  ['pão de sal', 'Pão francês'],
  ['bolacha agua e sal', 'Biscoito cream cracker'],
  ['kibe', 'Quibe frito'],
  ['esfiha', 'Esfirra de carne'],
  ['vina', 'Salsicha cozida'],
  ['pinga', 'Cachaça'],
  ['sacolé', 'Geladinho'],
  ['chã de dentro', 'Coxão mole cozido'],
  ['contra-filé', 'Contrafilé grelhado'],
  ['strogonoff de frango', 'Estrogonofe de frango'],
  ['x salada', 'X-salada'],
  ['x bacon', 'X-bacon'],
  ['misto quente', 'Misto-quente'],
  ['bananas', 'Banana-prata'],
  ['ovos fritos', 'Ovo frito'],
  ['ovo mexido', 'Ovo na manteiga'],
  ['suco de laranja', 'Suco de laranja natural'],
  ['coca zero', 'Refrigerante de cola zero'],
  ['mussarela', 'Queijo muçarela'],
  ['tilapia grelhada', 'Tilápia grelhada'],
  ['carne moída', 'Carne moída cozida'],
])('"%s" finds %s first', (query, name) => {
  expect(first(query)).toBe(name)
})

test('a named preparation selects the row: frango frito, frango assado', () => {
  expect(searchFoods('frango frito', { limit: 1 })[0]?.food.preparation).toBe('frito')
  expect(searchFoods('frango assado', { limit: 1 })[0]?.food.preparation).toBe('assado')
  expect(searchFoods('batata cozida', { limit: 1 })[0]?.food.preparation).toBe('cozido')
})

test('every prefix of a typed name still finds the food', () => {
  for (const typed of ['arr', 'arro', 'arroz', 'arroz b', 'arroz branco']) {
    expect(searchFoods(typed, { limit: 5 }).map(({ food }) => food.name)).toContain('Arroz branco cozido')
  }
})

test('every food, or the dish that has its name, is among the first results for its full name', () => {
  const isDishNamed = (name: string, { name: own, synonyms }: Food) =>
    [own, ...synonyms].some((one) => normalizeText(one) === normalizeText(name))
  const lost = foods.filter(
    ({ id, name }) =>
      !searchFoods(name, { limit: 5 }).some(
        ({ food }) => food.id === id || (food.source === 'dish' && isDishNamed(name, food)),
      ),
  )
  expect(lost.map(({ name }) => name)).toEqual([])
})

test('a whole plate typed as one phrase still finds foods that match most words', () => {
  const names = searchFoods('salada de alface e tomate').map(({ food }) => food.name)
  expect(names).toEqual(expect.arrayContaining(['Alface crespa', 'Tomate']))
})

test('excluded foods never appear', () => {
  const found = searchFoods('doce', { limit: 50, exclude: (food) => food.allergens.includes('amendoim') })
  expect(found.length).toBeGreaterThan(0)
  expect(found.some(({ food }) => food.allergens.includes('amendoim'))).toBe(false)
})

test('nonsense has no results', () => {
  expect(searchFoods('xyzw')).toEqual([])
  expect(searchFoods('')).toEqual([])
  expect(searchFoods(' ,.;')).toEqual([])
})

test('any text gives distinct foods, best first, within the limit', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 1, max: 30 }), (query, limit) => {
      const found = searchFoods(query, { limit })
      expect(found.length).toBeLessThanOrEqual(limit)
      expect(new Set(found.map(({ food }) => food.id)).size).toBe(found.length)
      expect(found.map(({ score }) => score)).toEqual(
        found.map(({ score }) => score).toSorted((a, b) => b - a),
      )
    }),
  )
})

test.each(['brigadeiro', 'canja', 'gelatina', 'pudim de leite', 'suco de maracujá'])(
  'a search for "%s" lists the dish and not the row that it replaces',
  (text) => {
    const names = searchFoods(text).map(({ food }) => normalizeText(food.name))
    const dishes = searchFoods(text).filter(({ food }) => food.source === 'dish')
    const said = new Set(dishes.flatMap(({ food }) => food.synonyms.map(normalizeText)))
    expect(dishes.length).toBeGreaterThan(0)
    expect(names.filter((name) => said.has(name))).toEqual([])
  },
)

test('foods marked as last come after those whose words match equally well, and stay in the list', () => {
  const isDairy = (food: Food) => food.allergens.includes('leite')
  const plain = searchFoods('leite', { limit: 50 })
  const found = searchFoods('leite', { limit: 50, last: isDairy })
  expect(isDairy(plain[0]!.food)).toBe(true)
  expect(isDairy(found[0]!.food)).toBe(false)
  for (const { fit } of found) {
    const marks = found.filter((one) => one.fit === fit).map(({ food }) => isDairy(food))
    expect(marks).toEqual([...marks].sort((a, b) => Number(a) - Number(b)))
  }
  expect(found.some(({ food }) => food.id === plain[0]!.food.id)).toBe(true)
})

test('the only food of a name stays first although it is marked as last', () => {
  const [whole] = searchFoods('leite integral')
  expect(searchFoods('leite integral', { last: () => true })[0]?.food).toBe(whole?.food)
})

test.each([
  ['coxinha', 'Coxinha de frango'],
  ['brigadeiro', 'Brigadeiro de festa'],
  ['pão de queijo', 'Pão de queijo'],
])(
  'a food called "%s" stays before foods that are also called so, although it is marked as last',
  (text, name) => {
    const last = (food: Food) => food.allergens.includes('leite')
    expect(searchFoods(text, { last })[0]?.food.name).toBe(name)
  },
)
