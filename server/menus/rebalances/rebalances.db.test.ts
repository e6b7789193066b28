import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { DietDetail } from '#contract/menus/diets.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { Alternative, WeekPlan } from '#contract/menus/week-plans.ts'
import type { applyScan, undoRebalance } from '#contract/day/rebalances.ts'
import type { Today } from '#contract/day/today.ts'
import { expect, test } from 'vitest'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { diets, weekPlans } from '../menus/table.ts'

const { clock, database, signUpConfirmed } = await startTestApp()

const day = '2026-03-11'
const barbecue = '4 fatias de pizza de mussarela e 2 latas de refrigerante'
type Applied = Reply<typeof applyScan>
type Person = TestPerson & { readonly dietId: string }

const today = (person: TestPerson) => readReply<Today>(person.fetch('/api/plan-today'))
const weekOf = async (person: TestPerson) =>
  (await readReply<{ week_plan?: WeekPlan }>(person.fetch('/api/plan-get-week'))).week_plan
const undo = async (person: TestPerson, mealId: string) => {
  const { restored } = await readReply<Reply<typeof undoRebalance>>(
    person.fetch('/api/plan-undo-rebalance', { json: { meal_id: mealId } }),
  )
  return { restored }
}
const remove = (person: TestPerson, mealId: string) =>
  readReply(person.fetch(`/api/meals/${mealId}`, { method: 'DELETE' }))
const plateOf = (grams: number, mealType = 'almoco') => ({
  id: randomUUID(),
  meal_type: mealType,
  items: [{ food_id: 'taco:3', grams }],
})
const apply = (person: TestPerson, plate: object) =>
  readReply<Applied>(person.fetch('/api/plan-apply-meal', { json: plate }))
const partsOf = (week: WeekPlan | undefined) =>
  week?.days.map(({ meals }) =>
    meals.map(({ parts }) => parts.map(({ recipe_id, portions }) => [recipe_id, portions])),
  )

/**
 * Dinners whose base can be halved or doubled within the limits of a rebalance. The second is used if the day already
 * serves the first.
 */
const dinners = [
  { main: 'carne-de-panela', base: 'pure-de-mandioquinha' },
  { main: 'frango-com-mandioca', base: 'inhame-cozido' },
].map(({ main, base }) => ({
  main: { recipe_id: main, portions: 1 },
  base: { recipe_id: base, portions: 1 },
  side: null,
}))

async function signUpWithWeek(answers: object = ordinaryAnswers): Promise<Person> {
  clock.set(`${day}T15:00:00Z`)
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, { ...ordinaryAnswers, ...answers })
  const diet = await readReply<DietDetail>(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  await readReply(person.fetch('/api/plan-generate-week', { json: {} }))
  for (const dish of dinners) {
    const json = { kind: 'swap', date: day, meal_type: 'jantar', dish }
    if ((await person.fetch('/api/week-plans/edits', { json })).ok) return { ...person, dietId: diet.id }
  }
  throw new Error('the day has the recipes of both dinners already')
}

async function scanAndApply(person: TestPerson, description: string, mealType = 'almoco'): Promise<Applied> {
  const { scan_id } = await readReply<{ scan_id: string }>(person.fetch('/api/scan-start', { json: {} }))
  await readReply(person.fetch('/api/scan-complete', { json: { scan_id, description } }))
  return readReply<Applied>(person.fetch('/api/plan-apply-scan', { json: { scan_id, meal_type: mealType } }))
}

test('a large lunch keeps a real dinner, the snack and every other day', async () => {
  const person = await signUpWithWeek()
  const before = await today(person)
  const week = partsOf(await weekOf(person))!
  const { rebalance } = await scanAndApply(person, barbecue)
  expect(rebalance.rebalanceNeeded).toBe(true)
  expect(rebalance.overages.calories).toBeGreaterThan(300)
  expect(rebalance.adjustments).toMatchObject([{ date: day, meal_type: 'jantar' }])
  const after = await today(person)
  const [dinner, planned] = [after, before].map((one) =>
    one.planned_meals.find(({ meal_type }) => meal_type === 'jantar')!,
  ) as [Today['planned_meals'][0], Today['planned_meals'][0]]
  expect(dinner.calories).toBeLessThan(planned.calories)
  expect(dinner.calories).toBeGreaterThanOrEqual(Math.floor(0.7 * planned.calories))
  expect(dinner.protein_g).toBeGreaterThanOrEqual(0.7 * planned.protein_g - 0.1)
  const others = ({ planned_meals }: Today) =>
    planned_meals
      .filter(({ meal_type }) => meal_type !== 'jantar')
      .map(({ name, calories }) => [name, calories])
  expect(others(after)).toEqual(others(before))
  const now = partsOf(await weekOf(person))!
  expect(now.filter((_, at) => at !== 2)).toEqual(week.filter((_, at) => at !== 2))
})

