import { expect, test } from 'vitest'
import { rememberWords } from './remembered-words.ts'

test('a word is computed once until too many others were', () => {
  const computed: string[] = []
  const read = rememberWords((word) => ({ at: computed.push(word) }))
  expect([read('arroz'), read('arroz')]).toEqual([{ at: 1 }, { at: 1 }])
  for (let word = 0; word < 2000; word += 1) read(`arroz${word}`)
  expect(read('arroz').at).toBeGreaterThan(2000)
})
