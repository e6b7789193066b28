import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import type { Compliance } from '#contract/day/adherence.ts'
import type { DietDetail } from '#contract/menus/diets.ts'
import type { MenuMeal } from '#contract/menus/menus.ts'
import type { RecipeCard } from '#contract/recipes/recipes.ts'
import type { Alternative, WeekEdit, WeekPlan } from '#contract/menus/week-plans.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { createAccessServices } from '../../billing/subscription/service.ts'
import { createHeldPlanner } from '../../adapters/planner/test-held-planner.ts'
import { createSingleFlight } from '../../platform/concurrency/single-flight.ts'
import { createLog } from '../../platform/observability/log.ts'
import { planMondays } from './jobs.ts'
import { weekPlans } from '../menus/table.ts'
import { runScheduledJobs, startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { app, clock, database, signUpConfirmed, buyPlan } = await startTestApp()
const planner = createHeldPlanner()
const slow = await startTestApp({ parts: { planner } })

const read = async (person: TestPerson, start?: string) =>
  (
    await readReply<{ week_plan?: WeekPlan }>(
      person.fetch(`/api/plan-get-week${start ? `?start=${start}` : ''}`),
    )
  ).week_plan
const generate = (person: TestPerson, json: object = {}) => person.fetch('/api/plan-generate-week', { json })
const generated = async (person: TestPerson, json: object = {}) =>
  readReply<{ week_plan: WeekPlan; created: boolean }>(generate(person, json))
const edit = (person: TestPerson, json: WeekEdit) => person.fetch('/api/week-plans/edits', { json })
const edited = async (person: TestPerson, json: WeekEdit) =>
  (await readReply<{ week_plan: WeekPlan }>(edit(person, json))).week_plan
const mealAt = (week: WeekPlan, date: string, type: string) =>
  week.days.find((day) => day.date === date)!.meals.find(({ meal_type }) => meal_type === type)!
const alternatives = (person: TestPerson, date: string, type: string, count = 4) =>
  readReply<Alternative[]>(
    person.fetch(`/api/week-plans/alternatives?date=${date}&meal_type=${type}&count=${count}`),
  )

/** Returns whether a recipe would be served twice on a day if this meal were exchanged between the two days. */
function repeatsWhenExchanged(week: WeekPlan, one: string, other: string, type: string): boolean {
  const recipesOf = (date: string, isWanted: (mealType: string) => boolean) =>
    week.days
      .find((day) => day.date === date)!
      .meals.filter(({ meal_type }) => isWanted(meal_type))
      .flatMap(({ parts }) => parts.map(({ recipe_id }) => recipe_id))
  const clashes = (from: string, to: string) => {
    const staying = new Set(recipesOf(to, (mealType) => mealType !== type))
    return recipesOf(from, (mealType) => mealType === type).some((id) => staying.has(id))
  }
  return clashes(one, other) || clashes(other, one)
}

const bookOf = (person: TestPerson) => readReply<RecipeCard[]>(person.fetch('/api/recipes'))
const namesOn = (week: WeekPlan, date: string) =>
  week.days.find((day) => day.date === date)!.meals.map(({ name }) => name)
const tickBreakfast = (person: TestPerson, dietId: string) =>
  readReply<Compliance>(
    person.fetch('/api/compliance', {
      method: 'PUT',
      json: { diet_id: dietId, meal_compliance: { cafe_manha: true } },
    }),
  )

/** Date of the test clock, a Wednesday. */
const today = '2026-03-11'
const monday = '2026-03-09'
const friday = '2026-03-13'
const [saturday, sunday] = ['2026-03-14', '2026-03-15'] as const
const thursday = '2026-03-12'

const generateDiet = (person: TestPerson) =>
  readReply<DietDetail>(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))

async function signUpWithDiet(): Promise<TestPerson & { dietId: string }> {
  clock.set(`${today}T15:00:00Z`)
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const diet = await generateDiet(person)
  return { ...person, dietId: diet.id }
}

