import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeText } from './normalize-text.ts'

test('accents, case, hyphens and stray marks are ignored', () => {
  expect(normalizeText('  Pão-de-Queijo! ')).toBe('pao de queijo')
  expect(normalizeText('AÇAÍ c/ granola')).toBe('acai c granola')
})

test('normalizing is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text))
    }),
  )
})
