import { monitorEventLoopDelay } from 'node:perf_hooks'
import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import { randomRequest } from '#nutrition/menu/test-library.ts'
import { describeRecipe } from '#nutrition/recipes/described-recipe.ts'
import { createWorkerPlanner } from '../server/adapters/planner/worker-planner.ts'
import { createLog } from '../server/platform/observability/log.ts'
import { percentile, report } from './support/measure.ts'

/**
 * This benchmark measures menu generation in worker threads while the server keeps answering: throughput, latency and
 * memory.
 */

const log = createLog('silent')
const library = recipes.map(describeRecipe)
const requests = Array.from({ length: 40 }, (_, seed) => randomRequest(seed, library))
const people = `${requests.length} people, ${library.length} recipes`
const furtherWorkers = 3
const patienceMs = 600_000

await measureDelayAndThroughput()
await measurePlainWeeks()
await measureMemory()

async function measureDelayAndThroughput(): Promise<void> {
  const planner = createWorkerPlanner({ log, patienceMs })
  const loopDelay = monitorEventLoopDelay({ resolution: 5 })
  loopDelay.enable()
  await Promise.all(requests.slice(0, 3).map((request) => planner.plan(request)))
  loopDelay.disable()

  const started = performance.now()
  for (const request of requests) await planner.plan(request)
  const seconds = (performance.now() - started) / 1000
  await planner.close()
  report({
    what: 'weekly menus from one worker',
    measured: requests.length / seconds,
    goal: 1.9,
    goalIs: 'at least',
    unit: '/s',
    comparedTo: people,
  })
  report({
    what: 'event-loop delay during planning, p99',
    measured: loopDelay.percentile(99) / 1e6,
    goal: 20,
    goalIs: 'at most',
    unit: 'ms',
    comparedTo: 'main thread, start of the threads and three weeks',
  })
}

/**
 * Measures the plain weeks that a busy planner returns: without a queue, a request that comes while another one runs
 * gets a plain week.
 */
async function measurePlainWeeks(): Promise<void> {
  const planner = createWorkerPlanner({ log, patienceMs, queueLimit: 0 })
  const done = new AbortController()
  const keepBusy = async () => {
    for (let round = 0; !done.signal.aborted; round++) await planner.plan(requestNumber(round))
  }
  const busy = keepBusy()
  const samples: number[] = []
  for (let round = 0; samples.length < requests.length; round++) {
    const started = performance.now()
    const { isPlain } = await planner.plan(requestNumber(round))
    if (isPlain && round >= 10) samples.push(performance.now() - started)
  }
  done.abort()
  await busy
  await planner.close()
  for (const [name, share] of [
    ['p50', 0.5],
    ['p95', 0.95],
  ] as const) {
    report({
      what: `simple menu when the queue is full, ${name}`,
      measured: percentile(samples, share),
      goal: 60,
      goalIs: 'at most',
      unit: 'ms',
      comparedTo: 'total wait with a busy planner',
    })
  }
}

/** Measures memory per thread; threads start on demand, one per concurrent request. */
async function measureMemory(): Promise<void> {
  const planner = createWorkerPlanner({ log, patienceMs, workers: 1 + furtherWorkers })
  const planTogether = async (count: number) => {
    for (let round = 0; round < 5; round++) {
      const first = round * count
      await Promise.all(
        Array.from({ length: count }, (_, place) => planner.plan(requestNumber(first + place))),
      )
    }
    return process.memoryUsage().rss
  }
  const withOne = await planTogether(1)
  const withAll = await planTogether(1 + furtherWorkers)
  await planner.close()
  report({
    what: 'memory per additional worker',
    measured: (withAll - withOne) / furtherWorkers / 1e6,
    goal: 80,
    goalIs: 'at most',
    unit: 'MB',
    comparedTo: `resident set, mean of ${furtherWorkers} after five weeks each`,
  })
}

function requestNumber(round: number): MenuRequest {
  return requests[round % requests.length]!
}
