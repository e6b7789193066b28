import type { Compliance } from '#contract/day/adherence.ts'
import type { DietDetail } from '#contract/menus/diets.ts'
import type { MenuMeal } from '#contract/menus/menus.ts'
import type { Meal } from '#contract/day/meals.ts'
import type { Report } from '#contract/reports/reports.ts'
import type { Today } from '#contract/day/today.ts'
import { foods } from '#nutrition/foods/food-table.ts'
import { mealTypes } from '#nutrition/targets/meal-type.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerQuestionnaire, problemCode, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { randomUUID } from 'node:crypto'

const { clock, openBrowser, signUpConfirmed } = await startTestApp()
const today = '2026-03-11'

async function signUp(): Promise<TestPerson> {
  clock.set(`${today}T15:00:00Z`)
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  return person
}

const eat = (person: TestPerson, json: object) =>
  readReply<Meal>(person.fetch('/api/meals', { json: { id: randomUUID(), meal_type: 'almoco', ...json } }))

async function readTable(
  person: TestPerson,
  path: string,
): Promise<{ headings: string[]; rows: string[][] }> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await (await person.fetch(path)).arrayBuffer(),
  )
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [headings = [], ...rows] = text
    .slice(1)
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'))
  return { headings, rows }
}

const numberIn = (cell: string | undefined) => Number((cell ?? '').replace(',', '.'))

