import { expect, test } from 'vitest'
import { foods } from '../../food-table.ts'
import { holdsAny } from '../contents.ts'
import { identityOf } from '../identity-table.ts'
import { identitiesOfAnswer } from '../read-identities.ts'
import { goldenWords } from './words.ts'

const byName = new Map(foods.map((food) => [food.name, food]))
const cases = goldenWords.map((line) => {
  const [words = '', gone = '', left = ''] = line.split('|').map((part) => part.trim())
  const list = (text: string) => text.split(';').flatMap((name) => name.trim() || [])
  return { words, gone: list(gone), left: list(left) }
})

test('the golden list has at least 200 words, and only foods of the table', () => {
  expect(cases.length).toBeGreaterThanOrEqual(200)
  const names = cases.flatMap(({ gone, left }) => [...gone, ...left])
  expect(names.filter((name) => !byName.has(name))).toEqual([])
})

test.each(cases)('"$words" excludes the expected foods and keeps the others', ({ words, gone, left }) => {
  const ids = identitiesOfAnswer(words)
  expect(ids).not.toEqual([])
  const isOut = (name: string) => holdsAny(identityOf(byName.get(name)!), ids)
  expect({ notOut: gone.filter((name) => !isOut(name)), wronglyOut: left.filter(isOut) }).toEqual({
    notOut: [],
    wronglyOut: [],
  })
})
