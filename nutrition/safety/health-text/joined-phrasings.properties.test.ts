import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HealthTextField } from './health-text.ts'
import { readHealthText } from './read-health-text.ts'

/** Field, text and found codes of the golden phrasings that state a medicine or a condition. */
const dangers = readFileSync(new URL('golden-phrasings.tsv', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  // A point after a single letter is an abbreviation, not the end of a sentence.
  .filter(([field, text = '']) => (field === 'condicao' || field === 'medicamento') && !/ \w$/.test(text))
  .map(([field, text = '']) => {
    const reading = { field: field as HealthTextField, text: text.replace(/[\s.,!]+$/, '') }
    return { ...reading, codes: readHealthText(reading).findings.map(({ code }) => code) }
  })
  .filter(({ codes }) => codes.length > 0)

/** Findings that a kinship may take back: "meu neto nasceu ontem, sou avô". */
const ofBirth: ReadonlySet<string> = new Set(['gestante', 'lactante', 'pos_parto'])

const harmless = [
  'avamys',
  'bepantol na pele',
  'uso colírio',
  'exame de vista normal',
  'ultrassom da tireoide normal',
  'rins ok',
  'sou avô',
  'sou tia',
  'sou pai de dois',
  'sou bombeiro',
  'trabalho de motorista',
  'tenho 60',
]

test('a harmless phrase before or after a danger takes none of its findings away', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...dangers),
      fc.constantFrom(...harmless),
      fc.constantFrom('. ', ', '),
      fc.boolean(),
      ({ field, text, codes }, phrase, joint, isFirst) => {
        const joined = isFirst ? `${phrase}${joint}${text}` : `${text}${joint}${phrase}`
        const found = new Set(readHealthText({ field, text: joined }).findings.map(({ code }) => code))
        const kept = codes.filter((code) => !(/^sou (?:avô|tia)$/.test(phrase) && ofBirth.has(code)))
        expect([joined, ...kept.filter((code) => !found.has(code))]).toEqual([joined])
      },
    ),
    { numRuns: 1500 },
  )
})
