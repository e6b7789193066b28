import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { fileStorage } from './file-storage.ts'
import { createLog } from '../../platform/observability/log.ts'
import { memoryStorage } from './memory-storage.ts'
import type { ObjectStorage } from './object-storage.ts'
import { bucketAt } from './test-bucket.ts'
import { s3Storage } from './s3-storage.ts'

const folder = await mkdtemp(join(tmpdir(), 'storage-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Address of an S3 server that the test script starts (`scripts/s3-server.mjs`). */
const server = process.env['TEST_S3_URL']

const storages: [string, ObjectStorage][] = [
  ['files', fileStorage(folder)],
  ['memory', memoryStorage()],
]
if (server) storages.push(['a bucket', s3Storage(bucketAt(server), { log: createLog('silent') })])

describe.each(storages)('object storage in %s', (_, storage) => {
  test('returns the stored bytes, and the newer ones after a second put', async () => {
    await storage.put('scans/a/one.jpg', Uint8Array.of(1, 2, 3))
    await storage.put('scans/a/one.jpg', Uint8Array.of(4, 5))
    expect(await storage.get('scans/a/one.jpg').then((bytes) => [...(bytes ?? [])])).toEqual([4, 5])
  })

  test('returns nothing for a key that was never put or was removed', async () => {
    expect(await storage.get('scans/a/never.jpg')).toBeNull()
    await storage.put('scans/a/gone.jpg', Uint8Array.of(1))
    await storage.remove('scans/a/gone.jpg')
    await storage.remove('scans/a/gone.jpg')
    expect(await storage.get('scans/a/gone.jpg')).toBeNull()
  })

  test('lists every key except removed ones', async () => {
    await storage.put('lists/a/one.jpg', Uint8Array.of(1))
    await storage.put('lists/b/two.jpg', Uint8Array.of(2))
    await storage.put('lists/b/gone.jpg', Uint8Array.of(3))
    await storage.remove('lists/b/gone.jpg')
    const keys: string[] = []
    for await (const key of storage.list()) keys.push(key)
    expect(keys.filter((key) => key.startsWith('lists/')).sort()).toEqual([
      'lists/a/one.jpg',
      'lists/b/two.jpg',
    ])
  })

  test('stores a photo of the maximum size unchanged', async () => {
    const photo = randomBytes(5_000_000)
    await storage.put('scans/a/large.jpg', photo)
    expect(Buffer.compare((await storage.get('scans/a/large.jpg')) ?? new Uint8Array(), photo)).toBe(0)
  })

  test.each(['../secret', 'scans/../../secret', '/etc/passwd', 'scans', 'scans/a/\0.jpg'])(
    'refuses the key %j, which could leave its folder',
    async (key) => {
      await expect(storage.put(key, Uint8Array.of(1))).rejects.toThrow('not a storage key')
      await expect(storage.get(key)).rejects.toThrow('not a storage key')
    },
  )
})

test('files are readable by their owner only and no unfinished file stays', async () => {
  await fileStorage(folder).put('scans/b/private.jpg', Uint8Array.of(1))
  expect((await stat(join(folder, 'scans/b/private.jpg'))).mode & 0o077).toBe(0)
  expect(await readdir(join(folder, 'scans/b'))).toEqual(['private.jpg'])
})

test('a partial write of a killed process is removed with its photo only', async () => {
  const place = join(folder, 'scans/d')
  await mkdir(place, { recursive: true })
  for (const name of [`one.jpg.${randomUUID()}`, 'one.jpg', 'two.jpg']) await writeFile(join(place, name), '')
  await fileStorage(folder).remove('scans/d/one.jpg')
  expect(await readdir(place)).toEqual(['two.jpg'])
})

test.runIf(server)('a missing bucket and rejected keys are reported to the operator', async () => {
  const bucket = bucketAt(server!)
  const defectOf = (other: Partial<typeof bucket>) =>
    s3Storage({ ...bucket, ...other }, { log: createLog('silent') }).findDefect()
  expect(await defectOf({})).toBeUndefined()
  expect(await defectOf({ bucket: 'nenhum' })).toContain('não há um bucket "nenhum"')
  expect(await defectOf({ secretAccessKey: 'errada' })).toContain('S3_SECRET_ACCESS_KEY')
})

test('a failed write leaves no file behind', async () => {
  await mkdir(join(folder, 'scans/c/taken.jpg/inside'), { recursive: true })
  await expect(fileStorage(folder).put('scans/c/taken.jpg', Uint8Array.of(1))).rejects.toThrow('EISDIR')
  expect(await readdir(join(folder, 'scans/c'))).toEqual(['taken.jpg'])
})
