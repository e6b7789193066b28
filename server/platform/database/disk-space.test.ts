import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { assertRoomToStart, DiskFull, freeBytesIn, mayWrite } from './disk-space.ts'

test('the free space of a real disk is a number of bytes', async () => {
  expect(await freeBytesIn(tmpdir())).toBeGreaterThan(1_000_000)
})

test('writing stops while the log still fits and resumes with ample room', () => {
  expect([mayWrite(64_000_000, true), mayWrite(63_999_999, true)]).toEqual([true, false])
  expect([mayWrite(95_999_999, false), mayWrite(96_000_000, false)]).toEqual([false, true])
})

test('a disk without room for two log segments starts no database', async () => {
  await expect(assertRoomToStart('/data', async () => 35_999_999)).rejects.toBeInstanceOf(DiskFull)
  await expect(assertRoomToStart('/data', async () => 36_000_000)).resolves.toBeUndefined()
})
