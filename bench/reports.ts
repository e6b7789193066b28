import { rmSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type SignedIn, signUp } from '../e2e/support/account.ts'
import type { AccountId } from '../server/platform/account-id.ts'
import { civilDay } from '../server/platform/civil-day.ts'
import { scopeDatabase } from '../server/platform/database.ts'
import { openEmbedded } from '../server/platform/embedded-postgres.ts'
import { ordinaryAnswers } from '../server/platform/test-answers.ts'
import { seedDiary } from './support/diary-years.ts'
import { type Instance, startInstance, temporaryFolder } from './support/instance.ts'
import { percentile, report } from './support/measure.ts'

/** Reports of full years on the embedded database: 366 days of five plates each, and as many before to compare with. */
const seededDays = 2 * 366
const calls = { warmUp: 10, counted: 60 }
const pauseMs = 520

const dataDir = temporaryFolder()
const timezone = 'America/Sao_Paulo'
const today = civilDay(new Date(), timezone)
const lastYear = `${Number(today.slice(0, 4)) - 1}-06-01`

try {
  const person = await withInstance(signUpWithMenu)
  await seed(person)
  await withInstance(({ origin }) => measure(origin, person))
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

async function withInstance<T>(work: (instance: Instance) => Promise<T>): Promise<T> {
  const instance = await startInstance({ dataDir })
  try {
    return await work(instance)
  } finally {
    await instance.stop()
  }
}

async function signUpWithMenu({ origin }: Instance): Promise<SignedIn & { id: AccountId }> {
  const person = await signUp(origin)
  await post(origin, person, '/api/onboarding', ordinaryAnswers)
  await post(origin, person, '/api/diet-generate-weekly')
  const { user_id } = (await (await call(origin, person, '/api/settings')).json()) as { user_id: AccountId }
  return { ...person, id: user_id }
}

async function seed({ id }: { readonly id: AccountId }): Promise<void> {
  const connection = await openEmbedded(dataDir)
  try {
    await seedDiary(scopeDatabase(connection), id, `${lastYear.slice(0, 4)}-12-31`, seededDays)
  } finally {
    await connection.close()
  }
}

async function measure(origin: string, person: SignedIn): Promise<void> {
  for (const [period, path, goalMs] of [
    ['year', `/api/reports?period=year&start=${lastYear}`, 150],
    ['month', `/api/reports?period=month&start=${lastYear}`, 50],
    ['week', `/api/reports?period=week&start=${lastYear}`, 30],
  ] as const) {
    const { samples, body } = await time(origin, person, path)
    const what = `report of a ${period}, with the ${period} before`
    const own = { goalIs: 'at most', comparedTo: 'goal of our own' } as const
    report({ what: `${what}, median`, measured: percentile(samples, 0.5), goal: goalMs, unit: 'ms', ...own })
    report({ what: `${what}, p99`, measured: percentile(samples, 0.99), goal: goalMs, unit: 'ms', ...own })
    report({ what: `${what}, raw`, measured: body.length / 1000, goal: 60, unit: 'kB', ...own })
    report({ what: `${what}, gzip`, measured: gzipSync(body).length / 1000, goal: 20, unit: 'kB', ...own })
  }
}

async function time(origin: string, person: SignedIn, path: string) {
  const samples: number[] = []
  let body: Uint8Array = new Uint8Array()
  for (let round = 0; round < calls.warmUp + calls.counted; round++) {
    const started = performance.now()
    body = new Uint8Array(await (await call(origin, person, path)).arrayBuffer())
    const took = performance.now() - started
    if (round >= calls.warmUp) samples.push(took)
    // Under the limit of calls a minute that one person has.
    if (took < pauseMs) await new Promise((resolve) => setTimeout(resolve, pauseMs - took))
  }
  return { samples, body }
}

function post(origin: string, person: SignedIn, path: string, json: object = {}): Promise<Response> {
  return call(origin, person, path, {
    method: 'POST',
    body: JSON.stringify(json),
    headers: { 'content-type': 'application/json' },
  })
}

async function call(
  origin: string,
  { cookie }: SignedIn,
  path: string,
  { headers, ...request }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Response> {
  const reply = await fetch(`${origin}${path}`, { ...request, headers: { ...headers, cookie } })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return reply
}
