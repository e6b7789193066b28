import { expect, test } from 'vitest'
import type { HealthTextField } from './health-text.ts'
import { readHealthText } from './read-health-text.ts'

const codesIn = (text: string, field: HealthTextField) =>
  readHealthText({ field, text }).findings.map(({ code }) => code)

test.each([
  ['N18.5', 'condicao', ['renal']],
  ['laudo: F50.2 + F33.1', 'condicao', ['transtorno_alimentar', 'ansiedade_depressao']],
  ['CID O24.4', 'semana', ['gestante', 'diabetes']],
  ['J45', 'condicao', []],
  ['vitamina B12 baixa', 'condicao', []],
  ['sala C20, bloco K74', 'semana', []],
] as const)('an ICD code of a known condition is a finding in "%s"', (text, field, codes) => {
  expect(codesIn(text, field)).toEqual(codes)
})
