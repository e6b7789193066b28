import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { passwordRoom } from '../server/adapters/auth/slow-passwords.ts'
import { openCrowd } from './support/crowd.ts'
import { startCrowdCluster } from './support/crowd-cluster.ts'
import { startCrowdServer } from './support/crowd-instance.ts'
import { crowdPassword, emailOf } from './support/crowd-members.ts'
import { drive, send } from './support/load-driver.ts'
import { percentile, report } from './support/measure.ts'

/**
 * This benchmark measures twenty sign-ins per second while other users load their day, with the event loop delay
 * reported by the server process. Then it sends more sign-ins at once than the queue accepts.
 */

const people = 1000
const signInsPerSecond = 20
const seconds = Number(process.env['BENCH_SECONDS'] ?? 20)
const readers = 4
const crowd = 2 * passwordRoom.waiting

const cluster = await startCrowdCluster()
const instance = await startCrowdServer(await openCrowd(cluster.url, people))
const agent = new Agent({ keepAlive: true })
try {
  const read = (forSeconds: number) =>
    drive({
      origin: instance.origin,
      people,
      connections: readers,
      seconds: forSeconds,
      pauseMs: 100,
      ask: { path: '/api/plan-today' },
    })
  await Promise.all([read(3), tryToSignIn(1), tryToSignIn(2)])
  const alone = await read(seconds / 2)
  instance.watch()
  const reading = read(seconds)
  const signingIn: ReturnType<typeof tryToSignIn>[] = []
  for (let member = 1; member <= signInsPerSecond * seconds; member++) {
    signingIn.push(tryToSignIn(1 + (member % people)))
    await setTimeout(1000 / signInsPerSecond)
  }
  const beside = await reading
  const { loopDelayP99Ms, loopDelayMaxMs } = await instance.read()
  const { entered, refused } = timesOf(await Promise.all(signingIn))
  const goal = { goalIs: 'at most', unit: 'ms' } as const
  report({
    what: `event-loop delay at ${signInsPerSecond} sign-ins a second, p99`,
    measured: loopDelayP99Ms,
    goal: 30,
    ...goal,
    comparedTo: `at most ${loopDelayMaxMs.toFixed(0)} ms once`,
  })
  for (const [name, share] of [
    ['p50', 0.5],
    ['p99', 0.99],
  ] as const) {
    const aside = percentile(alone.ms, share).toFixed(1)
    console.log(
      `  plan-today of ${readers} others, ${name}: ${percentile(beside.ms, share).toFixed(1)} ms, without sign-ins ${aside} ms`,
    )
    console.log(
      `  signing in, ${name}: ${percentile(entered, share).toFixed(0)} ms, ${refused.length} refused`,
    )
  }
  if (beside.errors + alone.errors > 0) throw new Error('other users got errors')
  await measureCrowd()
} finally {
  agent.destroy()
  await instance.stop()
  await cluster.stop()
}

/** Measures more sign-ins at once than the queue accepts; those beyond it are refused before the queued ones finish. */
async function measureCrowd(): Promise<void> {
  const answers = await Promise.all(Array.from({ length: crowd }, (_, place) => tryToSignIn(1 + place)))
  const { entered, refused } = timesOf(answers)
  report({
    what: `${entered.length} of ${crowd} concurrent sign-ins, the slowest`,
    measured: Math.max(...entered),
    goal: 7000,
    goalIs: 'at most',
    unit: 'ms',
    comparedTo: `the last of ${refused.length} refused after ${Math.max(...refused).toFixed(0)} ms`,
  })
}

/** Returns the times of accepted (200) and rejected (503) sign-ins, ms; throws on any other status. */
function timesOf(answers: readonly Awaited<ReturnType<typeof tryToSignIn>>[]) {
  const other = answers.find(({ status }) => status !== 200 && status !== 503)
  if (other) throw new Error(`signing in answered ${other.status}: ${other.body.toString()}`)
  const took = (wanted: number) => answers.filter(({ status }) => status === wanted).map(({ ms }) => ms)
  return { entered: took(200), refused: took(503) }
}

async function tryToSignIn(member: number) {
  const started = performance.now()
  const { status, body } = await send(agent, instance.origin, member, {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    body: JSON.stringify({ email: emailOf(member), password: crowdPassword }),
    headers: { cookie: '' },
  })
  return { status, body, ms: performance.now() - started }
}
