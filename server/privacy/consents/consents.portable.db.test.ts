import type { StandingConsent } from '#contract/privacy/consents.ts'
import { consentTexts } from '#contract/privacy/consent-texts.ts'
import { expect, test } from 'vitest'
import { readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { consents } from './table.ts'

const { signUpConfirmed, clock, database } = await startTestApp()

const consentsOf = (person: TestPerson) => readReply<StandingConsent[]>(person.fetch('/api/consents'))
const say = (person: TestPerson, purpose: string, granted: boolean) =>
  readReply(person.fetch('/api/consents', { json: { purpose, granted } }))

test('optional consents are off by default', async () => {
  expect(await consentsOf(await signUpConfirmed())).toEqual([
    { purpose: 'fotos_ia', granted: false, text_version: null },
    { purpose: 'acompanhamento', granted: false, text_version: null },
    { purpose: 'marketing_pixel', granted: false, text_version: null },
  ])
})

test('the latest choice per consent and account applies', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  await say(ana, 'fotos_ia', true)
  clock.advance({ minutes: 1 })
  await say(ana, 'acompanhamento', true)
  clock.advance({ minutes: 1 })
  await say(ana, 'fotos_ia', false)
  expect(await consentsOf(ana)).toMatchObject([
    { purpose: 'fotos_ia', granted: false },
    { purpose: 'acompanhamento', granted: true },
    { purpose: 'marketing_pixel', granted: false },
  ])
  expect((await consentsOf(bia)).every(({ granted }) => !granted)).toBe(true)
})

test('a refused advertising consent differs from an unanswered one', async () => {
  const ana = await signUpConfirmed()
  await readReply(
    ana.fetch('/api/consents', { json: { purpose: 'marketing_pixel', granted: false, source: 'banner' } }),
  )
  expect(await consentsOf(ana)).toContainEqual({
    purpose: 'marketing_pixel',
    granted: false,
    text_version: consentTexts.marketing_pixel.version,
  })
  const kept = await database.asAccount(ana.id, (tx) => tx.select().from(consents))
  expect(kept.find(({ purpose }) => purpose === 'marketing_pixel')).toMatchObject({
    granted: false,
    source: 'banner',
  })
})
