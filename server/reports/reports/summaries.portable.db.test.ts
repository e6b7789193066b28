import { randomUUID } from 'node:crypto'
import type { MonthlyReport, WeeklySummary } from '#contract/reports/reports.ts'
import type { DietDetail } from '#contract/menus/diets.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from '../../platform/observability/log.ts'
import { answerQuestionnaire, problemCode, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { summaryJobs } from './jobs.ts'
import { dueSummaries, weeklySummaries } from './table.ts'
import { banana, beans, log, rice } from './test-diary.ts'

const { clock, database, signUpConfirmed, buyPlan } = await startTestApp()

const monday = '2026-03-09'
const sunday = '2026-03-15'
/** Noon of the following Monday in São Paulo. */
const nextMonday = '2026-03-16T15:00:00Z'

async function signUp(at = `${monday}T15:00:00Z`): Promise<TestPerson> {
  clock.set(at)
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  await buyPlan(person, 'monthly')
  return person
}

const { signal } = new AbortController()
function startProcess() {
  const [job] = summaryJobs({ database, clock, log: createLog('silent') })
  return job!.work
}
const keepSummaries = startProcess()
// The first run looks at all records; later runs only at what is due.
await keepSummaries(signal)

async function runJobs(times = 1): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => keepSummaries(signal)))
}

const weeks = (person: TestPerson, query = '') =>
  readReply<WeeklySummary[]>(person.fetch(`/api/weekly-summaries${query}`))
const months = (person: TestPerson, query = '') =>
  readReply<MonthlyReport[]>(person.fetch(`/api/monthly-reports${query}`))
const generate = (person: TestPerson, startDate: string, endDate: string, reportType = 'weekly') =>
  person.fetch('/api/reports-generate', { json: { reportType, startDate, endDate } })
const generated = async (person: TestPerson) =>
  (await readReply<{ weekly_summary: WeeklySummary }>(generate(person, monday, sunday))).weekly_summary

test('an ended week is saved in local time, with the fields clients know', async () => {
  const person = await signUp()
  await log(person, { date: monday })
  clock.set('2026-03-16T02:30:00Z')
  await runJobs()
  expect(await weeks(person)).toEqual([])
  clock.set('2026-03-16T03:30:00Z')
  await runJobs()
  expect(await weeks(person)).toEqual([
    {
      user_id: person.id,
      week_start: monday,
      days_logged: 1,
      avg_compliance_percentage: null,
      avg_protein_g: 9.2,
    },
  ])
  expect(await weeks(person, '?week_start=2026-03-02')).toEqual([])
  expect(await months(person)).toEqual([])
})

test('a month is saved with the scans of its local days', async () => {
  const person = await signUp('2026-03-31T15:00:00Z')
  const scan = async () => {
    const { scan_id } = await readReply<{ scan_id: string }>(person.fetch('/api/scan-start', { json: {} }))
    await readReply(person.fetch('/api/scan-complete', { json: { scan_id, description: '2 ovos' } }))
  }
  await log(person, { date: '2026-03-31' })
  await scan()
  // A scan that is started but never completed.
  await readReply(person.fetch('/api/scan-start', { json: {} }))
  clock.set('2026-04-01T01:00:00Z')
  await scan()
  clock.set('2026-04-01T04:00:00Z')
  await scan()
  await runJobs()
  expect(await months(person)).toMatchObject([
    { user_id: person.id, month_start: '2026-03-01', days_logged: 1, total_scans_used: 2 },
  ])
})

test('concurrent runs save one summary', async () => {
  const person = await signUp()
  await log(person, { date: monday })
  clock.set(nextMonday)
  await runJobs(3)
  await runJobs()
  const rows = await database.asAccount(person.id, (tx) => tx.select().from(weeklySummaries))
  expect(rows).toHaveLength(1)
})

