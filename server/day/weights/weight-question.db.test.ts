import { catalog } from '#contract/catalog.ts'
import type { Diet } from '#contract/menus/diets.ts'
import type { PlanChange } from '#contract/menus/plan-changes.ts'
import type { AnswersInput, TargetSummary } from '#contract/account/questionnaire.ts'
import type { WeightHistory } from '#contract/day/weights.ts'
import { conditions, eatingDisorders } from '#nutrition/safety/health-answers.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { listWeights } from './service.ts'

const { buyPlan, clock, database, signUpConfirmed } = await startTestApp()
const today = '2026-03-11'

const weigh = (person: TestPerson, weight_kg: number, date = today) =>
  readReply<WeightHistory>(
    person.fetch(`/api/weights/${date}`, { method: 'PUT', json: { weight_kg, confirmed: true } }),
  )
const answer = (person: TestPerson, said: 'atualizar' | 'agora_nao', weight_kg: number) =>
  person.fetch('/api/weight-question', { json: { answer: said, weight_kg } })
const targetsOf = async (person: TestPerson) =>
  (await readReply<{ targets: TargetSummary }>(person.fetch('/api/onboarding'))).targets

const { anthropometrics, goals } = ordinaryAnswers
const losing: AnswersInput = {
  ...ordinaryAnswers,
  anthropometrics: { ...anthropometrics, weight_kg: 80, target_weight: 70 },
  goals: { ...goals, main_goal: 'emagrecer' },
}

async function signUpAnswered(answers: AnswersInput = losing) {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, answers)
  return person
}

test('a change of two kilograms asks before any target changes', async () => {
  const person = await signUpAnswered()
  const before = await targetsOf(person)
  expect((await weigh(person, 78.1)).question).toBeNull()
  const { question } = await weigh(person, 78)
  expect(question).toMatchObject({
    weight_kg: 78,
    targets_weight_kg: 80,
    kcal: before.targets_rest!.kcal,
    review: null,
  })
  expect(question!.new_kcal).toBeLessThan(question!.kcal!)
  expect(await targetsOf(person)).toEqual(before)
})

test('an accepted question gives the targets of the questionnaire for this weight', async () => {
  const person = await signUpAnswered()
  const other = await signUpAnswered({
    ...losing,
    anthropometrics: { ...losing.anthropometrics, weight_kg: 77.5 },
  })
  await weigh(person, 77.5)
  const { history, targets } = await readReply<{ history: WeightHistory; targets: TargetSummary }>(
    answer(person, 'atualizar', 77.5),
  )
  expect(history.question).toBeNull()
  expect(targets).toEqual(await targetsOf(other))
  expect(await targetsOf(person)).toEqual(targets)
  const { answers } = await readReply<{ answers: AnswersInput }>(person.fetch('/api/onboarding'))
  expect(answers).toMatchObject({
    anthropometrics: { weight_kg: 77.5, target_weight: 70 },
    preferences: { allergies: ['Amendoim'] },
  })
})

test('a repeated yes is applied once, and one for another weight is rejected', async () => {
  const person = await signUpAnswered()
  await weigh(person, 77.5)
  expect(await problemCode(answer(person, 'atualizar', 77.4))).toBe('409 weight_question_closed')
  const [first, second] = await Promise.all([
    answer(person, 'atualizar', 77.5),
    answer(person, 'atualizar', 77.5),
  ])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await problemCode(answer(person, 'agora_nao', 77.5))).toBe('409 weight_question_closed')
})

test('"agora não" keeps the targets until the weight changes two kilograms more', async () => {
  const person = await signUpAnswered()
  const before = await targetsOf(person)
  await weigh(person, 78)
  await readReply(answer(person, 'agora_nao', 78))
  expect((await answer(person, 'agora_nao', 78)).status).toBe(200)
  expect((await weigh(person, 76.5)).question).toBeNull()
  expect((await weigh(person, 76)).question).toMatchObject({ weight_kg: 76, targets_weight_kg: 80 })
  expect(await targetsOf(person)).toEqual(before)
})

