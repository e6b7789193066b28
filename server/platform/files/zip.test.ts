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

test('a zip entry is read back unchanged, packed or stored, under its name', async () => {
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

test('an empty zip is valid', async () => {
  expect(readZip(await zipped([])).size).toBe(0)
})

test('an entry is requested only after the one before it is written', async () => {
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
