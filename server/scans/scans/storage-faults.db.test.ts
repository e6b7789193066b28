import { expect, test } from 'vitest'
import { memoryStorage } from '../../adapters/storage/memory-storage.ts'
import type { ObjectStorage } from '../../adapters/storage/object-storage.ts'
import { fail } from '../../platform/failure.ts'
import { readReply } from '../../platform/process/test-answers.ts'
import { runScheduledJobs, startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { askScan, photographOf, putPhoto, type Started, usedScans } from './test-photos.ts'

const kept = memoryStorage()
let isDown = false
/** Whether `put` simulates a crash after its write: it stores the object and never returns. */
let isLastMoment = false

/** Runs work, or fails like an unreachable bucket while `isDown`. */
function whenUp<T>(work: () => Promise<T>): Promise<T> {
  return isDown ? Promise.reject(fail('storage_unavailable')) : work()
}

const storage: ObjectStorage = {
  put: async (key, bytes) => {
    await whenUp(() => kept.put(key, bytes))
    if (isLastMoment) await new Promise(() => {})
  },
  get: (key) => whenUp(() => kept.get(key)),
  remove: (key) => whenUp(() => kept.remove(key)),
  list: kept.list,
}

const { app, clock, signUpConfirmed } = await startTestApp({ parts: { storage } })
const jpeg = await photographOf('#e8dfcf')

const start = (person: TestPerson) => readReply<Started>(askScan(person))

async function upload(person: TestPerson, started: Started, body = jpeg): Promise<string> {
  const reply = await putPhoto(person, started, body)
  return `${reply.status} ${((await reply.json()) as { code?: string }).code}`
}

test('a photo that was not stored can be sent again and takes one scan', async () => {
  const ana = await signUpConfirmed()
  const started = await start(ana)
  isDown = true
  expect(await upload(ana, started)).toBe('503 storage_unavailable')
  isDown = false
  expect(await upload(ana, started)).toBe('200 undefined')
  expect(await usedScans(ana)).toBe(1)
})

test('a scan is canceled even if its photo cannot be deleted yet', async () => {
  const bia = await signUpConfirmed()
  const started = await start(bia)
  await upload(bia, started)
  const used = await usedScans(bia)
  isDown = true
  const reply = await bia.fetch(`/api/scans/${started.scan_id}`, { method: 'DELETE' })
  expect(await reply.json()).toEqual({ canceled: true })
  isDown = false
  expect(await usedScans(bia)).toBe(used - 1)

  clock.advance({ days: 31 })
  const removed: string[] = []
  const remove = kept.remove
  kept.remove = async (key) => {
    removed.push(key)
    await remove(key)
  }
  await app.scheduledJobs.find(({ name }) => name === 'tidying')!.work(new AbortController().signal)
  expect(removed.some((key) => key.includes(started.scan_id))).toBe(true)
})

test('a photo orphaned by a crash is never served and later deleted', async () => {
  const ana = await signUpConfirmed()
  const started = await start(ana)
  isLastMoment = true
  void upload(ana, started)
  const keys = () => keysOf(ana)
  await expect.poll(async () => (await keys()).length).toBe(1)
  isLastMoment = false
  const scan = await ana.fetch(`/api/scans/${started.scan_id}`)
  expect(await scan.json()).toMatchObject({ status: 'awaiting_photo', photo_url: null })
  clock.advance({ days: 31 })
  await runScheduledJobs(app)
  expect(await keys()).toEqual([])
})

test('a photo sent again after a crash replaces the orphaned one', async () => {
  const ana = await signUpConfirmed()
  const started = await start(ana)
  isLastMoment = true
  void upload(ana, started)
  await expect.poll(async () => (await keysOf(ana)).length).toBe(1)
  const [first] = await keysOf(ana)
  isLastMoment = false
  expect(await upload(ana, started, await photographOf('#304010'))).toBe('200 undefined')
  const [second, ...others] = await keysOf(ana)
  expect([others, second === first]).toEqual([[], false])

  const again = await start(ana)
  isLastMoment = true
  void upload(ana, again)
  await expect.poll(async () => (await keysOf(ana)).length).toBe(2)
  isLastMoment = false
  expect(await upload(ana, again)).toBe('200 undefined')
  expect(await keysOf(ana)).toHaveLength(2)
})

test('of two concurrent photos for one scan only the attached one is stored', async () => {
  const ana = await signUpConfirmed()
  const started = await start(ana)
  const photos = [jpeg, jpeg, await photographOf('#304010')]
  const answers = await Promise.all(photos.map((photo) => upload(ana, started, photo)))
  expect(answers.filter((answer) => answer === '200 undefined')).toHaveLength(1)
  const [key, ...others] = await keysOf(ana)
  expect([Boolean(key), others]).toEqual([true, []])
  const { photo_url } = (await (await ana.fetch(`/api/scans/${started.scan_id}`)).json()) as {
    photo_url: string
  }
  expect((await ana.fetch(photo_url)).status).toBe(200)
})

async function keysOf(person: TestPerson): Promise<string[]> {
  const found: string[] = []
  for await (const key of kept.list()) if (key.includes(person.id)) found.push(key)
  return found
}
