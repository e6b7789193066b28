import { randomUUID } from 'node:crypto'
import type { Profile } from '#contract/account/profile.ts'
import type { Today } from '#contract/day/today.ts'
import type { Alternative, WeekPlan } from '#contract/menus/week-plans.ts'
import { expect, test } from 'vitest'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'
import { weekPlans } from '../menus/table.ts'
import {
  type Applied,
  accept,
  apply,
  barbecue,
  day,
  decline,
  partsOf,
  plateOf,
  remove,
  scanAndApply,
  setProposals,
  signUpWithWeek,
  today,
  weekOf,
} from './test-rebalances.ts'

const app = await startTestApp()
const { clock, database, signUpConfirmed } = app
const signUp = (answers?: object) => signUpWithWeek(app, answers)

test('a large lunch changes nothing by itself: the change of dinner is proposed', async () => {
  const person = await signUp()
  const [before, week] = [await today(person), await weekOf(person)]
  const applied = await scanAndApply(person, barbecue)
  expect(applied.rebalance.rebalanceNeeded).toBe(true)
  expect(applied.rebalance.overages.calories).toBeGreaterThan(300)
  expect(applied.today!.rebalance_proposal).toMatchObject({
    meal_id: applied.meal.id,
    adjustments: [{ meal_type: 'jantar' }],
  })
  // A web client from before proposals would show adjustments as changes already made.
  expect(applied.rebalance.adjustments).toEqual([])
  const after = await today(person)
  expect(after.planned_meals.map(({ name, calories }) => [name, calories])).toEqual(
    before.planned_meals.map(({ name, calories }) => [name, calories]),
  )
  expect(after.rebalance).toBeNull()
  expect(await weekOf(person)).toEqual(week)
  expect(after.rebalance_proposal).toEqual(applied.today!.rebalance_proposal)
})

test('a proposal states portions and grams before and after', async () => {
  const person = await signUp()
  const { adjustments } = (await scanAndApply(person, barbecue)).today!.rebalance_proposal!
  expect(adjustments).toMatchObject([
    { date: day, meal_type: 'jantar', changes: [{ from: { portions: 1 }, to: { portions: 0.5 } }] },
  ])
  const [{ from, to }] = adjustments[0]!.changes as [Applied['rebalance']['adjustments'][0]['changes'][0]]
  expect(from!.grams).toBeGreaterThan(50)
  expect(Math.abs(to!.grams - from!.grams / 2)).toBeLessThan(1)
})

test('a proposal states the energy of the meal before and after as the plan shows it', async () => {
  const person = await signUp()
  const before = await today(person)
  const { today: logged } = await scanAndApply(person, barbecue)
  const proposal = logged!.rebalance_proposal!
  const shownIn = (read: Today, type: string) =>
    read.planned_meals.find(({ meal_type }) => meal_type === type)!.calories
  await accept(person, proposal)
  const after = await today(person)
  expect(proposal.adjustments.map(({ kcal }) => kcal)).toEqual(
    proposal.adjustments.map(({ meal_type }) => ({
      from: shownIn(before, meal_type),
      to: shownIn(after, meal_type),
    })),
  )
  expect(after.rebalance!.adjustments).toEqual(proposal.adjustments)
})

test('a proposal stores no plan for a week that follows the diet, and accepting it does', async () => {
  clock.set(`${day}T15:00:00Z`)
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, ordinaryAnswers)
  await readReply(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  const { today: logged } = await apply(person, plateOf(1500))
  const kept = () => database.asAccount(person.id, (tx) => tx.select({ id: weekPlans.id }).from(weekPlans))
  expect(await kept()).toEqual([])
  expect(logged!.has_week_plan).toBe(false)
  expect((await accept(person, logged!.rebalance_proposal!)).applied).toBe(true)
  expect(await kept()).toHaveLength(1)
})

test.each([
  ['logged from the table', '/api/meals', () => plateOf(1500)],
  [
    'described offline',
    '/api/meal-entries',
    () => ({
      id: randomUUID(),
      text: '8 escumadeiras de arroz, 5 conchas de feijão e 3 bifes grelhados',
      eaten_at: `${day}T15:00:00Z`,
    }),
  ],
])('a meal %s proposes as well', async (_, path, body) => {
  const person = await signUp()
  const reply = await readReply<{ today: Today }>(person.fetch(path, { json: body() }))
  expect(reply.today.rebalance_proposal).toMatchObject({ adjustments: [{ meal_type: 'jantar' }] })
})

test('nothing is proposed before noon, and the proposal comes then', async () => {
  const person = await signUp()
  clock.set(`${day}T14:59:00Z`)
  const { rebalance, today: logged } = await apply(person, plateOf(1500, 'cafe_manha'))
  expect(rebalance).toMatchObject({ rebalanceNeeded: false, adjustments: [] })
  expect(logged!.rebalance_proposal).toBeNull()
  clock.set(`${day}T15:00:00Z`)
  expect((await today(person)).rebalance_proposal).not.toBeNull()
})

