import type { GivenConsent } from '#contract/privacy.ts'
import { expect, test } from 'vitest'
import { readReply } from '../platform/test-answers.ts'
import { startTestApp, type TestPerson } from '../platform/test-app.ts'

const { signUpConfirmed, clock } = await startTestApp()

const consentsOf = (person: TestPerson) => readReply<GivenConsent[]>(person.fetch('/api/consents'))
const say = (person: TestPerson, purpose: string, granted: boolean) =>
  readReply(person.fetch('/api/consents', { json: { purpose, granted } }))

test('optional consents are not given until somebody gives them', async () => {
  expect(await consentsOf(await signUpConfirmed())).toEqual([
    { purpose: 'fotos_ia', granted: false },
    { purpose: 'acompanhamento', granted: false },
  ])
})

test('the last word on a consent holds, each for itself and for its own account', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  await say(ana, 'fotos_ia', true)
  clock.advance({ minutes: 1 })
  await say(ana, 'acompanhamento', true)
  clock.advance({ minutes: 1 })
  await say(ana, 'fotos_ia', false)
  expect(await consentsOf(ana)).toEqual([
    { purpose: 'fotos_ia', granted: false },
    { purpose: 'acompanhamento', granted: true },
  ])
  expect((await consentsOf(bia)).every(({ granted }) => !granted)).toBe(true)
})
