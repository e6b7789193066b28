import { expect, test } from 'vitest'
import { withEntry, withoutEntry } from './water-day.ts'

const glass = { id: 'a', ml: 200, drunk_at: '2026-03-11T12:00:00.000Z' }
const bottle = { id: 'b', ml: 500, drunk_at: '2026-03-11T09:00:00.000Z' }
const day = { date: '2026-03-11', total_ml: 200, entries: [glass], reference_ml: 2400 }

test('a day holds its glasses in drinking order and their sum', () => {
  expect(withEntry(day, bottle)).toEqual({ ...day, total_ml: 700, entries: [bottle, glass] })
})

test('a glass with another amount replaces the one before', () => {
  expect(withEntry(day, { ...glass, ml: 300 })).toMatchObject({ total_ml: 300, entries: [{ ml: 300 }] })
})

test('a removed glass leaves the others unchanged', () => {
  expect(withoutEntry(withEntry(day, bottle), 'b')).toEqual(day)
  expect(withoutEntry(day, 'nobody')).toEqual(day)
})
