import { expect, test } from 'vitest'
import { readMentions, withFindings } from './rules.ts'

const anyone = { targets: null, hidesNumbers: false, person: null, wantsProposals: false }
const text = { field: 'semana', text: 'nasci em 2011, terça fico fora' } as const

test.each([
  ['2026-11-27', ['menor_de_18']],
  ['2030-03-01', []],
])('a birth year in a preview is compared with the true day %s', (today, codes) => {
  expect(readMentions({ ...text, today }).map(({ key }) => key)).toEqual(codes)
  expect(withFindings(anyone, { ...text, today }).person?.declared ?? []).toEqual(codes)
})
