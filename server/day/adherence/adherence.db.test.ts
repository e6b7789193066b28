import { randomUUID } from 'node:crypto'
import type { Compliance } from '#contract/day/adherence.ts'
import type { DietDetail } from '#contract/menus/diets.ts'
import type { Today } from '#contract/day/today.ts'
import { mealTypes } from '#nutrition/targets/meal-type.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { clock, signUpConfirmed } = await startTestApp()

const day = '2026-03-11'
const today = (person: TestPerson) => readReply<Today>(person.fetch('/api/plan-today'))
const save = (person: TestPerson, json: object) => person.fetch('/api/compliance', { method: 'PUT', json })
const listed = (person: TestPerson, query = '') =>
  readReply<Compliance[]>(person.fetch(`/api/compliance${query}`))

async function signUpWithDiet(answers = ordinaryAnswers): Promise<TestPerson & { dietId: string }> {
  clock.set(`${day}T15:00:00Z`)
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, answers)
  const diet = await readReply<DietDetail>(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  return { ...person, dietId: diet.id }
}

test('ticked meals are added to the day and removed when unticked', async () => {
  const person = await signUpWithDiet()
  const before = await today(person)
  expect(before.planned_meals.map(({ meal_type }) => meal_type)).toEqual([
    'cafe_manha',
    'almoco',
    'lanche_tarde',
    'jantar',
  ])
  expect(before).toMatchObject({
    plan: { consumed_calories: 0, data_source: 'manual' },
    active_diet: { id: person.dietId },
    next_meal: { meal_type: 'almoco', estimated_time: '12:00' },
    has_week_plan: false,
    streak: 0,
  })
  const [breakfast, lunch] = before.planned_meals
  const record = await readReply<Compliance>(
    save(person, { diet_id: person.dietId, meal_compliance: { cafe_manha: true, almoco: true, ceia: true } }),
  )
  expect(record).toMatchObject({
    date: day,
    is_followed: true,
    compliance_percentage: 50,
    meal_compliance: { cafe_manha: true, almoco: true, lanche_tarde: false, jantar: false },
    calculated_nutrition: { calories: breakfast!.calories + lunch!.calories },
  })
  const after = await today(person)
  expect(after).toMatchObject({
    plan: { consumed_calories: breakfast!.calories + lunch!.calories, data_source: 'diet_plan' },
    next_meal: { meal_type: 'lanche_tarde' },
    streak: 1,
  })
  expect(after.planned_meals.map(({ ticked }) => ticked)).toEqual([true, true, false, false])

  const cleared = await readReply<Compliance>(save(person, { diet_id: person.dietId, meal_compliance: {} }))
  expect(cleared).toMatchObject({ id: record.id, is_followed: false, compliance_percentage: 0 })
  expect((await today(person)).plan.consumed_calories).toBe(0)
  expect(await listed(person)).toHaveLength(1)
})

test('any ticks give a consistent share, verdict and sums', async () => {
  const person = await signUpWithDiet()
  const { planned_meals } = await today(person)
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...mealTypes), fc.boolean()), async (ticks) => {
      const record = await readReply<Compliance>(
        save(person, { diet_id: person.dietId, meal_compliance: ticks }),
      )
      const ticked = planned_meals.filter(({ meal_type }) => ticks[meal_type])
      expect(record.compliance_percentage).toBe(Math.round((ticked.length / planned_meals.length) * 100))
      expect(record.is_followed).toBe(ticked.length > 0 && ticked.length >= planned_meals.length / 2)
      expect(record.calculated_nutrition?.calories).toBe(
        ticked.reduce((sum, { calories }) => sum + calories, 0),
      )
      expect((await today(person)).plan.consumed_calories).toBe(record.calculated_nutrition?.calories)
    }),
    { numRuns: 20 },
  )
})