test('a week starts on Monday, and a Sunday belongs to the Monday before it', async () => {
  const person = await signUpWithDiet()
  expect(await read(person)).toBeUndefined()
  const { week_plan, created } = await generated(person, { week_start: '2026-03-15' })
  expect(created).toBe(true)
  expect(week_plan).toMatchObject({ week_start: monday, diet_id: person.dietId })
  expect(week_plan.days.map(({ date }) => date)).toEqual(
    ['09', '10', '11', '12', '13', '14', '15'].map((day) => `2026-03-${day}`),
  )
  for (const day of week_plan.days) {
    expect(day.totals.kcal).toBe(day.meals.reduce((sum, { nutrition }) => sum + nutrition.kcal, 0))
  }
  expect((await read(person, friday))?.id).toBe(week_plan.id)
  expect(await problemCode(person.fetch('/api/plan-get-week?start=2025-01-01'))).toBe('422 week_out_of_range')
  expect(await problemCode(generate(person, { week_start: '2026-03-08' }))).toBe('409 day_is_past')
})

test('observations are understood, applied, shown and removable', async () => {
  const person = await signUpWithDiet()
  const text = 'semana corrida, sem forno, sexta tem churrasco, mandar um beijo'
  const { week_plan } = await generated(person, { observations: text })
  expect(week_plan.understood.map((one) => one.text)).toContain('Sem forno')
  expect(week_plan.ignored.length).toBeGreaterThan(0)
  const parts = week_plan.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.parts))
  const upcoming = week_plan.days.filter(({ date }) => date >= today).flatMap(({ meals }) => meals)
  expect(upcoming.flatMap((meal) => meal.parts).every(({ equipment }) => !equipment.includes('Forno'))).toBe(
    true,
  )
  expect(parts.length).toBeGreaterThan(0)
  expect(week_plan.days.find(({ date }) => date === friday)!.meals.some(({ kind }) => kind === 'away')).toBe(
    true,
  )

  const removed = week_plan.understood.filter(({ text: chip }) => chip !== 'Sem forno').map(({ key }) => key)
  const again = await generated(person, { removed })
  expect((await generated(person)).week_plan.understood).toEqual(again.week_plan.understood)
  expect(again.week_plan.understood.map((one) => one.text)).toEqual(['Sem forno'])
  expect(again.week_plan.observations).toBe(text)
  expect(again.week_plan.days.flatMap(({ meals }) => meals).every(({ kind }) => kind === 'cooked')).toBe(true)
})

test('words without a day or a recipe are said back', async () => {
  const person = await signUpWithDiet()
  const text = 'peixe na sexta, cerveja no sábado, café na padaria, mandar um beijo'
  const reply = await readReply(person.fetch('/api/week-plans/observations', { json: { text } }))
  expect(reply).toMatchObject({
    understood: [{ text: 'Sexta: peixes' }],
    ignored: ['mandar um beijo', 'cerveja no sábado'],
    undated: ['café na padaria'],
  })
})

test('concurrent requests generate a week once', async () => {
  const person = await signUpWithDiet()
  const replies = await Promise.all([1, 2, 3].map(() => generated(person, { only_if_absent: true })))
  expect(new Set(replies.map(({ week_plan }) => week_plan.id)).size).toBe(1)
  const later = await generated(person, { only_if_absent: true })
  expect(later.created).toBe(false)
  expect(later.week_plan).toEqual(replies[0]!.week_plan)
})

test('the Monday job plans each account with a menu and access once', async () => {
  const person = await signUpWithDiet()
  const late = await signUpWithDiet()
  const nextMonday = '2026-03-16'
  await buyPlan(person, 'basic')
  clock.set('2026-03-16T06:00:00Z')
  await runScheduledJobs(app)
  expect(await read(person, nextMonday)).toBeUndefined()
  clock.set('2026-03-16T08:00:00Z')
  await runScheduledJobs(app)
  const made = await read(person, nextMonday)
  expect(made?.week_start).toBe(nextMonday)
  await runScheduledJobs(app)
  expect(await read(person, nextMonday)).toEqual(made)
  // The plans are counted in the database, because the other account's trial has ended by now.
  const [count] = await database.asAccount(late.id, (tx) =>
    tx.select({ plans: sql<number>`count(*)::int` }).from(weekPlans),
  )
  expect(count).toEqual({ plans: 0 })
})

