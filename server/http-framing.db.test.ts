import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectionLimits } from './platform/http/http.ts'
import { startTestApp } from './platform/process/test-app.ts'

const { app } = await startTestApp()
const server = serve({
  fetch: app.http.fetch,
  port: 0,
  hostname: '127.0.0.1',
  serverOptions: connectionLimits,
})

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening')
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** Sends the lines over one connection. Returns the status of each reply on it, and the whole text. */
async function send(...lines: readonly string[]) {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(lines.join('\r\n'))
  const answer = await text(socket)
  return { statuses: [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status), answer }
}

const inner = ['GET /healthz HTTP/1.1', 'Host: localhost', 'Connection: close', '', '']
const head = ['POST /api/auth/sign-out HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']

test.for([
  [
    'Content-Length beside Transfer-Encoding',
    ['Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', ''],
  ],
  ['two lengths', ['Content-Length: 0', 'Content-Length: 44', '']],
  ['a space before the colon', ['Transfer-Encoding : chunked', '', '0', '']],
  ['an encoding after chunked', ['Transfer-Encoding: chunked, identity', '', '0', '']],
  ['a length that is no number', ['Content-Length: +0', '']],
] as const)('a request with %s is refused and hides no second one', async ([, framing]) => {
  expect((await send(...head, ...framing, '', ...inner)).statuses).toEqual(['400'])
})

test('two correctly framed requests are both answered', async () => {
  const { statuses } = await send(...head, 'Content-Length: 0', '', ...inner)
  expect(statuses).toEqual(['200', '200'])
})

test.for(['/', '/api/profile', '/healthz'])('TRACE %s echoes nothing of the request', async (path) => {
  const request = [`TRACE ${path} HTTP/1.1`, 'Host: localhost', 'Cookie: prato-certo.session_token=segredo']
  const { statuses, answer } = await send(...request, 'Connection: close', '', '')
  expect(statuses[0]).toMatch(/^40[45]$/)
  expect(answer).not.toContain('segredo')
})
