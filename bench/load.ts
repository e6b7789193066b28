import { setTimeout } from 'node:timers/promises'
import { openCrowd } from './support/crowd.ts'
import { startCrowdCluster } from './support/crowd-cluster.ts'
import { type CrowdInstance, startCrowdServer } from './support/crowd-instance.ts'
import { type Answered, type Ask, drive, sendForEach } from './support/load-driver.ts'
import { percentile, report } from './support/measure.ts'
import { readLastDays } from './support/warm-pages.ts'

/**
 * This benchmark measures the most frequent requests over fifty connections, each from a random account, with 1,000
 * and with 100,000 accounts on one PostgreSQL, then again without row-level security. The entitlement cache lasts
 * some seconds: it hits for most requests of 1,000 accounts and for hardly any of 100,000. Sessions are always looked
 * up in the database. `plan-today` is mostly the first read of an account in a quarter of an hour; `plan-today again`
 * is a later one, after the day of every account was read once.
 */

const few = 1000
const many = Number(process.env['BENCH_PEOPLE'] ?? 100_000)
const connections = 50
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3)
/** Minimum number of samples for a stable p99; with fewer, a single busy moment decides it. */
const leastAnswers = Number(process.env['BENCH_ANSWERS'] ?? 4000)
const mostRounds = 20
const mostSlower = 1.3

const text = '2 escumadeiras de arroz, 1 concha de feijão, 1 bife acebolado e 1 pires de couve refogada'
type CrowdAsk = Ask & {
  /** Whether each account has sent it once before the measurement. */
  readonly isAgain?: boolean
}

const day = { path: '/api/plan-today', headers: { 'accept-encoding': 'gzip' } }
/** Names of the requests to measure, separated by commas; all by default. */
const wanted = process.env['BENCH_REQUESTS']?.split(',')
const asks: Readonly<Record<string, CrowdAsk>> = {
  'plan-today': day,
  'plan-today again': { ...day, isAgain: true },
  recipes: { path: '/api/recipes', headers: { 'accept-encoding': 'gzip' } },
  diets: { path: '/api/diets' },
  compliance: { path: '/api/compliance' },
  'meals/describe': { method: 'POST', path: '/api/meals/describe', body: JSON.stringify({ text }) },
}

interface Measured {
  readonly answers: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly errors: number
}

const cluster = await startCrowdCluster()
const instances: CrowdInstance[] = []
try {
  const crowdOfFew = await openCrowd(cluster.url, few)
  const crowdOfMany = await openCrowd(cluster.url, many)
  const ofFew = await start(() => startCrowdServer(crowdOfFew))
  const ofMany = await start(() => startCrowdServer(crowdOfMany))
  const unguarded = await start(() => startCrowdServer(crowdOfMany, { isGuarded: false }))
  for (const { url } of [crowdOfFew, crowdOfMany]) await readLastDays(url)
  for (const instance of instances) await warmUp(instance)
  for (const [name, ask] of Object.entries(asks)) {
    if (wanted && !wanted.includes(name)) continue
    const measured = ask.isAgain ? [ofFew, ofMany] : [ofFew, ofMany, unguarded]
    if (ask.isAgain)
      for (const { origin, people } of measured) await sendForEach({ origin, people, connections, ask })
    const [fewer, more, open] = await measureInTurn(ask, measured)
    if (!fewer || !more) continue
    tell(`${name}, ${few} people`, fewer)
    tell(`${name}, ${many} people`, more)
    // The days of few people are all in memory after the warm-up.
    if (name !== 'plan-today') {
      compare(`${name}: p50 with ${many} people by that with ${few}`, more.p50 / fewer.p50)
      compare(`${name}: p99 with ${many} people by that with ${few}`, more.p99 / fewer.p99)
    }
    if (open) {
      tell(`${name}, ${many} people, without row-level security`, open)
      reportCost(name, more, open)
    }
    if (ask.path === '/api/plan-today') reportDay(name, more)
  }
  for (const [which, instance] of [
    [few, ofFew],
    [many, ofMany],
  ] as const) {
    const { residentMb } = await instance.read()
    console.log(`  the server of ${which} people holds ${Math.round(residentMb)} MB now`)
  }
} finally {
  for (const instance of instances) await instance.stop()
  await cluster.stop()
}

