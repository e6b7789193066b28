import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Pool } from 'pg'
import { temporaryFolder } from '../support/instance.ts'
import { type Copy, isReady, startCopy } from './support/copy.ts'
import { reportAtLeast, reportAtMost, reportNone, setting } from './support/fault-report.ts'
import { type Answer, enter, type Visitor } from './support/person.ts'
import { startServer, type Server } from './support/postgres-server.ts'
import { freePort } from '../../scripts/free-port.mjs'

/**
 * This fault test stops, kills and suspends PostgreSQL while users load their day: errors must appear immediately, and
 * the server process must survive and recover by itself.
 */

const awaySeconds = setting('FAULT_AWAY_SECONDS', 12)
const people = 4

const server = await startServer()
if ('missing' in server) {
  console.log(`PostgreSQL: ${server.missing}`)
  process.exit()
}
const dataDir = temporaryFolder()
const settings = { DATA_DIR: dataDir, DATABASE_URL: server.url }
const copy = await startCopy({ port: await freePort(), settings })
const visitors: Visitor[] = []
for (let person = 0; person < people; person++) visitors.push(await enter(copy.origin))

for (const [how, leave, comeBack] of [
  ['stopped', () => server.stop('SIGINT'), () => server.start()],
  ['killed', () => server.stop('SIGKILL'), () => server.start()],
  ['hanging', () => server.signal('SIGSTOP'), () => server.signal('SIGCONT')],
] as const) {
  await goAway(copy, how, leave, comeBack)
}
await lookAtRounds(copy, server)
await copy.kill('SIGTERM')
await server.stop('SIGINT')
rmSync(dataDir, { recursive: true, force: true })
process.exit()

async function goAway(
  { origin, child, lines }: Copy,
  how: string,
  leave: () => Promise<unknown>,
  comeBack: () => Promise<unknown>,
): Promise<void> {
  const before = lines().length
  const answers: Answer[] = []
  const looks = { isOver: false }
  const looking = visitors.map(async ({ ask }) => {
    while (!looks.isOver) {
      answers.push(await ask(origin, '/api/plan-today'))
      await setTimeout(100)
    }
  })
  await setTimeout(500)
  await leave()
  answers.length = 0
  await setTimeout(1000)
  const probed = performance.now()
  const isFalselyReady = await isReady(origin)
  const probeMs = performance.now() - probed
  await setTimeout(awaySeconds * 1000)
  const meanwhile = answers.splice(0)
  await comeBack()
  const back = performance.now()
  while (!(await isReady(origin))) await setTimeout(50)
  const recoveredMs = performance.now() - back
  await setTimeout(500)
  looks.isOver = true
  await Promise.all(looking)
  const refused = meanwhile.filter(({ status }) => status === 503)
  const seen = new Set(meanwhile.map(({ status, code }) => `${status} ${code}`))
  console.log(`\nPostgreSQL ${how} for ${awaySeconds} s: ${[...seen].join(', ')}`)
  reportAtLeast(`${how}: replies during the outage`, refused.length, people)
  reportNone(
    `${how}: answers other than 503 database_unavailable`,
    meanwhile.filter(({ status, code }) => status !== 200 && code !== 'database_unavailable').length,
  )
  reportAtMost(`${how}: longest wait for a reply`, Math.max(...meanwhile.map(({ ms }) => ms)), 9000, 'ms')
  reportNone(`${how}: /readyz reported ready`, Number(isFalselyReady))
  reportAtMost(`${how}: /readyz answered after`, probeMs, 6000, 'ms')
  reportAtMost(`${how}: time to ready after the outage`, recoveredMs, 5000, 'ms')
  reportNone(`${how}: process ended`, Number(child.exitCode !== null || child.signalCode !== null))
  const said = lines().length - before
  reportAtMost(
    `${how}: log lines per request or second of outage`,
    said / (refused.length + awaySeconds),
    4,
    '',
  )
}

/** Checks that scheduled jobs recovered too: within 150 seconds a run is recorded as completed. */
async function lookAtRounds({ child }: Copy, { url }: Server): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 })
  const since = new Date()
  let completed = 0
  for (const deadline = Date.now() + 150_000; completed === 0 && Date.now() < deadline;) {
    await setTimeout(1000)
    const { rows } = await pool.query<{ many: string }>(
      `select count(*) as many from jobs.job where state = 'completed' and completed_on > $1`,
      [since],
    )
    completed = Number(rows[0]?.many ?? 0)
  }
  await pool.end()
  console.log('')
  reportAtLeast('jobs completed within 150 s of the recovery', completed, 1)
  reportNone('process ended', Number(child.exitCode !== null))
}
