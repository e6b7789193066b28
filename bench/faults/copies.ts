import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { platePhoto } from '../../e2e/support/plate-photo.ts'
import type { Copy } from './support/copy.ts'
import { fieldOf, findLosses, runActions, createWriter } from './support/writer.ts'
import { reportAtLeast, reportAtMost, reportNone, setting } from './support/fault-report.ts'
import { startFleet } from './support/fleet.ts'
import { type Answer, enter, type Visitor, visitorWith } from './support/person.ts'

/**
 * This fault test runs two web copies and a worker on one PostgreSQL and one bucket, behind nginx: they must share
 * sessions, limits and photos, and users must not notice when a copy is killed or replaced.
 */

const people = 4
const kills = setting('FAULT_KILLS', 3)
const answersBetween = 60
/** Pause after a copy is back, ms, as in a rolling update: twice nginx's `fail_timeout`. */
const untilKnownMs = 2000

const fleet = await startFleet()
try {
  const copies = await Promise.all(fleet.ports.map(fleet.startWeb))
  await fleet.startProxy()
  const ana = await enter(fleet.origin)
  await testSharedState(copies, ana)
  await testJobs()
  await tryKills(copies)
  await testReplacement(copies)
  await Promise.all(copies.map((copy) => copy.kill('SIGTERM')))
} finally {
  await fleet.stop()
}
process.exit()

/** Checks that session, rate limits and photos are the same on every copy. */
async function testSharedState(copies: readonly Copy[], ana: Visitor): Promise<void> {
  const origins = copies.map(({ origin }) => origin)
  const sessions = await Promise.all(origins.map((origin) => ana.ask(origin, '/api/profile')))
  reportNone('copies that reject a session of the other', sessions.filter(isBad).length)

  const alone = await countUntilLimited([origins[0]!])
  const together = await countUntilLimited(origins)
  reportNone('extra attempts over two copies', together - alone, `${alone} at one copy`)

  const [first = '', second = ''] = origins
  const started = await ana.ask(first, '/api/scan-start', { json: {} })
  const bytes = new Uint8Array(await platePhoto({ widthPx: 800, heightPx: 600 }))
  const { pathname } = new URL(fieldOf(started, 'uploadUrl'))
  const put = await ana.ask(first, pathname, { method: 'PUT', bytes, type: 'image/jpeg' })
  const id = fieldOf(started, 'scan_id')
  await ana.ask(first, '/api/scan-complete', { json: { scan_id: id } })
  const address = fieldOf(await ana.ask(second, `/api/scans/${id}`), 'photo_url')
  const photos = await Promise.all(origins.map((origin) => readBytes(origin + address)))
  const isSame = !isBad(put) && photos[0]!.length > 1000 && Buffer.compare(photos[0]!, photos[1]!) === 0
  reportNone('photos missing on the other copy', isSame ? 0 : 1)
}

async function countUntilLimited(origins: readonly string[]): Promise<number> {
  const stranger = visitorWith('')
  const json = { email: `ninguem-${origins.length}@exemplo.com.br`, password: 'errada-e-errada' }
  for (let tried = 0; tried < 100; tried++) {
    const origin = origins[tried % origins.length]!
    const { status } = await stranger.ask(origin, '/api/auth/sign-in/email', { json })
    if (status === 429) return tried
  }
  return 100
}

async function readBytes(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer())
}

/** Checks that web copies run no jobs, and that each due job is run by only one of two workers. */
async function testJobs(): Promise<void> {
  const database = new Client({ connectionString: fleet.databaseUrl })
  await database.connect()
  const { rows: before } = await database.query("select to_regclass('jobs.job') as queue")
  reportNone('jobs run by web copies', before[0]?.queue === null ? 0 : 1)
  const workers = await Promise.all([fleet.startWorker(), fleet.startWorker()])
  const asked = await fetch(`${workers[0].origin}/api/profile`)
  reportNone('pages served by a worker', asked.status === 404 ? 0 : 1)
  const due = `select name, created_on, count(*)::int as times, sum(retry_count)::int as retries
    from jobs.job where state = 'completed' group by name, singleton_on, created_on`
  const read = async () => (await database.query<{ name: string; times: number }>(due)).rows
  let rounds: { name: string; times: number }[] = []
  for (let look = 0; look < 240 && !rounds.some(({ name }) => name === 'mails'); look++) {
    await setTimeout(500)
    rounds = await read().catch(() => [])
  }
  reportAtLeast('jobs run by the workers', rounds.length, 1)
  reportNone('duplicate job runs', rounds.filter(({ times }) => times > 1).length)
  await workers[1].kill('SIGTERM')
  await database.end()
}