test('what is proposed in a quarter of an hour can be accepted until it ends', async () => {
  const person = await signUp()
  const { today: logged } = await apply(person, plateOf(1500))
  const dinner = logged!.planned_meals.find(({ meal_type }) => meal_type === 'jantar')!
  const due = new Date(`${day}T${dinner.estimated_time}:00-03:00`).getTime()
  clock.set(new Date(due + 100 * 60_000).toISOString())
  const shown = (await today(person)).rebalance_proposal
  expect(shown?.adjustments.map(({ meal_type }) => meal_type)).toEqual(['jantar'])
  expect((await accept(person, shown!)).applied).toBe(true)
})

test('a meal that was due more than 90 minutes before the current quarter of an hour is not adjusted', async () => {
  const person = await signUp()
  const { today: logged } = await apply(person, plateOf(1500))
  expect(logged!.rebalance_proposal).not.toBeNull()
  const dinner = logged!.planned_meals.find(({ meal_type }) => meal_type === 'jantar')!
  const due = new Date(`${day}T${dinner.estimated_time}:00-03:00`).getTime()
  clock.set(new Date(due + 105 * 60_000).toISOString())
  const meals = (await today(person)).rebalance_proposal?.adjustments.map(({ meal_type }) => meal_type)
  expect(meals ?? []).not.toContain('jantar')
  expect((await accept(person, logged!.rebalance_proposal!)).applied).toBe(false)
})

test('“Deixar como estava” ends the proposals of the day, can be taken back, and goes with the meal', async () => {
  const person = await signUp()
  const week = await weekOf(person)
  const { meal } = await apply(person, plateOf(1500))
  const proposal = (await today(person)).rebalance_proposal!
  await decline(person, meal.id)
  await decline(person, meal.id)
  expect((await today(person)).rebalance_proposal).toBeNull()
  expect((await accept(person, proposal)).applied).toBe(false)
  expect((await apply(person, plateOf(600, 'lanche_tarde'))).today!.rebalance_proposal).toBeNull()
  expect(await weekOf(person)).toEqual(week)
  await decline(person, meal.id, false)
  expect((await today(person)).rebalance_proposal).not.toBeNull()
  await decline(person, meal.id)
  await remove(person, meal.id)
  expect((await apply(person, plateOf(1500))).today!.rebalance_proposal).not.toBeNull()
})

test('the switch in the profile ends proposals, and turning it on brings them back', async () => {
  const person = await signUp()
  const { meal, today: logged } = await apply(person, plateOf(1500))
  expect((await setProposals(person, false)).rebalance_proposals).toBe(false)
  expect((await today(person)).rebalance_proposal).toBeNull()
  expect((await accept(person, logged!.rebalance_proposal!)).applied).toBe(false)
  expect((await apply(person, { ...plateOf(1500), id: meal.id })).today!.rebalance_proposal).toBeNull()
  expect((await setProposals(person, true)).rebalance_proposals).toBe(true)
  expect((await today(person)).rebalance_proposal).toEqual(logged!.rebalance_proposal)
})

test('a proposal that the day has overtaken is not made, and the current one is returned', async () => {
  const person = await signUp()
  const { today: logged } = await apply(person, plateOf(1500))
  const proposal = logged!.rebalance_proposal!
  const [offer] = await readReply<Alternative[]>(
    person.fetch(`/api/week-plans/alternatives?date=${day}&meal_type=jantar&count=1`),
  )
  const swap = { kind: 'swap', date: day, meal_type: 'jantar', dish: offer!.dish }
  await readReply(person.fetch('/api/week-plans/edits', { json: swap }))
  const week = partsOf(await weekOf(person))
  const reply = await accept(person, proposal)
  expect(reply).toMatchObject({ applied: false, adjustments: [], week_plan: null })
  expect(reply.today!.rebalance_proposal?.id).not.toBe(proposal.id)
  expect(partsOf(await weekOf(person))).toEqual(week)
})

test('a lunch out that was not logged leads to no larger dinner', async () => {
  const person = await signUp()
  const { week_plan } = await readReply<{ week_plan: WeekPlan }>(
    person.fetch('/api/plan-generate-week', { json: { observations: 'quarta vou almoçar fora' } }),
  )
  const meals = week_plan.days.find(({ date }) => date === day)!.meals
  expect(meals.find(({ meal_type }) => meal_type === 'almoco')).toMatchObject({ kind: 'away' })
  const json = { diet_id: person.dietId, meal_compliance: { cafe_manha: true } }
  await readReply(person.fetch('/api/compliance', { method: 'PATCH', json }))
  clock.set(`${day}T17:45:00Z`)
  expect((await today(person)).rebalance_proposal).toBeNull()
})

test('a lunch slightly over plan changes nothing', async () => {
  const person = await signUp()
  const { planned_meals, active_diet } = await today(person)
  const lunch = planned_meals.find(({ meal_type }) => meal_type === 'almoco')!
  // Grams with the energy of the lunch and a tenth of the day's target, at 1.28 kcal per gram.
  const grams = Math.round((lunch.calories + active_diet!.targets.kcal * 0.1) / 1.28)
  const { rebalance } = await apply(person, plateOf(grams))
  expect(rebalance).toMatchObject({ rebalanceNeeded: false, adjustments: [] })
})

