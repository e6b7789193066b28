import { expect, test } from 'vitest'
import { readSample } from './sample-reading.ts'
import { printSlip } from './sample-slip.ts'

const slipOf = (text: string) => printSlip(readSample(text))

test('the lines of a slip add up to its total', () => {
  for (const text of [
    'arroz, feijão e bife',
    '2 fatias de pizza e 1 lata de refrigerante',
    '500 g de arroz',
  ]) {
    const { lines, totals } = readSample(text)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.reduce((sum, { kcal }) => sum + kcal, 0)).toBe(totals.kcal)
  }
})

test('a line states household measure, grams and the source of its numbers', () => {
  expect(slipOf('1 concha de feijão e um café com leite').lines).toEqual([
    {
      name: 'Feijão carioca cozido',
      amount: '1 concha (140 g)',
      measured: '1 concha',
      kcal: '106',
      source: 'TACO 561',
    },
    {
      name: 'Café com leite',
      amount: '1 copo médio (240 ml)',
      measured: '1 copo médio',
      kcal: '75',
      source: 'IBGE',
    },
  ])
})

test('without a recognised food the slip says so and shows no number', () => {
  const { lines, status, unmatched, drawing } = slipOf('uma cadeira de escritório')
  expect(lines).toEqual([])
  expect(status).toMatch(/^Não reconhecemos nenhum alimento/)
  expect(unmatched).toBe('')
  expect(drawing.label).toBe('Prato vazio')
})

test('a food missing from the table is named and left out of the sum', () => {
  const slip = slipOf('arroz, feijão e xablau')
  expect(slip.unmatched).toBe('Não está na tabela e ficou fora da conta: “xablau”.')
  expect(slip.totals.kcal).toBe(slipOf('arroz e feijão').totals.kcal)
})