async function tryKills(copies: Copy[]): Promise<void> {
  const heard = { answers: 0, failed: 0 }
  const run = {
    origin: fleet.origin,
    isOver: false,
    heard: (answer: Answer) => {
      if (isBad(answer)) heard.failed += 1
      // A write refused by the daily limit of an account does not count as answered.
      else if (answer.status < 300) heard.answers += 1
    },
  }
  const writers = []
  for (let person = 0; person < people; person++) {
    writers.push(await createWriter(await enter(fleet.origin), fleet.origin))
  }
  const lives = writers.map((writer) => runActions(writer, run, { scans: true }))
  const untilMore = () => untilAnswered(heard, answersBetween)
  for (let kill = 0; kill < kills; kill++) {
    const which = kill % copies.length
    await untilMore()
    await copies[which]!.kill('SIGKILL')
    // Meanwhile the other copy serves all users.
    await untilMore()
    copies[which] = await fleet.startWeb(fleet.ports[which]!)
    await setTimeout(untilKnownMs)
  }
  await untilMore()
  run.isOver = true
  await Promise.all(lives)
  const losses = (await Promise.all(writers.map((writer) => findLosses(writer, fleet.origin)))).flat()
  for (const loss of losses) console.log(`  ${loss}`)
  reportAtLeast(`writes answered around ${kills} kills of a copy`, heard.answers, kills * answersBetween)
  reportNone('acknowledged writes lost or duplicated', losses.length)
  reportAtMost('retries per kill', heard.failed / kills, people * 2, '')
}

/** Replaces both copies one after the other, while users do not retry. */
async function testReplacement(copies: Copy[]): Promise<void> {
  const heard = { answers: 0, isOver: false }
  const failures: string[] = []
  const visitors = await Promise.all(Array.from({ length: people }, () => enter(fleet.origin)))
  const lives = visitors.map(async (visitor) => {
    for (let turn = 0; !heard.isOver; turn++) {
      // A write with a limit of a thousand per account and day.
      const json = { weekly_tips: turn % 2 === 0 }
      const answer =
        turn % 3 === 0
          ? await visitor.ask(fleet.origin, '/api/settings', { method: 'PATCH', json })
          : await visitor.ask(fleet.origin, turn % 3 === 1 ? '/api/profile' : '/app')
      if (answer.status !== 200) failures.push(`${turn % 3} ${answer.status} ${answer.code}`)
      else heard.answers += 1
      await setTimeout(50)
    }
  })
  let isTold = 0
  for (const [which, copy] of copies.entries()) {
    await untilAnswered(heard, answersBetween)
    const ended = copy.kill('SIGTERM')
    isTold += await untilUnready(copy)
    await ended
    copies[which] = await fleet.startWeb(fleet.ports[which]!)
    await setTimeout(untilKnownMs)
  }
  await untilAnswered(heard, answersBetween)
  heard.isOver = true
  await Promise.all(lives)
  for (const failure of new Set(failures)) console.log(`  ${failure}`)
  reportAtLeast('requests answered while both copies were replaced', heard.answers, 3 * answersBetween)
  reportNone('requests that failed meanwhile', failures.length)
  reportAtLeast('copies that reported not ready first', isTold, copies.length)
}

/** Waits until the copy reports not ready or stops answering. Returns 1 in the first case, 0 in the second. */
async function untilUnready(copy: Copy): Promise<0 | 1> {
  for (;;) {
    const { status } = await visitorWith('').ask(copy.origin, '/readyz')
    if (status === 503) return 1
    if (status === 0) return 0
    await setTimeout(20)
  }
}

async function untilAnswered(heard: { readonly answers: number }, more: number): Promise<void> {
  const enough = heard.answers + more
  while (heard.answers < enough) await setTimeout(5)
}

function isBad({ status }: Answer): boolean {
  return status === 0 || status >= 500
}
