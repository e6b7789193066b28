import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../platform/observability/log.ts'
import { s3Storage } from './s3-storage.ts'

/**
 * Opens a storage on a scripted server. The returned `asked` gives the number of requests that the server has received.
 */
async function storageAt(answer: RequestListener, limitMs = 10_000) {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const bucket = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'pratos',
    region: 'us-east-1',
    accessKeyId: 'chave',
    secretAccessKey: 'segredo',
  }
  return { storage: s3Storage(bucket, { log: createLog('silent'), limitMs }), asked: () => asked }
}

const unavailable = { code: 'storage_unavailable', status: 503 }
const key = 'scans/a/one.jpg'

test('a server that never answers times out', async () => {
  const { storage } = await storageAt(() => {}, 300)
  await expect(storage.put(key, Uint8Array.of(1))).rejects.toMatchObject(unavailable)
  await expect(storage.get(key)).rejects.toMatchObject(unavailable)
  await expect(storage.remove(key)).rejects.toMatchObject(unavailable)
  expect(await storage.findDefect()).toBeUndefined()
})

test('a photo that stops in the middle times out', async () => {
  const { storage } = await storageAt((_, response) => {
    response.writeHead(200, { 'content-length': '10' }).write('half')
  }, 300)
  await expect(storage.get(key)).rejects.toMatchObject(unavailable)
})

test('a server that is busy for a moment is retried', async () => {
  let busy = true
  const { storage, asked } = await storageAt((_, response) => {
    response.writeHead(busy ? 503 : 200, { etag: '"1"' }).end()
    busy = false
  })
  await storage.put(key, Uint8Array.of(1))
  expect(asked()).toBe(2)
})

test('a failing server is tried three times', async () => {
  const { storage, asked } = await storageAt((_, response) => response.writeHead(503).end())
  await expect(storage.get(key)).rejects.toMatchObject(unavailable)
  expect(asked()).toBe(3)
})

test.for([
  ['another photo than was put', 200, { 'x-amz-meta-sha256': '00', etag: '"00"' }, 'other bytes'],
  ['the page of somebody else', 200, { 'content-type': 'text/html' }, '<html>Bem-vindo ao Wi-Fi</html>'],
] as const)('%s is not mistaken for the photo', async ([, status, headers, body]) => {
  const { storage } = await storageAt((_, response) => response.writeHead(status, headers).end(body))
  await expect(storage.get(key)).rejects.toMatchObject(unavailable)
})

test.for([
  ['a bucket that is gone', '<Error><Code>NoSuchBucket</Code><Message>gone</Message></Error>'],
  ['a wrong address', '<html>404</html>'],
])('%s is not mistaken for a missing photo', async ([, body]) => {
  const { storage } = await storageAt((_, response) => response.writeHead(404).end(body))
  await expect(storage.get(key)).rejects.toMatchObject(unavailable)
})

test('a 200 without an ETag does not count as stored', async () => {
  const { storage } = await storageAt((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Bem-vindo ao Wi-Fi</html>'),
  )
  await expect(storage.put(key, Uint8Array.of(1))).rejects.toMatchObject(unavailable)
})

test('an object copied in from outside is verified by its ETag', async () => {
  const { storage } = await storageAt((_, response) =>
    response.writeHead(200, { etag: '"900150983cd24fb0d6963f7d28e17f72"' }).end('abc'),
  )
  expect(Buffer.from((await storage.get(key)) ?? []).toString()).toBe('abc')
})
