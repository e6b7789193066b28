import type { WeightHistory } from '#contract/day/weights.ts'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readCommandReply,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { listWeights } from './service.ts'

const { clock, database, signUpConfirmed } = await startTestApp()

const historyOf = (person: TestPerson, period = '') =>
  readReply<WeightHistory>(person.fetch(`/api/weights${period}`))
const weigh = (person: TestPerson, date: string, weight_kg: number, confirmed?: boolean) =>
  person.fetch(`/api/weights/${date}`, { method: 'PUT', json: { weight_kg, confirmed } })
const weighed = (person: TestPerson, date: string, weight_kg: number) =>
  readCommandReply<WeightHistory>(weigh(person, date, weight_kg))

/** Signs up a person who answers 70.5 kg and 165 cm, on the day of the test clock, Wednesday, 2026-03-11. */
async function signUpAnswered() {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  return person
}

test('one weight a day is stored, the last one counts, and repeats change nothing', async () => {
  const person = await signUpAnswered()
  await weighed(person, '2026-03-10', 70.4)
  await weighed(person, '2026-03-11', 70.9)
  await weighed(person, '2026-03-11', 70.2)
  const history = await weighed(person, '2026-03-11', 70.2)
  expect(history.weights).toEqual([
    { date: '2026-03-10', weight_kg: 70.4, trend_kg: 70.4 },
    { date: '2026-03-11', weight_kg: 70.2, trend_kg: 70.3 },
  ])
  expect(history.latest).toEqual({ date: '2026-03-11', weight_kg: 70.2 })
  expect(await historyOf(person)).toEqual(history)
})

test('the questionnaire’s weight counts until the first weigh-in', async () => {
  const history = await historyOf(await signUpAnswered())
  expect([history.weights, history.latest]).toEqual([[], { date: '2026-03-11', weight_kg: 70.5 }])
})

test('a deleted weight is gone, and deleting it again succeeds', async () => {
  const person = await signUpAnswered()
  await weighed(person, '2026-03-10', 70.4)
  const remove = () => readReply<WeightHistory>(person.fetch('/api/weights/2026-03-10', { method: 'DELETE' }))
  expect((await remove()).weights).toEqual([])
  expect((await remove()).weights).toEqual([])
})

test.each([
  [29.9, 'O mínimo é 30.'],
  [300.1, 'O máximo é 300.'],
  [70.45, 'Use no máximo uma casa decimal.'],
  ['70', 'Precisa ser um número.'],
])('%s kg is rejected with a reason', async (weight_kg, detail) => {
  const reply = await weigh(await signUpAnswered(), '2026-03-11', weight_kg as number)
  expect([reply.status, await reply.json()]).toMatchObject([
    422,
    { code: 'validation_failed', fields: [{ path: 'weight_kg', detail }] },
  ])
})

test('a weight is accepted for today and the last thirty days', async () => {
  const person = await signUpAnswered()
  expect(await problemCode(weigh(person, '2026-02-08', 70))).toBe('422 day_out_of_range')
  expect(await problemCode(weigh(person, '2026-03-13', 70))).toBe('422 day_out_of_range')
  expect((await weigh(person, '2026-02-09', 70)).status).toBe(200)
  expect(await problemCode(person.fetch('/api/weights?from=2020-01-01'))).toBe('422 day_out_of_range')
})

test('a weight far from the last one is saved after a confirmation', async () => {
  const person = await signUpAnswered()
  await weighed(person, '2026-03-09', 70.4)
  const asked = await weigh(person, '2026-03-10', 90.4)
  expect([asked.status, await asked.json()]).toMatchObject([
    409,
    {
      code: 'weight_unlikely',
      detail: 'Confere? 90,4\u00a0kg é bem diferente de 70,4\u00a0kg, o registro de 9 de março.',
    },
  ])
  expect((await historyOf(person)).weights).toHaveLength(1)
  expect((await weigh(person, '2026-03-10', 90.4, true)).status).toBe(200)
  expect((await historyOf(person)).weights).toHaveLength(2)
})

test('the questionnaire counts as a weigh-in, and a slip is corrected at once', async () => {
  const person = await signUpAnswered()
  expect(await problemCode(weigh(person, '2026-03-11', 107))).toBe('409 weight_unlikely')
  expect((await weigh(person, '2026-03-11', 107, true)).status).toBe(200)
  expect((await weigh(person, '2026-03-11', 70.7)).status).toBe(200)
})

test('an implausible weight for the height needs a confirmation', async () => {
  const person = await signUpAnswered()
  expect(await problemCode(weigh(person, '2026-02-20', 32))).toBe('409 weight_unlikely')
})

test('a weight is rejected without the consent of the questionnaire', async () => {
  const person = await signUpConfirmed()
  expect(await problemCode(weigh(person, '2026-03-11', 70))).toBe('409 questionnaire_required')
  expect(await problemCode(person.fetch('/api/weights'))).toBe('409 questionnaire_required')
})

test('an ended trial can list and delete weights but not add any', async () => {
  const person = await signUpAnswered()
  await weighed(person, '2026-03-11', 70)
  clock.advance({ days: 4 })
  expect(await problemCode(weigh(person, '2026-03-12', 70))).toBe('403 trial_expired')
  expect((await historyOf(person)).weights).toHaveLength(1)
  await readReply(person.fetch('/api/weights/2026-03-11', { method: 'DELETE' }))
  clock.advance({ days: -4 })
})

test('an account cannot see the weights of another', async () => {
  const [ana, bia] = [await signUpAnswered(), await signUpAnswered()]
  await weighed(ana, '2026-03-11', 70)
  expect((await historyOf(bia)).weights).toEqual([])
  await readReply(bia.fetch('/api/weights/2026-03-11', { method: 'DELETE' }))
  expect((await historyOf(ana)).weights).toHaveLength(1)
})

test('the profile shows the latest weight, from a weigh-in or the questionnaire', async () => {
  const person = await signUpAnswered()
  const weightOf = async () =>
    (await readReply<{ anthropometrics: object }>(person.fetch('/api/profile'))).anthropometrics
  await weighed(person, '2026-03-10', 69)
  expect(await weightOf()).toEqual({ current_weight: 70.5 })
  await weighed(person, '2026-03-11', 70)
  expect(await weightOf()).toEqual({ current_weight: 70 })
})

test('reports show the weights of their period, unless numbers are hidden', async () => {
  const person = await signUpAnswered()
  await weighed(person, '2026-03-09', 70.1)
  await weighed(person, '2026-03-11', 70)
  const read = () => database.asAccount(person.id, (tx) => listWeights(tx, '2026-03-10', '2026-03-12'))
  expect(await read()).toEqual([{ date: '2026-03-11', weightKg: 70 }])
  const medical_history = { ...ordinaryAnswers.medical_history, eating_disorders: 'anorexia' as const }
  await answerQuestionnaire(person, { ...ordinaryAnswers, medical_history })
  expect(await read()).toEqual([])
})

test('a period in year 1 is accepted', async () => {
  const person = await signUpAnswered()
  expect((await historyOf(person, '?from=0001-01-01&to=0001-06-01')).weights).toEqual([])
})
