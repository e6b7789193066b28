import { expect, test } from 'vitest'
import { formatClock } from './clock-pt-br.ts'
import { dayIn } from './local-day.ts'
import { formatList } from './list-pt-br.ts'
import { formatReais } from './money-pt-br.ts'
import { parseNumber } from './parse-number.ts'
import { formatGrams, formatKcal, formatKilograms, formatPercent } from './units-pt-br.ts'
import { formatShortWeekday } from './days-pt-br.ts'
import { formatDay, formatNumber, formatWeekday } from './format-pt-br.ts'

test('thousands take a dot, decimals a comma, and the unit does not wrap', () => {
  expect(formatKcal(1850)).toBe('1.850\u00a0kcal')
  expect(formatKilograms(72.4)).toBe('72,4\u00a0kg')
  expect(formatNumber(1234567.891, 2)).toBe('1.234.567,89')
  expect(formatPercent(67.4)).toBe('67%')
})

test.each([
  [0.049, 1, '0'],
  [-0.04, 1, '0'],
  [-0.5, 1, '-0,5'],
  [0.05, 1, '0,1'],
  [1.005, 2, '1,01'],
  [8.35, 1, '8,4'],
  [72.96, 1, '73'],
  [999.95, 1, '1.000'],
  [-1234.5, 0, '-1.235'],
  [0.0000001, 2, '0'],
])('%s with at most %s places is %s', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text)
})

test('numbers match the output of Intl', () => {
  for (const decimals of [0, 1, 2]) {
    const own = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: decimals, useGrouping: 'always' })
    for (let step = 0; step < 400; step++) {
      const value = (step * step * 337) / 1000
      expect(formatNumber(value, decimals)).toBe(own.format(value))
    }
  }
})

test('grams are whole from ten on and have one decimal below', () => {
  expect(formatGrams(32.4)).toBe('32\u00a0g')
  expect(formatGrams(1.62)).toBe('1,6\u00a0g')
  expect(formatGrams(3)).toBe('3\u00a0g')
})

test('money is in reais', () => {
  expect(formatReais(29.9)).toBe('R$\u00a029,90')
  expect(formatReais(1299)).toBe('R$\u00a01.299,00')
})

test('clock times are written with an h, and whole hours without minutes', () => {
  expect(formatClock('12:30')).toBe('12h30')
  expect(formatClock('08:05')).toBe('8h05')
  expect(formatClock('19:00')).toBe('19h')
})

test('a calendar day is the same in every zone', () => {
  expect(formatDay('2026-11-20')).toBe('20 de novembro')
  expect(formatDay('2026-01-01')).toBe('1 de janeiro')
  expect(formatWeekday('2026-11-20')).toBe('sexta-feira')
  expect(formatShortWeekday('2026-11-21')).toBe('sáb')
})

test('late evening in São Paulo is still today', () => {
  expect(dayIn('America/Sao_Paulo', new Date('2026-11-21T02:30:00Z'))).toBe('2026-11-20')
})

test('a list ends with "e"', () => {
  expect(formatList(['arroz', 'feijão', 'ovo'])).toBe('arroz, feijão e ovo')
})

test.each([
  ['72,4', 72.4],
  ['72.4', 72.4],
  ['1.850', 1850],
  ['1.850,5', 1850.5],
  ['  80 ', 80],
  [',5', 0.5],
  ['72,', 72],
  ['', null],
  ['abc', null],
  ['1,2,3', null],
  [',', null],
])('the typed number %j reads as %j', (text, value) => {
  expect(parseNumber(text)).toBe(value)
})
