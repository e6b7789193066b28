import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { recipeNames } from '../matching/recipe-names.ts'
import { savedMealGrams, savedMealOf, savedNameKey, savedNamesOf, timesOfSaved } from './saved-names.ts'
import { savedNameProblem } from '../saved-name-problem.ts'
import { tokenize } from '../words/tokens.ts'

const names = [
  'Meu café de sempre',
  'Café de sempre com ovo',
  'Marmita da mãe',
  'Vitamina do João',
  'Vitamina do treino com aveia',
  'leite da fazenda',
  'almoço de domingo',
  'o de sempre',
]
const saved = savedNamesOf(names.map((name) => ({ id: name, name })))
/** Returns the foods read from a text: saved meals by name and number of times, other foods by name. */
const read = (text: string) =>
  readMeal(text, { saved }).items.map(({ food, grams }) =>
    savedMealOf(food) === undefined ? food.name : `${grams / savedMealGrams} × ${food.name}`,
  )

test.each([
  ['meu café de sempre e uma banana', ['1 × Meu café de sempre', 'Banana-prata']],
  ['Hoje tomei o CAFE DE SEMPRE.', ['1 × Meu café de sempre']],
  ['comi o de sempre com 2 ovos', ['1 × o de sempre', 'Ovo cozido']],
  ['café de sempre com ovo e banana', ['1 × Café de sempre com ovo', 'Banana-prata']],
  ['almoço de domingo', ['1 × almoço de domingo']],
  ['2 marmitas da mãe', ['2 × Marmita da mãe']],
  ['meia marmita da mãe', ['0.5 × Marmita da mãe']],
  ['metade da marmita da mãe e uma banana', ['0.5 × Marmita da mãe', 'Banana-prata']],
  ['a marmita da mãe no almoço, banana', ['1 × Marmita da mãe', 'Banana-prata']],
  ['marmita da mãe no almoço e vitamina do joao', ['1 × Marmita da mãe', '1 × Vitamina do João']],
])('"%s" has the saved meal', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

test.each([
  ['comi minha marmita', ['1 × Marmita da mãe']],
  ['minha vitamina no lanche e 1 banana', ['1 × Vitamina do João', 'Banana-prata']],
  ['metade da minha marmita', ['0.5 × Marmita da mãe']],
  ['vitamina do treino e 1 banana', ['1 × Vitamina do treino com aveia', 'Banana-prata']],
])('"%s" has the saved meal by the beginning of its name', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

test.each([
  'vitamina',
  'comi marmita',
  'meu café com pão',
  'meu almoço: arroz e feijão',
  'minha marmita com frango e arroz',
  'minha marmita de frango',
])('"%s" has no saved meal', (text) => {
  const { items } = readMeal(text, { saved })
  expect(items.filter(({ food }) => savedMealOf(food) !== undefined)).toEqual([])
})

const breakfasts = [
  'Pão com ovo e café',
  'Arroz e feijão com bife',
  'Frango com batata doce e brócolis',
  'Iogurte com granola e banana',
  '2 ovos e pão quentinho da Bia',
]
const savedBreakfasts = savedNamesOf(breakfasts.map((name) => ({ id: name, name })))

test.each([
  'comi pão com ovo',
  'arroz e feijão',
  'almocei frango com batata doce',
  'iogurte com granola',
  '2 ovos',
  '2 ovos e pão quentinho',
  'meu pão com ovo',
  'comi meu arroz e feijão',
])('"%s" is food, not a saved meal that begins with it', (text) => {
  expect(readMeal(text, { saved: savedBreakfasts })).toEqual(readMeal(text))
})

test.each([
  ['minha marmita, arroz e frango', ['Arroz branco cozido', 'Filé de frango grelhado']],
  ['minha marmita era arroz e frango', ['Arroz branco cozido', 'Filé de frango grelhado']],
  ['minha marmita tinha 100 g de arroz', ['Arroz branco cozido']],
])('"%s" lists the foods of a meal instead of the saved one', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

test('a beginning that is a food is asked about', () => {
  const { items, questions } = readMeal('comi meu pão', { saved: savedBreakfasts })
  expect(items.map(({ food }) => food.name)).toEqual(['Pão com ovo e café'])
  expect(questions.map(({ code, suggestions = [] }) => [code, suggestions.map(({ name }) => name)])).toEqual([
    ['ambiguous_food', ['Pão com ovo e café', 'Pão francês']],
  ])
})

test('a beginning that two saved meals share is asked about', () => {
  const two = savedNamesOf(['Marmita da mãe', 'Marmita fit'].map((name) => ({ id: name, name })))
  const { questions } = readMeal('comi minha marmita', { saved: two })
  expect(questions.map(({ code, suggestions = [] }) => [code, suggestions.map(({ name }) => name)])).toEqual([
    ['ambiguous_food', ['Marmita da mãe', 'Marmita fit']],
  ])
})

test.each([
  ['sem café de sempre, só banana', ['Banana-prata']],
  ['não comi a marmita da mãe', []],
  ['não tomei a vitamina do João, mas comi uma banana', ['Banana-prata']],
  ['doce de leite da fazenda', ['Doce de leite']],
  ['almoço de domingo: arroz e feijão', ['Arroz branco cozido', 'Feijão carioca cozido']],
  ['no almoço de domingo comi arroz', ['Arroz branco cozido']],
])('"%s" does not have it', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

test('vessels and portions count whole meals, a weight counts a part of the grams', () => {
  const times = (quantity: number, measure: string, grams: number) =>
    timesOfSaved({ quantity, measure, grams }, 400)
  expect(times(2, 'porção', 2 * savedMealGrams)).toBe(2)
  expect(times(0.5, 'marmita', 50)).toBe(0.5)
  expect(times(200, 'grama', 200)).toBe(0.5)
})

const check = (name: string) => savedNameProblem(name, { recipes: recipeNames() })

test.each([
  'café de sempre',
  'Meu café de sempre',
  'Marmita da mãe',
  'Pão da vó',
  'Pré-treino',
  'Café 💪 forte',
])('"%s" can name a saved meal', (name) => expect(check(name)).toBeNull())

test.each([
  ['Banana', 'food'],
  ['meu arroz e feijão', 'unclear'],
  ['meu café', 'unclear'],
  ['pão com manteiga', 'food'],
  ['arroz e feijão', 'food'],
  ['2 ovos', 'food'],
  ['feijoada', 'food'],
  ['almoço', 'unclear'],
  ['Café da manhã', 'unclear'],
  ['lanche da tarde', 'unclear'],
  ['segunda', 'unclear'],
  ['e', 'unclear'],
  ['meu', 'unclear'],
  ['💪💪', 'unclear'],
  ['.*', 'unclear'],
  ['123', 'unclear'],
  ['Lanche (da) Bia', 'unclear'],
])('"%s" cannot: %s', (name, problem) => {
  expect(check(name)).toBe(problem)
})

const piece = fc.oneof(
  fc.constantFrom(
    'café',
    'Pão',
    'vó',
    'de',
    'da',
    'e',
    'sem',
    'não',
    'meu',
    'à',
    'ção',
    'É',
    '$&',
    '.*',
    '(',
    '[a-z]+',
  ),
  fc.constantFrom(
    '💪',
    '👩‍👩‍👧',
    '\\b',
    '^',
    '1',
    '2,5',
    '½',
    'com',
    ',',
    '.',
    ':',
    '-',
    '\u0301',
    '§0',
    'constructor',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }),
)
const phrase = (most: number) =>
  fc.array(piece, { minLength: 1, maxLength: most }).map((words) => words.join(' '))

test('strange names and texts lose no word, and only names or their beginnings are taken', () => {
  fc.assert(
    fc.property(fc.array(phrase(4), { maxLength: 6 }), phrase(20), (strange, text) => {
      const tokens = tokenize(text)
      const taken = savedNamesOf(strange.map((name, at) => ({ id: String(at), name })))
      const kept = taken.take(tokens)
      const keys = new Set(strange.map(savedNameKey))
      let at = 0
      for (const [place, token] of kept.entries()) {
        const found = taken.matchAt(kept, place)
        const from = at
        while (at < tokens.length && tokens[at]!.end <= token.end) at += 1
        const words = tokens.slice(from, at)
        const said = words.map(({ key }) => key).join(' ')
        const isName = [...keys].some((name) => name === said || name.startsWith(`${said} `))
        const isKept = words.length === 1 && words[0] === token
        expect(found ? isName : isKept).toBe(true)
      }
      expect(at).toBe(tokens.length)
    }),
    { numRuns: 500, seed: 20_261_126 },
  )
})

test('a name that may be saved is found alone and beside another food', () => {
  fc.assert(
    fc.property(phrase(4), (name) => {
      fc.pre(check(name) === null)
      const own = savedNamesOf([{ id: 'it', name }])
      const idsIn = (text: string) =>
        readMeal(text, { saved: own, recipes: recipeNames() }).items.map(
          ({ food }) => savedMealOf(food) ?? food.id,
        )
      expect(idsIn(name)).toEqual(['it'])
      expect(idsIn(`hoje tomei meu ${name} e 1 maçã`)).toContain('it')
    }),
    { numRuns: 300, seed: 20_261_127 },
  )
})

test('the longest of several names is taken, and a name inside a bigger word is not', () => {
  expect(read('vitamina do Joãozinho')).not.toContain('1 × Vitamina do João')
  expect(read('supermarmita da mãe')).not.toContain('1 × Marmita da mãe')
  const long = 'marmita da mãe '.repeat(60)
  expect(read(long).length).toBeGreaterThan(0)
})

test.each([
  ['minha marmita', 'minha marmita, 1 banana', ['minha marmita', 'Banana-prata']],
  ['minha marmita', 'metade da minha marmita', ['minha marmita']],
  ['minha marmita', 'minha marmita, arroz e frango', ['Arroz branco cozido', 'Filé de frango grelhado']],
  ['minha marmita', 'marmita de arroz e feijão', ['Arroz branco cozido', 'Feijão carioca cozido']],
  ['meu pão', 'comi meu pão', ['meu pão']],
  ['meu pão', 'comi pão', ['Pão francês']],
])('the saved name "%s" of a food needs its possessive: %s', (name, text, foods) => {
  expect(check(name)).toBeNull()
  const { items } = readMeal(text, { saved: savedNamesOf([{ id: 'named', name }]) })
  expect(items.map(({ food }) => food.name)).toEqual(foods)
})
