import { expect, test } from 'vitest'
import { readHealthText } from './read-health-text.ts'

const codesIn = (text: string) => readHealthText({ field: 'semana', text }).findings.map(({ code }) => code)

test.each([
  ['grávida de ideias', []],
  ['grávida de 5 meses', ['gestante']],
  ['TCA amanhã, audiência no tribunal de contas', []],
  ['tenho TCA', ['transtorno_alimentar']],
  ['tca: vomitei hoje', ['transtorno_alimentar']],
  ['recaída do tca essa semana', ['transtorno_alimentar']],
  ['T.C.A. diagnosticado aos 20', ['transtorno_alimentar']],
  ['show no TCA sábado, janto fora', []],
  ['entregar o tca da faculdade sexta', []],
  ['assistir As Virgens Suicidas sábado', []],
  ['lendo "Anatomia da depressão"', []],
  ['tenho depressão, vendo filme o dia todo', ['ansiedade_depressao']],
  ['remédio do coração partido: brigadeiro', []],
])('figures of speech and titles are not read as illness in "%s"', (text, codes) => {
  expect(codesIn(text)).toEqual(codes)
})