test('each Monday follows the local time, and an unreadable account stops no other', async () => {
  const [broken, inTokyo] = [await signUpWithDiet(), await signUpWithDiet()].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  )
  for (const person of [broken!, inTokyo!]) await buyPlan(person, 'basic')
  await readReply(inTokyo!.fetch('/api/profile', { method: 'PATCH', json: { timezone: 'Asia/Tokyo' } }))
  await database.asAccount(broken!.id, (tx) =>
    tx.execute(sql`update profiles set target_plan = '{}', answers = '{}'`),
  )
  const nextMonday = '2026-03-16'
  clock.set('2026-03-15T18:59:00Z')
  await runScheduledJobs(app)
  expect(await read(inTokyo!, nextMonday)).toBeUndefined()
  clock.set('2026-03-15T19:00:00Z')
  await runScheduledJobs(app)
  expect(await read(inTokyo!, nextMonday)).toMatchObject({ week_start: nextMonday })
})

test('each account is planned once per Monday, however often the job runs', async () => {
  const person = await signUpWithDiet()
  const asked: string[] = []
  await database.asSystem((tx) => tx.execute(sql`update subscriptions set trial_end = null`))
  const accessCache = {
    get: (id: string) => void (id === person.id && asked.push(clock.now().toISOString())),
    set: () => {},
  }
  const dietGenerations = createSingleFlight<string>()
  const weekGenerations = createSingleFlight<boolean>()
  const parts = { database, clock, log: createLog('silent'), planner, dietGenerations, weekGenerations }
  const services = { ...parts, ...createAccessServices(database, clock), accessCache }
  for (const moment of ['2026-03-16T06:59:00Z', '2026-03-16T07:00:00Z', '2026-03-16T07:10:00Z']) {
    clock.set(moment)
    await planMondays(services, new AbortController().signal)
  }
  clock.set('2026-03-23T12:00:00Z')
  await planMondays(services, new AbortController().signal)
  expect(asked).toEqual(['2026-03-16T07:00:00.000Z', '2026-03-23T12:00:00.000Z'])
})

test('past and eaten meals stay when the week is generated again', async () => {
  const person = await signUpWithDiet()
  const first = (await generated(person)).week_plan
  await tickBreakfast(person, person.dietId)
  const held = await edited(person, { kind: 'lock', date: friday, meal_type: 'almoco', locked: true })
  expect(mealAt(held, friday, 'almoco').is_locked).toBe(true)

  const again = (await generated(person, { observations: 'mais peixe' })).week_plan
  for (const past of [monday, '2026-03-10']) expect(namesOn(again, past)).toEqual(namesOn(first, past))
  expect(mealAt(again, today, 'cafe_manha').name).toBe(mealAt(first, today, 'cafe_manha').name)
  expect(mealAt(again, friday, 'almoco')).toMatchObject({
    name: mealAt(first, friday, 'almoco').name,
    is_locked: true,
  })
  expect(mealAt(again, today, 'cafe_manha').is_locked).toBe(false)
})

test('past and eaten meals stay when another diet takes over within the week', async () => {
  const person = await signUpWithDiet()
  const before = (await generated(person)).week_plan
  await tickBreakfast(person, person.dietId)
  const other = await generateDiet(person)
  await readReply(person.fetch(`/api/diets/${other.id}/activate`, { method: 'POST' }))
  const lock = { kind: 'lock', date: friday, meal_type: 'almoco', locked: true } as const
  const after = await edited(person, lock)
  expect(after.diet_id).toBe(other.id)
  for (const past of [monday, '2026-03-10']) expect(namesOn(after, past)).toEqual(namesOn(before, past))
  expect(mealAt(after, today, 'cafe_manha').name).toBe(mealAt(before, today, 'cafe_manha').name)
  expect(namesOn(after, saturday)).not.toEqual(namesOn(before, saturday))
})

