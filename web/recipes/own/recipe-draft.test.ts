import { expect, test } from 'vitest'
import {
  asks,
  checkRecipe,
  emptyRecipe,
  linesOf,
  previewOf,
  type RecipeDraft,
  withChoice,
  withLinked,
} from './recipe-draft.ts'

const draft = (changes: Partial<RecipeDraft> = {}): RecipeDraft => ({
  ...emptyRecipe,
  name: 'Bolo',
  portions: 8,
  ingredients: '2 ovos\n\n  1 xícara de leite \n',
  ...changes,
})
const taken = { food_id: 'taco:3', grams: 90, quantity: 90, measure: 'grama' }

test('empty lines are left out, and an answer stays with its line when others are edited', () => {
  const answered = withChoice(draft(), { line: 1, position: 0 }, taken)
  expect(linesOf(answered)).toEqual([{ text: '2 ovos' }, { text: '1 xícara de leite', choices: [taken] }])
  const edited = { ...answered, ingredients: `sal\n${answered.ingredients}` }
  expect(linesOf(edited)[2]).toEqual({ text: '1 xícara de leite', choices: [taken] })
})

test('the answer to the second ingredient of a line leaves the first as read', () => {
  const answered = withChoice(draft(), { line: 0, position: 1 }, 'left_out')
  expect(linesOf(answered)[0]?.choices).toEqual([null, 'left_out'])
  expect(linesOf(withChoice(answered, { line: 0, position: 1 }, null))[0]).toEqual({ text: '2 ovos' })
})

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(81) }],
  ['name', { name: '!?' }],
  ['portions', { portions: null }],
  ['portions', { portions: 51 }],
  ['portions', { portions: 1.5 }],
  ['ingredients', { ingredients: '\n' }],
  ['ingredients', { ingredients: 'x\n'.repeat(61) }],
  ['ingredients', { ingredients: 'x'.repeat(201) }],
  ['instructions', { instructions: 'x'.repeat(8001) }],
  ['finalGrams', { finalGrams: 0 }],
  ['finalGrams', { finalGrams: 30_001 }],
] as const)('a wrong %s keeps the recipe from being saved', (field, changes) => {
  const { typed, errors } = checkRecipe(draft(changes))
  expect(typed).toBeNull()
  expect(Object.keys(errors)).toEqual([field])
})

test.each([
  ['ask_amount', true],
  ['ask_food', true],
  ['ask_cooking', true],
  ['unknown', true],
  ['counted', false],
  ['uncounted', false],
  ['left_out', false],
  ['heading', false],
  ['water', false],
] as const)('whether a line that is %s waits for an answer: %s', (state, waits) => {
  expect(asks({ state })).toBe(waits)
})

test('a page forgets the answers to the lines that it replaces', () => {
  const linked = {
    name: 'Pudim',
    portions: null,
    ingredients: ['2 ovos'],
    left_out: 0,
    is_cut: false,
    instructions: '',
    preparation_min: null,
    cooking_min: null,
  }
  const answered = withChoice(draft(), { line: 0, position: 0 }, taken)
  expect(linesOf(withLinked(answered, linked, null))).toEqual([{ text: '2 ovos' }])
})

test('numbers are previewed for one portion until the number of portions is said', () => {
  expect(previewOf(draft({ portions: null, name: '' }))).toMatchObject({ portions: 1, name: '' })
  expect(previewOf(draft({ ingredients: ' ' }))).toBeNull()
})

test('a name that is too long is said while it is typed, and the numbers stay', () => {
  const long = draft({ name: 'x'.repeat(81) })
  expect(checkRecipe(long).problems).toEqual({ name: 'Use até 80 caracteres.' })
  expect(previewOf(long)).toMatchObject({ name: '', portions: 8 })
})

test('a page fills what it states, and only its https address is kept', () => {
  const linked = {
    name: 'Pudim',
    portions: null,
    ingredients: ['3 ovos'],
    left_out: 0,
    is_cut: false,
    instructions: '',
    preparation_min: null,
    cooking_min: null,
  }
  const filled = withLinked(draft({ instructions: 'Bata.' }), linked, 'https://receitas.exemplo/pudim')
  expect(filled).toMatchObject({
    name: 'Pudim',
    portions: 8,
    ingredients: '3 ovos',
    instructions: 'Bata.',
    sourceUrl: 'https://receitas.exemplo/pudim',
  })
  expect(withLinked(draft(), linked, 'http://receitas.exemplo').sourceUrl).toBeNull()
})
