import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { ordinaryAnswers } from './platform/process/test-answers.ts'
import { type MainProcess, runMain, startMain } from './platform/process/test-process.ts'

// Each start creates or opens a database, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

/** Folder that the instances use one after the other, because creating a database takes longer than the tests. */
const home = await mkdtemp(join(tmpdir(), 'prato-certo-'))
const dataDir = join(home, 'data')
const started = new Set<MainProcess['child']>()
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await rm(home, { recursive: true, force: true, maxRetries: 5 })
})

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

/** Starts an instance with these settings in `dataDir`, and resolves when it is ready. */
async function start(settings: Readonly<Record<string, string>> = {}) {
  const port = await findFreePort()
  const server = startMain({ DATA_DIR: dataDir, PORT: port, ...settings })
  started.add(server.child)
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

/** Follows the link of the only mail, and returns the cookies of the session that it opens. */
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

test('a port in use is reported by its number', async () => {
  const { port, release } = await takePort()
  const server = runMain({ DATA_DIR: dataDir, PORT: port })
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain(`A porta ${port} já está em uso`)
  await release()
})

let current: Awaited<ReturnType<typeof start>>

test('an instance prints its address, and keeps its files private', async () => {
  current = await start()
  const { output, origin } = current
  expect(output()).toContain(`Prato Certo está no ar: ${origin}`)
  expect(output()).toContain(`E-mails desta instância: ${origin}/dev/mailbox`)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600)
})

test('a second process on the same directory reports it and exits', async () => {
  const second = runMain({ DATA_DIR: dataDir, PORT: await findFreePort() })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain('O Prato Certo já está rodando com a pasta')
})

test('kill -9 during planning loses no data, frees the directory, blocks no diet', async () => {
  const first = current
  const emails = Array.from({ length: 2 }, () => `${randomUUID()}@exemplo.br`)
  await signUp(first.origin, emails[0]!)
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
  expect((await signUp(first.origin, emails[1]!)).ok).toBe(true)
  while ((await mailAddresses(first.origin)).length < emails.length) await setTimeout(20)
  const secret = await readFile(join(dataDir, 'auth-secret'), 'utf8')
  const lost = post(first.origin, '/api/diet-generate-ai', { dietId: id }).catch(() => 'lost')
  while ((await diets(first.origin))[0]?.generation_status !== 'generating') await setTimeout(5)
  first.child.kill('SIGKILL')
  expect(await lost).toBe('lost')
  await first.ended

  current = await start({ DRAIN_SECONDS: '300' })
  const { origin } = current
  expect((await mailAddresses(origin)).sort()).toEqual(emails.sort())
  expect(await readFile(join(dataDir, 'auth-secret'), 'utf8')).toBe(secret)
  expect(await diets(origin)).toMatchObject([{ id, generation_status: 'pending' }])
  expect((await post(origin, '/api/diet-generate-ai', { dietId: id, plain: true })).status).toBe(200)
  expect(await diets(origin)).toMatchObject([{ id, generation_status: 'completed' }])
})

test('a draining instance is not ready and closes connections with its replies', async () => {
  const { child, ended, origin } = current
  const ask = async (path: string) => {
    const reply = await fetch(`${origin}${path}`)
    return { status: reply.status, connection: reply.headers.get('connection') }
  }
  expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive' })
  child.kill('SIGTERM')
  while ((await ask('/readyz')).status !== 503) await setTimeout(20)
  expect(await ask('/healthz')).toEqual({ status: 200, connection: 'close' })
  // A second signal ends the drain period at once.
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('production without settings exits and lists the missing ones', async () => {
  const { ended, output } = runMain({ NODE_ENV: 'production' })
  expect(await ended).toBe(1)
  for (const name of ['DATABASE_URL', 'PUBLIC_ORIGIN', 'AUTH_SECRET', 'SMTP_URL']) {
    expect(output()).toContain(`${name}: falta`)
  }
})