test('a requested summary is computed once and saved', async () => {
  const person = await signUp()
  await log(person, { date: monday })
  expect(await generated(person)).toMatchObject({ week_start: monday, days_logged: 1, avg_protein_g: 9.2 })
  expect(await weeks(person)).toEqual([])
  clock.set(nextMonday)
  const [first, second] = await Promise.all([generated(person), generated(person)])
  expect(first).toEqual(second)
  expect(await weeks(person)).toEqual([first])
})

test('a summary requested on the last day is not saved', async () => {
  const person = await signUp()
  await log(person, { date: monday })
  clock.set(`${sunday}T22:00:00Z`)
  await log(person, { date: sunday, items: [banana] })
  const early = await generated(person)
  clock.set(nextMonday)
  expect(await weeks(person)).toEqual([])
  expect((await generated(person)).avg_protein_g).toBeLessThan(early.avg_protein_g ?? 0)
})

test('only whole weeks and months that have begun can be requested', async () => {
  const person = await signUp()
  const code = (start: string, end: string, type?: string) => problemCode(generate(person, start, end, type))
  expect(await code('2026-03-10', '2026-03-16')).toBe('422 report_period_invalid')
  expect(await code(monday, '2026-03-14')).toBe('422 report_period_invalid')
  expect(await code('2026-03-01', '2026-03-30', 'monthly')).toBe('422 report_period_invalid')
  expect(await code('2026-03-16', '2026-03-22')).toBe('422 report_out_of_range')
  expect(await code(monday, sunday, 'daily')).toBe('422 validation_failed')
  const empty = await readReply<{ monthly_report: MonthlyReport }>(
    generate(person, '2026-02-01', '2026-02-28', 'monthly'),
  )
  expect(empty.monthly_report).toMatchObject({
    days_logged: 0,
    avg_compliance_percentage: null,
    avg_protein_g: null,
    total_scans_used: 0,
  })
})

