import type { WeekPlan } from '#contract/menus/week-plans.ts'
import type { Report } from '#contract/reports/reports.ts'
import { addDays, mondayOf, weekdayOf } from '#nutrition/shared/calendar/days.ts'
import { mealTypes } from '#nutrition/targets/meal-type.ts'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHeldPlanner } from '../../adapters/planner/test-held-planner.ts'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import {
  post,
  generateDiet,
  activate,
  listDiets,
  mealsOf,
  edit,
  readDay,
  readWeek,
  type ShownMeal,
  shown,
  shownOn,
  shownToday,
  readEverywhere,
  readWeeksOf,
  swapAt,
  tick,
} from './test-shown-meals.ts'

const planner = createHeldPlanner()
const { buyPlan, clock, database, signUpConfirmed } = await startTestApp({ parts: { planner } })

const tuesday = '2026-03-10'
const wednesday = '2026-03-11'
const thursday = '2026-03-12'

async function signUpWithDiet(day: string): Promise<TestPerson> {
  clock.set(`${day}T15:00:00Z`)
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  await generateDiet(person)
  return person
}

/** Numbers that choose the details of an act, such as its day. */
interface Draw {
  readonly day: number
  readonly meal: number
  readonly pick: number
}

interface Walk {
  readonly person: TestPerson
  today: string
  /** Ticked meals of today, as they were when ticked. */
  ticked: ShownMeal[]
}

/** Acts that change what is planned. A refused edit changes nothing. */
const acts = {
  'generate a diet': async ({ person }: Walk) => {
    if ((await listDiets(person)).length < 4) await generateDiet(person)
  },
  'generate the active diet again': async ({ person }: Walk) => {
    const active = (await listDiets(person)).find(({ is_active }) => is_active)!
    await readReply(post(person, '/api/diet-generate-ai', { dietId: active.id, plain: true }))
  },
  activate: async ({ person }: Walk, { pick }: Draw) => {
    const diets = await listDiets(person)
    await activate(person, diets[pick % diets.length]!)
  },
  'generate the week': async ({ person, today }: Walk) => {
    await readReply(post(person, '/api/plan-generate-week', { week_start: today }))
  },
  'plan next week': async ({ person, today }: Walk) => {
    await readReply(post(person, '/api/plan-generate-week', { week_start: addDays(mondayOf(today), 7) }))
  },
  swap: (walk: Walk, draw: Draw) => swapAt(walk.person, placeOf(walk, draw), draw.pick),
  'swap next week': ({ person, today }: Walk, draw: Draw) =>
    swapAt(person, placeOf({ today: addDays(mondayOf(today), 7) }, draw), draw.pick),
  move: async (walk: Walk, draw: Draw) => {
    const to = placeOf(walk, { ...draw, day: draw.day + 1 })
    await edit(walk.person, { kind: 'move', ...placeOf(walk, draw), to })
  },
  'repeat a day': async (walk: Walk, draw: Draw) => {
    const to_date = placeOf(walk, { ...draw, day: draw.day + 1 }).date
    await edit(walk.person, { kind: 'repeat_day', date: placeOf(walk, draw).date, to_date })
  },
  'change portions': async (walk: Walk, draw: Draw) => {
    const portions = [0.5, 1, 1.5][draw.pick % 3]!
    await edit(walk.person, { kind: 'portions', ...placeOf(walk, draw), part: 'main', portions })
  },
  lock: async (walk: Walk, draw: Draw) => {
    await edit(walk.person, { kind: 'lock', ...placeOf(walk, draw), locked: draw.pick % 2 === 0 })
  },
  tick: async (walk: Walk, { meal }: Draw) => {
    const { person, today } = walk
    const { active_diet, planned_meals } = await readDay(person, today)
    const type = planned_meals[meal % planned_meals.length]!.meal_type
    const before = planned_meals.filter(({ ticked }) => ticked).map(({ meal_type }) => meal_type)
    await tick(person, active_diet!, [...before, type])
    const ticked = (await readDay(person, today)).planned_meals.filter((one) => one.ticked)
    const shownMeals = await shownToday(person, today)
    walk.ticked = shownMeals.filter(({ type: shownType }) =>
      ticked.some(({ meal_type }) => meal_type === shownType),
    )
  },
  'sleep until tomorrow': async (walk: Walk) => {
    clock.advance({ days: 1 })
    walk.today = addDays(walk.today, 1)
    walk.ticked = []
  },
} as const satisfies Readonly<Record<string, (walk: Walk, draw: Draw) => Promise<void>>>