test('a meal eaten or locked during the generation is kept', async () => {
  slow.clock.set(`${today}T15:00:00Z`)
  const person = await slow.signUpConfirmed()
  await answerQuestionnaire(person)
  const diet = await generateDiet(person)
  const other = await generateDiet(person)
  const before = (await generated(person)).week_plan

  const ticking = planner.hold()
  const making = generated(person, { observations: 'mais peixe' })
  await ticking
  await tickBreakfast(person, diet.id)
  planner.goOn()
  const { week_plan } = await making
  expect(mealAt(week_plan, today, 'cafe_manha').name).toBe(mealAt(before, today, 'cafe_manha').name)

  const switching = planner.hold()
  const late = generate(person)
  await switching
  await readReply(person.fetch(`/api/diets/${other.id}/activate`, { method: 'POST' }))
  const newer = await edited(person, { kind: 'lock', date: friday, meal_type: 'almoco', locked: true })
  planner.goOn()
  expect(await problemCode(late)).toBe('409 menu_cancelled')
  expect(await read(person)).toEqual(newer)
})

test('a swap offers other dishes and reports the exact effect of each', async () => {
  const person = await signUpWithDiet()
  const { week_plan } = await generated(person)
  const before = mealAt(week_plan, friday, 'jantar')
  const offered = await alternatives(person, friday, 'jantar')
  expect(offered).toHaveLength(4)
  const [best] = offered
  expect(offered.every(({ meal }) => meal.parts[0]!.recipe_id !== before.parts[0]!.recipe_id)).toBe(true)

  const after = await edited(person, { kind: 'swap', date: friday, meal_type: 'jantar', dish: best!.dish })
  const now = mealAt(after, friday, 'jantar')
  expect(now.name).toBe(best!.meal.name)
  expect(Math.abs(now.nutrition.kcal - before.nutrition.kcal - best!.changes.kcal)).toBeLessThanOrEqual(2)
  expect(after.days.filter(({ date }) => date !== friday)).toEqual(
    week_plan.days.filter(({ date }) => date !== friday),
  )
})

test('a first change copies the diet’s menu into the week', async () => {
  const person = await signUpWithDiet()
  const [offer] = await alternatives(person, friday, 'almoco')
  const week = await edited(person, { kind: 'swap', date: friday, meal_type: 'almoco', dish: offer!.dish })
  expect(week.week_start).toBe(monday)
  expect((await read(person))?.id).toBe(week.id)
})

test('a meal can be locked, moved, resized and repeated within the rules', async () => {
  const person = await signUpWithDiet()
  const { week_plan } = await generated(person)
  const { type, other } = (['jantar', 'almoco', 'lanche_tarde', 'cafe_manha'] as const)
    .flatMap((one) => [saturday, sunday, thursday].map((day) => ({ type: one, other: day })))
    .find((one) => !repeatsWhenExchanged(week_plan, friday, one.other, one.type))!
  const moving = mealAt(week_plan, friday, type)
  const moved = await edited(person, {
    kind: 'move',
    date: friday,
    meal_type: type,
    to: { date: other, meal_type: type },
  })
  expect(mealAt(moved, other, type).name).toBe(moving.name)

  const current = (await read(person))!
  const part = mealAt(current, saturday, 'almoco').parts[0]!
  const portions = part.portions === 1 ? 1.5 : 1
  const resized = await edited(person, {
    kind: 'portions',
    date: saturday,
    meal_type: 'almoco',
    part: 'main',
    portions,
  })
  expect(mealAt(resized, saturday, 'almoco').parts[0]!.portions).toBe(portions)

  await edited(person, { kind: 'lock', date: saturday, meal_type: 'almoco', locked: true })
  const held = { date: saturday, meal_type: 'almoco' } as const
  const [offer] = await alternatives(person, friday, 'jantar')
  expect(await problemCode(edit(person, { kind: 'swap', ...held, dish: offer!.dish }))).toBe(
    '409 meal_locked',
  )
  const repeated = await edited(person, { kind: 'repeat_day', date: friday, to_date: sunday })
  expect(namesOn(repeated, sunday)).toEqual(namesOn(repeated, friday))
})

