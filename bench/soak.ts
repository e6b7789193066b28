import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { mallocSettings } from '../scripts/toolbox.mjs'
import { openCrowd } from './support/crowd.ts'
import { startCrowdCluster } from './support/crowd-cluster.ts'
import { crowdSecret } from './support/crowd-members.ts'
import { startInstance } from './support/instance.ts'
import { type Ask, send } from './support/load-driver.ts'
import { percentile, report } from './support/measure.ts'

/**
 * This benchmark measures the memory of the process of `npm start` (second start, PostgreSQL, scheduled jobs on) with
 * its menu and document threads: first ten minutes of typical requests at typical frequencies, then one expensive
 * request continuously.
 */

const people = 1000
/** Number of concurrent users, each with one request a second: the peak minute of 80,000 accounts (`docs/scale.md`). */
const concurrentUsers = 20
const actionPauseMs = 1000
const leastPerSecond = 15
const seconds = Number(process.env['BENCH_SECONDS'] ?? 600)
const heavySeconds = Math.min(60, seconds)
const restSeconds = 15
const mostMb = 250
const mostHeavyMb = 350
const logEverySeconds = 30

interface Memory {
  /** Resident memory (RSS), MB, including files shared with other processes. */
  readonly resident: number
  /** Proportional memory (PSS), MB: each shared page is divided by the number of processes that share it. */
  readonly proportional: number
  /** Anonymous memory, MB: resident memory without mapped files. */
  readonly own: number
}

type Person = (ask: Ask) => Promise<Buffer>
interface Action {
  readonly name: string
  /** Number of times in thirty days that a daily user does it. */
  readonly weight: number
  readonly work: (ask: Person) => Promise<unknown>
}

const json = (method: 'POST' | 'PUT', path: string, body: object): Ask => ({
  method,
  path,
  body: JSON.stringify(body),
})
const month = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 7)
const text = '2 escumadeiras de arroz, 1 concha de feijão, 1 bife acebolado e 1 pires de couve refogada'
const photo = await sharp(randomBytes(800 * 600 * 3), { raw: { width: 800, height: 600, channels: 3 } })
  .jpeg({ quality: 70 })
  .toBuffer()

const makePdf: Action = {
  name: 'PDF',
  weight: 1,
  work: (ask) => ask({ path: `/api/monthly-reports/${month}/pdf` }),
}
/** Generates a menu, five times in thirty days: one per week, and one regenerated. */
const makeMenu: Action = {
  name: 'menu',
  weight: 5,
  work: (ask) => ask(json('POST', '/api/plan-generate-week', {})),
}
/** Scans a photo once a day, twice the assumed rate. */
const scanPhoto: Action = { name: 'photo', weight: 30, work: sendPhoto }

/**
 * Requests of a user of all features. Per day: loads the day six times and its records three times, describes three
 * meals, scans one, logs four glasses, opens recipes and the week twice and the diets once. Per week: a new menu and
 * two monthly reports. Per month: the PDF and a report of the year.
 */
const actions: readonly Action[] = [
  { name: 'plan-today', weight: 180, work: (ask) => ask({ path: '/api/plan-today' }) },
  {
    name: 'water',
    weight: 120,
    work: (ask) => ask(json('POST', '/api/water', { id: randomUUID(), ml: 200 })),
  },
  { name: 'compliance', weight: 90, work: (ask) => ask({ path: '/api/compliance' }) },
  { name: 'meals/describe', weight: 90, work: (ask) => ask(json('POST', '/api/meals/describe', { text })) },
  { name: 'week', weight: 60, work: (ask) => ask({ path: '/api/plan-get-week' }) },
  {
    name: 'recipes',
    weight: 60,
    work: (ask) => ask({ path: '/api/recipes', headers: { 'accept-encoding': 'gzip' } }),
  },
  { name: 'diets', weight: 30, work: (ask) => ask({ path: '/api/diets' }) },
  scanPhoto,
  { name: 'report of a month', weight: 8, work: (ask) => ask({ path: '/api/reports?period=month' }) },
  makeMenu,
  makePdf,
  { name: 'report of a year', weight: 1, work: (ask) => ask({ path: '/api/reports?period=year' }) },
]