/** Place of a meal from today to the end of the week. */
function placeOf({ today }: Pick<Walk, 'today'>, { day, meal }: Draw) {
  const left = 7 - ((weekdayOf(today) + 6) % 7)
  return { date: addDays(today, day % left), meal_type: mealTypes[meal % mealTypes.length]! }
}

/**
 * Performs the acts. After each, checks that all endpoints show the same meals, and that nothing changed that must
 * stay. Returns the dates of the last week.
 */
async function walkActs(steps: readonly (readonly [keyof typeof acts, Draw])[]): Promise<string[]> {
  const walk: Walk = { person: await signUpWithDiet(wednesday), today: wednesday, ticked: [] }
  const { person } = walk
  await buyPlan(person, 'basic')
  let shownBefore = await readEverywhere(person, walk.today)
  const lastWeek = new Map<string, ShownMeal[]>()
  for (const [name, draw] of steps) {
    const templates = await inactiveMenus(person)
    const monday = mondayOf(walk.today)
    clock.advance({ minutes: 1 })
    await acts[name](walk, draw)
    if (mondayOf(walk.today) !== monday) for (const [date, meals] of shownBefore) lastWeek.set(date, meals)
    const now = await readEverywhere(person, walk.today)
    const seen = new Map([...now, ...(await readWeeksOf(person, lastWeek.keys()))])
    const past = [...shownBefore, ...lastWeek].filter(([date]) => date < walk.today)
    expect(past.map(([date]) => [date, seen.get(date)])).toEqual(past)
    const ofTicks = now.get(walk.today)!.filter(({ type }) => walk.ticked.some((one) => one.type === type))
    expect(ofTicks).toEqual(walk.ticked)
    const standing = [...(await inactiveMenus(person))].filter(([id]) => templates.has(id))
    expect(standing).toEqual(standing.map(([id]) => [id, templates.get(id)]))
    shownBefore = now
  }
  for (const [date, meals] of lastWeek) expect(await shownToday(person, date)).toEqual(meals)
  return [...shownBefore.keys()]
}

/** Returns the menus of the diets that are not active, which are templates. */
async function inactiveMenus(person: TestPerson): Promise<Map<string, ShownMeal[]>> {
  const inactive = (await listDiets(person)).filter(({ is_active }) => !is_active)
  return new Map(
    await Promise.all(
      inactive.map(async (diet) => [diet.id, (await mealsOf(person, diet)).map(shown)] as const),
    ),
  )
}

test('every endpoint shows the same meals for the same day, whatever was done before', async () => {
  const draw = fc.record({ day: fc.nat(6), meal: fc.nat(6), pick: fc.nat(11) })
  const step = fc.tuple(fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])), draw)
  const steps = fc.array(step, { minLength: 8, maxLength: 14 })
  await fc.assert(
    fc.asyncProperty(steps, async (walked) => {
      expect(await walkActs(walked)).toHaveLength(7)
    }),
    { numRuns: 3, endOnFailure: true },
  )
}, 300_000)

test('an activated diet is the plan from today on, and going back in time shows the former one', async () => {
  const none: Draw = { day: 0, meal: 0, pick: 0 }
  const dates = await walkActs([
    ['generate a diet', none],
    ['tick', { day: 0, meal: 1, pick: 0 }],
    ['activate', { day: 0, meal: 0, pick: 0 }],
    ['sleep until tomorrow', none],
    ['swap', { day: 1, meal: 2, pick: 1 }],
    ['activate', { day: 0, meal: 0, pick: 1 }],
    ['generate the active diet again', none],
    ['generate the week', none],
    ['sleep until tomorrow', none],
  ])
  expect(dates).toHaveLength(7)
})

test('a week planned ahead under another diet is not shown on its days once they are past', async () => {
  const none: Draw = { day: 0, meal: 0, pick: 0 }
  const days = Array.from({ length: 6 }, () => ['sleep until tomorrow', none] as const)
  const dates = await walkActs([
    ['generate a diet', none],
    ['plan next week', none],
    ['swap next week', { day: 0, meal: mealTypes.indexOf('jantar'), pick: 0 }],
    ['activate', none],
    ...days,
  ])
  expect(dates[0]).toBe('2026-03-16')
})