test('an excluded food is rejected on every path, and past days stay unchanged', async () => {
  const person = await signUpWithDiet()
  await generated(person)
  const add = (recipe_id: string, date = friday) =>
    problemCode(edit(person, { kind: 'add_recipe', date, meal_type: 'lanche_tarde', recipe_id }))
  expect(await add('receita-que-nao-existe')).toBe('404 recipe_not_found')
  expect(await add('receita-que-nao-existe', monday)).toBe('409 day_is_past')

  const withPeanut = (await bookOf(person)).find(
    ({ conflicts, meal_types, role }) =>
      conflicts.includes('Amendoim') && meal_types.includes('lanche_tarde') && role !== 'side',
  )!
  expect(await add(withPeanut.id)).toBe('409 recipe_unsafe')
  const dish = { main: { recipe_id: withPeanut.id, portions: 1 }, base: null, side: null }
  expect(
    await problemCode(edit(person, { kind: 'swap', date: friday, meal_type: 'lanche_tarde', dish })),
  ).toBe('409 recipe_unsafe')
  const gone = { ...dish, main: { recipe_id: 'receita-que-nao-existe', portions: 1 } }
  expect(
    await problemCode(edit(person, { kind: 'swap', date: friday, meal_type: 'lanche_tarde', dish: gone })),
  ).toBe('404 recipe_not_found')
})

test('a recipe beyond the paid plan is not added by hand', async () => {
  const person = await signUpWithDiet()
  const open = new Set((await bookOf(person)).map(({ id }) => id))
  const own = new Set(
    (await readReply<MenuMeal[]>(person.fetch(`/api/diets/${person.dietId}/meals`))).flatMap(({ parts }) =>
      parts.map((part) => part.recipe_id),
    ),
  )
  const closed = recipes.find(({ id }) => !open.has(id) && !own.has(id))!
  const add = { kind: 'add_recipe', date: friday, meal_type: 'jantar', recipe_id: closed.id } as const
  expect(await problemCode(edit(person, add))).toBe('403 upgrade_required')
})

test('a recipe is added in the portion that fits the meal', async () => {
  const person = await signUpWithDiet()
  const { week_plan } = await generated(person)
  const used = new Set(
    week_plan.days.flatMap(({ meals }) => meals.flatMap(({ parts }) => parts.map((part) => part.recipe_id))),
  )
  const added = (await bookOf(person)).find(
    ({ id, role, meal_types, conflicts }) =>
      role === 'main' && meal_types.includes('jantar') && conflicts.length === 0 && !used.has(id),
  )!
  const add = { kind: 'add_recipe', date: friday, meal_type: 'jantar', recipe_id: added.id } as const
  const week = await edited(person, add)
  const meal = mealAt(week, friday, 'jantar')
  expect(meal.parts[0]!.recipe_id).toBe(added.id)
  const day = week.days.find(({ date }) => date === friday)!
  expect(meal.nutrition.kcal).toBeGreaterThan(day.targets.kcal * 0.28 * 0.6)
  expect(meal.nutrition.kcal).toBeLessThan(day.targets.kcal * 0.28 * 1.6)
})

test('a week needs an active diet, and other accounts cannot see it', async () => {
  const owner = await signUpWithDiet()
  await generated(owner)
  const stranger = await signUpConfirmed()
  await answerQuestionnaire(stranger, ordinaryAnswers)
  expect(await read(stranger)).toBeUndefined()
  expect(await problemCode(generate(stranger))).toBe('409 week_needs_diet')
  expect(await problemCode(generate(stranger, { user_id: owner.id }))).toBe('403 foreign_account')
})
