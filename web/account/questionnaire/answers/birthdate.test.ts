import { expect, test } from 'vitest'
import { birthdateRemark, dateFrom, fullYear, partsOf } from './birthdate.ts'

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
