// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { openDraft, readDraft, removeDraft, saveDraft, visitorOwner } from './draft.ts'
import { completeAnswers, completeBut } from './test-answers.ts'

const now = Date.UTC(2026, 10, 20)
const draft = { answers: completeAnswers(), step: 4 as const }
const stored = (owner: string) => localStorage.getItem(`draft:questionnaire:${owner}`)
const rewrite = (change: object) =>
  localStorage.setItem(
    'draft:questionnaire:ana',
    JSON.stringify({ ...JSON.parse(stored('ana') ?? '{}'), ...change }),
  )

afterEach(() => localStorage.clear())

test('a draft is restored with its answers and its step', () => {
  saveDraft(localStorage, 'ana', draft, now)
  expect(readDraft(localStorage, 'ana', now + 1000)).toEqual(draft)
})

test('a draft belongs to one account', () => {
  saveDraft(localStorage, 'ana', draft, now)
  expect(openDraft(localStorage, 'bia', now)).toBeNull()
})

test.each([
  ['of an older version', { version: 0 }],
  ['with an answer that is no option', { answers: completeBut('goals', { motivation: ['x' as 'Saúde'] }) }],
  ['with a field missing', { answers: { ...completeAnswers(), goals: {} } }],
  ['at no step', { step: 9 }],
  ['from more than a month ago', { savedAtMs: now - 31 * 24 * 60 * 60 * 1000 }],
])('a draft %s is dropped', (_, change) => {
  saveDraft(localStorage, 'ana', draft, now)
  rewrite(change)
  expect(readDraft(localStorage, 'ana', now)).toBeNull()
  expect(stored('ana')).toBeNull()
})

test('a draft from before the health interview is kept, its new fields blank', () => {
  saveDraft(localStorage, 'ana', draft, now)
  const { health_review: _, ...older } = JSON.parse(JSON.stringify(draft.answers)) as typeof draft.answers
  const { custom_medication, custom_surgery, ...healthFlags } = older.health_flags
  expect([custom_medication, custom_surgery]).toEqual([null, null])
  rewrite({ answers: { ...older, health_flags: healthFlags } })
  expect(readDraft(localStorage, 'ana', now)).toEqual(draft)
})

test('a draft with invalid JSON is dropped', () => {
  localStorage.setItem('draft:questionnaire:ana', '{"version":')
  expect(readDraft(localStorage, 'ana', now)).toBeNull()
  expect(stored('ana')).toBeNull()
})

test('a visitor’s draft moves to the account at sign-in', () => {
  saveDraft(localStorage, visitorOwner, draft, now)
  expect(openDraft(localStorage, 'ana', now)).toEqual(draft)
  expect(stored(visitorOwner)).toBeNull()
  expect(readDraft(localStorage, 'ana', now)).toEqual(draft)
})

test('a visitor’s draft does not replace an account’s own', () => {
  const own = { ...draft, step: 2 as const }
  saveDraft(localStorage, 'ana', own, now)
  saveDraft(localStorage, visitorOwner, draft, now)
  expect(openDraft(localStorage, 'ana', now)).toEqual(own)
})

test('a removed draft is gone', () => {
  saveDraft(localStorage, 'ana', draft, now)
  removeDraft(localStorage, 'ana')
  expect(readDraft(localStorage, 'ana', now)).toBeNull()
})
