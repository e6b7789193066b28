import { randomUUID } from 'node:crypto'
import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catalog } from '#contract/catalog.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { rateLimits } from './platform/security/table.ts'
import { readReply } from './platform/process/test-answers.ts'
import { startTestApp } from './platform/process/test-app.ts'
import { walks } from './test-walks.ts'

const { bodies, bounds, countedBodies, params } = walks

const { clock, database, openBrowser, signUpConfirmed } = await startTestApp()

const seconds = { 'a day': 86_400, 'an hour': 3600, 'five minutes': 300, 'a minute': 60 } as const
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const writing = catalog.filter(({ method }) => method !== 'GET')
const token = randomUUID()

test('every writing endpoint declares its bound', () => {
  expect(Object.keys(bounds).toSorted()).toEqual(writing.map(nameOf).toSorted())
})

test('every declared count exists, with a window of the declared length', async () => {
  const person = await signUpConfirmed()
  // These endpoints run last, because new answers start slow planning, and `/api/sessions` ends all sessions.
  const late = ['/api/onboarding', '/api/sessions']
  const turn = ({ path }: Endpoint) => late.indexOf(path)
  for (const endpoint of writing.toSorted((one, other) => turn(one) - turn(other))) {
    const name = nameOf(endpoint)
    const before = await listCounts()
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, param: string) => params[param] ?? token)
    const json = { ...bodies[name], ...countedBodies[name] }
    const asker = endpoint.access === 'public' ? openBrowser() : person
    await asker.fetch(path, { method: endpoint.method, ...(endpoint.body && { json }) })
    const counted = [...(await listCounts())].filter(([key, used]) => used !== before.get(key))
    const windows = counted.map(([key]) => key.slice(0, key.lastIndexOf(':')))
    expect([name, windows.filter((key) => !key.startsWith('act '))]).toEqual([name, expectedOf(name)])
  }
})

function expectedOf(name: string): unknown {
  const [counted = 'nothing'] = bounds[name] ?? []
  if (counted === 'nothing') return []
  return expect.arrayContaining([typeof counted === 'string' ? `${name}:${seconds[counted]}` : counted.as])
}

async function listCounts(): Promise<Map<string, number>> {
  const rows = await database.unscoped.select({ key: rateLimits.key, used: rateLimits.used }).from(rateLimits)
  return new Map(rows.map(({ key, used }) => [key, used]))
}

test.for(['/api/meals', '/api/plan-apply-meal', '/api/meal-entries'])(
  'endless writes to %s are refused with a wait, and existing rows stay',
  async (path) => {
    const person = await signUpConfirmed()
    const name = `POST ${path}`
    const id = randomUUID()
    const first = { ...bodies[name], id, eaten_at: clock.now().toISOString() }
    await readReply(person.fetch(path, { json: first }))
    const ofDay = like(rateLimits.key, `${name}:86400:%`)
    await database.unscoped.update(rateLimits).set({ used: 300 }).where(ofDay)
    const refused = await person.fetch(path, { json: { ...first, id: randomUUID() } })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400'])
    expect(await refused.json()).toMatchObject({
      code: 'rate_limited',
      detail: 'Muitas tentativas. Tente novamente em 24 horas.',
    })
    expect((await person.fetch(`/api/meals/${id}`)).status).toBe(200)
  },
)
