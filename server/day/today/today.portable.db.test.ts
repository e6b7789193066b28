import { randomUUID } from 'node:crypto'
import type { Meal, PlateReading, UsualFood } from '#contract/day/meals.ts'
import type { Profile } from '#contract/account/profile.ts'
import type { TargetSummary } from '#contract/account/questionnaire.ts'
import type { Today } from '#contract/day/today.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { clock, database, signUpConfirmed } = await startTestApp()

const today = (person: TestPerson) => readReply<Today>(person.fetch('/api/plan-today'))
const answer = (person: TestPerson, json: unknown = ordinaryAnswers) =>
  readReply<{ targets: TargetSummary }>(person.fetch('/api/onboarding', { json }))
const log = (person: TestPerson, foodId: string, grams: number, more: object = {}) =>
  readReply<Meal>(
    person.fetch('/api/meals', {
      json: { id: randomUUID(), meal_type: 'almoco', items: [{ food_id: foodId, grams }], ...more },
    }),
  )

test('before the questionnaire the day has numbers but no targets', async () => {
  const person = await signUpConfirmed()
  await log(person, 'taco:3', 100)
  expect(await today(person)).toMatchObject({
    plan: { consumed_calories: 128, target_calories: null, data_source: 'manual' },
    progress: { calories: null, protein_g: null, fiber_g: null },
    questionnaire_completed: false,
    streak: 1,
  })
})

test('the questionnaire gives targets, and the day shows progress', async () => {
  const person = await signUpConfirmed()
  const { targets } = await answer(person)
  await log(person, 'taco:3', 500)
  const day = await today(person)
  expect(day.plan.target_calories).toBe(targets.targets_rest?.kcal)
  expect(day.progress.calories).toBeCloseTo((640 / targets.targets_rest!.kcal) * 100, 0)
  expect(day.questionnaire_completed).toBe(true)
  expect(targets.steps.length).toBeGreaterThan(3)
  expect(await readReply<Profile>(person.fetch('/api/profile'))).toMatchObject({
    questionnaire_completed: true,
    goals: { goal_type: 'other' },
    anthropometrics: { current_weight: 70.5 },
  })
})

test.each([
  ['disclaimer_required', { consents: { medical_disclaimer_ack: false, data_anonymous_ok: true } }],
  ['health_consent_required', { consents: { medical_disclaimer_ack: true, data_anonymous_ok: false } }],
])('%s: without that consent nothing is stored', async (code, change) => {
  const person = await signUpConfirmed()
  const json = { ...ordinaryAnswers, ...change }
  expect(await problemCode(person.fetch('/api/onboarding', { json }))).toBe(`422 ${code}`)
  expect(await readReply(person.fetch('/api/onboarding'))).toEqual({ answers: null, targets: null })
})

test('a rejected answer names its field and stores nothing', async () => {
  const person = await signUpConfirmed()
  const json = {
    ...ordinaryAnswers,
    goals: { ...ordinaryAnswers.goals, main_goal: 'emagrecer' },
    anthropometrics: { ...ordinaryAnswers.anthropometrics, target_weight: 80 },
  }
  const refused = await person.fetch('/api/onboarding', { json })
  expect(await refused.json()).toMatchObject({
    status: 422,
    code: 'answers_invalid',
    fields: [{ path: 'anthropometrics.target_weight' }],
  })
  expect((await today(person)).questionnaire_completed).toBe(false)
})

test('with an eating disorder no number leaves the server', async () => {
  const person = await signUpConfirmed()
  const { targets } = await answer(person, {
    ...ordinaryAnswers,
    medical_history: { ...ordinaryAnswers.medical_history, eating_disorders: 'bulimia' },
  })
  expect([targets.kind, targets.targets_rest, targets.steps]).toEqual(['qualitative', null, []])
  await log(person, 'taco:3', 100)
  const day = await today(person)
  expect(day.plan).toMatchObject({ consumed_calories: null, target_calories: null })
  expect(day.streak).toBeNull()
  const plate = await readReply<PlateReading>(
    person.fetch('/api/meals/describe', { json: { text: '2 colheres de arroz e 1 ovo' } }),
  )
  expect([plate.score, plate.score_range, plate.totals.calories, plate.numbers_hidden]).toEqual([
    null,
    null,
    null,
    true,
  ])
  expect(plate.items.map((item) => [item.calories, item.food.per_100g.calories])).toEqual([
    [null, null],
    [null, null],
  ])
})

