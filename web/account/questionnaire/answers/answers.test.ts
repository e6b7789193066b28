import { givenAnswers as contract } from '#contract/account/questionnaire.ts'
import { expect, test } from 'vitest'
import { blankAnswers, isAssumed, payloadOf, reopenedAnswers, withAnswered } from './answers.ts'
import { completeAnswers, completeBut } from './test-answers.ts'

test('complete answers form a payload that the contract accepts', () => {
  const payload = payloadOf(completeAnswers())
  expect(contract.parse(payload)).toEqual(payload)
})

test('a missing answer leaves no payload', () => {
  expect(payloadOf(blankAnswers())).toBeNull()
})

test('answers of later steps may be missing, those of the safety gates not', () => {
  const early = completeBut('medical_history', { weight_history: null, energy_levels: null })
  expect(contract.parse(payloadOf(early)).medical_history.weight_history).toBeNull()
  expect(payloadOf(completeBut('medical_history', { eating_disorders: null }))).toBeNull()
  expect(payloadOf(completeBut('health_flags', { recent_surgeries: null }))).toBeNull()
  expect(payloadOf(completeBut('activity', { freq_per_week: null }))).toBeNull()
})

test('pregnancy is asked once and fills both fields of the payload', () => {
  const payload = payloadOf(completeBut('health_flags', { conditions: ['nem_uma', 'gestante'] }))
  expect(payload?.health_flags).toMatchObject({
    conditions: ['gestante'],
    pregnancy_breastfeeding: 'gestante',
  })
})

test('nursing through a pregnancy keeps both conditions and the stricter answer', () => {
  const payload = payloadOf(completeBut('health_flags', { conditions: ['lactante', 'gestante'] }))
  expect(payload?.health_flags).toMatchObject({
    conditions: ['lactante', 'gestante'],
    pregnancy_breastfeeding: 'gestante',
  })
})

test('texts of a withdrawn answer are not sent', () => {
  const { goals } = payloadOf(completeBut('goals', { custom_goal: 'Correr 5 km' })) ?? {}
  const { health_flags } = payloadOf(completeBut('health_flags', { custom_condition: 'Gota' })) ?? {}
  const { anthropometrics } =
    payloadOf(completeBut('anthropometrics', { weight_timeline: '3-6-meses' })) ?? {}
  expect(goals).not.toHaveProperty('custom_goal')
  expect(health_flags).not.toHaveProperty('custom_condition')
  expect(anthropometrics?.weight_timeline).toBeNull()
})

test('saved answers reopen to the same payload, with the consents unset', () => {
  const saved = contract.parse(
    payloadOf(completeBut('health_flags', { conditions: ['lactante', 'outro'], custom_condition: 'Gota' })),
  )
  const reopened = reopenedAnswers(saved)
  expect(reopened.consents).toEqual(blankAnswers().consents)
  expect(payloadOf({ ...reopened, consents: saved.consents })).toEqual(saved)
})

test('a default counts as an answer only after it was given', () => {
  const blank = completeAnswers()
  expect(isAssumed(blank, 'lifestyle.sleep_hours')).toBe(true)
  expect(isAssumed(blank, 'lifestyle.work_schedule')).toBe(false)
  const answered = { ...blank, answered_defaults: withAnswered(blank, 'lifestyle.sleep_hours') }
  const again = reopenedAnswers(contract.parse(payloadOf(answered)))
  expect(isAssumed(again, 'lifestyle.sleep_hours')).toBe(false)
  expect(isAssumed(again, 'lifestyle.stress_level')).toBe(true)
})

test('answers from before this was stored count as given where they differ from the default', () => {
  const changed = completeBut('lifestyle', { sleep_hours: 6 })
  const { answered_defaults: _, ...old } = contract.parse(payloadOf(changed))
  const again = reopenedAnswers(contract.parse(old))
  expect(isAssumed(again, 'lifestyle.sleep_hours')).toBe(false)
  expect(isAssumed(again, 'lifestyle.hydration_liters')).toBe(true)
  const hourless = { ...old, lifestyle: { ...old.lifestyle, meal_hours: [] } }
  expect(isAssumed(reopenedAnswers(contract.parse(hourless)), 'lifestyle.meal_hours')).toBe(true)
})

test('pregnancy stored only in its own field by another client is kept', () => {
  const saved = contract.parse(payloadOf(completeAnswers()))
  const elsewhere = {
    ...saved,
    health_flags: { ...saved.health_flags, pregnancy_breastfeeding: 'amamentando' as const },
  }
  expect(payloadOf(reopenedAnswers(elsewhere))?.health_flags).toMatchObject({
    conditions: ['lactante'],
    pregnancy_breastfeeding: 'amamentando',
  })
})

test('health texts are sent only while their question is on the screen', () => {
  const written = { custom_medication: 'Ozempic', custom_surgery: 'Vesícula' }
  const hidden = payloadOf(completeBut('health_flags', written))?.health_flags
  expect(hidden).not.toHaveProperty('custom_medication')
  expect(hidden).not.toHaveProperty('custom_surgery')
  const shown = completeBut('health_flags', {
    ...written,
    medications: ['outro'],
    recent_surgeries: 'outra',
  })
  expect(payloadOf(shown)?.health_flags).toMatchObject(written)
})

test('answers stored before the health interview stay valid', () => {
  const { health_review: _, ...older } = payloadOf(completeAnswers()) ?? {}
  expect(contract.parse(older).health_review).toEqual({ removed: [], follow_up: null, mentions: [] })
})
