// @vitest-environment jsdom
import { defaultedQuestions, noAnsweredDefaults } from '#contract/account/questionnaire.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { openDraft, readDraft, removeDraft, saveDraft } from './draft.ts'
import { visitorOwner } from './unfinished.ts'
import { completeAnswers, completeBut } from './answers/test-answers.ts'

const now = Date.UTC(2026, 10, 20)
const draft = { answers: completeAnswers(), step: 4 as const, isFirst: false }
const stored = (owner: string) => localStorage.getItem(`draft:questionnaire:${owner}`)
const rewrite = (change: object) =>
  localStorage.setItem(
    'draft:questionnaire:ana',
    JSON.stringify({ ...JSON.parse(stored('ana') ?? '{}'), ...change }),
  )

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a draft is restored with its answers and its step', () => {
  saveDraft('ana', draft, now)
  expect(readDraft('ana', now + 1000)).toEqual(draft)
})

test('a draft keeps which defaults were answered, and one from before asks them all', () => {
  const answered_defaults = { questions: defaultedQuestions.slice(0, 2) }
  saveDraft('ana', { ...draft, answers: { ...draft.answers, answered_defaults } }, now)
  expect(readDraft('ana', now)?.answers.answered_defaults).toEqual(answered_defaults)
  const { answered_defaults: _, ...older } = draft.answers
  rewrite({ answers: older })
  expect(readDraft('ana', now)?.answers).toEqual({ ...older, answered_defaults: noAnsweredDefaults })
})

test('a draft belongs to one account', () => {
  saveDraft('ana', draft, now)
  expect(openDraft('bia', now)).toBeNull()
})

test.each([
  ['of an older version', { version: 0 }],
  ['with an answer that is no option', { answers: completeBut('goals', { motivation: ['x' as 'Saúde'] }) }],
  ['with a field missing', { answers: { ...completeAnswers(), goals: {} } }],
  ['at no step', { step: 9 }],
  ['from more than a month ago', { savedAtMs: now - 31 * 24 * 60 * 60 * 1000 }],
])('a draft %s is dropped', (_, change) => {
  saveDraft('ana', draft, now)
  rewrite(change)
  expect(readDraft('ana', now)).toBeNull()
  expect(stored('ana')).toBeNull()
})

test('a draft from before the health interview is kept, its new fields blank', () => {
  saveDraft('ana', draft, now)
  const { health_review: _, ...older } = JSON.parse(JSON.stringify(draft.answers)) as typeof draft.answers
  const { custom_medication, custom_surgery, ...healthFlags } = older.health_flags
  expect([custom_medication, custom_surgery]).toEqual([null, null])
  rewrite({ version: 1, answers: { ...older, health_flags: healthFlags } })
  expect(readDraft('ana', now)).toMatchObject({
    step: 1,
    answers: { goals: draft.answers.goals, health_review: draft.answers.health_review },
  })
})

test('a draft whose health answers were "no" before they were asked is kept, and asks them again', () => {
  saveDraft('ana', draft, now)
  rewrite({ version: 1 })
  const kept = readDraft('ana', now)
  expect(kept?.answers.anthropometrics).toEqual(draft.answers.anthropometrics)
  expect(kept?.answers.health_flags).toMatchObject({ recent_surgeries: null, pregnancy_breastfeeding: null })
  expect(kept?.answers.medical_history.eating_disorders).toBeNull()
})

test.each([1, 2])('a draft of version %i is kept without its consents, which may be withdrawn', (version) => {
  saveDraft('ana', draft, now)
  rewrite({ version })
  const kept = readDraft('ana', now)
  expect(kept?.answers.goals).toEqual(draft.answers.goals)
  expect(Object.values(kept!.answers.consents)).toEqual([false, false, false])
})

test('saving a draft tells whether the device kept it', () => {
  expect(saveDraft('ana', draft, now)).toBe(true)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(saveDraft('ana', draft, now)).toBe(false)
})

test('a draft with invalid JSON is dropped', () => {
  localStorage.setItem('draft:questionnaire:ana', '{"version":')
  expect(readDraft('ana', now)).toBeNull()
  expect(stored('ana')).toBeNull()
})

test('a visitor’s draft moves to the account at sign-in', () => {
  saveDraft(visitorOwner, draft, now)
  expect(openDraft('ana', now)).toEqual(draft)
  expect(stored(visitorOwner)).toBeNull()
  expect(readDraft('ana', now)).toEqual(draft)
})

test('a visitor’s draft does not replace an account’s own', () => {
  const own = { ...draft, step: 2 as const }
  saveDraft('ana', own, now)
  saveDraft(visitorOwner, draft, now)
  expect(openDraft('ana', now)).toEqual(own)
})

test('a removed draft is gone', () => {
  saveDraft('ana', draft, now)
  removeDraft('ana')
  expect(readDraft('ana', now)).toBeNull()
})
