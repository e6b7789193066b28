// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { completeAnswers } from './answers/test-answers.ts'
import { saveDraft } from './draft.ts'
import { keptMs, readUnfinished, savePlace, visitorOwner } from './unfinished.ts'

const now = Date.UTC(2026, 10, 20)
const draft = { answers: completeAnswers(), step: 4 as const, isFirst: false }

afterEach(() => localStorage.clear())

test('answers that a visitor left are open after the sign-in too', () => {
  saveDraft(visitorOwner, draft, now)
  expect(readUnfinished('ana', now)).toEqual({ step: 4, isSent: false, isFirst: false })
})

test('unsent answers come before a sent place, and are open for 30 days', () => {
  savePlace('ana', 5, now + 1)
  saveDraft('ana', draft, now)
  expect(readUnfinished('ana', now + keptMs)?.isSent).toBe(false)
  expect(readUnfinished('ana', now + keptMs + 1)).toEqual({ step: 5, isSent: true, isFirst: false })
  expect(readUnfinished('ana', now + keptMs + 2)).toBeNull()
})

test('a draft at a step that no longer exists opens at the first', () => {
  const left = { step: 9, savedAtMs: now, isFirst: true }
  localStorage.setItem('draft:questionnaire:ana', JSON.stringify(left))
  expect(readUnfinished('ana', now)).toEqual({ step: 1, isSent: false, isFirst: true })
})