test('a food against an allergy is warned of and never suggested', async () => {
  const person = await signUpConfirmed()
  await answer(person)
  const plate = await readReply<PlateReading>(
    person.fetch('/api/meals/describe', { json: { text: '2 paçocas de amendoim' } }),
  )
  expect(plate.warnings[0]).toMatchObject({
    answer: 'Amendoim',
    text: expect.stringContaining('contém'),
  })
  expect(plate.score).toBeLessThanOrEqual(20)
})

test('a meal logged with the same key twice is logged once', async () => {
  const person = await signUpConfirmed()
  const id = randomUUID()
  await log(person, 'taco:3', 100, { id })
  await log(person, 'taco:3', 100, { id })
  expect((await today(person)).plan.consumed_calories).toBe(128)
})

test('a meal is corrected and deleted by its owner only', async () => {
  const owner = await signUpConfirmed()
  const stranger = await signUpConfirmed()
  const { id } = await log(owner, 'taco:3', 100)
  const json = { meal_type: 'jantar', items: [{ food_id: 'taco:3', grams: 200 }] }
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const reply = stranger.fetch(`/api/meals/${id}`, { method, ...(method === 'PUT' && { json }) })
    expect(await problemCode(reply)).toBe('404 meal_not_found')
  }
  await readReply(owner.fetch(`/api/meals/${id}`, { method: 'PUT', json }))
  expect((await today(owner)).plan.scans[0]).toMatchObject({ meal_type: 'jantar', calories: 256 })
  await readReply(owner.fetch(`/api/meals/${id}`, { method: 'DELETE' }))
  expect((await today(owner)).plan.scans).toEqual([])
})

test('a late meal belongs to the local day, and three days make a streak', async () => {
  const person = await signUpConfirmed()
  clock.set('2026-03-12T02:30:00Z')
  await log(person, 'taco:3', 100)
  expect((await today(person)).date).toBe('2026-03-11')
  clock.set('2026-03-12T15:00:00Z')
  await log(person, 'taco:3', 100)
  clock.set('2026-03-13T15:00:00Z')
  expect((await today(person)).streak).toBe(2)
  await log(person, 'taco:3', 100)
  expect((await today(person)).streak).toBe(3)
})

test.each([
  [
    'anxiety or depression',
    { health_flags: { ...ordinaryAnswers.health_flags, conditions: ['ansiedade_depressao'] } },
  ],
  [
    'written depression',
    {
      health_flags: { ...ordinaryAnswers.health_flags, conditions: ['outro'], custom_condition: 'depressão' },
    },
  ],
  [
    'weight cycling',
    { medical_history: { ...ordinaryAnswers.medical_history, weight_history: 'efeito_sanfona' } },
  ],
])('with %s no streak leaves the server', async (_, answers) => {
  const person = await signUpConfirmed()
  await answer(person, { ...ordinaryAnswers, ...answers })
  for (const day of ['11', '12', '13']) {
    clock.set(`2026-03-${day}T15:00:00Z`)
    await log(person, 'taco:3', 100)
  }
  const { streak, recommendations } = await today(person)
  expect(streak).toBeNull()
  expect(recommendations.map(({ id }) => id)).not.toContain('streak')
})

