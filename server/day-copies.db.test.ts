import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { catalog } from '#contract/catalog.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { answersWithToday, type Today } from '#contract/day/today.ts'
import { memoryStorage } from './adapters/storage/memory-storage.ts'
import { answerQuestionnaire, ordinaryAnswers, readReply } from './platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from './platform/process/test-app.ts'

/** Two copies of the app, on one database and storage. */
const storage = memoryStorage()
const first = await startTestApp({ parts: { storage } })
const second = await startTestApp({ parts: { storage, database: first.database, clock: first.clock } })
const { signUpConfirmed } = first

const date = '2026-03-11'
const plate = [{ food_id: 'taco:3', grams: 400 }]
const [glass, meal, again, entry, feast, copy] = Array.from({ length: 6 }, () => randomUUID())

interface Stage {
  readonly person: TestPerson
  readonly today: Today
  /** Sends a command to the first copy and returns its reply. */
  readonly ask: <T>(method: string, path: string, json?: unknown) => Promise<T>
}

interface Reply {
  readonly today: Today
  readonly week_plan?: WeekPlan | null
}

type Command = (stage: Stage) => Promise<Reply>

/** One request per command that replies with the day, ordered so that each finds the row that it changes. */
const commands: Readonly<Record<string, Command>> = {
  'POST /api/water': ({ ask }) => ask('POST', '/api/water', { id: glass, ml: 300 }),
  'PATCH /api/water/{id}': ({ ask }) => ask('PATCH', `/api/water/${glass}`, { ml: 500 }),
  'DELETE /api/water/{id}': ({ ask }) => ask('DELETE', `/api/water/${glass}`),
  'POST /api/check-ins': ({ ask }) => ask('POST', '/api/check-ins', { id: 'hunger-high' }),
  'DELETE /api/check-ins/{type}': ({ ask }) => ask('DELETE', '/api/check-ins/hunger'),
  'PUT /api/weights/{date}': ({ ask }) =>
    ask('PUT', `/api/weights/${date}`, { weight_kg: 74, confirmed: true }),
  'POST /api/weight-question': ({ ask }) =>
    ask('POST', '/api/weight-question', { answer: 'atualizar', weight_kg: 74 }),
  'DELETE /api/weights/{date}': ({ ask }) => ask('DELETE', `/api/weights/${date}`),
  'PUT /api/compliance': ({ ask, today }) =>
    ask('PUT', '/api/compliance', {
      diet_id: today.active_diet!.id,
      meal_compliance: { cafe_manha: true },
    }),
  'PATCH /api/compliance': ({ ask, today }) =>
    ask('PATCH', '/api/compliance', {
      diet_id: today.active_diet!.id,
      meal_compliance: { almoco: true },
    }),
  'POST /api/meals': ({ ask }) =>
    ask('POST', '/api/meals', { id: meal, meal_type: 'lanche_manha', items: plate }),
  'POST /api/meals/{id}/repeat': ({ ask }) =>
    ask('POST', `/api/meals/${meal}/repeat`, { new_id: again, meal_type: 'lanche_manha' }),
  'POST /api/days/{date}/copy': ({ ask }) => ask('POST', `/api/days/${date}/copy`, { key: copy, to: date }),
  'PUT /api/meals/{id}': ({ ask }) =>
    ask('PUT', `/api/meals/${meal}`, {
      meal_type: 'lanche_manha',
      items: [{ food_id: 'taco:3', grams: 120 }],
    }),
  'POST /api/meal-entries': ({ ask }) =>
    ask('POST', '/api/meal-entries', {
      id: entry,
      text: '4 colheres de sopa de arroz branco e 1 concha de feijão carioca',
      eaten_at: first.clock.now().toISOString(),
    }),
  'POST /api/plan-apply-meal': ({ ask }) =>
    ask('POST', '/api/plan-apply-meal', {
      id: feast,
      meal_type: 'almoco',
      items: [{ food_id: 'taco:3', grams: 1500 }],
    }),
  'POST /api/plan-decline-rebalance': ({ ask }) =>
    ask('POST', '/api/plan-decline-rebalance', { meal_id: feast, declined: false }),
  'POST /api/plan-rebalance': ({ ask, today: { rebalance_proposal: proposal } }) =>
    ask('POST', '/api/plan-rebalance', { meal_id: feast, proposal_id: proposal!.id }),
  'POST /api/plan-undo-rebalance': ({ ask }) => ask('POST', '/api/plan-undo-rebalance', { meal_id: feast }),
  'DELETE /api/meals/{id}': ({ ask }) => ask('DELETE', `/api/meals/${feast}`),
  'POST /api/plan-apply-scan': async ({ ask }) => {
    const { scan_id } = await ask<{ scan_id: string }>('POST', '/api/scan-start', {})
    await ask('POST', '/api/scan-complete', { scan_id, description: '2 bifes e 3 conchas de feijão' })
    return ask('POST', '/api/plan-apply-scan', { scan_id, meal_type: 'almoco' })
  },
  'POST /api/week-plans/edits': ({ ask }) =>
    ask('POST', '/api/week-plans/edits', { kind: 'lock', date, meal_type: 'jantar', locked: true }),
  'POST /api/plan-generate-week': ({ ask }) => ask('POST', '/api/plan-generate-week', {}),
}

