import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { HealthTextField } from './health-text.ts'
import { readHealthText } from './read-health-text.ts'

/**
 * Rows of the golden file: field, text, expected codes, expected allergy foods, and 1 if a follow-up question is
 * expected. The rows were written independently of the parser.
 */
const rows = readFileSync(new URL('golden-phrasings.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [field = '', text = '', codes = '', foods = '', asks = ''] = line.split('\t')
    return {
      field: field as HealthTextField,
      text,
      codes: codes.split(' ').filter((code) => code !== ''),
      hasFoods: foods !== '',
      asks: asks === '1',
    }
  })

const readings = rows.map((row) => {
  const { findings, unread } = readHealthText(row)
  return { ...row, found: new Set<string>(findings.map(({ code }) => code)), unread }
})

test('the golden set has as many positives as negatives', () => {
  const negatives = rows.filter(({ codes }) => codes.length === 0).length
  expect(rows.length).toBeGreaterThan(5000)
  expect(negatives / rows.length).toBeGreaterThan(0.5)
})

test('at least 98.5 of 100 findings of the golden set are recognized', () => {
  const expected = readings.flatMap(({ codes, found }) => codes.map((code) => found.has(code)))
  expect(expected.filter(Boolean).length / expected.length).toBeGreaterThan(0.985)
})

test('at most 1.5 of 100 harmless texts of the golden set raise a finding', () => {
  const harmless = readings.filter(({ codes, hasFoods }) => codes.length === 0 && !hasFoods)
  const alarmed = harmless.filter(({ found }) => found.size > 0)
  expect(alarmed.length / harmless.length).toBeLessThan(0.015)
})

test('unclear health texts of the golden set raise the follow-up question', () => {
  const unclear = readings.filter(({ asks }) => asks)
  const asked = unclear.filter(({ unread }) => unread.length > 0)
  expect(asked.length / unclear.length).toBeGreaterThan(0.93)
})
