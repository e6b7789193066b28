import { signUp, type SignedIn } from '../e2e/support/account.ts'
import { startInstance } from './support/instance.ts'
import { percentile, report, timeEach } from './support/measure.ts'

/** The call behind the first screen, on the embedded database; nobody pauses between two calls. */
const calls = { warmUp: 20, counted: 100 }
const instance = await startInstance()
try {
  const accounts: SignedIn[] = []
  for (let person = 0; person < 20; person++) accounts.push(await signUp(instance.origin))

  for (const people of [1, 20]) {
    const together = accounts.slice(0, people).map(({ cookie }) => timeEach(calls, () => readToday(cookie)))
    report({
      what: `GET /api/plan-today, ${people} at once, p99`,
      measured: percentile((await Promise.all(together)).flat(), 0.99),
      goal: 20,
      goalIs: 'at most',
      unit: 'ms',
      comparedTo: 'goal of our own',
    })
  }
} finally {
  await instance.stop()
}

async function readToday(cookie: string): Promise<void> {
  const response = await fetch(`${instance.origin}/api/plan-today`, { headers: { cookie } })
  if (!response.ok) throw new Error(`plan-today answered ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}
