import { consentTexts } from '#contract/privacy/consent-texts.ts'
import type { ConsentRecord } from '#contract/privacy/consents.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { payloadOf } from '../answers/answers.ts'
import { completeAnswers } from '../answers/test-answers.ts'
import { readDraft, saveDraft } from '../draft.ts'
import { readUnfinished, savePlace } from '../unfinished.ts'
import { ana, button, open, resetStage, server, setStage, stepTitle } from './test-stage.tsx'

beforeEach(setStage)
afterEach(resetStage)

/** Answers how many meals a day on an optional step, and leaves it. */
async function answerAndLeave(): Promise<number> {
  await open(ana, '/onboarding?passo=4')
  await screen.findAllByRole('slider')
  fireEvent.click(within(screen.getByRole('group', { name: 'Refeições por dia' })).getAllByRole('radio')[0]!)
  const { meals_per_day: chosen } = readDraft('ana', Date.now())!.answers.lifestyle
  fireEvent.click(button('Terminar depois'))
  return chosen
}

/** History of the consents that a first questionnaire needs, to the current wording. */
const consented = () =>
  (['aviso_medico', 'dados_saude_plano'] as const).map((purpose, at) => ({
    id: String(at),
    purpose,
    granted: true,
    text_version: consentTexts[purpose].version,
    recorded_at: '2026-11-20T10:00:00.000Z',
  })) as unknown as ConsentRecord[]

test('answers of an optional step that is finished later are sent, and its place is kept', async () => {
  server.saved = { answers: payloadOf(completeAnswers()), targets: null }
  server.consentHistory = consented()
  server.answerPost = () => Response.json({ questionnaire_completed: true, targets: null })
  const chosen = await answerAndLeave()
  await vi.waitFor(() => expect(readDraft('ana', Date.now())).toBeNull())
  expect(server.posts.at(-1)).toMatchObject({ lifestyle: { meals_per_day: chosen } })
  expect(readUnfinished('ana', Date.now())).toEqual({ step: 4, isSent: true, isFirst: false })
})

test('answers that cannot be sent stay on the device and are known not to count', async () => {
  server.saved = { answers: payloadOf(completeAnswers()), targets: null }
  server.consentHistory = consented()
  server.answerPost = () => Response.json({ code: 'unavailable', detail: 'Tente de novo.' }, { status: 503 })
  const chosen = await answerAndLeave()
  await vi.waitFor(() => expect(server.posts).not.toEqual([]))
  expect(readDraft('ana', Date.now())?.answers.lifestyle.meals_per_day).toBe(chosen)
  expect(readUnfinished('ana', Date.now())).toEqual({ step: 4, isSent: false, isFirst: false })
})

test('an optional step that is left without an answer sends nothing, and its place is kept', async () => {
  server.saved = { answers: payloadOf(completeAnswers()), targets: null }
  server.consentHistory = consented()
  await open(ana, '/onboarding?passo=4')
  await screen.findAllByRole('slider')
  fireEvent.click(button('Terminar depois'))
  await vi.waitFor(() =>
    expect(readUnfinished('ana', Date.now())).toEqual({ step: 4, isSent: true, isFirst: false }),
  )
  expect(server.posts).toEqual([])
})

test('a finished questionnaire has no open place', async () => {
  savePlace('ana', 4, Date.now())
  saveDraft('ana', { answers: completeAnswers(), step: 7, isFirst: false }, Date.now())
  server.answerPost = () => Response.json({ questionnaire_completed: true, targets: null })
  await open(ana, '/onboarding')
  await stepTitle('Revisão e confirmação')
  fireEvent.click(button('Finalizar'))
  await vi.waitFor(() => expect(readUnfinished('ana', Date.now())).toBeNull())
})
