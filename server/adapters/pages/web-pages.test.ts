import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { PageError } from './recipe-pages.ts'
import { webPages } from './web-pages.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

const html = '<!doctype html><title>Pão de queijo</title>'
const page: Answer = (response) => send(response, 200, html, { 'content-type': 'text/html; charset=utf-8' })
const redirectTo =
  (location: string, status = 302): Answer =>
  (response) =>
    send(response, status, '', { location: Buffer.from(location).toString('latin1') })

function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Record<string, string>,
) {
  response.writeHead(status, headers)
  response.end(body)
}

/** Replies by path; any other path gets `page`. */
let answers: Record<string, Answer> = {}
let requests: { host: string; path: string; headers: IncomingMessage['headers'] }[] = []
/** IP addresses that each look-up of a host name returns, in the order of the look-ups; the last entry repeats. */
let addresses: Record<string, readonly (readonly string[])[]> = {}
let lookUps: string[] = []

const server = createServer((request, response) => {
  const path = request.url ?? ''
  requests.push({ host: request.headers.host ?? '', path, headers: request.headers })
  const answer = answers[path] ?? page
  answer(response, request)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  answers = {}
  requests = []
  addresses = {}
  lookUps = []
})

function addressesOf(hostname: string): readonly string[] {
  const steps = addresses[hostname] ?? [['198.41.0.4']]
  const round = lookUps.filter((one) => one === hostname).length
  lookUps.push(hostname)
  return steps[Math.min(round, steps.length - 1)] ?? []
}

const origin = 'https://prato.exemplo'
const pages = (limitMs = 8_000) => webPages({ origin, limitMs, testHost: { port, addressesOf } })
const kindOf = async (address: string, limitMs?: number) => {
  const error = await pages(limitMs)
    .read(address)
    .then(
      () => 'read',
      (failure: unknown) => failure,
    )
  return error instanceof PageError ? error.kind : error
}

test('a page is read with its address after redirects', async () => {
  answers['/receita'] = redirectTo('/receita/pao-de-queijo', 301)
  const read = await pages().read('http://receitas.exemplo/receita')
  expect(read).toEqual({ html, address: 'https://receitas.exemplo/receita/pao-de-queijo' })
  expect(lookUps).toEqual(['receitas.exemplo', 'receitas.exemplo'])
})

test('a page is asked without cookies and with a name that says who reads it', async () => {
  answers['/a'] = (response) => {
    response.setHeader('set-cookie', 'sessao=1')
    redirectTo('/b')(response, {} as IncomingMessage)
  }
  await pages().read('https://receitas.exemplo/a')
  expect(requests.map(({ path }) => path)).toEqual(['/a', '/b'])
  for (const { headers } of requests) {
    expect(headers['user-agent']).toContain(origin)
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('referer')
    expect(headers).not.toHaveProperty('authorization')
  }
})

test.each([
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://0x7f.0.0.1/',
  'https://１２７.０.０.１/',
  'https://127。0。0。1/',
  'https://0.0.0.0/',
  'https://0/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://100.64.0.1/',
  'https://192.0.0.8/',
  'https://192.0.2.1/',
  'https://198.18.0.1/',
  'https://198.19.255.255/',
  'https://198.51.100.1/',
  'https://203.0.113.1/',
  'https://192.88.99.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::]/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a00:1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::a00:1]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[fc00::1]/',
  'https://[fd12:3456::1]/',
  'https://[fe80::1]/',
  'https://[ff02::1]/',
  'https://[2001::1]/',
  'https://[2001:20::1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:db8::1]/',
  'https://[3fff::1]/',
  'https://receitas.exemplo:8443/',
  'https://receitas.exemplo:22/',
  'http://receitas.exemplo:8080/',
  'https://ana:senha@receitas.exemplo/',
  'https://ana@receitas.exemplo/',
  'https://:senha@receitas.exemplo/',
  'https://receitas.exemplo@169.254.169.254/',
  'ftp://receitas.exemplo/',
  'file:///etc/passwd',
  'gopher://receitas.exemplo/',
  'data:text/html,oi',
  'javascript:alert(1)',
  '//receitas.exemplo/',
  'receitas.exemplo',
  'https://',
  '',
])('the address %s is refused without a request, typed or as a redirect', async (address) => {
  expect(await kindOf(address)).toBe('refused')
  expect(requests).toEqual([])
  if (!/^[a-z]+:/.test(address) || address === 'https://') return
  answers['/vai'] = redirectTo(address)
  expect(await kindOf('https://receitas.exemplo/vai')).toBe('refused')
  expect(requests).toHaveLength(1)
})

test.each([
  ['a private address', [['10.1.2.3']]],
  ['loopback', [['127.0.0.1']]],
  ['a mapped address', [['::ffff:192.168.0.1']]],
  ['NAT64', [['64:ff9b::c0a8:1']]],
  ['a public and a private address', [['198.41.0.4', '192.168.0.1']]],
  ['no address', [[]]],
  ['no IP address', [['exemplo']]],
])('a name that leads to %s is refused without a request', async (_, steps) => {
  addresses['casa.exemplo'] = steps
  expect(await kindOf('https://casa.exemplo/')).toBe('refused')
  expect(requests).toEqual([])
})

