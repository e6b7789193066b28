import type { DietDetail } from '#contract/menus/diets.ts'
import { foods } from '#nutrition/foods/food-table.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLog } from '../../platform/observability/log.ts'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { summaryJobs } from './jobs.ts'
import { log, quietAnswers } from './test-diary.ts'

const { clock, database, signUpConfirmed, buyPlan } = await startTestApp()

/** Keys of numbers that are shown with hidden numbers: counts and dates, no amounts. */
const harmless = new Set([
  'count',
  'day_of_week',
  'days',
  'days_logged',
  'days_missing',
  'averaged_days',
  'days_missing_before',
  'days_recorded',
  'meals',
  'photos_scanned',
  'rank',
  'scans',
  'spread_minutes',
  'total_scans_used',
])

/** Returns the keys whose values are numbers, in any depth; items of an array count under the array's key. */
function keysOfNumbers(value: unknown, key = ''): string[] {
  if (typeof value === 'number') return [key]
  if (Array.isArray(value)) return value.flatMap((one) => keysOfNumbers(one, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => keysOfNumbers(one, name))
}

const loudKeys = (reply: unknown) => keysOfNumbers(reply).filter((key) => !harmless.has(key))

/**
 * Creates an account with the annual plan and complete records of five days in March; the clock is then set to 2 April.
 */
async function signUpWithHistory(): Promise<TestPerson> {
  clock.set('2026-03-02T15:00:00Z')
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  await buyPlan(person, 'annual')
  const put = (path: string, json: object) => readReply(person.fetch(path, { method: 'PUT', json }))
  const diet = await readReply<DietDetail>(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  clock.set('2026-03-06T15:00:00Z')
  for (const day of ['02', '03', '04', '05', '06']) {
    const date = `2026-03-${day}`
    await log(person, { date })
    await log(person, { date, meal_type: 'jantar', eaten_at: `${date}T22:00:00Z` })
    await put('/api/compliance', { date, diet_id: diet.id, meal_compliance: { cafe_manha: true } })
    await put(`/api/weights/${date}`, { weight_kg: 70.5 })
    await readReply(person.fetch('/api/check-ins', { json: { id: 'mood-great', date } }))
  }
  await readReply(person.fetch('/api/water', { json: { id: crypto.randomUUID(), ml: 500 } }))
  clock.set('2026-04-02T15:00:00Z')
  const [job] = summaryJobs({ database, clock, log: createLog('silent') })
  await job?.work(new AbortController().signal)
  return person
}

const replies = [
  '/api/reports?period=week&start=2026-03-02',
  '/api/reports?period=month&start=2026-03-02',
  '/api/reports?period=year&start=2026-03-02',
  '/api/weekly-summaries',
  '/api/monthly-reports',
]
const generations = [
  { reportType: 'weekly', startDate: '2026-03-02', endDate: '2026-03-08' },
  { reportType: 'monthly', startDate: '2026-03-01', endDate: '2026-03-31' },
]

async function readEverything(person: TestPerson): Promise<[string, unknown][]> {
  const asked: [string, Promise<unknown>][] = [
    ...replies.map((path): [string, Promise<unknown>] => [path, readReply(person.fetch(path))]),
    ...generations.map((json): [string, Promise<unknown>] => [
      json.reportType,
      readReply(person.fetch('/api/reports-generate', { json })),
    ]),
  ]
  return Promise.all(asked.map(async ([path, reply]) => [path, await reply] as [string, unknown]))
}

test('a sign of an eating disorder removes all figures from old and new reports', async () => {
  const person = await signUpWithHistory()
  const before = await readEverything(person)
  for (const [path, reply] of before) expect([path, loudKeys(reply).length > 0]).toEqual([path, true])
  await answerQuestionnaire(person, quietAnswers)
  for (const [path, reply] of await readEverything(person)) {
    expect([path, loudKeys(reply)]).toEqual([path, []])
    const texts = JSON.stringify(reply).match(/"text":"[^"]*"/g) ?? []
    for (const text of texts) expect(text.replaceAll(/\d{1,2}h\d{2}/g, '')).not.toMatch(/\d|%|kcal|meta/)
  }
  await answerQuestionnaire(person, ordinaryAnswers)
  expect((await readEverything(person)).every(([, reply]) => loudKeys(reply).length > 0)).toBe(true)
})

const quietHeadings = {
  days: 'Data;Dia da semana;Refeições;Alimentos',
  items: 'Data;Hora;Refeição;Alimento;Porção',
} as const

const choice = fc.record({
  food_id: fc.constantFrom(...foods).map(({ id }) => id),
  grams: fc.integer({ min: 1, max: 30_000 }).map((tenths) => tenths / 10),
  quantity: fc.option(fc.constantFrom(1, 2.5, 150), { nil: undefined }),
  measure: fc.option(
    fc.constantFrom('g', 'grama', 'ml', '150 g', 'porção de 80 g', 'fatia', '=1+1', 'kcal'),
    {
      nil: undefined,
    },
  ),
})

test('the exported diary lists foods and portions without figures', async () => {
  clock.set('2026-03-11T15:00:00Z')
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, quietAnswers)
  const read = async (what: keyof typeof quietHeadings) =>
    (await (await person.fetch(`/api/diary-${what}.csv`)).text()).trim().split('\r\n')
  const names = new Set(foods.map(({ name }) => name))
  await fc.assert(
    fc.asyncProperty(fc.array(choice, { minLength: 1, maxLength: 8 }), async (items) => {
      clock.advance({ minutes: 2 })
      await log(person, { date: '2026-03-11', items })
      const [heading, ...rows] = await read('items')
      expect(heading?.replace('\uFEFF', '')).toBe(quietHeadings.items)
      for (const row of rows) {
        const cells = row.match(/(?:"[^"]*"|[^;"])+/g) ?? []
        expect([row, cells.length]).toEqual([row, 5])
        const [, , , name = '', portion = ''] = cells.map((cell) => cell.replaceAll('"', ''))
        expect(names).toContain(name)
        expect(portion).not.toMatch(/\d\s*(g|kg|mg|kcal|%)\b|\bgramas?\b|kcal|%|^['=]/i)
        expect(portion).not.toBe('')
      }
    }),
    { numRuns: 25 },
  )
  const [heading, row = ''] = await read('days')
  expect(heading?.replace('\uFEFF', '')).toBe(quietHeadings.days)
  expect(row).toMatch(/^11\/03\/2026;quarta;Almoço;/)
})
