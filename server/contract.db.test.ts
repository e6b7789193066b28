import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { catalog } from '#contract/catalog.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { startTestApp } from './platform/process/test-app.ts'
import { walks } from './test-walks.ts'

const { fetch, openBrowser, signUpConfirmed } = await startTestApp()

/** Returns an address of the endpoint, with valid values and ids that belong to nothing. */
function addressOf({ path }: Endpoint): string {
  return path.replace(/\{(\w+)\}/g, (_, parameter: string) => walks.params[parameter] ?? randomUUID())
}

const name = ({ method, path }: Endpoint) => `${method} ${path}`
const closed = catalog.filter((endpoint) => endpoint.access !== 'public').map((e) => [name(e), e] as const)

test.for(catalog.map((e) => [name(e), e] as const))('%s is served', async ([, endpoint]) => {
  const reply = await fetch(addressOf(endpoint), { method: 'OPTIONS' })
  expect(reply.status).toBe(405)
  expect(reply.headers.get('allow')?.split(', ')).toContain(endpoint.method)
})

test.for(closed)('%s answers 401 without a session', async ([, endpoint]) => {
  const reply = await openBrowser().fetch(addressOf(endpoint), { method: endpoint.method })
  expect([reply.status, reply.headers.get('content-type')]).toEqual([
    401,
    'application/problem+json; charset=utf-8',
  ])
  expect(await reply.json()).toMatchObject({ code: 'unauthenticated' })
})

test.for(closed)('%s answers 401 to a forged token', async ([, endpoint]) => {
  const headers = { authorization: `Bearer ${randomUUID()}` }
  const reply = await openBrowser().fetch(addressOf(endpoint), { method: endpoint.method, headers })
  expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([401, 'session_expired'])
})

test('a body that names another account is refused by every endpoint', async () => {
  const person = await signUpConfirmed()
  for (const endpoint of catalog.filter(({ access, body }) => body && access !== 'public')) {
    const reply = await person.fetch(addressOf(endpoint), {
      method: endpoint.method,
      json: { user_id: randomUUID() },
    })
    expect([name(endpoint), reply.status]).toEqual([name(endpoint), 403])
  }
})

test('the API description contains every endpoint of the contract', async () => {
  const reply = await fetch('/api/openapi.json')
  const { openapi, paths } = (await reply.json()) as { openapi: string; paths: Record<string, object> }
  expect(openapi).toBe('3.1.0')
  for (const { method, path } of catalog) expect(paths[path]).toHaveProperty(method.toLowerCase())
})

test('the API description is compressed and revalidated', async () => {
  const packed = await fetch('/api/openapi.json', { headers: { 'accept-encoding': 'gzip' } })
  const etag = packed.headers.get('etag') ?? 'none'
  expect([packed.status, packed.headers.get('content-encoding')]).toEqual([200, 'gzip'])
  expect((await packed.arrayBuffer()).byteLength).toBeLessThan(80_000)
  const again = await fetch('/api/openapi.json', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('the API description is limited to thirty anonymous reads a minute', async () => {
  const from = '203.0.113.60'
  const statuses: number[] = []
  for (let time = 0; time < 31; time++) statuses.push((await fetch('/api/openapi.json', { from })).status)
  expect(statuses).toEqual([...Array(30).fill(200), 429])
})