test('the exported foods add up to the day and its report', async () => {
  const person = await signUp()
  const diet = await readReply<DietDetail>(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  await eat(person, {
    items: [
      { food_id: 'taco:3', grams: 93 },
      { food_id: 'taco:561', grams: 141 },
    ],
  })
  await eat(person, { items: [{ food_id: 'taco:182', grams: 77.7 }] })
  await readReply(
    person.fetch('/api/compliance', {
      method: 'PUT',
      json: { diet_id: diet.id, meal_compliance: { jantar: true } },
    }),
  )
  const { plan, nutrients } = await readReply<Today>(person.fetch('/api/plan-today'))
  const { headings, rows } = await readTable(person, '/api/diary-items.csv')
  const dinner = plan.scans.find(({ planned_type }) => planned_type === 'jantar')
  expect(rows).toHaveLength(3 + (dinner?.foods.length ?? 0))
  const sumOf = (heading: string) =>
    rows.reduce((sum, row) => sum + numberIn(row[headings.indexOf(heading)]), 0)
  expect(sumOf('Calorias (kcal)')).toBe(plan.consumed_calories)
  expect(sumOf('Proteína (g)')).toBeCloseTo(plan.consumed_protein_g ?? 0, 5)
  const report = await readReply<Report>(person.fetch('/api/reports?period=week'))
  expect(report.days.calories[2]).toBe(plan.consumed_calories)
  expect(report.days.target_calories[2]).toBe(plan.target_calories)
  expect(report.days.fiber_g[2]).toBe(plan.consumed_fiber_g)
  const days = await readTable(person, '/api/diary-days.csv')
  expect(days.rows).toHaveLength(1)
  const cell = (heading: string) => numberIn(days.rows[0]?.[days.headings.indexOf(heading)])
  expect(cell('Calorias (kcal)')).toBe(plan.consumed_calories)
  const ofDay = new Map(nutrients?.map(({ nutrient, amount }) => [nutrient, amount]))
  for (const [heading, nutrient] of [
    ['Ferro (mg)', 'iron'],
    ['Potássio (mg)', 'potassium'],
  ] as const) {
    expect(cell(heading)).toBe(ofDay.get(nutrient))
    expect(sumOf(heading)).toBeCloseTo(cell(heading), nutrient === 'iron' ? 0.5 : -0.5)
  }
  expect(cell('Ferro: parte conhecida (%)')).toBeGreaterThanOrEqual(70)
})

test('an unknown fiber is no zero: day, meal, report and export state how much of it is known', async () => {
  const person = await signUp()
  const meatballs = { food_id: 'taco:331', grams: 50 }
  const fiberCells = async () => {
    const { headings, rows } = await readTable(person, '/api/diary-days.csv')
    return ['Fibras (g)', 'Fibras: parte conhecida (%)'].map(
      (heading) => rows[0]?.[headings.indexOf(heading)],
    )
  }
  await eat(person, { items: [meatballs] })
  const unknown = await readReply<Today>(person.fetch('/api/plan-today'))
  expect(unknown.plan).toMatchObject({ consumed_fiber_g: null, fiber_is_partial: true })
  expect(unknown.progress.fiber_g).toBeNull()
  expect(await fiberCells()).toEqual(['', '0'])

  const meal = await eat(person, { items: [meatballs, { food_id: 'taco:3', grams: 150 }] })
  expect(meal.totals).toMatchObject({ fiber_g: 2.4, fiber_is_partial: true })
  const { plan } = await readReply<Today>(person.fetch('/api/plan-today'))
  expect(plan).toMatchObject({ consumed_fiber_g: 2.4, fiber_is_partial: true })
  expect(await fiberCells()).toEqual(['2,4', '60'])
  const report = await readReply<Report>(person.fetch('/api/reports?period=week'))
  expect(report.days.fiber_is_partial?.slice(0, 4)).toEqual([false, false, true, false])
  expect(report.averages).toMatchObject({ fiber_g: 2.4, fiber_is_partial: true })
  expect(report.totals).toMatchObject({ fiber_g: 2.4, fiber_is_partial: true })
})

const plate = fc.array(
  fc.record({
    food_id: fc.constantFrom(...foods).map(({ id }) => id),
    // Multiples of 50 g give a rounding tie in some nutrient for a third of the foods.
    grams: fc.oneof(
      fc.integer({ min: 1, max: 9000 }).map((tenths) => tenths / 10),
      fc.integer({ min: 1, max: 18 }).map((times) => times * 50),
    ),
  }),
  { minLength: 1, maxLength: 6 },
)

/** Adds the displayed values and rounds to one decimal, as a reader of the file would. */
const byHand = (amounts: readonly number[]) => Number(amounts.reduce((sum, one) => sum + one, 0).toFixed(1))

test('day, report, menu and export show the same tenths', async () => {
  const person = await signUp()
  const diet = await readReply<DietDetail>(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  const menu = await readReply<MenuMeal[]>(person.fetch(`/api/diets/${diet.id}/meals`))
  const ofToday = menu.filter(({ day_of_week }) => day_of_week === 3)
  await fc.assert(
    fc.asyncProperty(plate, fc.subarray([...mealTypes]), async (items, ticks) => {
      await eat(person, { items })
      const record = await readReply<Compliance>(
        person.fetch('/api/compliance', {
          method: 'PUT',
          json: { diet_id: diet.id, meal_compliance: Object.fromEntries(ticks.map((one) => [one, true])) },
        }),
      )
      const ticked = ofToday.filter(({ meal_type }) => ticks.includes(meal_type))
      expect(record.calculated_nutrition).toEqual({
        calories: byHand(ticked.map(({ nutrition }) => nutrition.kcal)),
        protein_g: byHand(ticked.map(({ nutrition }) => nutrition.protein_g)),
        fiber_g: byHand(ticked.map(({ nutrition }) => nutrition.fiber_g)),
      })
      const { plan } = await readReply<Today>(person.fetch('/api/plan-today'))
      const shown = [plan.consumed_calories, plan.consumed_protein_g, plan.consumed_fiber_g]
      const logged = plan.scans.filter(({ planned_type }) => planned_type === null)
      const eaten = logged.flatMap(({ foods: rows }) => rows.map(({ protein }) => protein ?? 0))
      expect(byHand([...eaten, record.calculated_nutrition?.protein_g ?? 0])).toBe(plan.consumed_protein_g)
      const { days } = await readReply<Report>(person.fetch('/api/reports?period=week'))
      expect([days.calories[2], days.protein_g[2], days.fiber_g[2]]).toEqual(shown)
      for (const path of ['/api/diary-items.csv', '/api/diary-days.csv']) {
        const { headings, rows } = await readTable(person, path)
        const sums = ['Calorias (kcal)', 'Proteína (g)', 'Fibras (g)'].map((heading) =>
          byHand(rows.map((row) => numberIn(row[headings.indexOf(heading)]))),
        )
        expect([path, ...sums]).toEqual([path, ...shown])
      }
    }),
    { numRuns: 12 },
  )
})

test('a line has day, hour, meal, food, portion and figures in Brazilian format', async () => {
  const person = await signUp()
  await eat(person, { items: [{ food_id: 'taco:3', grams: 50, quantity: 2, measure: 'colher de sopa' }] })
  const { headings, rows } = await readTable(person, '/api/diary-items.csv')
  expect(Object.fromEntries(headings.map((heading, place) => [heading, rows[0]?.[place]]))).toMatchObject({
    Data: '11/03/2026',
    Hora: '12:00',
    Refeição: 'Almoço',
    Alimento: 'Arroz branco cozido',
    Porção: '2 colheres de sopa',
    Gramas: '50',
    'Proteína (g)': '1,3',
    'Grupo NOVA': '1',
  })
})

test('a measure typed as a formula stays text', async () => {
  const person = await signUp()
  await eat(person, { items: [{ food_id: 'taco:3', grams: 50, quantity: 1, measure: '@SUM(1)' }] })
  await eat(person, { items: [{ food_id: 'taco:3', grams: 50, quantity: 1, measure: 'x;=1+1' }] })
  const { rows } = await readTable(person, '/api/diary-items.csv')
  expect(rows.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual(['=1+1"'])
  const text = await (await person.fetch('/api/diary-items.csv')).text()
  expect(text).toContain('"1 x;=1+1"')
})

test('the file is a named download that needs a session', async () => {
  const person = await signUp()
  const reply = await person.fetch('/api/diary-days.csv?from=2026-03-01')
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('content-disposition')]).toEqual(
    [200, 'text/csv; charset=utf-8', 'attachment; filename="prato-certo-dias-2026-03-01-a-2026-03-11.csv"'],
  )
  expect((await openBrowser().fetch('/api/diary-items.csv')).status).toBe(401)
})

test.each(['days', 'items'])('no browser caches the file (%s)', async (table) => {
  const person = await signUp()
  const headers = { 'accept-encoding': 'gzip' }
  const reply = await person.fetch(`/api/diary-${table}.csv`, { headers })
  expect([reply.headers.get('cache-control'), reply.headers.get('etag')]).toEqual(['no-store', null])
})

test('a period that is reversed or exceeds 366 days is rejected', async () => {
  const person = await signUp()
  const code = (query: string) => problemCode(person.fetch(`/api/diary-days.csv?${query}`))
  expect(await code('from=2025-03-10')).toBe('422 export_period_invalid')
  expect(await code('from=2026-03-10&to=2026-03-09')).toBe('422 export_period_invalid')
  expect(await code('from=ontem')).toBe('422 validation_failed')
  expect((await person.fetch('/api/diary-days.csv?from=2025-03-11')).status).toBe(200)
})

test.each(['from=0001-01-01&to=0001-06-01', 'to=0001-06-01', 'from=9999-06-01&to=9999-12-31'])(
  'an impossible period (%s) is rejected with a reason',
  async (period) => {
    const person = await signUpConfirmed()
    for (const table of ['days', 'items']) {
      const refused = person.fetch(`/api/diary-${table}.csv?${period}`)
      expect(await problemCode(refused)).toBe('422 export_period_invalid')
    }
  },
)