test('a new menu of the active diet keeps the locked meals and the wishes of its week', async () => {
  const person = await signUpWithDiet(wednesday)
  await readReply(post(person, '/api/plan-generate-week', { observations: 'quinta tem churrasco' }))
  const place = { date: wednesday, meal_type: 'jantar' } as const
  await readReply(edit(person, { kind: 'lock', ...place, locked: true }))
  const before = await readWeek(person, wednesday)
  await readReply(post(person, '/api/diet-generate-ai', { dietId: before.diet_id }))
  const after = await readWeek(person, wednesday)
  expect(after.understood).toEqual(before.understood)
  expect(after.days.find(({ date }) => date === thursday)!.meals.map(({ kind }) => kind)).toContain('away')
  const dinner = (week: WeekPlan) => shownOn(week, wednesday).find(({ type }) => type === 'jantar')
  expect(dinner(after)).toEqual(dinner(before))
})

/** Activates a diet as releases did in which an activation left the week unchanged. */
async function activateAsBefore(person: TestPerson, id: string): Promise<void> {
  await database.asAccount(person.id, async (tx) => {
    await tx.execute(sql`update user_diets set is_active = false`)
    await tx.execute(sql`update user_diets set is_active = true where id = ${id}`)
  })
}

test('a new menu drops the locked meals that new answers forbid', async () => {
  const person = await signUpWithDiet(wednesday)
  const { diet_id, days } = await readWeek(person, wednesday)
  for (const { date, meals } of days.filter((day) => day.date >= wednesday)) {
    for (const { meal_type } of meals) await edit(person, { kind: 'lock', date, meal_type, locked: true })
  }
  const { preferences } = ordinaryAnswers
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    preferences: { ...preferences, styles: ['Vegano'] },
  })
  const mealsAhead = async () =>
    (await readWeek(person, wednesday)).days
      .filter(({ date }) => date >= wednesday)
      .flatMap(({ meals }) => meals)
  const before = await mealsAhead()
  expect(before.map(({ kind }) => kind)).toContain('withheld')
  await readReply(post(person, '/api/diet-generate-ai', { dietId: diet_id }))
  const after = await mealsAhead()
  expect(after.map(({ kind }) => kind)).not.toContain('withheld')
  const stillLocked = before.filter(({ is_locked }) => is_locked)
  expect(stillLocked.length).toBeGreaterThan(0)
  expect(after.filter(({ is_locked }) => is_locked).map(shown)).toEqual(stillLocked.map(shown))
})

test.each(['/api/diet-generate-ai', '/api/plan-generate-week'])(
  'a menu of %s that takes until after midnight changes no day that has ended',
  async (path) => {
    const person = await signUpWithDiet(tuesday)
    const { diet_id } = await readWeek(person, tuesday)
    clock.set(`${thursday}T02:58:00Z`)
    for (const { type } of await shownToday(person, wednesday)) {
      await swapAt(person, { date: wednesday, meal_type: type }, 1)
    }
    const before = await shownToday(person, wednesday)
    const begun = planner.hold()
    const generated = post(person, path, path === '/api/diet-generate-ai' ? { dietId: diet_id } : {})
    await begun
    clock.set(`${thursday}T03:01:00Z`)
    planner.goOn()
    await readReply(generated)
    expect(await shownToday(person, wednesday)).toEqual(before)
    expect((await readEverywhere(person, thursday)).get(wednesday)).toEqual(before)
  },
)

test('the explanation of an activated menu counts the days before it', async () => {
  const person = await signUpWithDiet(addDays(tuesday, -1))
  clock.set(`${wednesday}T15:00:00Z`)
  const other = await generateDiet(person)
  await readReply(post(person, '/api/diet-generate-ai', { dietId: other.id, plain: true }))
  for (const { type: meal_type } of await shownToday(person, wednesday)) {
    await edit(person, { kind: 'portions', date: wednesday, meal_type, part: 'main', portions: 0.5 })
  }
  clock.set(`${thursday}T15:00:00Z`)
  await activate(person, other)
  const { days, explanation } = await readWeek(person, thursday)
  const met = days.filter(({ totals, targets }) => Math.abs(totals.kcal / targets.kcal - 1) <= 0.05).length
  expect(met).toBeLessThan(7)
  expect(explanation.targets_met[0]).toBe(`Calorias bem perto da meta em ${met} de 7 dias.`)
})

test('a week stored under another diet before this rule keeps what the day showed', async () => {
  const person = await signUpWithDiet(tuesday)
  await readReply(post(person, '/api/plan-generate-week'))
  const former = await readWeek(person, tuesday)
  const other = await generateDiet(person)
  clock.set(`${wednesday}T15:00:00Z`)
  await activateAsBefore(person, other.id)
  const template = (await mealsOf(person, other)).filter((meal) => meal.day_of_week === 3).map(shown)
  expect(await shownToday(person, wednesday)).toEqual(template)
  const week = await readEverywhere(person, wednesday)
  expect(week.get(tuesday)).toEqual(shownOn(former, tuesday))
})