test('new answers to the questionnaire close the question', async () => {
  const person = await signUpAnswered()
  await weigh(person, 77)
  clock.advance({ days: 1 })
  await answerQuestionnaire(person, losing)
  expect((await readReply<WeightHistory>(person.fetch('/api/weights'))).question).toBeNull()
  expect(await problemCode(answer(person, 'atualizar', 77))).toBe('409 weight_question_closed')
  clock.advance({ days: -1 })
})

test('a weight at the target asks about the goal before any target changes', async () => {
  const person = await signUpAnswered()
  const before = await targetsOf(person)
  const { question } = await weigh(person, 69.5)
  const why = 'o peso desejado fica abaixo do atual'
  expect(question).toMatchObject({ new_kcal: null, review: expect.stringContaining(why) as string })
  expect(await problemCode(answer(person, 'atualizar', 69.5))).toBe('409 weight_needs_review')
  expect(await targetsOf(person)).toEqual(before)
  expect((await answer(person, 'agora_nao', 69.5)).status).toBe(200)
})

test('a weight below the healthy range turns a loss into a careful gain', async () => {
  const person = await signUpAnswered({
    ...losing,
    anthropometrics: { ...anthropometrics, weight_kg: 53, target_weight: 51 },
  })
  const { question } = await weigh(person, 49.5)
  expect(question!.review).toBeNull()
  expect(question!.new_kcal).toBeGreaterThan(question!.kcal!)
  expect((await answer(person, 'atualizar', 49.5)).status).toBe(200)
  const { notices } = await targetsOf(person)
  expect(notices.map(({ code }) => code)).toContain('baixo_peso')
})

const pregnant = {
  ...losing,
  health_flags: { ...ordinaryAnswers.health_flags, pregnancy_breastfeeding: 'gestante' as const },
}
const older = { ...losing, anthropometrics: { ...losing.anthropometrics, birthdate: '1948-01-01' } }
test.each([
  ['in pregnancy', pregnant],
  ['from 75 years on', older],
])('%s a new weight brings no deficit either', async (_, answers) => {
  const person = await signUpAnswered(answers)
  const steady = await signUpAnswered({
    ...answers,
    anthropometrics: { ...answers.anthropometrics, weight_kg: 83 },
    goals: { ...goals, main_goal: 'manutencao' },
  })
  await weigh(person, 83)
  await readReply(answer(person, 'atualizar', 83))
  expect((await targetsOf(person)).targets_rest!.kcal).toBe((await targetsOf(steady)).targets_rest!.kcal)
})

test('an account without a numeric plan can log weights and gets no question', async () => {
  const person = await signUpAnswered({
    ...losing,
    health_flags: { ...ordinaryAnswers.health_flags, conditions: ['renal'] },
  })
  const history = await weigh(person, 74)
  expect([history.weights.length, history.question]).toEqual([1, null])
})

test('a diet based on former targets is marked once they change', async () => {
  const person = await signUpAnswered()
  await readReply(person.fetch('/api/diet-create-default', { json: {} }))
  const isOutdated = async () =>
    (await readReply<Diet[]>(person.fetch('/api/diets'))).map((diet) => diet.is_outdated)
  await weigh(person, 77)
  expect(await isOutdated()).toEqual([false])
  await readReply(answer(person, 'atualizar', 77))
  expect(await isOutdated()).toEqual([true])
})

test('a fast loss over weeks shows a caring note', async () => {
  const person = await signUpAnswered()
  for (const [date, kg] of [
    ['2026-02-18', 83.5],
    ['2026-02-25', 82],
  ] as const) {
    expect((await weigh(person, kg, date)).notice).toBeNull()
  }
  await weigh(person, 80.5, '2026-03-04')
  expect((await weigh(person, 79)).notice).toMatchObject({ code: 'perda_rapida' })
})

