import { expect, test } from 'vitest'
import { readZip } from './test-zip.ts'
import { writeZip, type ZipEntry } from './zip.ts'

async function zipped(entries: readonly ZipEntry[], at = new Date('2026-03-11T15:00:07Z')): Promise<Buffer> {
  async function* each() {
    yield* entries
  }
  const parts: Uint8Array[] = []
  for await (const part of writeZip(each(), at)) parts.push(part)
  return Buffer.concat(parts)
}

test('what goes into a zip comes out of it, packed or as it is, under its own name', async () => {
  const text = Buffer.from('arroz e feijão\n'.repeat(1000))
  const photo = Buffer.from([0xff, 0xd8, 0, 1, 2, 3])
  const zip = await zipped([
    { path: 'dados/refeições.json', bytes: text },
    { path: 'fotos/uma.jpg', bytes: photo, isPacked: true },
    { path: 'vazio.txt', bytes: Buffer.alloc(0) },
  ])
  expect(zip.length).toBeLessThan(text.length / 10)
  expect([...readZip(zip)]).toEqual([
    ['dados/refeições.json', text],
    ['fotos/uma.jpg', photo],
    ['vazio.txt', Buffer.alloc(0)],
  ])
})

test('a zip of nothing is a zip', async () => {
  expect(readZip(await zipped([])).size).toBe(0)
})

test('an entry is asked for only when the one before it is out', async () => {
  const made: string[] = []
  async function* each(): AsyncGenerator<ZipEntry> {
    for (const path of ['a', 'b', 'c']) {
      made.push(path)
      yield { path, bytes: Buffer.from(path) }
    }
  }
  const zip = writeZip(each(), new Date('2026-03-11T15:00:00Z'))
  await zip.next()
  expect(made).toEqual(['a'])
})
