import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { PreparedReply, sendPrepared } from './prepared-reply.ts'

const reply = { name: 'Feijão', grams: Array.from({ length: 500 }, (_, at) => at) }

test('a prepared reply holds no more memory than its bytes', async () => {
  const { packed } = await PreparedReply.of(reply)
  expect(packed.buffer.byteLength).toBe(packed.length)
})

test.each([
  ['gzip, deflate, br', 'gzip'],
  ['gzip;q=0', null],
  ['', null],
])('a client that accepts "%s" reads the reply', async (accepted, encoding) => {
  const prepared = await PreparedReply.of(reply)
  const http = new Hono().get('/', (c) => sendPrepared(c, prepared))
  const sent = await http.request('/', { headers: { 'accept-encoding': accepted } })
  expect(sent.headers.get('content-encoding')).toBe(encoding)
  const bytes = Buffer.from(await sent.arrayBuffer())
  expect(JSON.parse((encoding ? gunzipSync(bytes) : bytes).toString())).toEqual(reply)
})
