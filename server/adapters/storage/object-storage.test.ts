import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { fileStorage } from './file-storage.ts'
import { memoryStorage } from './memory-storage.ts'

const folder = await mkdtemp(join(tmpdir(), 'storage-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each([
  ['files', fileStorage(folder)],
  ['memory', memoryStorage()],
])('object storage in %s', (_, storage) => {
  test('gives back the bytes that were put, and the newer ones after a second put', async () => {
    await storage.put('scans/a/one.jpg', Uint8Array.of(1, 2, 3))
    await storage.put('scans/a/one.jpg', Uint8Array.of(4, 5))
    expect(await storage.get('scans/a/one.jpg').then((bytes) => [...(bytes ?? [])])).toEqual([4, 5])
  })

  test('knows nothing under a key that was never put or was removed', async () => {
    expect(await storage.get('scans/a/never.jpg')).toBeNull()
    await storage.put('scans/a/gone.jpg', Uint8Array.of(1))
    await storage.remove('scans/a/gone.jpg')
    await storage.remove('scans/a/gone.jpg')
    expect(await storage.get('scans/a/gone.jpg')).toBeNull()
  })

  test.each(['../secret', 'scans/../../secret', '/etc/passwd', 'scans', 'scans/a/\0.jpg'])(
    'refuses the key %j, which could leave its folder',
    async (key) => {
      await expect(storage.put(key, Uint8Array.of(1))).rejects.toThrow('not a storage key')
      await expect(storage.get(key)).rejects.toThrow('not a storage key')
    },
  )
})

test('files are readable by their owner only and no unfinished file stays behind', async () => {
  await fileStorage(folder).put('scans/b/private.jpg', Uint8Array.of(1))
  expect((await stat(join(folder, 'scans/b/private.jpg'))).mode & 0o077).toBe(0)
  expect(await readdir(join(folder, 'scans/b'))).toEqual(['private.jpg'])
})