test('a rebalance changes the week and not the diet’s template', async () => {
  const person = await signUpWithWeek()
  const template = () => database.asAccount(person.id, (tx) => tx.select({ menu: diets.menu }).from(diets))
  const before = await template()
  expect((await scanAndApply(person, barbecue)).rebalance.adjustments).not.toEqual([])
  expect(await template()).toEqual(before)
})

test('a lunch slightly over plan changes nothing', async () => {
  const person = await signUpWithWeek()
  const { planned_meals, active_diet } = await today(person)
  const lunch = planned_meals.find(({ meal_type }) => meal_type === 'almoco')!
  // Grams with the energy of the lunch and a tenth of the day's target, at 1.28 kcal per gram.
  const grams = Math.round((lunch.calories + active_diet!.targets.kcal * 0.1) / 1.28)
  const { rebalance } = await apply(person, plateOf(grams))
  expect(rebalance).toMatchObject({ rebalanceNeeded: false, adjustments: [] })
})

test('a lunch far under plan makes later meals at most 30 % larger', async () => {
  const person = await signUpWithWeek()
  const before = await today(person)
  const { rebalance } = await scanAndApply(person, '1 folha de alface e 1 tomate')
  expect(rebalance).toMatchObject({ rebalanceNeeded: true, overages: { calories: 0 } })
  expect(rebalance.adjustments.length).toBeGreaterThan(0)
  for (const { meal_type, kcal_delta } of rebalance.adjustments) {
    const planned = before.planned_meals.find((meal) => meal.meal_type === meal_type)!.calories
    expect(kcal_delta).toBeGreaterThan(0)
    expect(kcal_delta).toBeLessThanOrEqual(0.3 * planned + 1)
  }
})

test('a repeated request returns the first rebalance and changes nothing more', async () => {
  const person = await signUpWithWeek()
  const plate = plateOf(1500)
  const first = await apply(person, plate)
  expect(first.rebalance.adjustments.length).toBeGreaterThan(0)
  const week = await weekOf(person)
  const again = await apply(person, plate)
  expect(again.rebalance.adjustments).toEqual(first.rebalance.adjustments)
  expect(partsOf(await weekOf(person))).toEqual(partsOf(week))
  expect((await today(person)).plan.scans).toHaveLength(1)
})

test('a second large meal does not take dinner below 70 % of the first plan', async () => {
  const person = await signUpWithWeek()
  const dinner = async () =>
    (await today(person)).planned_meals.find(({ meal_type }) => meal_type === 'jantar')!.calories
  const planned = await dinner()
  await apply(person, plateOf(1200, 'cafe_manha'))
  await apply(person, plateOf(1200))
  await apply(person, plateOf(800, 'lanche_tarde'))
  expect(await dinner()).toBeGreaterThanOrEqual(Math.floor(0.7 * planned))
})

test('one tap undoes a rebalance on any device, and the meal stays', async () => {
  const person = await signUpWithWeek()
  const week = partsOf(await weekOf(person))
  const { meal, rebalance } = await scanAndApply(person, barbecue)
  // The rebalance as another device reads it, or the same one after a reload.
  expect((await today(person)).rebalance).toEqual({ meal_id: meal.id, adjustments: rebalance.adjustments })
  const { restored } = await undo(person, meal.id)
  expect(restored.map(({ meal_type, to }) => [meal_type, to])).toEqual(
    rebalance.adjustments.map(({ meal_type, from }) => [meal_type, from]),
  )
  expect(partsOf(await weekOf(person))).toEqual(week)
  const after = await today(person)
  expect(after.rebalance).toBeNull()
  expect(after.plan.scans.map(({ id }) => id)).toEqual([meal.id])
  expect(await undo(person, meal.id)).toEqual({ restored: [] })
  expect(partsOf(await weekOf(person))).toEqual(week)
})

test('a day whose rebalance was undone is left as planned', async () => {
  const person = await signUpWithWeek()
  const week = partsOf(await weekOf(person))
  const plate = plateOf(1500)
  const { meal } = await apply(person, plate)
  await undo(person, meal.id)
  expect((await apply(person, plate)).rebalance.adjustments).toEqual([])
  const snack = await apply(person, plateOf(600, 'lanche_tarde'))
  expect(snack.rebalance).toMatchObject({ rebalanceNeeded: false, adjustments: [] })
  expect(partsOf(await weekOf(person))).toEqual(week)
})

