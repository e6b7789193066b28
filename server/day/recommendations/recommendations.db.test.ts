import { randomUUID } from 'node:crypto'
import type { AnswersInput } from '#contract/account/questionnaire.ts'
import type { Recommendation } from '#contract/day/recommendations.ts'
import type { Today } from '#contract/day/today.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { clock, database, signUpConfirmed } = await startTestApp()

const rice = 'taco:3'
const beans = 'taco:561'
const cola = 'taco:480'

/** Noon in São Paulo. */
const noon = (day: string) => `${day}T15:00:00Z`

async function signUpAnswered(answers: AnswersInput = ordinaryAnswers, day = '2026-03-11') {
  clock.set(noon(day))
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, answers)
  return person
}

const today = (person: TestPerson, query = '') => readReply<Today>(person.fetch(`/api/plan-today${query}`))
const given = async (person: TestPerson) => (await today(person)).recommendations
const idsOf = async (person: TestPerson) => (await given(person)).map(({ id }) => id)
const checkIn = (person: TestPerson, id: string) =>
  readReply(person.fetch('/api/check-ins', { json: { id } }))
const log = (person: TestPerson, mealType: string, foodId: string, grams: number, more: object = {}) =>
  readReply(
    person.fetch('/api/meals', {
      json: { id: randomUUID(), meal_type: mealType, items: [{ food_id: foodId, grams }], ...more },
    }),
  )
async function find(person: TestPerson, id: string): Promise<Recommendation> {
  const all = await given(person)
  const found = all.find((one) => one.id === id)
  if (!found) throw new Error(`${id} is not among ${all.map((one) => one.id).join(', ')}`)
  return found
}

test('a check-in changes the recommendation, with the figures of the day', async () => {
  const person = await signUpAnswered()
  await log(person, 'cafe_manha', beans, 100)
  expect(await idsOf(person)).not.toContain('hunger')
  await checkIn(person, 'hunger-high')
  const { plan } = await today(person)
  expect(await find(person, 'hunger')).toMatchObject({
    type: 'nutrition',
    title: 'Fome grande hoje',
    message: expect.stringContaining(`8,5 de ${plan.target_fiber_g} g de fibra`),
    data: { recipe: null },
    action: { label: expect.any(String), actionType: expect.stringMatching(/_foods$/) },
  })
  await readReply(person.fetch('/api/check-ins/hunger', { method: 'DELETE' }))
  expect(await idsOf(person)).not.toContain('hunger')
})

test('another day than today has no recommendations', async () => {
  const person = await signUpAnswered()
  await checkIn(person, 'hunger-high')
  expect(await idsOf(person)).not.toEqual([])
  expect((await today(person, '?date=2026-03-10')).recommendations).toEqual([])
})

test('a recommended recipe opens in a trial and respects the exclusions', async () => {
  const person = await signUpAnswered()
  await checkIn(person, 'energy-high')
  await log(person, 'almoco', rice, 150)
  const { recipe } = (await find(person, 'energy_to_cook')).data
  const opened = await readReply<{ name: string; conflicts: string[]; calories: number; time_min: number }>(
    person.fetch(`/api/recipes/${recipe?.id}`),
  )
  expect(opened).toMatchObject({ name: recipe?.name, conflicts: [], calories: recipe?.calories })
  expect(opened.time_min).toBe(recipe?.time_min)
})

test('earlier days count: three with little fiber, and a streak completed today', async () => {
  const person = await signUpAnswered(ordinaryAnswers, '2026-03-11')
  clock.set(noon('2026-03-13'))
  for (const date of ['2026-03-10', '2026-03-11', '2026-03-12']) {
    await log(person, 'cafe_manha', rice, 100, { date })
    await log(person, 'almoco', rice, 200, { date })
  }
  expect((await find(person, 'low_fiber')).message).toContain('Foram 5, 5 e 5 g nos últimos três dias')
  expect(await idsOf(person)).not.toContain('streak')
  const seventh = await signUpAnswered(ordinaryAnswers, '2026-03-11')
  for (const date of ['2026-03-09', '2026-03-10', '2026-03-11']) {
    await log(seventh, 'almoco', beans, 400, { date })
  }
  expect((await find(seventh, 'streak')).title).toBe('3 dias seguidos')
})

