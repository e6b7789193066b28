import { afterEach, expect, test } from 'vitest'
import { type PlateRecognizer, RecognitionError } from '../../adapters/vision/plate-recognizer.ts'
import { answeredFood, answeredPlate } from '../../adapters/vision/fake-provider.ts'
import { sightingFrom } from '../../adapters/vision/sighting-schema.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { agreeToPhotos, photographOf, type Scans, scansBeside, tokenOf, usedScans } from './test-photos.ts'

const testApp = await startTestApp()
const { clock, signUpConfirmed, buyPlan } = testApp

// Each test runs on a different day, and so with a full budget.
afterEach(() => clock.advance({ days: 2 }))

const rice = answeredPlate({ items: [answeredFood({ name: 'arroz branco cozido', grams: 120 })] })
const kinds = {
  nao_comida: 'photo_without_food',
  produto_embalado: 'photo_of_package',
  ilegivel: 'photo_illegible',
}

/** Recognizer that counts its calls and answers once `mayAnswer` resolves. */
function countingModel(answer = rice, mayAnswer: Promise<void> = Promise.resolve()) {
  const asked = { count: 0 }
  const recognizer: PlateRecognizer = {
    name: 'counting',
    recognise: async () => {
      asked.count += 1
      await mayAnswer
      const tokens = { input: 0, output: 0 }
      return { sighting: sightingFrom(answer), model: 'held', promptVersion: '1', tokens, askedAgain: false }
    },
  }
  return { recognizer, asked }
}
const seeing = (image_kind: keyof typeof kinds) => countingModel(answeredPlate({ image_kind, items: [] }))

let shade = 0
const freshPhoto = () => {
  shade += 1
  return photographOf(`#${(0x10_00_00 + shade * 1031).toString(16)}`)
}

async function agreed(): Promise<TestPerson> {
  const person = await signUpConfirmed()
  await agreeToPhotos(person)
  return person
}

async function send(scans: Scans, { id }: TestPerson, photo?: Uint8Array): Promise<string> {
  const started = await scans.start(id)
  await scans.receivePhoto(tokenOf(started), 'image/jpeg', photo ?? (await freshPhoto()))
  return started.scan_id
}

/** Returns the status of the recognised scan, or the error code of a failed recognition. */
async function outcome(reading: Promise<{ status: string }>): Promise<string> {
  return reading.then(
    ({ status }) => status,
    (error: { code: string }) => error.code,
  )
}
const read = (scans: Scans, person: TestPerson, id: string) => outcome(scans.complete(person.id, { id }))

test.for(Object.entries(kinds))('a photo that is %s is sent to the model only once', async ([kind, code]) => {
  const { recognizer, asked } = seeing(kind as keyof typeof kinds)
  const scans = scansBeside(testApp, { recognizer })
  const person = await agreed()
  const photo = await freshPhoto()
  const id = await send(scans, person, photo)
  for (let times = 0; times < 5; times++) expect(await read(scans, person, id)).toBe(code)
  expect(await read(scans, person, await send(scans, person, photo))).toBe(code)
  clock.advance({ days: 1 })
  expect(await read(scans, person, await send(scans, person, photo))).toBe(code)
  expect([asked.count, await usedScans(person)]).toEqual([1, 0])
})

test('the same photo of another account is sent to the model', async () => {
  const { recognizer, asked } = seeing('nao_comida')
  const scans = scansBeside(testApp, { recognizer })
  const photo = await freshPhoto()
  for (const person of [await agreed(), await agreed()]) {
    await read(scans, person, await send(scans, person, photo))
  }
  expect(asked.count).toBe(2)
})

test('a known photo is not sent again; after ten minutes it costs a scan', async () => {
  const { recognizer, asked } = countingModel()
  const scans = scansBeside(testApp, { recognizer })
  const person = await agreed()
  const photo = await freshPhoto()
  for (const minutes of [1, 1, 20]) {
    expect(await read(scans, person, await send(scans, person, photo))).toBe('done')
    clock.advance({ minutes })
  }
  expect([asked.count, await usedScans(person)]).toEqual([1, 1])
  expect(await read(scans, person, await send(scans, person, photo))).toBe('done')
  expect([asked.count, await usedScans(person)]).toEqual([1, 2])
})

test('a photo with an unusable answer is retried after ten minutes at the earliest', async () => {
  const asked = { count: 0 }
  const { promise, resolve } = Promise.withResolvers<void>()
  const recognizer: PlateRecognizer = {
    name: 'babbling',
    recognise: async () => {
      asked.count += 1
      if (asked.count === 1) await promise
      throw new RecognitionError('invalid_answer', 'told to fail')
    },
  }
  const scans = scansBeside(testApp, { recognizer })
  const person = await agreed()
  const photo = await freshPhoto()
  const first = await send(scans, person, photo)
  const reading = read(scans, person, first)
  while (asked.count === 0) await testApp.database.ping()
  await scans.cancel(person.id, first)
  resolve()
  expect(await reading).toBe('recognition_unreadable')
  clock.advance({ minutes: 9 })
  expect(await read(scans, person, await send(scans, person, photo))).toBe('recognition_unreadable')
  expect(asked.count).toBe(1)
  clock.advance({ minutes: 1 })
  expect(await read(scans, person, await send(scans, person, photo))).toBe('recognition_unreadable')
  expect([asked.count, await usedScans(person)]).toEqual([2, 0])
})