test('deleting the meal that caused a rebalance restores the plan', async () => {
  const person = await signUpWithWeek()
  const week = partsOf(await weekOf(person))
  const { meal, rebalance } = await apply(person, plateOf(1500))
  expect(rebalance.adjustments.length).toBeGreaterThan(0)
  await remove(person, meal.id)
  expect(partsOf(await weekOf(person))).toEqual(week)
  expect((await today(person)).rebalance).toBeNull()
  expect((await apply(person, plateOf(1500))).rebalance.adjustments).toEqual(rebalance.adjustments)
})

test('a manually chosen dinner stays when the meal is deleted', async () => {
  const person = await signUpWithWeek()
  const { meal } = await apply(person, plateOf(1500))
  const [offer] = await readReply<Alternative[]>(
    person.fetch(`/api/week-plans/alternatives?date=${day}&meal_type=jantar&count=1`),
  )
  const swap = { kind: 'swap', date: day, meal_type: 'jantar', dish: offer!.dish }
  await readReply(person.fetch('/api/week-plans/edits', { json: swap }))
  const chosen = partsOf(await weekOf(person))
  expect((await today(person)).rebalance).toBeNull()
  await remove(person, meal.id)
  expect(partsOf(await weekOf(person))).toEqual(chosen)
})

test('a dinner that was eaten as adjusted stays', async () => {
  const person = await signUpWithWeek()
  const { meal } = await apply(person, plateOf(1500))
  const adjusted = partsOf(await weekOf(person))
  const json = { diet_id: person.dietId, meal_compliance: { jantar: true } }
  await readReply(person.fetch('/api/compliance', { method: 'PUT', json }))
  expect((await today(person)).rebalance).toBeNull()
  expect(await undo(person, meal.id)).toEqual({ restored: [] })
  expect(partsOf(await weekOf(person))).toEqual(adjusted)
})

test('a rebalance of yesterday cannot be undone', async () => {
  const person = await signUpWithWeek()
  const { meal } = await apply(person, plateOf(1500))
  const week = partsOf(await weekOf(person))
  clock.set('2026-03-12T15:00:00Z')
  expect((await today(person)).rebalance).toBeNull()
  expect(await undo(person, meal.id)).toEqual({ restored: [] })
  await remove(person, meal.id)
  expect(partsOf(await weekOf(person))).toEqual(week)
})

test('the rebalance of another account cannot be undone', async () => {
  const [person, other] = [await signUpWithWeek(), await signUpWithWeek()]
  const { meal } = await apply(person, plateOf(1500))
  const week = partsOf(await weekOf(person))
  expect(await undo(other, meal.id)).toEqual({ restored: [] })
  expect(partsOf(await weekOf(person))).toEqual(week)
})

test('the records of earlier days are dropped with the next rebalance', async () => {
  const person = await signUpWithWeek()
  await apply(person, plateOf(1500))
  clock.set('2026-03-12T15:00:00Z')
  await apply(person, plateOf(1500))
  const kept = sql<number>`jsonb_array_length(${weekPlans.rebalances})`
  const rows = await database.asAccount(person.id, (tx) => tx.select({ kept }).from(weekPlans))
  expect(rows).toEqual([{ kept: 1 }])
})

test('a swap after a large lunch aims lower, but at a real meal', async () => {
  const person = await signUpWithWeek()
  const offers = () =>
    readReply<Alternative[]>(
      person.fetch(`/api/week-plans/alternatives?date=${day}&meal_type=jantar&count=4`),
    )
  const meanKcal = (found: Alternative[]) =>
    found.reduce((sum, { meal }) => sum + meal.nutrition.kcal, 0) / found.length
  const before = meanKcal(await offers())
  await readReply(person.fetch('/api/meals', { json: plateOf(2500) }))
  const after = meanKcal(await offers())
  expect(after).toBeLessThan(before)
  expect(after).toBeGreaterThan(0.65 * before)
})

test.each([
  [
    'in pregnancy',
    { health_flags: { ...ordinaryAnswers.health_flags, pregnancy_breastfeeding: 'gestante' } },
  ],
  [
    'with weight cycling',
    { medical_history: { ...ordinaryAnswers.medical_history, weight_history: 'efeito_sanfona' } },
  ],
  [
    'with anxiety or depression',
    { health_flags: { ...ordinaryAnswers.health_flags, conditions: ['ansiedade_depressao'] } },
  ],
])('%s a large lunch changes nothing and is not mentioned', async (_, answers) => {
  const person = await signUpWithWeek(answers)
  const week = partsOf(await weekOf(person))
  const { rebalance } = await apply(person, plateOf(1500))
  expect(rebalance).toMatchObject({ rebalanceNeeded: false, adjustments: [] })
  expect(partsOf(await weekOf(person))).toEqual(week)
  expect((await today(person)).rebalance).toBeNull()
})
