import { expect, test } from 'vitest'
import { lostText, namesOfNotes, waitingPhrase } from './waiting-entries.ts'

const nothing = { glasses: [], weights: [], choices: [] }
const glass = { ml: 200 }
const tick = { meals: { almoco: true } }
const phraseOf = (notes: Partial<Parameters<typeof namesOfNotes>[0]>) =>
  waitingPhrase(namesOfNotes({ ...nothing, ...notes }))?.replaceAll('\u00a0', ' ')

test('what waits is counted in words, each kind by its own', () => {
  expect(phraseOf({})).toBeUndefined()
  expect(phraseOf({ glasses: [glass] })).toBe('1 copo de água espera')
  expect(phraseOf({ glasses: [glass, glass] })).toBe('2 copos de água esperam')
  expect(phraseOf({ glasses: [glass, { ml: 500 }] })).toBe('700 ml de água esperam')
  expect(phraseOf({ choices: [{ meals: { almoco: true, jantar: false } }] })).toBe(
    '2 marcações do cardápio esperam',
  )
  expect(phraseOf({ glasses: [glass], weights: [{ hasArrived: false }], choices: [tick] })).toBe(
    '1 copo de água, 1 peso e 1 marcação do cardápio esperam',
  )
})

test('a weight that is saved already does not wait', () => {
  expect(phraseOf({ weights: [{ hasArrived: true }] })).toBeUndefined()
})

test('a sign-out says what it deletes', () => {
  expect(lostText([])).toBeNull()
  expect(lostText(namesOfNotes({ ...nothing, glasses: [glass] }))).toBe(
    '1 copo de água espera um plano, e sair apaga do aparelho.',
  )
})
