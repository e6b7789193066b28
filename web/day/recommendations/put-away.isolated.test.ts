// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { saveDismissed, dismissedOn } from './put-away.ts'

beforeEach(() => localStorage.clear())

test('a dismissed recommendation stays hidden for the day and returns on the next', () => {
  saveDismissed('2026-03-11', () => ['low_fiber'])
  saveDismissed('2026-03-11', (before) => [...before, 'water'])
  expect(dismissedOn('2026-03-11')).toEqual(['low_fiber', 'water'])
  expect(dismissedOn('2026-03-12')).toEqual([])
})

test('dismissals are deleted with every other draft at sign-out', () => {
  saveDismissed('2026-03-11', () => ['sodium'])
  expect(Object.keys(localStorage).every((name) => name.startsWith('draft:'))).toBe(true)
})

test('without stored dismissals none is hidden', () => {
  expect(dismissedOn('2026-03-11')).toEqual([])
})
