import { setTimeout } from 'node:timers/promises'
import { signUp, type SignedIn } from '../e2e/support/account.ts'
import { startInstance } from './support/instance.ts'
import { percentile, report } from './support/measure.ts'

/** Measures the request of the first screen, on the embedded database. */
const calls = { warmUp: 20, counted: 100 }
const instance = await startInstance()
try {
  const accounts: SignedIn[] = []
  for (let person = 0; person < 20; person++) accounts.push(await signUp(instance.origin))

  for (const [people, pauseMs, how] of [
    [1, 0, '1 person'],
    [20, 100, '20 people, 200 a second'],
    [20, 0, '20 people, no pause'],
  ] as const) {
    const together = accounts
      .slice(0, people)
      .map(({ cookie }, place) => timeToday(cookie, pauseMs, (place * pauseMs) / people))
    report({
      what: `plan-today, ${how}, p99`,
      measured: percentile((await Promise.all(together)).flat(), 0.99),
      goal: 20,
      goalIs: 'at most',
      unit: 'ms',
      comparedTo: 'own goal',
    })
  }
} finally {
  await instance.stop()
}

/** Times sequential requests of one person; `startsAfterMs` staggers the people. */
async function timeToday(cookie: string, pauseMs: number, startsAfterMs: number): Promise<number[]> {
  await setTimeout(startsAfterMs)
  const samples: number[] = []
  for (let round = 0; round < calls.warmUp + calls.counted; round++) {
    const started = performance.now()
    await readToday(cookie)
    const took = performance.now() - started
    if (round >= calls.warmUp) samples.push(took)
    if (pauseMs > took) await setTimeout(pauseMs - took)
  }
  return samples
}

async function readToday(cookie: string): Promise<void> {
  const response = await fetch(`${instance.origin}/api/plan-today`, { headers: { cookie } })
  if (!response.ok) throw new Error(`plan-today answered ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}
