import { setTimeout } from 'node:timers/promises'
import { Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import { startFakePushService } from '../../server/adapters/push/fake-push-service.ts'
import { wallClockAt } from '../../server/platform/database/civil-day.ts'
import { reportAtLeast, reportAtMost, reportNone } from './support/fault-report.ts'
import { startMovedClock } from './support/moved-clock.ts'
import { enter, type Visitor } from './support/person.ts'

/**
 * This fault test sends reminders and mails while the clock of the sending process jumps: no message is sent twice,
 * none is sent for the meals of skipped days, and the day reached too early gets its reminder when it really comes.
 */

const rounds = ['tidying', 'reminders', 'tip-mails', 'trial-ends', 'trial-ended', 'report-mails'] as const
const longestRoundMs = 180_000
const people = 4
const hour = 3_600_000
/**
 * Name and clock offset of each step. The last step is the day that "three days ahead" reached too early; it has now
 * really come.
 */
const jumps = [
  ['the clock is right', '+0'],
  ['two hours back', '-2h'],
  ['right again', '+0'],
  ['three days ahead', '+3d'],
  ['right again', '+0'],
  ['three days later, as it should', '+3d'],
] as const

const moved = await startMovedClock()
if ('missing' in moved) {
  console.log(moved.missing)
  process.exit()
}
const { copy, databaseUrl, moveTo } = moved
const database = new Pool({ connectionString: databaseUrl, max: 4 })
const boss = new PgBoss({ connectionString: databaseUrl, schema: 'jobs', schedule: false, supervise: false })
boss.on('error', () => {})

// The push service is remote, so its clock does not jump: it shows the third day only once that day has really come.
let isThere = false
const service = await startFakePushService({ now: () => new Date(Date.now() + (isThere ? 72 * hour : 0)) })
const visitors: Visitor[] = []
for (let person = 0; person < people; person++) visitors.push(await enterWithDevice())
// A trial ends after three days; half of the accounts get access for longer.
await database.query(
  `update subscriptions set trial_end = trial_end + interval '30 days'
   where user_id in (select id from private.users where email = any($1))`,
  [visitors.slice(people / 2).map(({ email }) => email)],
)
await untilQueue()

for (const [step, [what, offset]] of jumps.entries()) {
  isThere = step === jumps.length - 1
  await moveTo(offset)
  const before = service.taken.length
  await runScheduledJobs()
  console.log(
    `${what}: so far ${service.asked} messages sent, ${service.taken.length} taken, ${await countMails()} mails`,
  )
  if (step === 0) reportAtLeast('messages before any jump', service.taken.length, people)
  if (step === 1) reportAtMost('messages after the jump back', service.taken.length, people, '')
  // Half of the accounts are past their trial then, so only the other half gets messages.
  if (isThere) reportAtLeast('messages of the third day', service.taken.length - before, people / 2)
}
const ofOneDevice = Map.groupBy(service.taken, ({ endpoint }) => endpoint)
const repeated = [...ofOneDevice.values()].map((taken) => taken.length - new Set(taken.map(topicOf)).size)
reportNone('duplicate messages', Math.max(...repeated))
// Four messages are right: lunch today and on the third day, and on the third day the weekly tip and the afternoon
// FoodScan reminder.
reportAtMost(
  'messages of one device',
  Math.max(...[...ofOneDevice.values()].map(({ length }) => length)),
  4,
  '',
)
reportNone('devices removed', people - (await countDevices()))
reportNone('duplicate mails', await countRepeatedMails())
reportNone('5xx replies on that day', await countBroken())
reportNone('process ended', Number(copy.child.exitCode !== null))
await boss.stop({ graceful: false })
await database.end()
await service.close()
await moved.stop()
process.exit()

async function enterWithDevice(): Promise<Visitor> {
  const visitor = await enter(copy.origin)
  const { body } = await visitor.ask(copy.origin, '/api/reminders/key')
  const { endpoint, ...keys } = service.subscribe(String(Reflect.get(Object(body), 'public_key')))
  const device = { method: 'PUT', json: { endpoint, keys } }
  const taken = await visitor.ask(copy.origin, '/api/reminders/devices', device)
  if (taken.status !== 200) throw new Error(`the device was answered ${taken.status} ${taken.code}`)
  const now = wallClockAt(new Date(), 'America/Sao_Paulo').getTime()
  const at = (hours: number) => new Date(now + hours * hour).toISOString().slice(11, 16)
  const json = { notification_times: { breakfast: at(8), lunch: at(0), dinner: at(14) } }
  await visitor.ask(copy.origin, '/api/profile', { method: 'PATCH', json })
  return visitor
}

async function untilQueue(): Promise<void> {
  for (;;) {
    const { rows } = await database.query("select to_regclass('jobs.job') as queue")
    if (rows[0]?.queue !== null) break
    await setTimeout(200)
  }
  await boss.start()
  while ((await boss.getQueues()).length <= rounds.length) await setTimeout(200)
}

/** Runs each job of `rounds` once in the process whose clock is off, then the job that sends the queued mails. */
async function runScheduledJobs(): Promise<void> {
  await Promise.all(rounds.map(runScheduledJob))
  await runScheduledJob('mails')
}

/**
 * Queues a job, after a run that is already in progress, and waits until it is completed; throws after
 * `longestRoundMs`.
 */
async function runScheduledJob(name: string): Promise<void> {
  const until = performance.now() + longestRoundMs
  let id: string | null = null
  while (id === null) {
    id = await boss.send(name)
    if (performance.now() > until) throw new Error(`${name} is not accepted`)
    if (id === null) await setTimeout(500)
  }
  while ((await stateOf(id)) !== 'completed') {
    if (performance.now() > until) throw new Error(`${name} does not end`)
    await setTimeout(500)
  }
}

async function stateOf(id: string): Promise<string | undefined> {
  const { rows } = await database.query<{ state: string }>('select state from jobs.job where id = $1', [id])
  return rows[0]?.state
}

/** Returns the topic of a message, which is equal for duplicates; empty without one. */
function topicOf({ topic }: { readonly topic: string | undefined }): string {
  return topic ?? ''
}

async function countMails(): Promise<number> {
  const { rows } = await database.query<{ many: string }>('select count(*) as many from private.mailbox')
  return Number(rows[0]?.many)
}

async function countRepeatedMails(): Promise<number> {
  const { rows } = await database.query<{ to: string; subject: string; many: number }>(
    `select message->>'to' as to, message->>'subject' as subject, count(*)::int as many
     from private.mailbox group by 1, 2 having count(*) > 1`,
  )
  for (const { subject, many } of rows) console.log(`  "${subject}" came ${many} times`)
  return rows.length
}

async function countDevices(): Promise<number> {
  const { rows } = await database.query<{ many: string }>('select count(*) as many from push_subscriptions')
  return Number(rows[0]?.many)
}

async function countBroken(): Promise<number> {
  await moveTo('+0')
  const answers = await Promise.all(visitors.map((visitor) => visitor.ask(copy.origin, '/api/plan-today')))
  return answers.filter(({ status }) => status === 0 || status >= 500).length
}
