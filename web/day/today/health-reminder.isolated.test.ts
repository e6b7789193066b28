// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { dismissReminder, isReminderDue, markReminderShown } from './health-reminder.ts'

const shownAt = Date.parse('2026-03-11T15:00:00Z')
const hours = (count: number) => count * 3_600_000

beforeEach(() => localStorage.clear())

test('the health profile is requested until it is postponed', () => {
  expect(isReminderDue(shownAt)).toBe(true)
  markReminderShown(shownAt)
  expect(isReminderDue(shownAt + hours(1))).toBe(true)
})

test('a postponed request returns more than 24 hours after it was last shown', () => {
  markReminderShown(shownAt)
  dismissReminder()
  expect(isReminderDue(shownAt + hours(24))).toBe(false)
  expect(isReminderDue(shownAt + hours(24) + 1)).toBe(true)
})

test('an unreadable time does not postpone it forever', () => {
  localStorage.setItem('anamnese_last_shown', 'ontem')
  dismissReminder()
  expect(isReminderDue(shownAt)).toBe(true)
})
