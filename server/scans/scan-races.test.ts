import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type PlateRecognizer, RecognitionError } from '../adapters/vision/plate-recognizer.ts'
import { memoryStorage } from '../adapters/storage/memory-storage.ts'
import type { AccountId } from '../platform/account-id.ts'
import { createLog } from '../platform/log.ts'
import { signedLinks } from '../platform/signed-link.ts'
import { startTestApp, type TestPerson } from '../platform/test-app.ts'
import { readSubscription } from '../subscription/service.ts'
import { createScans } from './service.ts'

const { database, clock, signUpConfirmed } = await startTestApp()

const words = '1 concha de feijão e 2 colheres de servir de arroz'
const jpeg = new Uint8Array(
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e8dfcf' } })
    .jpeg()
    .toBuffer(),
)

/** A model that looks at the photo until it is told how that ends. */
function slowModel() {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<never>()
  const recognizer: PlateRecognizer = {
    name: 'slow',
    recognise: () => {
      asked.resolve()
      return answer.promise
    },
  }
  return {
    recognizer,
    asked: asked.promise,
    fail: () => answer.reject(new RecognitionError('unavailable', 'told to fail')),
  }
}

function scansWith(recognizer: PlateRecognizer | null) {
  return createScans({
    database,
    clock,
    log: createLog('silent'),
    storage: memoryStorage(),
    links: signedLinks('a secret of this test'),
    recognizer,
    visionCallsPerDay: 100,
    photoDays: 30,
    publicOrigin: 'http://localhost',
  })
}

async function photographed(scans: ReturnType<typeof scansWith>, person: TestPerson): Promise<string> {
  await person.fetch('/api/consents', { json: { purpose: 'fotos_ia', granted: true } })
  const { scan_id, uploadUrl } = await scans.start(person.id, undefined)
  await scans.receivePhoto(uploadUrl.split('/').at(-1)!, 'image/jpeg', jpeg)
  return scan_id
}

const usedBy = async (accountId: AccountId) =>
  (await readSubscription(database, accountId, clock.now())).scans_used_mo

test('a recognition that fails after the words were read leaves their result and its unit alone', async () => {
  const person = await signUpConfirmed()
  const model = slowModel()
  const scans = scansWith(model.recognizer)
  const id = await photographed(scans, person)
  const recognizing = scans.complete(person.id, { id })
  await model.asked
  await scans.complete(person.id, { id, description: words })
  model.fail()
  await expect(recognizing).rejects.toMatchObject({ code: 'recognition_failed' })
  const scan = await scans.describe(person.id, id)
  expect([scan.status, scan.items.length, await usedBy(person.id)]).toEqual(['done', 2, 1])
})

test('a scan given up while its photo is looked at stays given up', async () => {
  const person = await signUpConfirmed()
  const model = slowModel()
  const scans = scansWith(model.recognizer)
  const id = await photographed(scans, person)
  const recognizing = scans.complete(person.id, { id })
  await model.asked
  expect(await scans.cancel(person.id, id)).toBe(true)
  model.fail()
  await expect(recognizing).rejects.toMatchObject({ code: 'recognition_failed' })
  expect([(await scans.describe(person.id, id)).status, await usedBy(person.id)]).toEqual(['failed', 0])
})

test('of giving up and words at once one wins: a result always counts, a scan given up never has one', async () => {
  const person = await signUpConfirmed()
  const scans = scansWith(null)
  for (const pause of [0, 1, 2, 3, 4, 5, 6, 8]) {
    const before = await usedBy(person.id)
    const { scan_id: id } = await scans.start(person.id, undefined)
    const reading = scans.complete(person.id, { id, description: words }).catch(() => null)
    for (let turn = 0; turn < pause; turn += 1) await database.ping()
    const isCanceled = await scans.cancel(person.id, id)
    await reading
    const { status } = await scans.describe(person.id, id)
    expect([status, (await usedBy(person.id)) - before]).toEqual(isCanceled ? ['failed', 0] : ['done', 1])
  }
})

test('a meal that borrows the id of a scan does not keep the scan from the day', async () => {
  const person = await signUpConfirmed()
  const { scan_id } = await scansWith(null).start(person.id, undefined)
  await scansWith(null).complete(person.id, { id: scan_id, description: words })
  const items = [{ food_id: 'taco:3', grams: 100 }]
  await person.fetch('/api/meals', { json: { id: scan_id, meal_type: 'jantar', items } })
  const applied = await person.fetch('/api/plan-apply-scan', { json: { scan_id } })
  expect(await applied.json()).toMatchObject({ meal: { scan_id, source: 'scan' } })
})