/** Generates ways to mention an eating disorder, combined with any other answers. */
const tellings = fc.oneof(
  fc.subarray(conditions.filter((condition) => !['tca', 'nem_uma'].includes(condition))).map((others) => ({
    health_flags: { ...ordinaryAnswers.health_flags, conditions: [...others, 'tca' as const] },
  })),
  fc.constantFrom(...eatingDisorders.filter((told) => told !== 'nao')).map((eating_disorders) => ({
    medical_history: { ...ordinaryAnswers.medical_history, eating_disorders },
  })),
  fc.constantFrom('anorexia', 'tive Bulimia', 'Compulsão alimentar').map((custom_condition) => ({
    health_flags: { ...ordinaryAnswers.health_flags, conditions: ['outro' as const], custom_condition },
  })),
)
const ofWeights = catalog.filter(({ path }) => path.startsWith('/api/weight'))

test('an eating disorder blocks weights on every path and leaves water', async () => {
  const person = await signUpConfirmed()
  expect(ofWeights.length).toBeGreaterThan(3)
  await fc.assert(
    fc.asyncProperty(tellings, fc.integer({ min: 600, max: 800 }), async (told, tenths) => {
      clock.advance({ minutes: 5 })
      await answerQuestionnaire(person, losing)
      await weigh(person, tenths / 10)
      await answerQuestionnaire(person, { ...losing, ...told })
      for (const { method, path } of ofWeights) {
        const json = method === 'GET' ? undefined : { weight_kg: 70, answer: 'atualizar' }
        const reply = person.fetch(path.replace('{date}', today), { method, ...(json && { json }) })
        expect(`${path} ${await problemCode(reply)}`).toBe(`${path} 403 weight_hidden`)
      }
      const { id } = person
      expect(await database.asAccount(id, (tx) => listWeights(tx, '2026-01-01', today))).toEqual([])
      expect(await readReply(person.fetch('/api/profile'))).toMatchObject({ anthropometrics: null })
      expect(await readReply(person.fetch('/api/water'))).toMatchObject({ reference_ml: null })
    }),
    { numRuns: 12, seed: 20_260_311 },
  )
})

/** Returns the date `count` days after the start of the diary. */
const dayAt = (count: number) => new Date(Date.UTC(2026, 1, 9 + count)).toISOString().slice(0, 10)

test('a fast fall of the trend pauses the deficit at once and says so', async () => {
  const person = await signUpAnswered()
  const before = (await targetsOf(person)).targets_rest!.kcal
  for (const at of [0, 5, 10, 15, 20, 25, 30]) await weigh(person, 80 - at * 0.2, dayAt(at))
  expect((await targetsOf(person)).targets_rest!.kcal).toBeGreaterThan(before)
  const { plan_change } = await readReply<{ plan_change: PlanChange | null }>(
    person.fetch('/api/plan-change'),
  )
  expect(plan_change).toMatchObject({ state: 'applied', cause: 'perda_rapida', before: { kcal: before } })
  expect(plan_change?.reasons.join(' ')).toContain('1% por semana')
})

test('two calm weeks after a fast fall ask whether to resume the goal', async () => {
  const person = await signUpAnswered()
  await buyPlan(person, 'annual')
  const before = (await targetsOf(person)).targets_rest!.kcal
  for (const at of [0, 5, 10, 15, 20, 25, 30]) await weigh(person, 80 - at * 0.2, dayAt(at))
  const paused = (await targetsOf(person)).targets_rest!.kcal
  const changeOf = async () =>
    (await readReply<{ plan_change: PlanChange | null }>(person.fetch('/api/plan-change'))).plan_change
  await readReply(
    person.fetch('/api/plan-change', { json: { made_at: (await changeOf())?.made_at, accept: true } }),
  )
  for (let at = 32; at <= 60; at += 2) {
    clock.advance({ days: 2 })
    await weigh(person, 74, dayAt(at))
  }
  const offer = await changeOf()
  expect(offer).toMatchObject({ state: 'pending', cause: 'ritmo_calmo', after: { kcal: before } })
  expect((await targetsOf(person)).targets_rest!.kcal).toBe(paused)
  await readReply(person.fetch('/api/plan-change', { json: { made_at: offer?.made_at, accept: true } }))
  expect((await targetsOf(person)).targets_rest!.kcal).toBe(before)
  expect(await changeOf()).toBeNull()
  clock.advance({ days: -30 })
})
