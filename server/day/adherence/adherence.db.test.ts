import { randomUUID } from 'node:crypto'
import type { Compliance } from '#contract/day/adherence.ts'
import type { DietDetail } from '#contract/menus/diets.ts'
import type { Today } from '#contract/day/today.ts'
import { mealTypes } from '#nutrition/targets/meal-type.ts'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { lockDiets } from '../../menus/menus/service.ts'
import { dietCompliance } from './table.ts'

const { clock, database, signUpConfirmed } = await startTestApp()

const day = '2026-03-11'
const today = (person: TestPerson) => readReply<Today>(person.fetch('/api/plan-today'))
const save = (person: TestPerson, json: object) => person.fetch('/api/compliance', { method: 'PUT', json })
const listed = (person: TestPerson, query = '') =>
  readReply<Compliance[]>(person.fetch(`/api/compliance${query}`))

async function signUpWithDiet(answers = ordinaryAnswers, on = day): Promise<TestPerson & { dietId: string }> {
  clock.set(`${on}T15:00:00Z`)
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

test.runIf(process.env['TEST_DATABASE_URL']).each(['PUT', 'PATCH'])(
  'a tick by %s waits for the tick under way',
  async (method) => {
    const person = await signUpWithDiet()
    const json = { diet_id: person.dietId, meal_compliance: { almoco: true } }
    const isBlocking = sql`pg_backend_pid() = any(pg_blocking_pids(pid))`
    const isLocked = Promise.withResolvers<undefined>()
    const asked = { isAnswered: false }
    const holding = database.asAccount(person.id, async (tx) => {
      await lockDiets(tx)
      isLocked.resolve(undefined)
      let waiting: readonly unknown[] = []
      while (!asked.isAnswered && waiting.length === 0) {
        waiting = await tx
          .select({ pid: sql`pid` })
          .from(sql`pg_locks`)
          .where(isBlocking)
      }
      return waiting.length > 0
    })
    await isLocked.promise
    const reply = person.fetch('/api/compliance', { method, json })
    void reply.then(() => (asked.isAnswered = true))
    expect(await holding).toBe(true)
    await readReply(reply)
    expect((await today(person)).plan.scans).toHaveLength(1)
  },
)

test('a ticked meal is a meal: its portions can be changed, and its deletion unticks it', async () => {
  const person = await signUpWithDiet()
  const ticks = { diet_id: person.dietId, meal_compliance: { almoco: true } }
  await readReply(save(person, ticks))
  await readReply(save(person, ticks))
  const { plan, planned_meals } = await today(person)
  const [lunch, ...others] = plan.scans
  expect(others).toEqual([])
  expect(lunch).toMatchObject({
    source: 'diet_plan',
    planned_type: 'almoco',
    calories: plan.consumed_calories,
    eaten_at: `${day}T15:00:00.000Z`,
  })
  const planned = planned_meals.find(({ meal_type }) => meal_type === 'almoco')
  expect(planned).toMatchObject({ ticked: true, logged: false })
  expect(lunch?.plate).toEqual(planned?.plate)
  const items = lunch!.foods.map(({ food_id, grams }) => ({ food_id, grams: grams / 2 }))
  await readReply(
    person.fetch(`/api/meals/${lunch!.id}`, { method: 'PUT', json: { meal_type: 'almoco', items } }),
  )
  const half = (await today(person)).plan.consumed_calories!
  expect(Math.abs(half - plan.consumed_calories! / 2)).toBeLessThanOrEqual(2)
  // A repeated tick, for example from another device, keeps the changed portions.
  await readReply(save(person, ticks))
  expect((await today(person)).plan.consumed_calories).toBe(half)

  await readReply(person.fetch(`/api/meals/${lunch!.id}`, { method: 'DELETE' }))
  expect(await today(person)).toMatchObject({ plan: { consumed_calories: 0, scans: [] } })
  expect(await listed(person)).toMatchObject([
    { compliance_percentage: 0, meal_compliance: { almoco: false } },
  ])
})

test('a meal logged by words beside a ticked one of its type is a second meal', async () => {
  const person = await signUpWithDiet()
  await readReply(save(person, { diet_id: person.dietId, meal_compliance: { almoco: true } }))
  const once = (await today(person)).plan.consumed_calories!
  const log = { id: randomUUID(), meal_type: 'almoco', items: [{ food_id: 'taco:3', grams: 100 }] }
  await readReply(person.fetch('/api/meals', { json: log }))
  const { plan, planned_meals } = await today(person)
  expect(new Set(plan.scans.map(({ planned_type }) => planned_type))).toEqual(new Set(['almoco', null]))
  expect(plan.consumed_calories).toBe(once + 128)
  expect(planned_meals.find(({ meal_type }) => meal_type === 'almoco')).toMatchObject({
    ticked: true,
    logged: true,
  })
})

test('the unknown fiber of a ticked meal is no zero', async () => {
  const person = await signUpWithDiet()
  await readReply(save(person, { diet_id: person.dietId, meal_compliance: { almoco: true } }))
  const { id } = (await today(person)).plan.scans[0]!
  const eatInstead = async (foods: readonly string[]) => {
    const json = { items: foods.map((food_id) => ({ food_id, grams: 150 })), meal_type: 'almoco' }
    await readReply(person.fetch(`/api/meals/${id}`, { method: 'PUT', json }))
    return (await listed(person))[0]?.calculated_nutrition
  }
  expect(await eatInstead(['taco:331'])).toMatchObject({ fiber_g: null, fiber_is_partial: true })
  expect(await eatInstead(['taco:331', 'taco:3'])).toMatchObject({ fiber_g: 2.4, fiber_is_partial: true })
})

test('ticks stored before they were meals count as before, until they are unticked', async () => {
  const person = await signUpWithDiet()
  const nutrition = {
    kcal: 420,
    proteinG: 22.5,
    carbG: 55,
    fatG: 12,
    fiberG: 6.5,
    saturatedG: 3,
    sodiumMg: 400,
  }
  await database.asAccount(person.id, (tx) =>
    tx.execute(sql`
      insert into diet_compliance
        (user_id, date, id, diet_id, is_followed, meal_compliance, eaten, compliance_percentage, updated_at)
      values (${person.id}::uuid, ${day}, gen_random_uuid(), ${person.dietId}::uuid, false,
        '{"almoco": true, "jantar": false}', ${JSON.stringify({ almoco: { ...nutrition, sugarAddedG: 0 } })}, 50, now())`),
  )
  const before = await today(person)
  expect(before.plan).toMatchObject({ consumed_calories: 420, consumed_protein_g: 22.5, scans: [] })
  const dinner = before.planned_meals.find(({ meal_type }) => meal_type === 'jantar')!
  await readReply(save(person, { diet_id: person.dietId, meal_compliance: { almoco: true, jantar: true } }))
  const both = await today(person)
  expect(both.plan.consumed_calories).toBe(420 + dinner.calories)
  expect(both.plan.scans.map(({ planned_type }) => planned_type)).toEqual(['jantar'])
  await readReply(save(person, { diet_id: person.dietId, meal_compliance: { jantar: true } }))
  expect((await today(person)).plan.consumed_calories).toBe(dinner.calories)
})

test('a tick that the previous release counted in the record of the day counts once', async () => {
  const person = await signUpWithDiet()
  const ticks = { diet_id: person.dietId, meal_compliance: { almoco: true } }
  const { calories } = (await readReply<Compliance>(save(person, ticks))).calculated_nutrition!
  const nutrition = { kcal: 420, proteinG: 22.5, carbG: 55, fatG: 12, fiberG: 6.5, saturatedG: 3 }
  const countTwice = () =>
    database.asAccount(person.id, (tx) =>
      tx.execute(sql`
        update diet_compliance set eaten_foods = '{"almoco": [["taco:3", 100]]}',
          eaten = ${JSON.stringify({ almoco: { ...nutrition, sodiumMg: 400, sugarAddedG: 0 } })}
        where user_id = ${person.id}::uuid`),
    )
  await countTwice()
  const shown = await today(person)
  expect(shown.plan.consumed_calories).toBe(calories)
  expect(await listed(person)).toMatchObject([{ calculated_nutrition: { calories } }])
  await readReply(person.fetch(`/api/meals/${shown.plan.scans[0]!.id}`, { method: 'DELETE' }))
  expect((await today(person)).plan.consumed_calories).toBe(0)
  await readReply(save(person, ticks))
  await countTwice()
  await readReply(save(person, ticks))
  const [stored] = await database.asAccount(person.id, (tx) =>
    tx.select({ eaten: dietCompliance.eaten, foods: dietCompliance.eatenFoods }).from(dietCompliance),
  )
  expect(stored).toEqual({ eaten: {}, foods: {} })
})

test('records are listed by period, one per day', async () => {
  const person = await signUpWithDiet(ordinaryAnswers, '2026-03-09')
  clock.set(`${day}T15:00:00Z`)
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

test('a ticked meal keeps its dish in the plan until it is unticked', async () => {
  const person = await signUpWithDiet()
  const dinner = { date: day, meal_type: 'jantar' } as const
  const tomorrow = { date: '2026-03-12', meal_type: 'jantar' } as const
  const alternatives = () => person.fetch(`/api/week-plans/alternatives?date=${day}&meal_type=jantar&count=1`)
  const bestOffer = async () => (await readReply<{ dish: object }[]>(alternatives()))[0]!.dish
  const dish = await bestOffer()
  await readReply(save(person, { diet_id: person.dietId, meal_compliance: { jantar: true } }))
  const plannedAt = async (type: string) =>
    (await today(person)).planned_meals.find(({ meal_type }) => meal_type === type)!
  const nameOfDinner = async () => (await plannedAt('jantar')).name
  const { recipe_id } = await plannedAt('almoco')
  const name = await nameOfDinner()
  expect(await problemCode(alternatives())).toBe('409 meal_eaten')
  const edit = (json: object) => person.fetch('/api/week-plans/edits', { json })
  for (const change of [
    { kind: 'swap', ...dinner, dish },
    { kind: 'move', ...tomorrow, to: dinner },
    { kind: 'move', ...dinner, to: tomorrow },
    { kind: 'portions', ...dinner, part: 'main', portions: 0.5 },
    { kind: 'add_recipe', ...dinner, recipe_id },
  ]) {
    expect(await problemCode(edit(change))).toBe('409 meal_eaten')
  }
  await readReply(edit({ kind: 'lock', ...dinner, locked: true }))
  await readReply(edit({ kind: 'lock', ...dinner, locked: false }))
  await edit({ kind: 'repeat_day', date: tomorrow.date, to_date: day })
  expect(await nameOfDinner()).toBe(name)
  await readReply(save(person, { diet_id: person.dietId, meal_compliance: { jantar: false } }))
  await readReply(edit({ kind: 'swap', ...dinner, dish: await bestOffer() }))
  expect(await nameOfDinner()).not.toBe(name)
})

test('a tick of a dish that is no longer planned is not saved', async () => {
  const person = await signUpWithDiet()
  const dishOf = async (type: string) =>
    (await today(person)).planned_meals.find(({ meal_type }) => meal_type === type)!.recipe_id
  const tick = async (dishes: object) => {
    const json = { diet_id: person.dietId, meal_compliance: { almoco: true, jantar: true }, dishes }
    return (await readReply<Compliance>(person.fetch('/api/compliance', { method: 'PATCH', json })))
      .meal_compliance
  }
  const dinner = await dishOf('jantar')
  expect(await tick({ almoco: 'arroz-de-outro-dia', jantar: dinner })).toMatchObject({
    almoco: false,
    jantar: true,
  })
  expect((await today(person)).plan.scans.map(({ planned_type }) => planned_type)).toEqual(['jantar'])
  // A saved tick stays, whatever dish a later request names.
  expect(await tick({ almoco: await dishOf('almoco'), jantar: 'arroz-de-outro-dia' })).toMatchObject({
    almoco: true,
    jantar: true,
  })
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

test('a ticked meal moved to another day is no tick there, and its planned meal is open again', async () => {
  const person = await signUpWithDiet()
  await readReply(save(person, { diet_id: person.dietId, meal_compliance: { almoco: true } }))
  const [eaten] = (await today(person)).plan.scans
  const items = eaten!.foods.map(({ food_id, grams }) => ({ food_id, grams }))
  const change = (json: object) =>
    readReply(
      person.fetch(`/api/meals/${eaten!.id}`, {
        method: 'PUT',
        json: { meal_type: 'almoco', items, ...json },
      }),
    )
  await change({ eaten_at: `${day}T14:00:00Z` })
  expect((await today(person)).plan.scans).toMatchObject([{ planned_type: 'almoco' }])
  await change({ date: '2026-03-10', eaten_at: '2026-03-10T15:00:00Z' })
  const after = await today(person)
  expect(after.plan.scans).toEqual([])
  expect(after.plan.consumed_calories).toBe(0)
  expect(after.planned_meals.some(({ ticked }) => ticked)).toBe(false)
  const yesterday = await readReply<Today>(person.fetch('/api/plan-today?date=2026-03-10'))
  expect(yesterday.plan.scans).toMatchObject([{ id: eaten!.id, planned_type: null, source: 'manual' }])
  expect(yesterday.planned_meals.some(({ ticked }) => ticked)).toBe(false)
  await readReply(save(person, { diet_id: person.dietId, meal_compliance: { almoco: true } }))
  expect((await today(person)).plan.scans).toHaveLength(1)
})
