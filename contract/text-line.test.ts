import { expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { textLine } from './text-line.ts'

const name = textLine(20, 'Digite seu nome.')

test.each([
  ['Ana\r\nBcc: todos@exemplo.br', null],
  ['  Ana\tSouza ', 'Ana Souza'],
  ['Ana\u2028Souza\u0000\u0085', 'Ana Souza'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['\uFEFF\u0001', null],
  ['João D’Ávila', 'João D’Ávila'],
  ['مريم', 'مريم'],
  ['שרה', 'שרה'],
  ['Bia 👩‍🍳', 'Bia 👩‍🍳'],
  ['e\u0301rica', 'e\u0301rica'],
])('%j is kept as %j', (typed, kept) => {
  const parsed = safeParse(name, typed)
  expect(parsed.success ? parsed.data : null).toBe(kept)
})
