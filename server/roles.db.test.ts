import { randomUUID } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { runMain } from './platform/process/test-process.ts'

const server = process.env['TEST_DATABASE_URL']

// Two processes are started, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

test.runIf(server)('a web process runs no jobs, a worker process answers no requests', async () => {
  const web = await startPart('web')
  expect((await fetch(`${web.origin}/api/profile`)).status).toBe(401)
  const worker = await startPart('worker')
  expect((await fetch(`${worker.origin}/healthz`)).status).toBe(200)
  expect((await fetch(`${worker.origin}/api/profile`)).status).toBe(404)
  // The web process started earlier, so its jobs would be scheduled by now.
  await vi.waitFor(async () => expect(await hasRounds(worker.url)).toBe(true), { timeout: 120_000 })
  expect(await hasRounds(web.url)).toBe(false)
})

/** Starts a process with this role on an empty database, and resolves when it is ready. */
async function startPart(role: 'web' | 'worker') {
  const url = new URL(server!)
  url.pathname = `/test_${randomUUID().replaceAll('-', '')}`
  await ask(server!, `create database ${url.pathname.slice(1)}`)
  const port = await findFreePort()
  const settings = { ROLE: role, DATABASE_URL: url.href, PORT: port, DATA_DIR: '.data' }
  const part = runMain({ ...settings, AUTH_SECRET: 'x'.repeat(32) })
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) {
    if (part.child.exitCode !== null) throw new Error(part.output())
    await setTimeout(50)
  }
  return { origin, url: url.href }
}

async function findFreePort(): Promise<string> {
  const taker = createServer()
  await new Promise<void>((resolve) => taker.listen(0, '127.0.0.1', resolve))
  const { port } = taker.address() as AddressInfo
  await new Promise((resolve) => taker.close(resolve))
  return String(port)
}

async function hasRounds(url: string): Promise<boolean> {
  const [row] = await ask(url, "select to_regclass('jobs.schedule') as queue")
  return row?.['queue'] !== null
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(statement)
  await client.end()
  return rows
}
