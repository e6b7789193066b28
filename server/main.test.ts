import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ordinaryAnswers } from './platform/test-answers.ts'
import { runMain } from './platform/test-process.ts'
import { readSnapshot } from './platform/test-snapshot.ts'

// Each start makes or opens a database, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

async function makeDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'prato-certo-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }))
  return join(directory, 'data')
}

/** A directory that an instance has lived in: making a database takes longer than all that a test asks of it. */
async function makeLivedInDirectory(): Promise<string> {
  const directory = await makeDirectory()
  await mkdir(directory, { mode: 0o700 })
  const database = new PGlite({
    dataDir: join(directory, 'database'),
    loadDataDir: await readSnapshot(),
  })
  await database.waitReady
  await database.close()
  return directory
}

async function takePort() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { port: String(port), release: () => new Promise((resolve) => server.close(resolve)) }
}

async function findFreePort(): Promise<string> {
  const { port, release } = await takePort()
  await release()
  return port
}

async function start(dataDir: string, settings: Readonly<Record<string, string>> = {}) {
  const port = await findFreePort()
  const server = runMain({ DATA_DIR: dataDir, PORT: port, ...settings })
  const origin = `http://localhost:${port}`
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) {
    if (server.child.exitCode !== null) throw new Error(server.output())
    await setTimeout(50)
  }
  return { ...server, origin }
}

function signUp(origin: string, email: string): Promise<Response> {
  return fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana', email, password: 'umbu-cajá', terms: true }),
  })
}

/** Follows the mailed link; the cookies of the session it opens. */
async function confirm(origin: string): Promise<string> {
  const mails = async () =>
    (await (await fetch(`${origin}/dev/mailbox.json`)).json()) as { to: string; text: string }[]
  while ((await mails()).length === 0) await setTimeout(20)
  const token = /[?&]token=([\w-]+)/.exec((await mails())[0]!.text)![1]!
  const reply = await fetch(`${origin}/api/auth/verify-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: 'umbu-cajá' }),
  })
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function mailAddresses(origin: string): Promise<string[]> {
  const mails = (await (await fetch(`${origin}/dev/mailbox.json`)).json()) as { to: string }[]
  return mails.map((mail) => mail.to)
}

test('an instance says where it is, keeps its files to itself and ends when told to', async () => {
  const dataDir = await makeDirectory()
  const { child, ended, output, origin } = await start(dataDir)
  expect(output()).toContain(`Prato Certo está no ar: ${origin}`)
  expect(output()).toContain(`E-mails desta instância: ${origin}/dev/mailbox`)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('an instance that is told to end says so first, and takes leave with its replies', async () => {
  const dataDir = await makeLivedInDirectory()
  const { child, ended, origin } = await start(dataDir, { DRAIN_SECONDS: '300' })
  const ask = async (path: string) => {
    const reply = await fetch(`${origin}${path}`)
    return { status: reply.status, connection: reply.headers.get('connection') }
  }
  expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive' })
  child.kill('SIGTERM')
  while ((await ask('/readyz')).status !== 503) await setTimeout(20)
  expect(await ask('/healthz')).toEqual({ status: 200, connection: 'close' })
  // Told twice, it waits no longer.
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('a second process on the same directory says so and ends', async () => {
  const dataDir = await makeLivedInDirectory()
  await start(dataDir)
  const second = runMain({ DATA_DIR: dataDir, PORT: await findFreePort() })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain('O Prato Certo já está rodando com a pasta')
})

test('after kill -9 the directory is free, and what was answered is still there', async () => {
  const dataDir = await makeLivedInDirectory()
  const first = await start(dataDir)
  const emails = Array.from({ length: 3 }, () => `${randomUUID()}@exemplo.br`)
  for (const email of emails) expect((await signUp(first.origin, email)).ok).toBe(true)
  while ((await mailAddresses(first.origin)).length < emails.length) await setTimeout(20)
  const secret = await readFile(join(dataDir, 'auth-secret'), 'utf8')
  first.child.kill('SIGKILL')
  await first.ended

  const second = await start(dataDir)
  expect((await mailAddresses(second.origin)).sort()).toEqual(emails.sort())
  expect(await readFile(join(dataDir, 'auth-secret'), 'utf8')).toBe(secret)
})

test('kill -9 while a menu is made leaves no diet stuck', async () => {
  const dataDir = await makeLivedInDirectory()
  const first = await start(dataDir)
  const email = `${randomUUID()}@exemplo.br`
  await signUp(first.origin, email)
  const headers = { 'content-type': 'application/json', cookie: await confirm(first.origin) }
  const post = (origin: string, path: string, body: object) =>
    fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const diets = async (origin: string) =>
    (await (await fetch(`${origin}/api/diets`, { headers })).json()) as {
      id: string
      generation_status: string
    }[]
  expect((await post(first.origin, '/api/onboarding', ordinaryAnswers)).status).toBe(200)
  const { id } = (await (await post(first.origin, '/api/diet-create-default', {})).json()) as { id: string }
  const lost = post(first.origin, '/api/diet-generate-ai', { dietId: id }).catch(() => 'lost')
  while ((await diets(first.origin))[0]?.generation_status !== 'generating') await setTimeout(5)
  first.child.kill('SIGKILL')
  expect(await lost).toBe('lost')
  await first.ended

  const second = await start(dataDir)
  expect(await diets(second.origin)).toMatchObject([{ id, generation_status: 'pending' }])
  expect((await post(second.origin, '/api/diet-generate-ai', { dietId: id })).status).toBe(200)
  expect(await diets(second.origin)).toMatchObject([{ id, generation_status: 'completed' }])
})

test('a port that is taken is named', async () => {
  const { port, release } = await takePort()
  const server = runMain({ DATA_DIR: await makeLivedInDirectory(), PORT: port })
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain(`A porta ${port} já está em uso`)
  await release()
})

test('production with nothing set starts nothing and names what is missing', async () => {
  const { ended, output } = runMain({ NODE_ENV: 'production' })
  expect(await ended).toBe(1)
  for (const name of ['DATABASE_URL', 'PUBLIC_ORIGIN', 'AUTH_SECRET', 'SMTP_URL']) {
    expect(output()).toContain(`${name}: falta`)
  }
})