test('a photo sent twice concurrently is analysed once; the other must retry', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { recognizer, asked } = countingModel(rice, promise)
  const scans = scansBeside(testApp, { recognizer })
  const person = await agreed()
  const photo = await freshPhoto()
  const ids = [await send(scans, person, photo), await send(scans, person, photo)]
  const readings = ids.map((id) => read(scans, person, id))
  expect(await Promise.race(readings)).toBe('busy')
  resolve()
  expect(new Set(await Promise.all(readings))).toEqual(new Set(['done', 'busy']))
  for (const id of ids) expect(await read(scans, person, id)).toBe('done')
  expect(asked.count).toBe(1)
})

test('an account cannot exceed its daily share, serially or concurrently', async () => {
  const { recognizer, asked } = countingModel()
  const scans = scansBeside(testApp, { recognizer, visionCallsPerDay: 10 })
  const person = await agreed()
  const ids = []
  for (let photo = 0; photo < 8; photo++) ids.push(await send(scans, person))
  const ended = await Promise.all(ids.map((id) => read(scans, person, id)))
  expect(ended.filter((one) => one === 'done')).toHaveLength(3)
  expect(ended.filter((one) => one === 'recognition_share_reached')).toHaveLength(5)
  expect([asked.count, await usedScans(person)]).toEqual([3, 3])
  const told = await scans.complete(person.id, { id: ids.at(-1)!, description: 'um ovo cozido' })
  expect(told.status).toBe('done')
})

test('five accounts with a used-up share leave scanning open for others', async () => {
  const { recognizer } = seeing('nao_comida')
  const scans = scansBeside(testApp, { recognizer, visionCallsPerDay: 50 })
  for (let account = 0; account < 5; account++) {
    const person = await agreed()
    for (let photo = 0; photo < 11; photo++) await read(scans, person, await send(scans, person))
  }
  const other = await agreed()
  expect(await read(scans, other, await send(scans, other))).toBe('photo_without_food')
})

test('a paying account has the reserve, however many trials there are', async () => {
  const { recognizer, asked } = seeing('ilegivel')
  const scans = scansBeside(testApp, { recognizer, visionCallsPerDay: 10 })
  const ended = []
  for (let account = 0; account < 4; account++) {
    const person = await agreed()
    for (let photo = 0; photo < 3; photo++) ended.push(await read(scans, person, await send(scans, person)))
  }
  expect([asked.count, ended.at(-1)]).toEqual([6, 'recognition_budget_reached'])
  const left = await agreed()
  const refused = await send(scans, left)
  await expect(scans.complete(left.id, { id: refused })).rejects.toMatchObject({
    detail: expect.stringContaining('limite de hoje no teste grátis. Amanhã há mais.'),
  })
  const paying = await agreed()
  await buyPlan(paying, 'basic')
  for (let photo = 0; photo < 3; photo++) {
    expect(await read(scans, paying, await send(scans, paying))).toBe('photo_illegible')
  }
  const alsoPaying = await agreed()
  await buyPlan(alsoPaying, 'monthly')
  const last = [await send(scans, alsoPaying), await send(scans, alsoPaying)]
  expect([await read(scans, alsoPaying, last[0]!), await read(scans, alsoPaying, last[1]!)]).toEqual([
    'photo_illegible',
    'recognition_budget_reached',
  ])
})

test('three refused photos a day are free; the fourth costs a scan, announced before', async () => {
  const { recognizer } = seeing('nao_comida')
  const scans = scansBeside(testApp, { recognizer })
  const person = await agreed()
  const texts: string[] = []
  const used: number[] = []
  let id = ''
  for (let photo = 0; photo < 4; photo++) {
    id = await send(scans, person)
    await scans.complete(person.id, { id }).catch((error: { detail: string }) => texts.push(error.detail))
    used.push(await usedScans(person))
  }
  expect(texts[0]).toBe('Não encontramos comida nesta foto. Se houver, conte o que tem no prato.')
  expect(texts[1]).toBe(texts[0])
  expect(texts[2]).toContain('Já são 3 fotos hoje sem um prato que desse para ler: a partir da próxima')
  expect(texts[3]).toContain('Esta foto usou 1 scan, porque é a 4ª de hoje')
  expect(used).toEqual([0, 0, 0, 1])
  // A repeated, a canceled and an abandoned scan do not change the count.
  await read(scans, person, id)
  const given = await send(scans, person)
  await read(scans, person, given)
  await scans.cancel(person.id, given)
  clock.advance({ minutes: 40 })
  await send(scans, person)
  expect(await usedScans(person)).toBe(3)
  await scans.complete(person.id, { id, description: 'um ovo cozido' })
  expect(await usedScans(person)).toBe(3)
  clock.advance({ days: 1 })
})

test('a refused photo on an unlimited plan mentions no scans', async () => {
  const { recognizer } = seeing('nao_comida')
  const scans = scansBeside(testApp, { recognizer })
  const person = await agreed()
  await buyPlan(person, 'monthly')
  const texts: string[] = []
  for (let photo = 0; photo < 5; photo++) {
    const id = await send(scans, person)
    await scans.complete(person.id, { id }).catch((error: { detail: string }) => texts.push(error.detail))
  }
  expect(new Set(texts)).toEqual(
    new Set(['Não encontramos comida nesta foto. Se houver, conte o que tem no prato.']),
  )
})

test('a photo without a scan left is not sent to the model', async () => {
  const { recognizer, asked } = countingModel()
  const scans = scansBeside(testApp, { recognizer })
  const person = await agreed()
  const waiting = await send(scans, person)
  await outcome(scans.complete(person.id, { id: waiting, description: 'blorpa' }))
  for (let scan = 0; scan < 10; scan++) {
    const id = (await scans.start(person.id)).scan_id
    await scans.complete(person.id, { id, description: 'um ovo cozido' })
  }
  expect(await read(scans, person, waiting)).toBe('quota_reached')
  expect(asked.count).toBe(0)
})
