import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { scopeDatabase } from '../database/database.ts'
import { createJobs } from '../database/jobs.ts'
import { createLog } from '../observability/log.ts'
import { noMetrics } from '../observability/metrics.ts'
import { watchReadiness } from './readiness.ts'
import { openTestDatabase } from '../database/test-database.ts'

const connection = await openTestDatabase()
const database = scopeDatabase(connection)
afterAll(() => database.close())

const storage = { put: async () => {} }
const scheduledJobs = ['due', 'other']
const hour = 3600
const check = (uptimeS = hour, kept: { put(): Promise<void> } = storage) =>
  watchReadiness({ database, storage: kept, scheduledJobs, metrics: noMetrics, uptimeS: () => uptimeS })()

test('a queue without tables is starting at first, and stuck after long uptime', async () => {
  expect(await check(60)).toEqual({ database: 'ok', queue: 'starting', storage: 'ok' })
  expect((await check(hour)).queue).toBe('stuck')
})

test('a job is stuck after waiting, running or being idle for too long', async () => {
  const work = vi.fn<() => Promise<void>>(async () => {})
  const pace = { start: 0, restart: 0, schedule: 1, queue: 0.5, lost: 1, retry: 0 }
  const never = '0 0 29 2 *'
  const dueJobs = [{ name: 'due', cron: never, isDueAtStart: true, work }]
  const jobs = createJobs({ database: connection, log: createLog('silent'), scheduledJobs: dueJobs, pace })
  jobs.start()
  await vi.waitFor(() => expect(work).toHaveBeenCalled(), { timeout: 50_000, interval: 50 })
  await jobs.stop()
  expect(await check()).toEqual({ database: 'ok', queue: 'ok', storage: 'ok' })

  const queueAfter = async (change: string) => {
    await database.unscoped.execute(sql.raw(`update jobs.job set ${change} where name = 'due'`))
    return (await check()).queue
  }
  expect(await queueAfter(`state = 'created', start_after = now() - interval '10 minutes'`)).toBe('stuck')
  expect(await queueAfter(`state = 'retry', start_after = now() + interval '1 minute'`)).toBe('ok')
  expect(await queueAfter(`state = 'active', started_on = now() - interval '40 minutes'`)).toBe('stuck')
  expect(await queueAfter(`state = 'completed', completed_on = now()`)).toBe('ok')
  expect(await queueAfter(`created_on = now() - interval '20 minutes'`)).toBe('stuck')
})

test('a storage that rejects writes is reported', async () => {
  const full = { put: () => Promise.reject(new Error('ENOSPC')) }
  expect((await check(60, full)).storage).toBe('unreachable')
})
