import { expect, test } from 'vitest'
import { foods } from '../../foods/food-table.ts'
import { makeFindFood } from '../finding/food-finder.ts'
import { lookalikes } from '../words/lookalikes.ts'
import { readMeal } from '../meal-text.ts'
import { namedFoods } from '../names/named-foods.ts'
import { buildPhraseIndex } from './phrase-index.ts'
import { makeSpeller, soundOf } from './spelling.ts'
import { tokenize } from '../words/tokens.ts'

const names = (text: string) => readMeal(text).items.map((item) => item.food.name)

test('words that sound alike in Brazil get the same sound key', () => {
  expect(soundOf('xuxu')).toBe(soundOf('chuchu'))
  expect(soundOf('arros')).toBe(soundOf('arroz'))
  expect(soundOf('auface')).toBe(soundOf('alface'))
})

test.each([
  ['arros e fejao', ['Arroz branco cozido', 'Feijão carioca cozido']],
  ['mandioka frita e linguissa', ['Mandioca frita', 'Linguiça toscana grelhada']],
  ['frango greliado 150gr', ['Filé de frango grelhado']],
  ['2 fatias de mussarella', ['Queijo muçarela']],
])('"%s" is read through its misspellings', (text, expected) => {
  expect(names(text)).toEqual(expected)
})

test('a verb or adverb is not corrected to a food with another ending', () => {
  expect(names('comi arroz salpicando devagar')).toEqual(['Arroz branco cozido'])
  expect(names('comi arroz refrescou calmamente')).toEqual(['Arroz branco cozido'])
})

test('a word with an implausible letter change is not corrected', () => {
  expect(names('comi arroz na tenda com o conde')).toEqual(['Arroz branco cozido'])
})

test('an everyday word that resembles a food is not corrected', () => {
  const corrected = [...lookalikes].filter((word) => names(`comi arroz e ${word}`).length > 1)
  expect(corrected).toEqual([])
})

test('no everyday word that resembles a food is read as one', () => {
  const read = [...lookalikes].filter((word) => names(`comi ovo ${word} com sal`).length !== 1)
  expect(read).toEqual([])
})

test.each(['jantei com o rosto na coroa', 'fui na folia', 'saldão da china', 'missão dada'])(
  '"%s" names no food',
  (text) => {
    expect(names(text)).toEqual([])
  },
)

test('a slip that is also a rare word is still corrected', () => {
  expect(names('comi magna e canica')).toEqual(['Manga', 'Canjica com leite'])
})

test('a repeated misspelt word is corrected once per sentence', () => {
  const index = buildPhraseIndex({ foods, names: namedFoods, dishes: [] }, () => false)
  const { correct } = makeSpeller(index, () => false)
  const asked: string[] = []
  const speller = {
    correct: (token: Parameters<typeof correct>[0]) => {
      asked.push(token.key)
      return correct(token)
    },
  }
  const tokens = tokenize('quiejo com mandiokka '.repeat(40))
  const find = makeFindFood(tokens, { index, speller })
  expect(tokens.map((_, at) => find(at)?.food.name).filter(Boolean).length).toBeGreaterThan(40)
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
})
