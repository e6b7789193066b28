import { expect, test } from 'vitest'
import { type PlateRecognizer, RecognitionError } from '../../adapters/vision/plate-recognizer.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { agreeToPhotos, photographOf, type Scans, scansBeside, tokenOf, usedScans } from './test-photos.ts'

const testApp = await startTestApp()
const { database, signUpConfirmed } = testApp
const scansWith = (recognizer: PlateRecognizer | null) => scansBeside(testApp, { recognizer })

const words = '1 concha de feijão e 2 colheres de servir de arroz'
const jpeg = await photographOf('#e8dfcf')

/** Recognizer that waits until the test decides its outcome. */
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

async function photographed(scans: Scans, person: TestPerson): Promise<string> {
  await agreeToPhotos(person)
  const started = await scans.start(person.id)
  await scans.receivePhoto(tokenOf(started), 'image/jpeg', jpeg)
  return started.scan_id
}

test('a recognition that fails after a description keeps its result and unit', async () => {
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
  expect([scan.status, scan.items.length, await usedScans(person)]).toEqual(['done', 2, 1])
})

test('a scan canceled during its recognition stays canceled', async () => {
  const person = await signUpConfirmed()
  const model = slowModel()
  const scans = scansWith(model.recognizer)
  const id = await photographed(scans, person)
  const recognizing = scans.complete(person.id, { id })
  await model.asked
  expect(await scans.cancel(person.id, id)).toBe(true)
  model.fail()
  await expect(recognizing).rejects.toMatchObject({ code: 'recognition_failed' })
  expect([(await scans.describe(person.id, id)).status, await usedScans(person)]).toEqual(['failed', 0])
})

test('of a concurrent cancel and description exactly one wins', async () => {
  const person = await signUpConfirmed()
  const scans = scansWith(null)
  for (const pause of [0, 1, 2, 3, 4, 5, 6, 8]) {
    const before = await usedScans(person)
    const { scan_id: id } = await scans.start(person.id)
    const reading = scans.complete(person.id, { id, description: words }).catch(() => null)
    for (let turn = 0; turn < pause; turn += 1) await database.ping()
    const isCanceled = await scans.cancel(person.id, id)
    await reading
    const { status } = await scans.describe(person.id, id)
    expect([status, (await usedScans(person)) - before]).toEqual(isCanceled ? ['failed', 0] : ['done', 1])
  }
})

test('a meal with the id of a scan does not block applying the scan', async () => {
  const person = await signUpConfirmed()
  const { scan_id } = await scansWith(null).start(person.id)
  await scansWith(null).complete(person.id, { id: scan_id, description: words })
  const items = [{ food_id: 'taco:3', grams: 100 }]
  await person.fetch('/api/meals', { json: { id: scan_id, meal_type: 'jantar', items } })
  const applied = await person.fetch('/api/plan-apply-scan', { json: { scan_id } })
  expect(await applied.json()).toMatchObject({ meal: { scan_id, source: 'scan' } })
})
