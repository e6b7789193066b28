import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { writeZip, type ZipEntry } from './zip.ts'

const at = new Date('2026-03-11T15:00:07Z')

async function zipped(entries: readonly ZipEntry[]): Promise<Buffer> {
  async function* each() {
    yield* entries
  }
  return buffer(writeZip(each(), at))
}

test('a zip entry is read back unchanged under its name', async () => {
  const text = Buffer.from('arroz e feijão\n'.repeat(1000))
  const photo = randomBytes(200_000)
  const zip = await zipped([
    { path: 'dados/refeições.json', bytes: text },
    { path: 'fotos/uma.jpg', bytes: photo },
    { path: 'vazio.txt', bytes: Buffer.alloc(0) },
  ])
  expect(zip.length).toBeLessThan(text.length / 10 + photo.length + 1000)
  const read = Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, Buffer.from(bytes)])
  expect(read).toEqual([
    ['dados/refeições.json', text],
    ['fotos/uma.jpg', photo],
    ['vazio.txt', Buffer.alloc(0)],
  ])
})

test('an empty zip is valid', async () => {
  expect(unzipSync(await zipped([]))).toEqual({})
})

const entryBytes = 500_000
/** Yields entries of random bytes, which do not compress, and counts those that were requested. */
function bigEntries(): { readonly asked: () => number; each(): AsyncGenerator<ZipEntry> } {
  let asked = 0
  return {
    asked: () => asked,
    each: async function* () {
      for (; asked < 12;) {
        asked += 1
        yield { path: `${asked}.jpg`, bytes: randomBytes(entryBytes) }
      }
    },
  }
}

test('an entry is requested only when those before it are nearly written', async () => {
  const entries = bigEntries()
  let written = 0
  for await (const chunk of writeZip(entries.each(), at)) {
    written += chunk.length
    expect(entries.asked() * entryBytes).toBeLessThan(written + 3 * entryBytes)
  }
  expect(entries.asked()).toBe(12)
})

test('an aborted zip requests no further entry', async () => {
  const entries = bigEntries()
  for await (const _ of writeZip(entries.each(), at)) break
  expect(entries.asked()).toBeLessThan(4)
})

test('a failure of an entry fails the zip', async () => {
  async function* each(): AsyncGenerator<ZipEntry> {
    yield { path: 'a', bytes: Buffer.from('a') }
    throw new Error('storage is gone')
  }
  await expect(buffer(writeZip(each(), at))).rejects.toThrow('storage is gone')
})
