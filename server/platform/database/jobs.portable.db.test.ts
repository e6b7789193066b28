import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import pino from 'pino'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { Statements } from './database.ts'
import { createJobs, type Jobs, type Pace, type ScheduledJob } from './jobs.ts'
import { createLog, type Log } from '../observability/log.ts'
import { openTestDatabase } from './test-database.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

const quick: Pace = { start: 0, restart: 0, schedule: 1, queue: 0.5, lost: 1, retry: 0 }
const never = '0 0 29 2 *'
const everyMinute = '* * * * *'
const patience = { timeout: 50_000, interval: 50 }

const workDone = () => vi.fn<ScheduledJob['work']>(async () => {})

const running: Jobs[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
})

/** Starts the jobs of one more process on the shared database. */
function startProcess(
  scheduledJobs: readonly ScheduledJob[],
  parts: { readonly pace?: Pace; readonly log?: Log; readonly on?: Statements } = {},
): Jobs {
  const { pace = quick, log = createLog('silent'), on = database } = parts
  const jobs = createJobs({ database: on, log, scheduledJobs, pace })
  jobs.start()
  running.push(jobs)
  return jobs
}

/** Returns the runs of a scheduled job that the queue has recorded, oldest first. */
async function recordOf(name: string) {
  return database.sql
    .select({
      state: sql<string>`state`,
      retries: sql<number>`retry_count`,
      output: sql<string>`coalesce(output::text, '')`,
    })
    .from(sql`jobs.job`)
    .where(sql`name = ${name}`)
    .orderBy(sql`created_on`)
}

const stateOf = async (name: string) => (await recordOf(name)).at(-1)?.state

test('a due scheduled job runs', async () => {
  const work = workDone()
  startProcess([{ name: 'due', cron: everyMinute, work }])
  await vi.waitFor(() => expect(work).toHaveBeenCalled(), patience)
  await vi.waitFor(async () => expect(await stateOf('due')).toBe('completed'), patience)
})

test('of two processes only one runs a due job', async () => {
  const work = workDone()
  const scheduledJobs = [{ name: 'shared', cron: everyMinute, work }]
  // Polls for due jobs only at the start, so that none comes due during the test.
  const pace = { ...quick, schedule: 45 }
  const first = startProcess(scheduledJobs, { pace })
  const scheduled = () => database.run("select from jobs.schedule where name = 'shared'")
  await vi.waitFor(async () => expect((await scheduled()).rows).toHaveLength(1), patience)
  await first.stop()
  await database.run("update jobs.version set cron_on = null; delete from jobs.job where name <> 'due'")
  work.mockClear()

  const both = [startProcess(scheduledJobs, { pace }), startProcess(scheduledJobs, { pace })]
  await vi.waitFor(async () => expect(await stateOf('shared')).toBe('completed'), patience)
  await Promise.all(both.map((jobs) => jobs.stop()))
  expect(work).toHaveBeenCalledTimes(1)
  expect(await recordOf('shared')).toHaveLength(1)
})

test('a failed job is retried and does not delay others', async () => {
  const failing = workDone()
  failing.mockRejectedValueOnce(new Error('not yet')).mockRejectedValueOnce(new Error('not yet'))
  const other = workDone()
  startProcess([
    { name: 'failing', cron: never, isDueAtStart: true, work: failing },
    { name: 'other', cron: never, isDueAtStart: true, work: other },
  ])
  await vi.waitFor(async () => expect(await stateOf('other')).toBe('completed'), patience)
  await vi.waitFor(async () => expect(await stateOf('failing')).toBe('completed'), patience)
  expect(await recordOf('failing')).toMatchObject([{ retries: 2 }])
})

test('neither the record of a failed job nor the log holds query values', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const work = async () => {
    await database.sql.execute(sql`select ${'ana@exemplo.br'}::uuid`)
  }
  startProcess([{ name: 'hopeless', cron: never, isDueAtStart: true, work }], { log })
  await vi.waitFor(async () => expect(await stateOf('hopeless')).toBe('failed'), patience)
  const [{ output } = { output: '' }] = await recordOf('hopeless')
  expect(output).toContain('Failed query')
  expect(lines.join('')).toContain('job failed')
  expect(output).not.toContain('params')
})

