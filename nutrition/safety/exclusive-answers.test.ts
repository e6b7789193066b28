import { expect, test } from 'vitest'
import { normalizeExclusive } from './exclusive-answers.ts'

test('"none" next to another answer is removed', () => {
  expect(normalizeExclusive(['Nenhuma', 'Leite'])).toEqual(['Leite'])
  expect(normalizeExclusive(['gestante', 'nem_uma'])).toEqual(['gestante'])
  expect(normalizeExclusive(['Artrite', 'Nenhuma limitação'])).toEqual(['Artrite'])
})

test('repeated "none" alone is kept once', () => {
  expect(normalizeExclusive(['nenhum', 'nenhum'])).toEqual(['nenhum'])
  expect(normalizeExclusive([])).toEqual([])
})