test('a name that changes to a private address between two look-ups is refused at the second', async () => {
  addresses['muda.exemplo'] = [['198.41.0.4'], ['127.0.0.1']]
  answers['/vai'] = redirectTo('https://muda.exemplo/segredo')
  expect(await kindOf('https://muda.exemplo/vai')).toBe('refused')
  expect(requests.map(({ path }) => path)).toEqual(['/vai'])
})

test('each connection looks the name up once, so that the checked address is the connected one', async () => {
  addresses['muda.exemplo'] = [['198.41.0.4'], ['127.0.0.1']]
  expect(await kindOf('https://muda.exemplo/')).toBe('read')
  expect(lookUps).toEqual(['muda.exemplo'])
})

test('a redirect to plain http is asked by https', async () => {
  answers['/vai'] = redirectTo('http://outra.exemplo/receita')
  const { address } = await pages().read('https://receitas.exemplo/vai')
  expect(address).toBe('https://outra.exemplo/receita')
})

test('letters of a redirect that are sent as UTF-8 stay as they are', async () => {
  answers['/vai'] = redirectTo('/pão-de-queijo')
  const { address } = await pages().read('https://receitas.exemplo/vai')
  expect(address).toBe('https://receitas.exemplo/p%C3%A3o-de-queijo')
})

test.each([
  ['three', 3, 'read'],
  ['four', 4, 'unreachable'],
])('%s redirects in a row end as %s', async (_, count, outcome) => {
  for (let hop = 0; hop < count; hop += 1) answers[`/${hop}`] = redirectTo(`/${hop + 1}`)
  expect(await kindOf('https://receitas.exemplo/0')).toBe(outcome)
})

const big = Buffer.alloc(3_000_000, 'a')
const packed =
  (coding: string, body: Buffer): Answer =>
  (response) =>
    send(response, 200, body, { 'content-type': 'text/html', 'content-encoding': coding })

test.each([
  ['a page over the limit', packed('identity', big), 'too_large'],
  ['a gzip bomb', packed('gzip', gzipSync(Buffer.alloc(40_000_000))), 'too_large'],
  ['a brotli bomb', packed('br', brotliCompressSync(big)), 'too_large'],
  ['a broken gzip', packed('gzip', Buffer.from('no gzip')), 'unreachable'],
  ['an unknown coding', packed('zstd', Buffer.from('x')), 'no_page'],
  ['JSON', (response) => send(response, 200, '{}', { 'content-type': 'application/json' }), 'no_page'],
  ['a PDF', (response) => send(response, 200, '%PDF', { 'content-type': 'application/pdf' }), 'no_page'],
  ['plain text', (response) => send(response, 200, html, { 'content-type': 'text/plain' }), 'no_page'],
  ['no media type', (response) => send(response, 200, html, {}), 'no_page'],
  ['part of a page', (response) => send(response, 206, html, { 'content-type': 'text/html' }), 'unreachable'],
  ['not found', (response) => send(response, 404, html, { 'content-type': 'text/html' }), 'unreachable'],
  ['an error', (response) => send(response, 503, html, { 'content-type': 'text/html' }), 'unreachable'],
  ['a redirect without an address', (response) => send(response, 302, '', {}), 'unreachable'],
  ['a cut connection', (response) => response.destroy(), 'unreachable'],
  ['a redirect to itself', redirectTo('/x'), 'unreachable'],
] as const satisfies readonly (readonly [string, Answer, string])[])(
  'a host that answers with %s ends in an error',
  async (_, answer, kind) => {
    answers['/x'] = answer
    expect(await kindOf('https://receitas.exemplo/x')).toBe(kind)
  },
)

test.each([
  ['nothing', () => undefined],
  [
    'a page that never ends',
    (response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.write(html)
    },
  ],
] as const satisfies readonly (readonly [string, Answer])[])(
  'a host that sends %s times out',
  async (_, answer) => {
    answers['/x'] = answer
    expect(await kindOf('https://receitas.exemplo/x', 150)).toBe('timeout')
  },
)

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
] as const)('a page packed by %s is unpacked', async (coding, pack) => {
  answers['/x'] = packed(coding, pack(Buffer.from(html)))
  expect((await pages().read('https://receitas.exemplo/x')).html).toBe(html)
})

test.each([
  ['the header', 'text/html; charset=ISO-8859-1', html],
  ['the header and another by the page', 'text/html; charset=ISO-8859-1', `<meta charset="utf-8">${html}`],
  ['the page', 'text/html', `<meta charset="windows-1252">${html}`],
])('a page in a former encoding named by %s is decoded', async (_, type, text) => {
  answers['/x'] = (response) => send(response, 200, Buffer.from(text, 'latin1'), { 'content-type': type })
  expect((await pages().read('https://receitas.exemplo/x')).html).toBe(text)
})

test('an unknown encoding is read as UTF-8', async () => {
  answers['/x'] = (response) => send(response, 200, html, { 'content-type': 'text/html; charset=nada' })
  expect((await pages().read('https://receitas.exemplo/x')).html).toBe(html)
})