test('ticks of two devices at the same time are both kept', async () => {
  const person = await signUpWithDiet()
  const change = (meal_compliance: object) =>
    readReply<Compliance>(
      person.fetch('/api/compliance', {
        method: 'PATCH',
        json: { diet_id: person.dietId, meal_compliance },
      }),
    )
  await Promise.all([change({ cafe_manha: true }), change({ almoco: true }), change({ jantar: true })])
  expect((await change({ jantar: false })).meal_compliance).toEqual({
    cafe_manha: true,
    almoco: true,
    lanche_tarde: false,
    jantar: false,
  })
})

test('records are listed by period, one per day', async () => {
  const person = await signUpWithDiet()
  for (const date of ['2026-03-09', '2026-03-10', '2026-03-11']) {
    await readReply(save(person, { date, diet_id: person.dietId, meal_compliance: { jantar: true } }))
  }
  expect((await listed(person, '?from=2026-03-10&to=2026-03-11')).map(({ date }) => date)).toEqual([
    '2026-03-10',
    '2026-03-11',
  ])
  expect(await listed(person, '?date=2026-03-08')).toEqual([])
  expect(await problemCode(person.fetch('/api/compliance?date=0000-01-01'))).toBe('422 validation_failed')
  expect((await today(person)).streak).toBe(3)
  expect(
    await problemCode(save(person, { date: '2026-05-01', diet_id: person.dietId, meal_compliance: {} })),
  ).toBe('422 day_out_of_range')
})

test('a note on a day stays until it is deleted', async () => {
  const person = await signUpWithDiet()
  const note = async (said: object) =>
    (await readReply<Compliance>(save(person, { diet_id: person.dietId, meal_compliance: {}, ...said })))
      .manual_adjustments
  expect(await note({ manual_adjustments: 'Almocei fora' })).toBe('Almocei fora')
  expect(await note({})).toBe('Almocei fora')
  expect(await note({ manual_adjustments: null })).toBeNull()
})

test('a tick without an active diet is rejected', async () => {
  const owner = await signUpWithDiet()
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  expect(await problemCode(save(person, { diet_id: owner.dietId, meal_compliance: {} }))).toBe(
    '409 no_active_diet',
  )
  const other = await signUpWithDiet()
  expect(await problemCode(save(other, { diet_id: owner.dietId, meal_compliance: {} }))).toBe(
    '404 diet_not_found',
  )
  expect(await problemCode(save(other, { diet_id: other.dietId, meal_compliance: { brunch: true } }))).toBe(
    '422 validation_failed',
  )
})

test('a ticked meal keeps its contents when the plan changes', async () => {
  const person = await signUpWithDiet()
  const ticks = { diet_id: person.dietId, meal_compliance: { jantar: true } }
  const eaten = await readReply<Compliance>(save(person, ticks))
  const [offer] = await readReply<{ dish: object }[]>(
    person.fetch(`/api/week-plans/alternatives?date=${day}&meal_type=jantar&count=1`),
  )
  const swap = { kind: 'swap', date: day, meal_type: 'jantar', dish: offer!.dish }
  await readReply(person.fetch('/api/week-plans/edits', { json: swap }))
  const again = await readReply<Compliance>(save(person, ticks))
  expect(again.calculated_nutrition).toEqual(eaten.calculated_nutrition)
})

test('hidden numbers hide the planned day and earlier ticks', async () => {
  const person = await signUpWithDiet()
  await readReply(save(person, { diet_id: person.dietId, meal_compliance: { almoco: true } }))
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    medical_history: { ...ordinaryAnswers.medical_history, eating_disorders: 'anorexia' },
  })
  expect(await today(person)).toMatchObject({ planned_meals: [], active_diet: null, next_meal: null })
  expect(await listed(person)).toMatchObject([
    { meal_compliance: { almoco: true }, calculated_nutrition: null },
  ])
  const log = { id: randomUUID(), meal_type: 'almoco', items: [{ food_id: 'taco:3', grams: 100 }] }
  await readReply(person.fetch('/api/meals', { json: log }))
  expect((await today(person)).plan.consumed_calories).toBeNull()
})
