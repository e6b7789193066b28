import { expect, test } from 'vitest'
import { birthdateRemark, dateFrom, fullYear, isWholePart, partsOf, pastedDate } from './birthdate.ts'

const today = '2026-11-20'
const parts = (day: string, month: string, year: string) => ({ day, month, year })

test('three parts form a date, and a date splits into its parts', () => {
  expect(dateFrom(parts('5', '3', '1990'))).toBe('1990-03-05')
  expect(partsOf('1990-03-05')).toEqual(parts('05', '03', '1990'))
})

test.each([
  ['31', '02', '1990'],
  ['0', '05', '1990'],
  ['10', '13', '1990'],
  ['10', '10', '90'],
  ['10', '10', '1890'],
  ['', '10', '1990'],
])('%s/%s/%s is rejected as a birthdate', (day, month, year) => {
  expect(dateFrom(parts(day, month, year))).toBeNull()
})

test.each([
  ['90', '1990'],
  ['27', '1927'],
  ['05', '2005'],
  ['1990', '1990'],
  ['199', '199'],
  ['', ''],
])('the year %s is read as %s', (year, full) => {
  expect(fullYear(year, today)).toBe(full)
})

test('an unfinished date has no remark', () => {
  expect(birthdateRemark(parts('31', '02', '19'), today)).toBeNull()
})

test('an impossible or future date has a remark', () => {
  expect(birthdateRemark(parts('31', '02', '1990'), today)).toContain('Confira')
  expect(birthdateRemark(parts('21', '11', '2026'), today)).toContain('Confira')
})

test('a remark announces missing targets under 18, but not on the 18th birthday', () => {
  expect(birthdateRemark(parts('21', '11', '2008'), today)).toContain('18 anos ou mais')
  expect(birthdateRemark(parts('20', '11', '2008'), today)).toBeNull()
})

test.each(['20/05/1990', '20-5-1990', '20051990', ' 1990-05-20 ', '20.05.90'])(
  '%s is pasted whole',
  (text) => {
    const pasted = pastedDate(text, today)
    expect(pasted && dateFrom(pasted)).toBe('1990-05-20')
  },
)

test.each(['20', '2005', 'maio de 1990', ''])('%s is not pasted as a date', (text) => {
  expect(pastedDate(text, today)).toBeNull()
})

test.each([
  ['day', '3', false],
  ['day', '4', true],
  ['day', '05', true],
  ['month', '1', false],
  ['month', '2', true],
  ['month', '0', false],
  ['year', '199', false],
  ['year', '1990', true],
] as const)('%s %s: no further digit is %s', (name, digits, isWhole) => {
  expect(isWholePart(name, digits)).toBe(isWhole)
})