test('a drink from a can counts its sodium from the table', async () => {
  const person = await signUpAnswered()
  await log(person, 'almoco', rice, 200)
  await log(person, 'lanche_tarde', cola, 3000)
  expect((await find(person, 'ultra_processed')).message).toMatch(/cerca de \d+% da energia/)
})

test.each([
  ['table food', 'taco:561', 700],
  ['a dish', 'recipe:fricasse-de-frango', 900],
] as const)('a warning of sodium states the amount that the nutrients show: %s', async (_, foodId, grams) => {
  const person = await signUpAnswered({
    ...ordinaryAnswers,
    health_flags: { ...ordinaryAnswers.health_flags, conditions: ['hipertensao'] },
  })
  await log(person, 'almoco', foodId, grams)
  await log(person, 'jantar', foodId, grams)
  const { nutrients } = await today(person)
  const shown = nutrients?.find(({ nutrient }) => nutrient === 'sodium')?.with_kitchen_salt ?? 0
  expect((await find(person, 'sodium')).message).toContain(
    `cerca de ${shown.toLocaleString('pt-BR')} mg de sódio`,
  )
})

test('ticked dishes of the menu are not reported as ultra-processed food', async () => {
  const person = await signUpAnswered()
  await log(person, 'almoco', 'recipe:fricasse-de-frango', 800)
  await log(person, 'jantar', 'recipe:fricasse-de-frango', 800, { date: '2026-03-10' })
  expect(await idsOf(person)).toContain('ultra_processed')
  await database.asAccount(person.id, (tx) =>
    tx.execute(sql`update meals set planned_type = meal_type where user_id = ${person.id}::uuid`),
  )
  expect(await idsOf(person)).not.toContain('ultra_processed')
})

test('the share of ultra-processed food is that of all meals, ticked ones too', async () => {
  const person = await signUpAnswered()
  await log(person, 'almoco', 'recipe:fricasse-de-frango', 800)
  for (const mealType of ['cafe_manha', 'lanche_tarde', 'jantar'] as const)
    await log(person, mealType, rice, 1000)
  expect(await idsOf(person)).not.toContain('ultra_processed')
  await database.asAccount(person.id, (tx) =>
    tx.execute(sql`update meals set planned_type = meal_type
      where user_id = ${person.id}::uuid and meal_type <> 'almoco'`),
  )
  expect(await idsOf(person)).not.toContain('ultra_processed')
})

test('with an eating disorder no recommendation contains a number', async () => {
  const person = await signUpAnswered({
    ...ordinaryAnswers,
    medical_history: { ...ordinaryAnswers.medical_history, eating_disorders: 'anorexia' },
  })
  await log(person, 'cafe_manha', rice, 100)
  for (const id of ['hunger-high', 'energy-high', 'mood-good']) await checkIn(person, id)
  const all = await given(person)
  expect(all.map(({ id }) => id)).toContain('hunger')
  expect(JSON.stringify(all)).not.toMatch(/kcal|caloria|meta|peso|seguid/i)
  for (const { data } of all) expect(data.recipe?.calories ?? null).toBeNull()
})

test('with a monitored kidney disease no food is recommended', async () => {
  const person = await signUpAnswered({
    ...ordinaryAnswers,
    health_flags: { ...ordinaryAnswers.health_flags, conditions: ['renal'] },
  })
  for (const id of ['hunger-high', 'energy-high', 'workout-yes']) await checkIn(person, id)
  const all = await given(person)
  expect(all.length).toBeGreaterThan(0)
  for (const { foods, data, message } of all) {
    expect([foods, data.recipe]).toEqual([[], null])
    expect(message).not.toMatch(/proteína/)
  }
})

test('low water intake is mentioned if the account logs water', async () => {
  const person = await signUpAnswered()
  clock.set('2026-03-11T23:00:00Z')
  await readReply(person.fetch('/api/water', { json: { id: randomUUID(), ml: 300 } }))
  await log(person, 'jantar', beans, 600)
  expect((await find(person, 'water')).message).toContain('Você registrou 0,3 L de água')
})