async function start(begin: () => Promise<CrowdInstance>): Promise<CrowdInstance> {
  const instance = await begin()
  instances.push(instance)
  return instance
}

async function warmUp(instance: CrowdInstance): Promise<void> {
  for (const ask of Object.values(asks)) await run(instance, ask, Math.min(seconds, 3))
}

/**
 * Measures the instances in turn, starting with another one each round so that other load on the machine affects all
 * equally, until all have `leastAnswers` samples or `mostRounds` are over.
 */
async function measureInTurn(ask: CrowdAsk, of: readonly CrowdInstance[]): Promise<Measured[]> {
  const all = of.map((instance) => ({ instance, answered: [] as Answered[] }))
  const isEnough = () => all.every(({ answered }) => countOf(answered) >= leastAnswers)
  for (let round = 0; round < mostRounds && !isEnough(); round++) {
    const first = round % all.length
    for (const { instance, answered } of [...all.slice(first), ...all.slice(0, first)]) {
      answered.push(await run(instance, ask, seconds))
    }
  }
  return all.map(({ answered }) => {
    const ms = answered.flatMap((one) => one.ms)
    const errors = answered.reduce((sum, one) => sum + one.errors, 0)
    const perSecond = answered.reduce((sum, one) => sum + one.perSecond, 0) / answered.length
    const share = { p50: percentile(ms, 0.5), p99: percentile(ms, 0.99) }
    return { answers: countOf(answered), perSecond, errors, ...share }
  })
}

function countOf(answered: readonly Answered[]): number {
  return answered.reduce((sum, { ms }) => sum + ms.length, 0)
}

async function run(instance: CrowdInstance, ask: CrowdAsk, forSeconds: number): Promise<Answered> {
  const { origin, people } = instance
  const answered = await drive({ origin, people, connections, seconds: forSeconds, ask, isUnknown: true })
  await setTimeout(200)
  return answered
}

function tell(what: string, { answers, perSecond, p50, p99, errors }: Measured): void {
  const figures = [`${perSecond.toFixed(0)}/s`, `p50 ${p50.toFixed(1)} ms`, `p99 ${p99.toFixed(1)} ms`]
  const shown = figures.map((figure) => figure.padStart(12)).join('  ')
  console.log(`  ${what.padEnd(62)} ${shown}  of ${answers}`)
  if (errors === 0) return
  console.log(`  of these ${errors} were errors`)
  process.exitCode = 1
}

/** Reports throughput and p99 of the first screen against goals for two cores. */
function reportDay(name: string, { perSecond, p99 }: Measured): void {
  const what = `${name}, ${many} people, ${connections} connections`
  const comparedTo = 'own goal'
  report({ what, measured: perSecond, goal: 1200, goalIs: 'at least', unit: '/s', comparedTo })
  report({ what: `${what}, p99`, measured: p99, goal: 90, goalIs: 'at most', unit: 'ms', comparedTo })
}

function compare(what: string, times: number): void {
  const goal = { goal: mostSlower, goalIs: 'at most', unit: '×', comparedTo: 'flat' } as const
  report({ what, measured: times, ...goal })
}

/** Prints what row-level security costs: the difference in mean time between replies while all connections are busy. */
function reportCost(name: string, guarded: Measured, unguarded: Measured): void {
  const ms = 1000 / guarded.perSecond - 1000 / unguarded.perSecond
  const share = (ms * unguarded.perSecond) / 1000
  console.log(
    `  ${name}: row-level security with its transaction costs ${ms.toFixed(2)} ms of the machine a request, ${Math.round(100 * share)} %`,
  )
}
