import { sql } from 'drizzle-orm'
import type { Today } from '#contract/day/today.ts'
import type { Alternative, WeekPlan } from '#contract/menus/week-plans.ts'
import { expect, test } from 'vitest'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'
import { diets, weekPlans } from '../menus/table.ts'
import {
  accept,
  apply,
  applyAndAccept,
  barbecue,
  correct,
  day,
  partsOf,
  plateOf,
  remove,
  scanAndApply,
  signUpWithWeek,
  today,
  undo,
  weekOf,
} from './test-rebalances.ts'

const app = await startTestApp()
const { clock, database } = app
const signUp = () => signUpWithWeek(app)

test('an accepted rebalance keeps a real dinner, the snack and every other day', async () => {
  const person = await signUp()
  const before = await today(person)
  const week = partsOf(await weekOf(person))!
  const { today: logged } = await scanAndApply(person, barbecue)
  const accepted = await accept(person, logged!.rebalance_proposal!)
  expect(accepted).toMatchObject({ applied: true, adjustments: [{ date: day, meal_type: 'jantar' }] })
  const after = await today(person)
  expect(after.rebalance_proposal).toBeNull()
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

test('a concurrent manual change and rebalance are both saved', async () => {
  const person = await signUp()
  const { today: logged } = await apply(person, plateOf(1500))
  const lock = { kind: 'lock', date: '2026-03-13', meal_type: 'almoco', locked: true }
  const [{ adjustments }] = await Promise.all([
    accept(person, logged!.rebalance_proposal!),
    readReply(person.fetch('/api/week-plans/edits', { json: lock })),
  ])
  const mealOn = (week: WeekPlan, at: string, type: string) =>
    week.days.find(({ date }) => date === at)!.meals.find(({ meal_type }) => meal_type === type)!
  const week = (await weekOf(person))!
  expect(mealOn(week, '2026-03-13', 'almoco').is_locked).toBe(true)
  expect(adjustments.length).toBeGreaterThan(0)
  for (const { date, meal_type, to } of adjustments) {
    expect(to).toContain(mealOn(week, date, meal_type).parts[0]!.name)
  }
})

test('a rebalance changes the week and not the diet’s template', async () => {
  const person = await signUp()
  const template = () => database.asAccount(person.id, (tx) => tx.select({ menu: diets.menu }).from(diets))
  const before = await template()
  expect((await applyAndAccept(person, plateOf(1500))).adjustments).not.toEqual([])
  expect(await template()).toEqual(before)
})

test('accepting twice, also at the same time, changes the plan once', async () => {
  const person = await signUp()
  const { today: logged } = await apply(person, plateOf(1500))
  const proposal = logged!.rebalance_proposal!
  const replies = await Promise.all([accept(person, proposal), accept(person, proposal)])
  const week = partsOf(await weekOf(person))
  replies.push(await accept(person, proposal))
  for (const { applied, adjustments } of replies) {
    expect({ applied, adjustments }).toEqual({ applied: true, adjustments: proposal.adjustments })
  }
  expect(partsOf(await weekOf(person))).toEqual(week)
  const kept = sql<number>`jsonb_array_length(${weekPlans.rebalances})`
  const rows = await database.asAccount(person.id, (tx) => tx.select({ kept }).from(weekPlans))
  expect(rows).toEqual([{ kept: 1 }])
})

test('a second large meal does not take dinner below 70 % of the first plan', async () => {
  const person = await signUp()
  const dinner = async () =>
    (await today(person)).planned_meals.find(({ meal_type }) => meal_type === 'jantar')!.calories
  const planned = await dinner()
  const plates = [plateOf(1200, 'cafe_manha'), plateOf(1200), plateOf(800, 'lanche_tarde')]
  let accepted = 0
  for (const plate of plates) {
    const proposal = (await apply(person, plate)).today!.rebalance_proposal
    if (proposal && (await accept(person, proposal)).applied) accepted += 1
  }
  expect(accepted).toBeGreaterThan(0)
  expect(await dinner()).toBeGreaterThanOrEqual(Math.floor(0.7 * planned))
})

test('one tap undoes a rebalance on any device, and the meal stays', async () => {
  const person = await signUp()
  const week = partsOf(await weekOf(person))
  const { meal, adjustments } = await applyAndAccept(person, plateOf(1500))
  // The rebalance as another device reads it, or the same one after a reload.
  expect((await today(person)).rebalance).toEqual({ meal_id: meal.id, adjustments })
  const { restored } = await undo(person, meal.id)
  expect(restored.map(({ meal_type, to }) => [meal_type, to])).toEqual(
    adjustments.map(({ meal_type, from }) => [meal_type, from]),
  )
  expect(partsOf(await weekOf(person))).toEqual(week)
  const after = await today(person)
  expect(after.rebalance).toBeNull()
  expect(after.plan.scans.map(({ id }) => id)).toEqual([meal.id])
  expect(await undo(person, meal.id)).toEqual({ restored: [] })
  expect(partsOf(await weekOf(person))).toEqual(week)
})

test('a day whose rebalance was undone is left as planned', async () => {
  const person = await signUp()
  const week = partsOf(await weekOf(person))
  const plate = plateOf(1500)
  const { meal } = await applyAndAccept(person, plate)
  await undo(person, meal.id)
  expect((await apply(person, plate)).today!.rebalance_proposal).toBeNull()
  const snack = await apply(person, plateOf(600, 'lanche_tarde'))
  expect(snack.rebalance).toMatchObject({ rebalanceNeeded: false, adjustments: [] })
  expect(partsOf(await weekOf(person))).toEqual(week)
})

test('deleting the meal that caused a rebalance restores the plan', async () => {
  const person = await signUp()
  const week = partsOf(await weekOf(person))
  const { meal, adjustments } = await applyAndAccept(person, plateOf(1500))
  await remove(person, meal.id)
  expect(partsOf(await weekOf(person))).toEqual(week)
  expect((await today(person)).rebalance).toBeNull()
  expect((await person.fetch(`/api/meals/${meal.id}`, { method: 'DELETE' })).status).toBe(404)
  expect(partsOf(await weekOf(person))).toEqual(week)
  expect((await apply(person, plateOf(1500))).today!.rebalance_proposal!.adjustments).toEqual(adjustments)
})

test('correcting the meal that caused a rebalance restores the plan, and the corrected one may propose again', async () => {
  const person = await signUp()
  const week = partsOf(await weekOf(person))
  const { meal } = await applyAndAccept(person, plateOf(1500))
  const reply = await correct(person, meal.id, 1200)
  expect(partsOf(reply.week_plan ?? undefined)).toEqual(week)
  expect(partsOf(await weekOf(person))).toEqual(week)
  const after = await today(person)
  expect([after.rebalance, after.rebalance_proposal?.meal_id]).toEqual([null, meal.id])
  const planned = after.planned_meals.find(({ meal_type }) => meal_type === 'almoco')!
  expect((await correct(person, meal.id, Math.round(planned.calories / 1.28))).week_plan).toBeNull()
  expect((await today(person)).rebalance_proposal).toBeNull()
})

test('changing only the time of the meal keeps the accepted rebalance', async () => {
  const person = await signUp()
  const { meal } = await applyAndAccept(person, plateOf(1500))
  const adjusted = partsOf(await weekOf(person))
  const json = {
    meal_type: 'almoco',
    items: [{ food_id: 'taco:3', grams: 1500 }],
    eaten_at: `${day}T14:30:00Z`,
  }
  const reply = await readReply<{ week_plan: unknown; eaten_at: string }>(
    person.fetch(`/api/meals/${meal.id}`, { method: 'PUT', json }),
  )
  expect(reply).toMatchObject({ week_plan: null, eaten_at: `${day}T14:30:00.000Z` })
  expect(partsOf(await weekOf(person))).toEqual(adjusted)
  expect((await today(person)).rebalance).toMatchObject({ meal_id: meal.id })
})

test('deleting another meal keeps the accepted rebalance', async () => {
  const person = await signUp()
  const snack = await apply(person, plateOf(50, 'cafe_manha'))
  await applyAndAccept(person, plateOf(1500))
  const adjusted = partsOf(await weekOf(person))
  await remove(person, snack.meal.id)
  expect(partsOf(await weekOf(person))).toEqual(adjusted)
})

test('a plan generated since the rebalance stays when the meal is deleted', async () => {
  const person = await signUp()
  const { meal } = await applyAndAccept(person, plateOf(1500))
  await readReply(person.fetch('/api/plan-generate-week', { json: {} }))
  const generated = partsOf(await weekOf(person))
  await remove(person, meal.id)
  expect(partsOf(await weekOf(person))).toEqual(generated)
})

test('a manually chosen dinner stays when the meal is deleted', async () => {
  const person = await signUp()
  const { meal } = await applyAndAccept(person, plateOf(1500))
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
  const person = await signUp()
  const { meal } = await applyAndAccept(person, plateOf(1500))
  const adjusted = partsOf(await weekOf(person))
  const json = { diet_id: person.dietId, meal_compliance: { jantar: true } }
  await readReply(person.fetch('/api/compliance', { method: 'PUT', json }))
  expect((await today(person)).rebalance).toBeNull()
  expect(await undo(person, meal.id)).toEqual({ restored: [] })
  expect(partsOf(await weekOf(person))).toEqual(adjusted)
})

test('a rebalance of yesterday cannot be undone', async () => {
  const person = await signUp()
  const { meal } = await applyAndAccept(person, plateOf(1500))
  const week = partsOf(await weekOf(person))
  clock.set('2026-03-12T15:00:00Z')
  expect((await today(person)).rebalance).toBeNull()
  expect(await undo(person, meal.id)).toEqual({ restored: [] })
  await remove(person, meal.id)
  expect(partsOf(await weekOf(person))).toEqual(week)
})

test('the rebalance of another account can be neither undone nor accepted', async () => {
  const [person, other] = [await signUp(), await signUp()]
  const { meal } = await applyAndAccept(person, plateOf(1500))
  const week = partsOf(await weekOf(person))
  expect(await undo(other, meal.id)).toEqual({ restored: [] })
  const answers = { 'plan-rebalance': { proposal_id: 'a' }, 'plan-decline-rebalance': { declined: true } }
  for (const [name, answer] of Object.entries(answers)) {
    const json = { meal_id: meal.id, ...answer }
    expect(await problemCode(other.fetch(`/api/${name}`, { json }))).toBe('404 meal_not_found')
  }
  expect(partsOf(await weekOf(person))).toEqual(week)
})

test('the records of earlier days are dropped with the next rebalance', async () => {
  const person = await signUp()
  await applyAndAccept(person, plateOf(1500))
  clock.set('2026-03-12T15:00:00Z')
  await applyAndAccept(person, plateOf(1500))
  const kept = sql<number>`jsonb_array_length(${weekPlans.rebalances})`
  const rows = await database.asAccount(person.id, (tx) => tx.select({ kept }).from(weekPlans))
  expect(rows).toEqual([{ kept: 1 }])
})

test('a swap after a large lunch aims lower, but at a real meal', async () => {
  const person = await signUp()
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

test('a dinner in the small hours leaves the changed dinner of the evening to undo', async () => {
  const person = await signUp()
  const { today: logged } = await apply(person, plateOf(1500))
  expect((await accept(person, logged!.rebalance_proposal!)).today!.rebalance).not.toBeNull()
  const dinnerAt = (time: string) =>
    apply(person, { ...plateOf(50, 'jantar'), eaten_at: `${day}T${time}-03:00` })
  expect((await dinnerAt('02:15:00')).today!.rebalance).not.toBeNull()
  expect((await dinnerAt('11:45:00')).today!.rebalance).toBeNull()
})
