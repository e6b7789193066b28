import type { Scan } from '#contract/scans/scans.ts'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { answeredFood, answeredPlate, startFakeProvider } from '../../adapters/vision/fake-provider.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const fake = await startFakeProvider()
afterAll(() => fake.close())

const { clock, signUpConfirmed } = await startTestApp({
  settings: {
    VISION_PROVIDER: 'openai-compatible',
    VISION_BASE_URL: fake.baseUrl('openai'),
    VISION_MODEL: 'local',
    VISION_DAILY_LIMIT: '10',
  },
})

const plate = (...items: Parameters<typeof answeredFood>[0][]) =>
  ({ kind: 'text', text: JSON.stringify(answeredPlate({ items: items.map(answeredFood) })) }) as const
const riceAndBeans = plate(
  { name: 'arroz branco cozido', grams: 120 },
  { name: 'feijão carioca cozido', food_group: 'leguminosas', grams: 140 },
)

/**
 * Number of photos made. Each has another shade, because two scans of the same photo within ten minutes count as one.
 */
let shade = 0
async function photograph(person: TestPerson) {
  shade += 1
  const background = { r: (shade * 8) % 256, g: 200, b: 100 + 8 * Math.floor(shade / 32) }
  const jpeg = await sharp({ create: { width: 200, height: 150, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return upload(person, new Uint8Array(jpeg))
}

async function upload(person: TestPerson, body: Uint8Array<ArrayBuffer>) {
  clock.advance({ minutes: 1 })
  const started = (await (await person.fetch('/api/scan-start', { json: {} })).json()) as {
    scan_id: string
    uploadUrl: string
  }
  const headers = { 'content-type': 'image/jpeg' }
  await person.fetch(new URL(started.uploadUrl).pathname, { method: 'PUT', body, headers })
  return started.scan_id
}

const complete = (person: TestPerson, scan_id: string, more: object = {}) =>
  person.fetch('/api/scan-complete', { json: { scan_id, ...more } })
const usedScans = async (person: TestPerson) =>
  ((await (await person.fetch('/api/subscriptions-me')).json()) as { scans_used_mo: number }).scans_used_mo

async function allow(person: TestPerson) {
  await person.fetch('/api/consents', { json: { purpose: 'fotos_ia', granted: true } })
  return person
}

test('without consent no photo leaves; with it the model names foods', async () => {
  const person = await signUpConfirmed()
  fake.answerWith(riceAndBeans)
  const id = await photograph(person)
  const asking = (await (await complete(person, id)).json()) as Scan
  expect([asking.status, asking.photo_consent_needed, fake.requests.length]).toEqual([
    'awaiting_description',
    true,
    0,
  ])
  await allow(person)
  const scan = (await (await complete(person, id)).json()) as Scan
  expect([scan.status, scan.recognised_by]).toEqual(['done', 'vision'])
  expect(scan.items.map(({ food_id, calories }) => [food_id, calories])).toEqual([
    ['taco:3', 154],
    ['taco:561', 106],
  ])
  expect(scan.items[0]?.grams_low).toBeLessThan(scan.items[0]?.grams_high ?? 0)
  expect(JSON.stringify(fake.requests[0]?.body)).not.toContain(person.email)
})

test.each([
  ['no food', { image_kind: 'nao_comida', items: [] }, '422 photo_without_food'],
  ['a package', { image_kind: 'produto_embalado', items: [] }, '422 photo_of_package'],
  ['darkness', { image_kind: 'ilegivel', items: [] }, '422 photo_illegible'],
] as const)('a photo of %s costs no scan and can be described in words', async (_, changes, code) => {
  const person = await allow(await signUpConfirmed())
  clock.advance({ days: 1 })
  fake.answerWith({ kind: 'text', text: JSON.stringify(answeredPlate({ ...changes, items: [] })) })
  const id = await photograph(person)
  const reply = await complete(person, id)
  expect(`${reply.status} ${((await reply.json()) as { code: string }).code}`).toBe(code)
  expect(await usedScans(person)).toBe(0)
  const told = (await (await complete(person, id, { description: 'um ovo cozido' })).json()) as Scan
  expect([told.status, told.photo_url === null, await usedScans(person)]).toEqual(['done', false, 1])
})

test('a model outage costs no scan and keeps the photo', async () => {
  const person = await allow(await signUpConfirmed())
  clock.advance({ days: 1 })
  fake.answerWith({ kind: 'status', status: 500 })
  const id = await photograph(person)
  const reply = await complete(person, id)
  expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([502, 'recognition_failed'])
  expect(await usedScans(person)).toBe(0)
})

test('a photo without usable answers is sent twice in ten minutes and is free', async () => {
  const person = await allow(await signUpConfirmed())
  clock.advance({ days: 1 })
  const photo = new Uint8Array(
    await sharp({ create: { width: 220, height: 150, channels: 3, background: '#206040' } })
      .jpeg()
      .toBuffer(),
  )
  fake.answerWith({ kind: 'text', text: 'não sei dizer' })
  const told: string[] = []
  // `upload` advances the clock by a minute, so the ten minutes during which the photo is not sent again have not
  // passed.
  for (let times = 0; times < 3; times++) {
    const id = await upload(person, photo)
    const reply = await complete(person, id)
    const { code, detail } = (await reply.json()) as { code: string; detail: string }
    told.push(`${reply.status} ${code} ${/de novo em \d+ min/.exec(detail)?.[0]}`)
  }
  expect(told).toEqual([
    '502 recognition_unreadable de novo em 10 min',
    '502 recognition_unreadable de novo em 9 min',
    '502 recognition_unreadable de novo em 8 min',
  ])
  expect([fake.requests.length, await usedScans(person)]).toEqual([2, 0])
  clock.advance({ minutes: 8 })
  fake.answerWith(riceAndBeans)
  const scan = (await (await complete(person, await upload(person, photo))).json()) as Scan
  expect([scan.status, scan.recognised_by, await usedScans(person)]).toEqual(['done', 'vision', 1])
})

test('a description finishes at once a scan with an unusable answer', async () => {
  const person = await allow(await signUpConfirmed())
  clock.advance({ days: 1 })
  fake.answerWith({ kind: 'text', text: 'não sei dizer' })
  const id = await photograph(person)
  expect((await complete(person, id)).status).toBe(502)
  const told = (await (await complete(person, id, { description: 'um ovo cozido' })).json()) as Scan
  expect([told.status, told.photo_url === null, await usedScans(person)]).toEqual(['done', false, 1])
})

test('the second request about a photo counts on the daily budget', async () => {
  clock.advance({ days: 1 })
  fake.answerWith({ kind: 'text', text: 'não sei dizer' })
  // Trials may use six of the ten calls a day: two for each of three photos, because each is asked about twice, and
  // none for a fourth.
  const person = await allow(await signUpConfirmed())
  const other = await allow(await signUpConfirmed())
  for (let photo = 0; photo < 3; photo++) await complete(person, await photograph(person))
  const reply = await complete(other, await photograph(other))
  expect(((await reply.json()) as { code: string }).code).toBe('recognition_budget_reached')
  expect(fake.requests).toHaveLength(6)
  // Five of the six calls are used: the sixth is the first request about its photo, and leaves none for a second.
  clock.advance({ days: 1 })
  fake.answerWith(riceAndBeans)
  for (let photo = 0; photo < 3; photo++) await complete(person, await photograph(person))
  for (let photo = 0; photo < 2; photo++) await complete(other, await photograph(other))
  fake.answerWith({ kind: 'text', text: 'não sei dizer' })
  const last = await complete(other, await photograph(other))
  expect(((await last.json()) as { code: string }).code).toBe('recognition_unreadable')
  expect(fake.requests).toHaveLength(1)
})

test('the same photo within ten minutes is neither sent nor counted again', async () => {
  const person = await allow(await signUpConfirmed())
  clock.advance({ days: 1 })
  fake.answerWith(riceAndBeans)
  const photo = new Uint8Array(
    await sharp({ create: { width: 210, height: 150, channels: 3, background: '#804020' } })
      .jpeg()
      .toBuffer(),
  )
  const first = (await (await complete(person, await upload(person, photo))).json()) as Scan
  const again = (await (await complete(person, await upload(person, photo))).json()) as Scan
  expect(again.items).toEqual(first.items)
  expect([fake.requests.length, await usedScans(person)]).toEqual([1, 1])
})

test('no photo is sent past the daily budget, and descriptions still work', async () => {
  clock.advance({ days: 1 })
  fake.answerWith(riceAndBeans)
  for (const early of [await allow(await signUpConfirmed()), await allow(await signUpConfirmed())]) {
    for (let photo = 0; photo < 3; photo++) await complete(early, await photograph(early))
  }
  const person = await allow(await signUpConfirmed())
  const id = await photograph(person)
  const reply = await complete(person, id)
  expect(((await reply.json()) as { code: string }).code).toBe('recognition_budget_reached')
  expect(fake.requests).toHaveLength(6)
  expect((await complete(person, id, { description: 'um ovo cozido' })).status).toBe(200)
})
