// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { doneTips, saveDoneTips } from './progress.ts'
import { findProtocols } from './protocol-search.ts'
import { protocols } from './protocols.ts'

const [marmita, churrasco] = protocols as [(typeof protocols)[number], (typeof protocols)[number]]
const key = (id: string, account: string) => `protocol:${id}:${account}`
const idsFor = (query: string) => findProtocols(protocols, query).map(({ id }) => id)

afterEach(() => localStorage.clear())

test('there are six protocols of six tips, without equal tips in one', () => {
  expect(protocols.map(({ id }) => id)).toEqual([
    'marmita',
    'churrasco',
    'padaria',
    'rodizio',
    'festa-junina',
    'praia',
  ])
  for (const { tips } of protocols) {
    expect(new Set(tips.map(({ id }) => id)).size).toBe(6)
    expect(new Set(tips.map(({ title }) => title)).size).toBe(6)
  }
})

test.each([
  ['', 6],
  ['RODIZIO', 1],
  ['rodízio', 1],
  ['CAFE DA MANHA', 1],
  ['  praia ', 1],
  ['xablau', 0],
])('%j finds %i of them by title or description', (query, count) => {
  expect(idsFor(query)).toHaveLength(count)
})

test('progress is stored per protocol and per account', () => {
  saveDoneTips('ana', marmita, new Set(['esfriar', 'duas-bases']))
  expect([...doneTips('ana', marmita)]).toEqual(['duas-bases', 'esfriar'])
  expect(doneTips('ana', churrasco).size).toBe(0)
  expect(doneTips('bia', marmita).size).toBe(0)
})

test.each(['{"a":', '{}', 'null', '[1, null]', '["uma-dica-que-saiu"]'])(
  '%s counts as no progress',
  (text) => {
    localStorage.setItem(key('marmita', 'ana'), text)
    expect(doneTips('ana', marmita).size).toBe(0)
  },
)
