import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { openCrowd } from './support/crowd.ts'
import { startCrowdCluster } from './support/crowd-cluster.ts'
import { crowdSecret } from './support/crowd-members.ts'
import { startInstance } from './support/instance.ts'
import { type Ask, oneOf, send } from './support/load-driver.ts'
import { percentile, report } from './support/measure.ts'

/**
 * The product as `npm start` starts it, on PostgreSQL, timed work and all, for ten minutes of everything people do: the
 * memory of its one process, with the threads that make menus and documents.
 */
const people = 1000
const connections = 20
const pauseMs = 50
const seconds = Number(process.env['BENCH_SECONDS'] ?? 600)
const mostMb = 250
const toldEverySeconds = 30

type Person = (ask: Ask) => Promise<Buffer>
interface Deed {
  readonly name: string
  /** How often among a hundred. */
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

const deeds: readonly Deed[] = [
  { name: 'plan-today', weight: 30, work: (ask) => ask({ path: '/api/plan-today' }) },
  { name: 'meals/describe', weight: 22, work: (ask) => ask(json('POST', '/api/meals/describe', { text })) },
  {
    name: 'recipes',
    weight: 10,
    work: (ask) => ask({ path: '/api/recipes', headers: { 'accept-encoding': 'gzip' } }),
  },
  { name: 'diets', weight: 8, work: (ask) => ask({ path: '/api/diets' }) },
  { name: 'compliance', weight: 8, work: (ask) => ask({ path: '/api/compliance' }) },
  { name: 'week', weight: 6, work: (ask) => ask({ path: '/api/plan-get-week' }) },
  { name: 'report of a month', weight: 6, work: (ask) => ask({ path: '/api/reports?period=month' }) },
  { name: 'report of a year', weight: 2, work: (ask) => ask({ path: '/api/reports?period=year' }) },
  { name: 'photo', weight: 5, work: sendPhoto },
  { name: 'PDF', weight: 2, work: (ask) => ask({ path: `/api/monthly-reports/${month}/pdf` }) },
  { name: 'menu', weight: 1, work: (ask) => ask(json('POST', '/api/plan-generate-week', {})) },
]

const cluster = await startCrowdCluster()
const { url } = await openCrowd(cluster.url, people)
const instance = await startInstance({ settings: { DATABASE_URL: url, AUTH_SECRET: crowdSecret } })
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const samples: number[] = []
const counts = new Map<string, number>()
let errors = 0
try {
  const started = performance.now()
  const isOver = () => performance.now() - started > seconds * 1000
  const live = async () => {
    while (!isOver()) {
      await doSomething()
      await setTimeout(pauseMs)
    }
  }
  const watch = async () => {
    for (let second = 0; !isOver(); second++) {
      samples.push(residentMb(instance.pid))
      if (second % toldEverySeconds === 0) tell(second)
      await setTimeout(1000)
    }
  }
  await Promise.all([watch(), ...Array.from({ length: connections }, live)])
  tell(seconds)
  console.log(`  ${[...counts].map(([name, count]) => `${name} ${count}`).join(', ')}`)
  const goal = { goal: mostMb, goalIs: 'at most', unit: 'MB' } as const
  const comparedTo = `median ${Math.round(percentile(samples, 0.5))} MB, ${seconds} s of everything`
  report({ what: 'memory of the process, most', measured: Math.max(...samples), ...goal, comparedTo })
  if (errors > 0) throw new Error(`${errors} requests were answered with errors`)
} finally {
  agent.destroy()
  await instance.stop()
  await cluster.stop()
}

async function doSomething(): Promise<void> {
  const all = deeds.reduce((sum, { weight }) => sum + weight, 0)
  let lot = Math.random() * all
  const deed = deeds.find(({ weight }) => (lot -= weight) < 0) ?? deeds[0]!
  const member = oneOf(people)
  try {
    await deed.work(async (ask) => {
      const { status, body } = await send(agent, instance.origin, member, ask)
      if (status === 0 || status >= 400) throw new Error(`${ask.path} answered ${status}: ${body.toString()}`)
      return body
    })
    counts.set(deed.name, (counts.get(deed.name) ?? 0) + 1)
  } catch (error) {
    errors += 1
    if (errors <= 5) console.log(`  ${deed.name}: ${String(error)}`)
  }
}

/** A scan with its photo, which is read, turned upright and kept. */
async function sendPhoto(ask: Person): Promise<void> {
  const begun = await ask(json('POST', '/api/scan-start', { meal_type: 'almoco' }))
  const { scan_id, uploadUrl } = JSON.parse(begun.toString()) as { scan_id: string; uploadUrl: string }
  const { pathname } = new URL(uploadUrl, instance.origin)
  await ask({ method: 'PUT', path: pathname, body: photo, headers: { 'content-type': 'image/jpeg' } })
  await ask(json('POST', '/api/scan-complete', { scan_id, description: text }))
}

function residentMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1000
}

function tell(second: number): void {
  const done = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const most = Math.round(Math.max(...samples))
  console.log(
    `  ${second} s: ${done} done, ${errors} errors, ${Math.round(samples.at(-1) ?? 0)} MB, most ${most} MB`,
  )
}
