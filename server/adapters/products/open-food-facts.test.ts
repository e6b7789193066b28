import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openFoodFactsFrom } from './open-food-facts.ts'
import { ProductsUnavailable } from './product-source.ts'
import {
  formerDocument,
  recentDocument,
  replyOfVersion2,
  replyOfVersion3,
  unknownReply,
} from './test-documents.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const code = '7891000100103'
const requests: IncomingMessage[] = []
let answer: Answer = () => undefined
const server = createServer((request, response) => {
  requests.push(request)
  answer(request, response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
beforeEach(() => {
  requests.length = 0
})

const json =
  (body: unknown, status = 200): Answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

function openSource() {
  const time = { ms: 0 }
  const source = openFoodFactsFrom(
    { contact: 'oi@exemplo.br', baseUrl },
    { limitMs: 300, nowMs: () => time.ms },
  )!
  return { time, find: (asked = code) => source.find(asked) }
}

test('without a contact there is no source', () => {
  expect(openFoodFactsFrom({ contact: undefined, baseUrl })).toBeNull()
})

test('the version of the API is in the path, and the contact in the User-Agent', async () => {
  answer = json(replyOfVersion3(recentDocument()))
  await openSource().find()
  expect(requests[0]?.url).toMatch(/^\/api\/v3\.6\/product\/7891000100103\.json\?fields=code,/)
  expect(requests[0]?.headers['user-agent']).toMatch(/^PratoCerto\/\S+ \(oi@exemplo\.br\)$/)
})

test.each([
  ['2', replyOfVersion2(formerDocument())],
  ['3.6', replyOfVersion3(recentDocument())],
])('a reply of version %s is read', async (_, reply) => {
  answer = json(reply)
  expect(await openSource().find()).toMatchObject({ code, name: 'Biscoito maisena Ponto Doce', portion: 30 })
})

test.each([
  ['404', json(unknownReply, 404)],
  ['200 without a product', json({ code, status: 0, status_verbose: 'no code or invalid code' })],
])('%s is an unknown code, which is asked for again after hours', async (_, reply) => {
  answer = reply
  const { time, find } = openSource()
  expect([await find(), await find(), requests.length]).toEqual([null, null, 1])
  time.ms += 6 * 3_600_000 + 1
  answer = json(replyOfVersion3(recentDocument()))
  expect(await find()).toMatchObject({ code })
})

test('a product with broken values is refused with its name, and not asked for again', async () => {
  answer = json(replyOfVersion3(formerDocument({ 'energy-kcal_100g': 4400, 'energy-kj_100g': 18_410 })))
  const { find } = openSource()
  const refused = { refusal: 'values_implausible', name: 'Biscoito maisena Ponto Doce' }
  expect([await find(), await find(), requests.length]).toEqual([refused, refused, 1])
})

test('the product of another code is refused', async () => {
  answer = json(replyOfVersion3(recentDocument({}, { code: '7891000100202' })))
  expect(await openSource().find()).toMatchObject({ refusal: 'code' })
})

test.each<[string, Answer]>([
  ['503', (_, response) => response.writeHead(503).end('<html>Too many requests</html>')],
  ['something that is no JSON', (_, response) => response.writeHead(200).end('<html>')],
  ['nothing in time', () => undefined],
  ['a cut connection', (request) => request.socket.destroy()],
  ['a redirect', (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end()],
  ['too much', json({ ...replyOfVersion3(recentDocument()), more: 'x'.repeat(1_000_000) })],
])('%s makes the source unavailable', async (_, reply) => {
  answer = reply
  await expect(openSource().find()).rejects.toBeInstanceOf(ProductsUnavailable)
})

test('a failed call is tried again at the next look-up', async () => {
  answer = (_, response) => response.writeHead(503).end()
  const { find } = openSource()
  await expect(find()).rejects.toBeInstanceOf(ProductsUnavailable)
  answer = json(replyOfVersion3(recentDocument()))
  expect(await find()).toMatchObject({ code })
})

const codes = Array.from({ length: 40 }, (_, place) => String(7_891_000_000_000 + place))

test('at most 15 calls begin in any minute', async () => {
  answer = json(unknownReply, 404)
  const { time, find } = openSource()
  const begun: number[] = []
  for (const asked of [...codes, ...codes, ...codes]) {
    const before = requests.length
    await find(`${asked}${time.ms}`).catch(() => undefined)
    if (requests.length > before) begun.push(time.ms)
    time.ms += 1000
  }
  for (const start of begun)
    expect(begun.filter((at) => at >= start && at < start + 60_000).length).toBeLessThan(16)
  expect(begun.length).toBeGreaterThan(20)
})

test('after five failures in a row nothing is asked for a minute', async () => {
  answer = (_, response) => response.writeHead(503).end()
  const { time, find } = openSource()
  for (const asked of codes.slice(0, 6)) await find(asked).catch(() => undefined)
  expect(requests.length).toBe(5)
  time.ms += 60_000
  answer = json(replyOfVersion3(recentDocument()))
  expect(await find()).toMatchObject({ code })
})

test('simultaneous look-ups of a code share one call', async () => {
  answer = json(replyOfVersion3(recentDocument()))
  const { find } = openSource()
  await Promise.all([find(), find(), find()])
  expect(requests.length).toBe(1)
})