test('every kind of correction invalidates the saved summary', async () => {
  const person = await signUp()
  const diet = await readReply<DietDetail>(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  const lunch = await log(person, { date: monday })
  clock.set(nextMonday)
  const tick = (date: string, meal_compliance: object) =>
    readReply(
      person.fetch('/api/compliance', { method: 'PUT', json: { date, diet_id: diet.id, meal_compliance } }),
    )
  const corrections = {
    'a meal is told late': () => log(person, { date: '2026-03-12', items: [rice, banana] }),
    'a meal is changed': () =>
      readReply(
        person.fetch(`/api/meals/${lunch}`, {
          method: 'PUT',
          json: { meal_type: 'jantar', items: [rice, beans, banana] },
        }),
      ),
    'a planned meal is ticked': () => tick(monday, { almoco: true }),
    'a tick is taken back': () => tick(monday, {}),
    'a meal is taken out': () => readReply(person.fetch(`/api/meals/${lunch}`, { method: 'DELETE' })),
  }
  for (const [what, correct] of Object.entries(corrections)) {
    const before = await generated(person)
    expect([what, await weeks(person)]).toEqual([what, [before]])
    await correct()
    expect([what, await weeks(person)]).toEqual([what, []])
    await runJobs()
    const [after] = await weeks(person)
    expect([what, after]).not.toEqual([what, before])
    expect([what, after]).toEqual([what, await generated(person)])
  }
})

test('a meal logged during the computation is included or prevents saving', async () => {
  const person = await signUp()
  await log(person, { date: monday })
  clock.set(nextMonday)
  for (let round = 0; round < 5; round++) {
    const late = { date: '2026-03-13', eaten_at: `2026-03-13T1${round}:00:00Z` }
    await Promise.all([generated(person), log(person, late), generated(person)])
    const kept = await weeks(person)
    const now = await generated(person)
    for (const one of kept) expect(one).toEqual(now)
  }
})

test('a summary based on another food table is not served', async () => {
  const person = await signUp()
  await log(person, { date: monday })
  clock.set(nextMonday)
  await runJobs()
  await database.asAccount(person.id, (tx) => tx.execute(sql`update weekly_summaries set basis = 'old'`))
  expect(await weeks(person)).toEqual([])
  await startProcess()(signal)
  expect(await weeks(person)).toHaveLength(1)
})

test('days recorded before the triggers are found at process start', async () => {
  const person = await signUp()
  await log(person, { date: monday })
  const ofPerson = eq(dueSummaries.userId, person.id)
  await database.asSystem((tx) => tx.delete(dueSummaries).where(ofPerson))
  clock.set(nextMonday)
  await runJobs()
  expect(await weeks(person)).toEqual([])
  await startProcess()(signal)
  expect(await weeks(person)).toHaveLength(1)
})

test('a saved summary is due again only after a change of its days', async () => {
  const person = await signUp()
  const due = () =>
    database.asAccount(person.id, (tx) => tx.select({ start: dueSummaries.start }).from(dueSummaries))
  const meal = await log(person, { date: monday })
  const [week, month] = [{ start: monday }, { start: '2026-03-01' }]
  expect(await due()).toEqual(expect.arrayContaining([week, month]))
  clock.set(nextMonday)
  await runJobs()
  expect(await due()).toEqual([month])
  await readReply(person.fetch(`/api/meals/${meal}`, { method: 'DELETE' }))
  expect(await due()).toEqual(expect.arrayContaining([week, month]))
})

test('a moved time zone recomputes weeks and scan months in its own time', async () => {
  const person = await signUp('2026-03-31T15:00:00Z')
  await log(person, { date: '2026-03-31' })
  clock.set('2026-04-01T02:00:00Z')
  const { scan_id } = await readReply<{ scan_id: string }>(person.fetch('/api/scan-start', { json: {} }))
  await readReply(person.fetch('/api/scan-complete', { json: { scan_id, description: '2 ovos' } }))
  clock.set('2026-04-01T12:00:00Z')
  await runJobs()
  expect(await months(person)).toMatchObject([{ total_scans_used: 1 }])
  const move = (timezone: string) =>
    readReply(person.fetch('/api/profile', { method: 'PATCH', json: { timezone } }))
  await move('Asia/Tokyo')
  expect(await months(person)).toEqual([])
  await runJobs()
  expect(await months(person)).toMatchObject([{ total_scans_used: 0 }])
  await move('Etc/GMT+12')
  clock.set('2026-04-01T11:00:00Z')
  await runJobs()
  expect(await months(person)).toEqual([])
})

test('a day of 23 or 25 hours is one day of its week', async () => {
  const person = await signUp('2026-03-28T12:00:00Z')
  await readReply(person.fetch('/api/profile', { method: 'PATCH', json: { timezone: 'Europe/Lisbon' } }))
  clock.set('2026-03-29T23:30:00Z')
  // In Lisbon it is 00:30 on Monday the 30th; the clocks there went forward in the night before.
  await readReply(
    person.fetch('/api/meals', {
      json: { id: randomUUID(), meal_type: 'ceia', items: [rice], eaten_at: '2026-03-29T22:59:00Z' },
    }),
  )
  expect((await weeks(person)).length).toBe(0)
  await runJobs()
  expect(await weeks(person)).toMatchObject([{ week_start: '2026-03-23', days_logged: 1 }])
})

test('an account sees no summary of another', async () => {
  const [person, other] = [await signUp(), await signUp()]
  await log(person, { date: monday })
  clock.set(nextMonday)
  await runJobs()
  expect(await weeks(other)).toEqual([])
  expect(await weeks(person)).toHaveLength(1)
})

test('deleting an account deletes its summaries', async () => {
  const person = await signUp()
  await log(person, { date: monday })
  clock.set(nextMonday)
  await runJobs()
  const countKept = () =>
    database.asSystem((tx) => tx.$count(weeklySummaries, sql`${weeklySummaries.userId} = ${person.id}`))
  expect(await countKept()).toBe(1)
  await database.unscoped.execute(sql`delete from private.users where id = ${person.id}`)
  expect(await countKept()).toBe(0)
})
