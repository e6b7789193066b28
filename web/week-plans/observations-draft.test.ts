// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepObservations, keptObservations } from './observations-draft.ts'

beforeEach(() => localStorage.clear())

test('what was written about the week is there again, until it is used or wiped', () => {
  expect(keptObservations(localStorage)).toBe('')
  keepObservations(localStorage, 'sem forno ')
  expect(localStorage.getItem('draft:week-observations')).toBe('sem forno ')
  expect(keptObservations(localStorage)).toBe('sem forno ')
  keepObservations(localStorage, '  ')
  expect(localStorage.getItem('draft:week-observations')).toBeNull()
})