test.each([
  ['Pacific/Kiritimati', '2028-02-28T10:30:00Z', '2028-02-29'],
  ['Pacific/Kiritimati', '2028-02-29T10:30:00Z', '2028-03-01'],
  ['Pacific/Pago_Pago', '2028-03-01T10:30:00Z', '2028-02-29'],
  // Time zone names that Node knows and that the operating system of a database may lack.
  ['America/Buenos_Aires', '2028-03-06T03:05:00Z', '2028-03-06'],
  ['America/Rio_Branco', '2028-03-06T03:05:00Z', '2028-03-05'],
])('in %s at %s the day is %s, with its own meals and streak', async (timezone, moment, date) => {
  const before = clock.now()
  clock.set(moment)
  const person = await signUpConfirmed()
  await answer(person)
  await readReply(person.fetch('/api/profile', { method: 'PATCH', json: { timezone } }))
  const { eaten_at } = await log(person, 'taco:3', 100, { eaten_at: moment })
  const shown = await today(person)
  clock.set(before)
  expect(shown).toMatchObject({ date, streak: 1, plan: { consumed_calories: 128 } })
  expect(new Date(eaten_at)).toEqual(new Date(moment))
})

test('only the last 30 days can be changed', async () => {
  const person = await signUpConfirmed()
  const items = [{ food_id: 'taco:3', grams: 100 }]
  for (const date of ['2020-01-01', '2030-01-01']) {
    const json = { id: randomUUID(), meal_type: 'almoco', items, date }
    expect(await problemCode(person.fetch('/api/meals', { json }))).toBe('422 day_out_of_range')
  }
})

test('a food often eaten at a meal is offered first', async () => {
  const person = await signUpConfirmed()
  const usual = () =>
    readReply<{ foods: UsualFood[] }>(person.fetch('/api/meals/usual?meal_type=almoco')).then(
      ({ foods }) => foods,
    )
  expect((await usual())[0]?.food_id).toBe('taco:3')
  await log(person, 'taco:88', 150)
  await log(person, 'taco:88', 150)
  expect((await usual())[0]).toMatchObject({
    food_id: 'taco:88',
    grams: 150,
    food: { id: 'taco:88' },
  })
  expect((await usual())[0]?.food.own_grams).toBeUndefined()
  await log(person, 'taco:88', 150)
  expect((await usual())[0]?.food.own_grams).toBe(150)
})

test('a food that an allergy now excludes is not offered again', async () => {
  const person = await signUpConfirmed()
  await log(person, 'taco:557', 30)
  const usual = async () =>
    (await readReply<{ foods: UsualFood[] }>(person.fetch('/api/meals/usual?meal_type=almoco'))).foods
  expect((await usual())[0]?.food_id).toBe('taco:557')
  await answerQuestionnaire(person)
  expect((await usual()).map(({ food_id }) => food_id)).not.toContain('taco:557')
})

test('a custom ladle size changes the weight of a ladle', async () => {
  const person = await signUpConfirmed()
  const beans = async () => {
    const json = { text: '1 concha de feijão' }
    const { items } = await readReply<PlateReading>(person.fetch('/api/meals/describe', { json }))
    return items[0]?.grams
  }
  expect(await beans()).toBe(140)
  await readReply(person.fetch('/api/profile', { method: 'PATCH', json: { ladle_grams: 86 } }))
  expect(await beans()).toBe(86)
})

test.for([
  { days: 34, from: 0 },
  { days: 35, from: 1 },
  { days: 36, from: 0 },
  { days: 37, from: 1 },
  { days: 200, from: 1 },
])('$days days with a record up to $from days ago are a streak of $days', async ({ days, from }) => {
  const person = await signUpConfirmed()
  const date = sql`${(await today(person)).date}::date - n`
  await database.asAccount(person.id, (tx) =>
    tx.execute(sql`
      insert into diet_compliance
        (user_id, date, id, diet_id, is_followed, meal_compliance, eaten, compliance_percentage, updated_at)
      select ${person.id}::uuid, ${date}, gen_random_uuid(), gen_random_uuid(), false, '{}', '{}', 25, now()
      from generate_series(${from}::int, ${from + days - 1}::int) n`),
  )
  expect((await today(person)).streak).toBe(days)
})
