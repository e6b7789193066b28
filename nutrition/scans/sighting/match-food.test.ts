import { expect, test } from 'vitest'
import { foods } from '../../foods/food-table.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import { matchFood } from './match-food.ts'
import { sightedItem } from './sighted-item-example.ts'
import type { CookingMethod } from './sighting.ts'

const foodOf = (name: string, cookingMethod: CookingMethod) =>
  matchFood(sightedItem({ name, cookingMethod, alternatives: [] }))?.food ?? null
const rowOf = (name: string, cookingMethod: CookingMethod) => foodOf(name, cookingMethod)?.name ?? null

test.each<[string, CookingMethod, string]>([
  ['arroz branco cozido', 'cozido', 'Arroz branco cozido'],
  ['arroz branco', 'incerto', 'Arroz branco cozido'],
  ['feijão carioca', 'ensopado', 'Feijão carioca cozido'],
  ['feijão preto', 'cozido', 'Feijão-preto cozido'],
  ['filé de frango', 'grelhado', 'Filé de frango grelhado'],
  ['ovos fritos', 'frito', 'Ovo frito'],
  ['batata', 'frito', 'Batata frita'],
  ['batata', 'cozido', 'Batata cozida'],
  ['couve', 'refogado', 'Couve refogada'],
  ['salada de alface crespa', 'cru', 'Alface crespa'],
  ['tomate em rodelas', 'cru', 'Tomate'],
  ['macarrão', 'cozido', 'Macarrão cozido'],
  ['estrogonofe de frango', 'ensopado', 'Estrogonofe de frango'],
  ['suco de laranja', 'nao_se_aplica', 'Suco de laranja natural'],
  ['farofa', 'nao_se_aplica', 'Farofa'],
  ['pão francês', 'assado', 'Pão francês'],
  ['bife de contrafilé', 'grelhado', 'Contrafilé grelhado'],
])('%s, %s, is the row %s', (name, method, row) => {
  expect(rowOf(name, method)).toBe(row)
})

test.each<[string, CookingMethod]>([
  ['ramen de missô', 'ensopado'],
  ['musse de baunilha com calda', 'nao_se_aplica'],
  ['suco de clorofila', 'nao_se_aplica'],
  ['prato de comida', 'incerto'],
  ['xyz', 'incerto'],
  ['feijão mistura', 'cozido'],
  ['queijo cana', 'nao_se_aplica'],
  ['instantâneo', 'cozido'],
  ['integral', 'incerto'],
])('%s has no row, and nothing is guessed', (name, method) => {
  expect(rowOf(name, method)).toBeNull()
})

test('a fruit never matches its juice, nor a juice its fruit', () => {
  expect(rowOf('laranja', 'cru')).toMatch(/^Laranja/)
  expect(rowOf('bolo de laranja', 'assado')).not.toMatch(/^(Laranja|Suco)/)
})

test('cooked rice and beans never match the row of the dry grain', () => {
  for (const method of ['cozido', 'refogado', 'incerto', 'nao_se_aplica'] as const) {
    expect(rowOf('arroz branco', method)).not.toMatch(/cru/)
    expect(rowOf('feijão', method)).not.toMatch(/cru/)
  }
})

test('a cooking method without a row lowers the confidence', () => {
  const cupim = (cookingMethod: CookingMethod) => matchFood(sightedItem({ name: 'cupim', cookingMethod }))
  expect(cupim('grelhado')).toMatchObject({ food: { name: 'Cupim grelhado' }, confidence: 1 })
  expect(cupim('frito')).toMatchObject({ food: { name: expect.stringMatching(/^Cupim/) }, confidence: 0.8 })
})

test('a name without a row uses its most likely alternative and confidence', () => {
  const match = matchFood(
    sightedItem({
      name: 'gororoba azul',
      cookingMethod: 'cozido',
      identityConfidence: 0.9,
      alternatives: [
        { name: 'feijão preto', probability: 0.1 },
        { name: 'feijão carioca', probability: 0.4 },
        { name: 'gororoba verde', probability: 0.5 },
      ],
    }),
  )
  expect(match?.food.name).toBe('Feijão carioca cozido')
  expect(match?.confidence).toBeCloseTo(0.4)
})

test('the most popular foods are found by their name, or as the dish that has their name', () => {
  const mostEaten = foods.toSorted((one, other) => other.popularity - one.popularity).slice(0, 300)
  const isFound = (name: string) => {
    const found = foodOf(name.toLowerCase(), 'incerto')
    const names = found?.source === 'dish' ? [found.name, ...found.synonyms] : [found?.name ?? '']
    return names.map(normalizeText).includes(normalizeText(name))
  }
  const lost = mostEaten.filter(({ name }) => !/cr[ua]+$/.test(name) && !isFound(name))
  expect(lost.map(({ name }) => name)).toEqual([])
})
