import { reportAtLeast, reportNone } from './support/fault-report.ts'
import { startMovedClock } from './support/moved-clock.ts'
import { enter, type Visitor } from './support/person.ts'

/**
 * This fault test moves the clock of a running process: no user may be locked out once it is right again, and nothing
 * may be granted twice.
 */

const moved = await startMovedClock()
if ('missing' in moved) {
  console.log(moved.missing)
  process.exit()
}
const { copy, moveTo } = moved
const visitor = await enter(copy.origin)
const trialEnd = await trialOf(visitor)
let [lockedOut, granted, broken] = [0, 0, 0]
for (const [offset, what, expected] of [
  ['-2h', 'two hours back', 'open'],
  ['+3d', 'three days ahead', 'over'],
  ['-30d', 'a month back', 'open'],
] as const) {
  await moveTo(offset)
  const there = await visitor.ask(copy.origin, '/api/water', { json: { id: crypto.randomUUID(), ml: 200 } })
  const attempts = await failSignIns()
  console.log(`${what}: a glass of water is answered ${there.status} ${there.code}, signing in ${attempts}`)
  if (there.status >= 500) broken += 1
  if (expected === 'over' && there.status === 200) granted += 1
  await moveTo('+0')
  const back = await signInAgain(visitor)
  const after = await back.ask(copy.origin, '/api/plan-today')
  if (after.status !== 200) lockedOut += 1
  if ((await trialOf(back)) !== trialEnd) granted += 1
  console.log(`right again: the day is answered ${after.status} ${after.code}`)
}
reportAtLeast('jumps', 3, 3)
reportNone('jumps that left a user locked out', lockedOut)
reportNone('trials that were extended', granted)
reportNone('5xx replies', broken)
reportNone('process ended', Number(copy.child.exitCode !== null))
await moved.stop()
process.exit()

async function trialOf({ ask }: Visitor): Promise<string> {
  const { body } = await ask(copy.origin, '/api/subscriptions-me')
  const end = Reflect.get(Object(body), 'trial_end')
  if (typeof end !== 'string') throw new Error('there is no trial')
  return end
}

/**
 * Signs in with wrong passwords twelve times, which is beyond the rate limit; that limit must not outlast the jump.
 * Returns the codes of the replies.
 */
async function failSignIns(): Promise<string> {
  const codes = new Set<string>()
  for (let time = 0; time < 12; time++) {
    const json = { email: visitor.email, password: 'errada errada' }
    codes.add((await visitor.ask(copy.origin, '/api/auth/sign-in/email', { json })).code)
  }
  return [...codes].join(', ')
}

/** Returns the person's session, or a new one if the jump ended it. */
async function signInAgain(person: Visitor): Promise<Visitor> {
  const { status } = await person.ask(copy.origin, '/api/plan-today')
  if (status !== 401) return person
  const reply = await fetch(`${copy.origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.77.0.1' },
    body: JSON.stringify({ email: person.email, password: person.password }),
  })
  console.log(`  signs in again: ${reply.status}`)
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { ...person, cookie, ask: (origin, path, asked) => askWith(cookie, origin + path, asked?.json) }
}

async function askWith(cookie: string, url: string, json: unknown) {
  const reply = await fetch(url, {
    headers: { cookie },
    ...(json ? { method: 'POST', body: JSON.stringify(json) } : {}),
  })
  const body: unknown = await reply.json().catch(() => undefined)
  const code = String(Reflect.get(Object(body), 'code') ?? '')
  return { status: reply.status, code, ms: 0, body }
}
