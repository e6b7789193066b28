import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { photoFolder } from './photo-folder.ts'

const folder = await mkdtemp(join(tmpdir(), 'photos-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a missing folder holds no photos', async () => {
  expect(await photoFolder(join(folder, 'nowhere')).list()).toEqual([])
})

test("only files with a photo's extension are listed", async () => {
  for (const file of ['b.jpg', 'a.PNG', 'c.webp', 'notas.txt', 'd.svg', '.jpg']) {
    await writeFile(join(folder, file), file)
  }
  await mkdir(join(folder, 'e.jpg'))
  const photos = await photoFolder(folder).list()
  expect(photos.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  expect(Buffer.from(await photos[0]!.read()).toString()).toBe('a.PNG')
})

test('a replaced photo has another stamp', async () => {
  const stamps = async () => (await photoFolder(folder).list()).map(({ stamp }) => stamp)
  const before = await stamps()
  expect(await stamps()).toEqual(before)
  await utimes(join(folder, 'b.jpg'), new Date(), new Date('2030-01-01'))
  const after = await stamps()
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false])
})