test('a lunch far under plan makes later meals at most 30 % larger', async () => {
  const person = await signUp()
  const before = await today(person)
  const { rebalance, today: logged } = await scanAndApply(person, '1 folha de alface e 1 tomate')
  expect(rebalance).toMatchObject({ rebalanceNeeded: true, overages: { calories: 0 } })
  const { adjustments } = logged!.rebalance_proposal!
  expect(adjustments.length).toBeGreaterThan(0)
  for (const { meal_type, kcal_delta } of adjustments) {
    const planned = before.planned_meals.find((meal) => meal.meal_type === meal_type)!.calories
    expect(kcal_delta).toBeGreaterThan(0)
    expect(kcal_delta).toBeLessThanOrEqual(0.3 * planned + 1)
  }
})

test('a proposal read before other days were changed is still made, and water keeps it', async () => {
  const person = await signUp()
  const { today: logged } = await apply(person, plateOf(1500))
  const lock = { kind: 'lock', date: '2026-03-13', meal_type: 'almoco', locked: true }
  await readReply(person.fetch('/api/week-plans/edits', { json: lock }))
  await readReply(person.fetch('/api/water', { json: { id: randomUUID(), ml: 300 } }))
  const current = (await today(person)).rebalance_proposal!
  expect(current).toEqual(logged!.rebalance_proposal)
  expect((await accept(person, current)).applied).toBe(true)
})

test('a repeated request returns the same proposal and logs the meal once', async () => {
  const person = await signUp()
  const plate = plateOf(1500)
  const first = await apply(person, plate)
  expect(first.today!.rebalance_proposal!.adjustments.length).toBeGreaterThan(0)
  const week = await weekOf(person)
  const again = await apply(person, plate)
  expect(again.today!.rebalance_proposal).toEqual(first.today!.rebalance_proposal)
  expect(partsOf(await weekOf(person))).toEqual(partsOf(week))
  expect((await today(person)).plan.scans).toHaveLength(1)
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
  const person = await signUp(answers)
  const week = partsOf(await weekOf(person))
  const { rebalance } = await apply(person, plateOf(1500))
  expect(rebalance).toMatchObject({ rebalanceNeeded: false, adjustments: [] })
  expect(partsOf(await weekOf(person))).toEqual(week)
  expect((await today(person)).rebalance_proposal).toBeNull()
  expect((await readReply<Profile>(person.fetch('/api/profile'))).rebalance_proposals).toBeNull()
  expect((await today(person)).rebalance).toBeNull()
})

test('a ticked lunch with larger portions is the cause, and unticking it restores dinner', async () => {
  const person = await signUp()
  const tick = (isTicked: boolean) => {
    const json = { diet_id: person.dietId, meal_compliance: { almoco: isTicked } }
    return readReply<{ today: Today; week_plan: WeekPlan | null }>(
      person.fetch('/api/compliance', { method: 'PATCH', json }),
    )
  }
  const before = partsOf(await weekOf(person))
  const { today: ticked } = await tick(true)
  expect(ticked.rebalance_proposal).toBeNull()
  const [lunch] = ticked.plan.scans
  const items = lunch!.foods.map(({ food_id, grams }) => ({ food_id, grams: grams * 2 }))
  const json = { meal_type: 'almoco', items }
  const { today: off } = await readReply<{ today: Today }>(
    person.fetch(`/api/meals/${lunch!.id}`, { method: 'PUT', json }),
  )
  expect(off.rebalance_proposal).toMatchObject({ meal_id: lunch!.id })
  expect(await accept(person, off.rebalance_proposal!)).toMatchObject({ applied: true })
  expect(partsOf(await weekOf(person))).not.toEqual(before)
  const { week_plan } = await tick(false)
  expect(partsOf(week_plan!)).toEqual(before)
  expect(await weekOf(person)).toEqual(week_plan)
})

test('a plate logged beside a ticked lunch is the cause, not the tick', async () => {
  const person = await signUp()
  const json = { diet_id: person.dietId, meal_compliance: { almoco: true } }
  await readReply(person.fetch('/api/compliance', { method: 'PATCH', json }))
  const { meal, today: after } = await apply(person, plateOf(700))
  expect(after!.rebalance_proposal).toMatchObject({ meal_id: meal.id })
})

test('an accepted proposal answers every meal logged before it', async () => {
  const person = await signUp()
  await apply(person, plateOf(1500))
  clock.set(`${day}T19:00:00Z`)
  const { today: logged } = await apply(person, plateOf(800, 'lanche_tarde'))
  const reply = await accept(person, logged!.rebalance_proposal!)
  expect(reply.applied).toBe(true)
  expect(reply.today).toMatchObject({ rebalance_proposal: null })
  expect(reply.today!.rebalance).not.toBeNull()
})