async function signUpWithWeek(): Promise<TestPerson> {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  await readReply(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  await readReply(person.fetch('/api/plan-generate-week', { json: {} }))
  return person
}

/** Returns readers of day and week at the second copy, with the person's cookies. */
function atSecond({ cookies }: TestPerson) {
  const browser = second.openBrowser()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return {
    today: () => readReply<Today>(browser.fetch('/api/plan-today')),
    week: async () =>
      (await readReply<{ week_plan?: WeekPlan }>(browser.fetch('/api/plan-get-week'))).week_plan,
  }
}

function stageOf(person: TestPerson, today: Today): Stage {
  const ask = <T>(method: string, path: string, json?: unknown) =>
    readReply<T>(person.fetch(path, { method, ...(json !== undefined && { json }) }))
  return { person, today, ask }
}

test('every command that replies with the day is sent below', () => {
  const marked = catalog.filter(answersWithToday).map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(commands).toSorted()).toEqual(marked.toSorted())
})

test('each command replies with the day and the week that the other copy reads next', async () => {
  const person = await signUpWithWeek()
  const other = atSecond(person)
  for (const [name, command] of Object.entries(commands)) {
    const { today, week_plan } = await command(stageOf(person, await other.today()))
    expect([name, await other.today()]).toEqual([name, today])
    expect([name, week_plan && (await other.week())]).toEqual([name, week_plan])
  }
}, 60_000)

test('after the trial a person still removes own data, and the reply holds no day', async () => {
  const person = await signUpWithWeek()
  await readReply(person.fetch('/api/check-ins', { json: { id: 'hunger-high' } }))
  first.clock.advance({ days: 4 })
  expect((await person.fetch('/api/plan-today')).status).toBe(403)
  for (const { method, path, access } of catalog.filter(answersWithToday)) {
    if (access === 'entitled') continue
    const reply = await person.fetch(
      path.replace('{type}', 'hunger').replace('{id}', randomUUID()).replace('{date}', date),
      { method },
    )
    const body = (await reply.json()) as { readonly today?: Today | null }
    expect([path, body.today ?? null]).toEqual([path, null])
  }
  const removed = await person.fetch('/api/check-ins/hunger', { method: 'DELETE' })
  expect(await removed.json()).toMatchObject({ today: null })
})

/** Requests that change the day and reply with something else. */
const others: Readonly<Record<string, (stage: Stage) => Promise<unknown>>> = {
  'other answers': ({ ask }) =>
    ask('POST', '/api/onboarding', {
      ...ordinaryAnswers,
      goals: { ...ordinaryAnswers.goals, main_goal: 'ganhar' },
    }),
  'another name of the diet': ({ ask, today }) =>
    ask('PATCH', `/api/diets/${today.active_diet!.id}`, { name: 'Outro nome' }),
  'another time zone': ({ ask }) => ask('PATCH', '/api/profile', { timezone: 'Pacific/Kiritimati' }),
}

test.each(Object.entries(others))('%s is on the day that the other copy reads next', async (_, change) => {
  const person = await signUpWithWeek()
  const other = atSecond(person)
  const before = await other.today()
  await change(stageOf(person, before))
  expect(await other.today()).not.toEqual(before)
})