const cluster = await startCrowdCluster()
const { url } = await openCrowd(cluster.url, people)
const settings = { DATABASE_URL: url, AUTH_SECRET: crowdSecret, ...mallocSettings }
const agent = new Agent({ keepAlive: true, maxSockets: concurrentUsers })
const counts = new Map<string, number>()
let errors = 0
let asked = 0
let instance = await startInstance({ settings })
try {
  // These requests fill the compile cache before the measured start.
  for (const action of actions) await runAction(action)
  await instance.stop()
  instance = await startInstance({ settings })
  counts.clear()

  const everyday = await watch(seconds, Array(concurrentUsers).fill(runRandomAction))
  const done = [...counts.values()].reduce((sum, count) => sum + count, 0)
  report({
    what: 'process memory, maximum',
    measured: mostOf(everyday).resident,
    goal: mostMb,
    goalIs: 'at most',
    unit: 'MB',
    comparedTo: `median ${Math.round(
      percentile(
        everyday.map(({ resident }) => resident),
        0.5,
      ),
    )} MB; of the most ${shares(everyday)}; ${seconds} s as people live`,
  })
  report({
    what: 'actions meanwhile',
    measured: done / seconds,
    goal: leastPerSecond,
    goalIs: 'at least',
    unit: '/s',
    comparedTo: [...counts].map(([name, count]) => `${name} ${count}`).join(', '),
  })

  counts.clear()
  const withoutPause = [makeMenu, makeMenu, makePdf, makePdf, scanPhoto, scanPhoto]
  const heavy = await watch(
    heavySeconds,
    withoutPause.map((action) => () => runAction(action)),
  )
  const heavyCounts = [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
  await setTimeout(restSeconds * 1000)
  report({
    what: 'memory during concurrent expensive actions',
    measured: mostOf(heavy).resident,
    goal: mostHeavyMb,
    goalIs: 'at most',
    unit: 'MB',
    comparedTo: `${heavySeconds} s: ${heavyCounts}; ${shares(heavy)}; ${Math.round(readMemory(instance.pid).resident)} MB ${restSeconds} s later`,
  })
  if (errors > 0) throw new Error(`${errors} requests were answered with errors`)
} finally {
  agent.destroy()
  await instance.stop()
  await cluster.stop()
}

/** Repeats each loop for `forSeconds` and samples the memory of the process every second. */
async function watch(forSeconds: number, loops: readonly (() => Promise<unknown>)[]): Promise<Memory[]> {
  const samples: Memory[] = []
  const endsAt = performance.now() + forSeconds * 1000
  const isOver = () => performance.now() >= endsAt
  const takeSamples = async () => {
    for (let second = 0; !isOver(); second++) {
      samples.push(readMemory(instance.pid))
      if (second % logEverySeconds === 0) tell(second, samples)
      await setTimeout(1000)
    }
  }
  const repeat = async (loop: () => Promise<unknown>) => {
    while (!isOver()) await loop()
  }
  await Promise.all([takeSamples(), ...loops.map(repeat)])
  return samples
}

/** Performs a random action by weight and waits until a pause of 1 s on average is over too. */
async function runRandomAction(): Promise<void> {
  let lot = Math.random() * actions.reduce((sum, { weight }) => sum + weight, 0)
  const action = actions.find(({ weight }) => (lot -= weight) < 0) ?? actions[0]!
  await Promise.all([runAction(action), setTimeout(2 * Math.random() * actionPauseMs)])
}

async function runAction(action: Action): Promise<void> {
  // Users take turns; a random choice would hit the rate limits of one account.
  const member = asked++ % people
  try {
    await action.work(async (ask) => {
      const headers = { 'x-forwarded-for': addressOf(member), ...ask.headers }
      const { status, body } = await send(agent, instance.origin, member, { ...ask, headers })
      if (status === 0 || status >= 400) throw new Error(`${ask.path} answered ${status}: ${body.toString()}`)
      return body
    })
    counts.set(action.name, (counts.get(action.name) ?? 0) + 1)
  } catch (error) {
    errors += 1
    if (errors <= 5) console.log(`  ${action.name}: ${String(error)}`)
  }
}

/** Returns a different address for each member, because requests are limited per address. */
function addressOf(member: number): string {
  return `10.0.${member >> 8}.${member & 255}`
}

/** Scans a photo, which the server decodes, rotates and stores. */
async function sendPhoto(ask: Person): Promise<void> {
  const begun = await ask(json('POST', '/api/scan-start', { meal_type: 'almoco' }))
  const { scan_id, uploadUrl } = JSON.parse(begun.toString()) as { scan_id: string; uploadUrl: string }
  const { pathname } = new URL(uploadUrl, instance.origin)
  await ask({ method: 'PUT', path: pathname, body: photo, headers: { 'content-type': 'image/jpeg' } })
  await ask(json('POST', '/api/scan-complete', { scan_id, description: text }))
}

/** Reads the memory of a process from Linux `smaps_rollup`. */
function readMemory(pid: number): Memory {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const read = (name: string) => Number(new RegExp(`^${name}: +(\\d+) kB`, 'm').exec(rollup)?.[1]) / 1000
  return { resident: read('Rss'), proportional: read('Pss'), own: read('Anonymous') }
}

function mostOf(samples: readonly Memory[]): Memory {
  return samples.reduce((most, sample) => (sample.resident > most.resident ? sample : most))
}

function shares(samples: readonly Memory[]): string {
  const { resident, own, proportional } = mostOf(samples)
  const [ownMb, filesMb, proportionalMb] = [own, resident - own, proportional].map(Math.round)
  return `${ownMb} MB its own and ${filesMb} MB of files, ${proportionalMb} MB as shared out among processes`
}

function tell(second: number, samples: readonly Memory[]): void {
  const done = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const [now, most] = [samples.at(-1)?.resident ?? 0, mostOf(samples).resident].map(Math.round)
  console.log(`  ${second} s: ${done} done, ${errors} errors, ${now} MB, most ${most} MB`)
}
