import { expect, test } from 'vitest'
import type { PlateRecognizer } from '../../adapters/vision/plate-recognizer.ts'
import { answeredFood, answeredPlate } from '../../adapters/vision/fake-provider.ts'
import { sightingFrom } from '../../adapters/vision/sighting-schema.ts'
import { problemCode } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { createSemaphore } from '../../platform/security/semaphore.ts'
import { agreeToPhotos, photographOf, type Scans, scansBeside, tokenOf, usedScans } from './test-photos.ts'

const testApp = await startTestApp()
const { app, clock, signUpConfirmed } = testApp

const jpeg = await photographOf('#e8dfcf')
const busy = { code: 'busy', status: 503, extras: { headers: { 'retry-after': '5' } } }

/** Recognizer whose first call resolves `looking`; no call answers before `letGo`. */
function heldModel() {
  const [looking, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const answer = answeredPlate({ items: [answeredFood({ name: 'arroz branco cozido', grams: 120 })] })
  const recognizer: PlateRecognizer = {
    name: 'held',
    recognise: async () => {
      looking.resolve()
      await letGo.promise
      const tokens = { input: 0, output: 0 }
      return { sighting: sightingFrom(answer), model: 'held', promptVersion: '1', tokens, askedAgain: false }
    },
  }
  return { recognizer, looking: looking.promise, letGo: letGo.resolve }
}

/**
 * Creates scans whose queues run one decoding and one recognition at a time; one more recognition may wait, for 5 ms.
 */
function crowdedScans(recognizer: PlateRecognizer | null) {
  const queues = {
    decoding: createSemaphore(1, { most: 0, patienceMs: 5 }),
    recognising: createSemaphore(1, { most: 1, patienceMs: 5 }),
  }
  const scans = scansBeside(testApp, { recognizer, scanQueues: queues })
  return { scans, queues }
}

const startedBy = async (scans: Scans, person: TestPerson) => {
  const started = await scans.start(person.id)
  const send = () => scans.receivePhoto(tokenOf(started), 'image/jpeg', jpeg)
  return { id: started.scan_id, send }
}

async function photographed(scans: Scans): Promise<{ person: TestPerson; id: string }> {
  const person = await signUpConfirmed()
  await agreeToPhotos(person)
  const { id, send } = await startedBy(scans, person)
  await send()
  return { person, id }
}

test('a photo above the recognition limit is kept and costs no scan', async () => {
  const model = heldModel()
  const { scans } = crowdedScans(model.recognizer)
  const [first, second] = [await photographed(scans), await photographed(scans)]
  const read = ({ person, id }: typeof first) => scans.complete(person.id, { id })
  const reading = read(first)
  await model.looking
  await expect(read(second)).rejects.toMatchObject(busy)
  const waiting = await scans.describe(second.person.id, second.id)
  expect([waiting.status, waiting.photo_url !== null, await usedScans(second.person)]).toEqual([
    'uploaded',
    true,
    0,
  ])
  // The rejected second request must not release the quota unit of the running recognition.
  await expect(read(first)).rejects.toMatchObject(busy)
  expect(await usedScans(first.person)).toBe(1)

  model.letGo()
  const done = [await reading, await read(second)]
  expect(done.map(({ status, items }) => [status, items.length])).toEqual([
    ['done', 1],
    ['done', 1],
  ])
  expect([await usedScans(first.person), await usedScans(second.person)]).toEqual([1, 1])
})

test('a recognition that never ended keeps no scan from a photo that is sent again', async () => {
  const model = heldModel()
  const { scans } = crowdedScans(model.recognizer)
  const { person, id } = await photographed(scans)
  const abandoned = scans.complete(person.id, { id })
  await model.looking
  clock.advance({ minutes: 2 })
  await expect(scans.complete(person.id, { id })).rejects.toMatchObject(busy)
  expect(await usedScans(person)).toBe(0)
  model.letGo()
  await abandoned
})

test('a photo above the decoding limit can be sent again to the same address', async () => {
  const { scans, queues } = crowdedScans(null)
  const person = await signUpConfirmed()
  const { id, send } = await startedBy(scans, person)
  const letGo = Promise.withResolvers<void>()
  const decoding = queues.decoding(() => letGo.promise)
  await expect(send()).rejects.toMatchObject(busy)
  expect([(await scans.describe(person.id, id)).status, await usedScans(person)]).toEqual([
    'awaiting_photo',
    0,
  ])
  letGo.resolve()
  await decoding
  await send()
  expect((await scans.describe(person.id, id)).status).toBe('uploaded')
})

test('a photo without a valid upload link is rejected before its body is read', async () => {
  let taken = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        taken += 1
        controller.enqueue(new Uint8Array(100_000))
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'content-type': 'image/jpeg', 'transfer-encoding': 'chunked' }
  const asked = new Request('http://localhost/api/scan-uploads/forged', {
    method: 'PUT',
    body,
    headers,
    duplex: 'half',
  })
  expect([await problemCode(Promise.resolve(app.http.fetch(asked))), taken]).toEqual([
    '403 upload_link_invalid',
    0,
  ])
})