/** Returns a person with this week stored under one diet and another one active since today, with all meals ticked. */
async function tickUnderAnotherDiet(): Promise<{ person: TestPerson; id: string; eaten: ShownMeal[] }> {
  const person = await signUpWithDiet(tuesday)
  await readReply(post(person, '/api/plan-generate-week'))
  const former = shownOn(await readWeek(person, tuesday), wednesday)
  const { id } = await generateDiet(person)
  clock.set(`${wednesday}T15:00:00Z`)
  await activateAsBefore(person, id)
  const eaten = await shownToday(person, wednesday)
  expect(eaten).not.toEqual(former)
  await tick(
    person,
    { id },
    eaten.map(({ type }) => type),
  )
  return { person, id, eaten }
}

test('an edit keeps the ticked meals that were shown, not those of another diet', async () => {
  const { person, eaten } = await tickUnderAnotherDiet()
  await readReply(edit(person, { kind: 'lock', date: thursday, meal_type: 'jantar', locked: true }))
  expect(await shownToday(person, wednesday)).toEqual(eaten)
})

test('a generated week keeps the ticked meals that were shown, not those of another diet', async () => {
  const { person, eaten } = await tickUnderAnotherDiet()
  await readReply(post(person, '/api/plan-generate-week'))
  expect(await shownToday(person, wednesday)).toEqual(eaten)
})

test('a new menu keeps the ticked meals that were shown, not those of another diet', async () => {
  const { person, id, eaten } = await tickUnderAnotherDiet()
  await readReply(post(person, '/api/diet-generate-ai', { dietId: id, plain: true }))
  expect(await shownToday(person, wednesday)).toEqual(eaten)
})

test('a diet plans no week before the one in which it was created', async () => {
  const person = await signUpWithDiet(wednesday)
  const before = await person.fetch(`/api/plan-get-week?start=${addDays(wednesday, -7)}`)
  expect(await before.json()).toEqual({})
  expect(await shownToday(person, addDays(wednesday, -7))).toEqual([])
})

test('a report and the day state the same targets when a week trains on other days than its diet', async () => {
  const person = await signUpWithDiet(tuesday)
  await readReply(post(person, '/api/plan-generate-week', { observations: 'não treino na terça' }))
  clock.set(`${thursday}T15:00:00Z`)
  const report = await readReply<Report>(person.fetch(`/api/reports?period=week&start=${thursday}`))
  const dates = report.days.target_calories.map((_, position) => addDays(report.start, position))
  const shownDates = dates.filter((date) => date <= addDays(thursday, 1))
  const days = await Promise.all(shownDates.map((date) => readDay(person, date)))
  const ofDays = days.map(({ plan }) => plan.target_calories)
  expect(report.days.target_calories.slice(0, ofDays.length)).toEqual(ofDays)
  const week = await readWeek(person, thursday)
  expect(report.days.target_calories).toEqual(week.days.map(({ targets }) => targets.kcal))
  const template = await readWeek(person, addDays(mondayOf(thursday), 7))
  expect(week.days.map(({ day_type }) => day_type)).not.toEqual(template.days.map(({ day_type }) => day_type))
})

test('the weeks before a change of diet stay as they were, although none was stored', async () => {
  const person = await signUpWithDiet(wednesday)
  await buyPlan(person, 'basic')
  const other = await generateDiet(person)
  await readReply(post(person, '/api/diet-generate-ai', { dietId: other.id, plain: true }))
  clock.set('2026-03-25T15:00:00Z')
  const weeks = ['2026-03-09', '2026-03-16']
  const mealsOn = (week: WeekPlan) => week.days.map(({ date }) => shownOn(week, date))
  const before = await Promise.all(weeks.map((start) => readWeek(person, start)))
  const template = (await mealsOf(person, other)).filter((meal) => meal.day_of_week === 1).map(shown)
  expect(mealsOn(before[1]!)[0]).not.toEqual(template)
  await activate(person, other)
  const after = await Promise.all(weeks.map((start) => readWeek(person, start)))
  expect(after.map(mealsOn)).toEqual(before.map(mealsOn))
  expect((await readEverywhere(person, '2026-03-25')).size).toBe(7)
})
