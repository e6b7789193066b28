// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { type DayChoice, dropChoice, keepChoice, keptChoice, keptChoices } from './kept-choices.ts'

const friday: DayChoice = {
  userId: 'ana',
  date: '2026-11-20',
  dietId: 'd-1',
  meals: { almoco: true, jantar: false },
}
const saturday: DayChoice = { ...friday, date: '2026-11-21', meals: { almoco: true } }

beforeEach(() => localStorage.clear())

test('choices made without a network wait, the oldest day first', () => {
  keepChoice(localStorage, saturday)
  keepChoice(localStorage, friday)
  expect(keptChoices(localStorage, 'ana')).toEqual([friday, saturday])
  dropChoice(localStorage, friday.date)
  expect(keptChoices(localStorage, 'ana')).toEqual([saturday])
})

test('a later choice for the same day takes the place of the first', () => {
  keepChoice(localStorage, friday)
  keepChoice(localStorage, { ...friday, meals: { almoco: false, jantar: true } })
  expect(keptChoice(localStorage, 'ana', friday.date)?.meals).toEqual({ almoco: false, jantar: true })
})

test("another account's choice is never sent", () => {
  keepChoice(localStorage, friday)
  expect(keptChoices(localStorage, 'bia')).toEqual([])
  expect(keptChoices(localStorage, 'ana')).toEqual([friday])
})

test('what waits is removed with every other draft at sign-out', () => {
  keepChoice(localStorage, friday)
  expect(Object.keys(localStorage)).toEqual(['draft:adherence:2026-11-20'])
})

test('a choice that does not read is dropped', () => {
  localStorage.setItem('draft:adherence:2026-11-20', '{"userId":')
  localStorage.setItem('draft:adherence:2026-11-21', '{"userId":"ana","meals":[]}')
  expect(keptChoices(localStorage, 'ana')).toEqual([])
  expect(localStorage.length).toBe(0)
})
