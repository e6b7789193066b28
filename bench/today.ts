import { signUp, type SignedIn } from '../e2e/support/account.ts'
import { startInstance } from './support/instance.ts'
import { percentile, report, timeEach } from './support/measure.ts'

/** The call behind the first screen, on the embedded database, while 20 people use it at once. */
const people = 20
const calls = { warmUp: 20, counted: 100 }

const instance = await startInstance()
try {
  const accounts: SignedIn[] = []
  for (let person = 0; person < people; person++) accounts.push(await signUp(instance.origin))

  const samples = await Promise.all(accounts.map(({ cookie }) => timeEach(calls, () => readToday(cookie))))
  report({
    what: `GET /api/plan-today, ${people} people at once, p99`,
    measured: percentile(samples.flat(), 0.99),
    goal: 20,
    goalIs: 'at most',
    unit: 'ms',
    comparedTo: 'goal of our own',
  })
} finally {
  await instance.stop()
}

async function readToday(cookie: string): Promise<void> {
  const response = await fetch(`${instance.origin}/api/plan-today`, { headers: { cookie } })
  if (!response.ok) throw new Error(`plan-today answered ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}