test('a running job is not started a second time', async () => {
  const work = vi.fn<ScheduledJob['work']>(
    (signal) => new Promise((resolve) => signal.addEventListener('abort', resolve)),
  )
  const scheduledJobs = [{ name: 'long', cron: never, isDueAtStart: true, work }]
  startProcess(scheduledJobs)
  await vi.waitFor(() => expect(work).toHaveBeenCalled(), patience)
  await startOnce(scheduledJobs)
  expect(await recordOf('long')).toHaveLength(1)
  expect(work).toHaveBeenCalledTimes(1)
})

test('a job stops when its process shuts down, and another process takes over', async () => {
  const seen: string[] = []
  const workOf = (process: string) => async (signal: AbortSignal) => {
    seen.push(process)
    if (process === 'first') await new Promise((resolve) => signal.addEventListener('abort', resolve))
  }
  const jobOf = (process: string) => ({ name: 'stopped', cron: never, work: workOf(process) })
  const first = startProcess([{ ...jobOf('first'), isDueAtStart: true }])
  await vi.waitFor(() => expect(seen).toEqual(['first']), patience)
  await first.stop()
  startProcess([jobOf('second')])
  await vi.waitFor(async () => expect(await stateOf('stopped')).toBe('completed'), patience)
  expect(seen).toEqual(['first', 'second'])
})

test('a job of a killed process is taken over by another', async () => {
  const work = workDone()
  const scheduledJobs = [{ name: 'killed', cron: never, work }]
  await startOnce(scheduledJobs)
  const killed = new PgBoss({
    backend: database.engine,
    db: { executeSql: (text, values) => database.run(text, values) },
    schema: 'jobs',
    supervise: false,
    schedule: false,
  })
  await killed.start()
  await killed.send('killed')
  await killed.fetch('killed')
  await killed.stop({ graceful: false })
  await database.run("update jobs.job set heartbeat_on = now() - interval '1 hour' where name = 'killed'")
  await database.run('update jobs.queue set monitor_on = null')

  startProcess(scheduledJobs)
  await vi.waitFor(async () => expect(await stateOf('killed')).toBe('completed'), patience)
  expect(work).toHaveBeenCalledTimes(1)
})

test('a second start changes no table and unschedules removed jobs', async () => {
  const [kept, dropped] = ['kept', 'dropped'].map((name) => ({ name, cron: never, work: async () => {} }))
  await startOnce([kept!, dropped!])
  const before = await shape()
  await startOnce([kept!, dropped!])
  expect(await shape()).toEqual(before)
  await startOnce([kept!])
  expect((await shape()).schedules).toEqual([{ name: 'kept', cron: never, timezone: 'America/Sao_Paulo' }])
})

test('a queue that cannot start is logged and retried', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  let isDown = true
  const on: Statements = {
    ...database,
    run: async (text, values) => {
      if (isDown && text.includes('to_regclass')) {
        isDown = false
        throw new Error('the database is down')
      }
      return database.run(text, values)
    },
  }
  const work = workDone()
  startProcess([{ name: 'late', cron: never, isDueAtStart: true, work }], { log, on })
  await vi.waitFor(() => expect(work).toHaveBeenCalled(), patience)
  expect(lines.join('')).toContain('scheduled jobs cannot start')
})

async function startOnce(scheduledJobs: readonly ScheduledJob[]): Promise<void> {
  const ready = workDone()
  const probe = { name: 'probe', cron: never, isDueAtStart: true, work: ready }
  const jobs = startProcess([...scheduledJobs, probe])
  await vi.waitFor(() => expect(ready).toHaveBeenCalled(), patience)
  await jobs.stop()
}

/** Returns all definitions of the queue in the database that a second start could change. */
async function shape() {
  const rows = async (text: string) => (await database.run(text)).rows
  return {
    version: await rows('select version from jobs.version'),
    tables: await rows("select tablename from pg_tables where schemaname = 'jobs' order by tablename"),
    queues: await rows(
      'select name, policy, retry_limit, retry_delay, expire_seconds, heartbeat_seconds from jobs.queue order by name',
    ),
    schedules: await rows(
      "select name, cron, timezone from jobs.schedule where name <> 'probe' order by name",
    ),
  }
}
