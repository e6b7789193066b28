import type { PlateItem } from '#contract/day/meals.ts'
import type { Scan } from '#contract/scans/scans.ts'
import type { Today } from '#contract/day/today.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { runScheduledJobs, startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { app, clock, signUpConfirmed } = await startTestApp()

const plate = 'duas colheres de servir de arroz, 1 concha de feijão, 1 filé de frango grelhado e alface'
const jpeg = new Uint8Array(
  await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#e8dfcf' } })
    .jpeg()
    .toBuffer(),
)

interface Started {
  scan_id: string
  uploadUrl: string
  path: string
}

async function read<T>(reply: Promise<Response> | Response): Promise<T> {
  const settled = await reply
  if (!settled.ok) throw new Error(`${settled.status}: ${await settled.text()}`)
  return (await settled.json()) as T
}

async function codeOf(reply: Promise<Response>): Promise<string> {
  const { status, json } = await reply.then(async (settled) => ({
    status: settled.status,
    json: (await settled.json()) as { code?: string },
  }))
  return `${status} ${json.code}`
}

const start = (person: TestPerson) => read<Started>(person.fetch('/api/scan-start', { json: {} }))
const upload = (
  person: TestPerson,
  { uploadUrl }: Started,
  body: Uint8Array<ArrayBuffer> = jpeg,
  type = 'image/jpeg',
) => person.fetch(new URL(uploadUrl).pathname, { method: 'PUT', body, headers: { 'content-type': type } })
const complete = (person: TestPerson, started: Started, description?: string) =>
  person.fetch('/api/scan-complete', {
    json: { scan_id: started.scan_id, path: started.path, ...(description && { description }) },
  })
const usedScans = async (person: TestPerson) =>
  (await read<{ scans_used_mo: number }>(person.fetch('/api/subscriptions-me'))).scans_used_mo
const sumOf = (items: readonly PlateItem[], of: (item: PlateItem) => number | null) =>
  Math.round(items.reduce((sum, item) => sum + (of(item) ?? 0), 0) * 10) / 10

test('a photo and a description become a plate that is added to the day', async () => {
  const person = await signUpConfirmed()
  const started = await start(person)
  await read(upload(person, started))

  const asking = await read<Scan>(complete(person, started))
  expect(asking.status).toBe('awaiting_description')
  expect(asking.items).toEqual([])
  expect(asking.suggestions.length).toBeGreaterThan(3)

  const scan = await read<Scan>(complete(person, started, plate))
  expect(scan.items.map(({ food_id }) => food_id)).toEqual(['taco:3', 'taco:561', 'taco:410', 'taco:78'])
  expect(scan.totals.calories).toBe(sumOf(scan.items, (item) => item.calories))
  expect(scan.totals.protein_g).toBe(sumOf(scan.items, (item) => item.protein_g))
  expect(scan.score).toBeGreaterThan(0)
  expect(await usedScans(person)).toBe(1)

  const apply = () =>
    read<{ meal: { id: string } }>(
      person.fetch('/api/plan-apply-scan', { json: { scan_id: started.scan_id, user_id: person.id } }),
    )
  const first = await apply()
  expect(await apply()).toEqual(first)
  const today = await read<Today>(person.fetch('/api/plan-today'))
  expect(today.plan.consumed_calories).toBe(scan.totals.calories)
  expect(today.plan.scans).toHaveLength(1)
  expect(today.plan.data_source).toBe('scan')
  expect(today.streak).toBe(1)
})

test('a description that names a meal or an hour puts the scan into that meal', async () => {
  const person = await signUpConfirmed()
  const described = async (text: string) => {
    const started = await start(person)
    await read(upload(person, started))
    return read<Scan>(complete(person, started, text))
  }
  const hourly = (await described('2 ovos')).meal_type
  const other = hourly === 'jantar' ? 'cafe_manha' : 'jantar'
  const heading = other === 'jantar' ? 'Jantar que eu fiz' : 'Café da manhã que eu fiz'
  expect((await described(`${heading}: 2 ovos e pão`)).meal_type).toBe(other)
  const hour = other === 'jantar' ? '20h' : '8h'
  expect((await described(`ontem às ${hour} comi 2 ovos e pão`)).meal_type).toBe(other)
})

test('a photo is shown to its owner by an expiring signed address only', async () => {
  const person = await signUpConfirmed()
  const started = await start(person)
  await read(upload(person, started))
  const { photo_url } = await read<Scan>(complete(person, started))
  const photo = await person.fetch(photo_url!)
  const { format, width } = await sharp(Buffer.from(await photo.arrayBuffer())).metadata()
  expect([photo.headers.get('content-type'), format, width]).toEqual(['image/jpeg', 'jpeg', 800])
  expect(await codeOf(person.fetch(`${photo_url!.slice(0, -2)}xx`))).toBe('404 not_found')
  clock.advance({ minutes: 11 })
  expect(await codeOf(person.fetch(photo_url!))).toBe('404 not_found')
})

test('a correction recomputes every number from the table, ignoring client values', async () => {
  const person = await signUpConfirmed()
  const started = await start(person)
  await read(complete(person, started, plate))
  const claimed = { food_id: 'taco:3', grams: 100, calories: 1, protein_g: 999 }
  const scan = await read<Scan>(
    person.fetch(`/api/scans/${started.scan_id}/items`, { method: 'PUT', json: { items: [claimed] } }),
  )
  expect(scan.totals).toMatchObject({
    calories: 128,
    protein_g: 2.5,
    carbs_g: 28.1,
    fat_g: 0.2,
    fiber_g: 1.6,
  })
  expect(
    await codeOf(
      person.fetch(`/api/scans/${started.scan_id}/items`, {
        method: 'PUT',
        json: { items: [{ food_id: 'taco:9999', grams: 10 }] },
      }),
    ),
  ).toBe('422 food_not_found')
})

const bomb = new Uint8Array(
  await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer(),
)

test.each([
  [
    'a text named .jpg',
    new TextEncoder().encode('arroz e feijão'),
    'image/jpeg',
    '415 image_type_unsupported',
  ],
  ['a 60-megapixel picture', bomb, 'image/png', '413 image_too_large'],
  ['a JPEG cut short', jpeg.slice(0, jpeg.length / 2), 'image/jpeg', '422 image_unreadable'],
  ['a wrong content type', jpeg, 'text/plain', '415 image_type_unsupported'],
  ['more bytes than allowed', new Uint8Array(5_000_001), 'image/jpeg', '413 image_too_large'],
] as const)('%s is rejected with its own code and costs no scan', async (_, bytes, type, code) => {
  const person = await signUpConfirmed()
  const started = await start(person)
  expect(await codeOf(upload(person, started, bytes, type))).toBe(code)
  expect(await usedScans(person)).toBe(0)
})

test('an upload address works once, for two minutes, and only as signed', async () => {
  const person = await signUpConfirmed()
  const once = await start(person)
  await read(upload(person, once))
  expect(await codeOf(upload(person, once))).toBe('409 upload_link_used')
  const late = await start(person)
  clock.advance({ minutes: 3 })
  expect(await codeOf(upload(person, late))).toBe('403 upload_link_invalid')
  const forged = { ...once, uploadUrl: `${once.uploadUrl.slice(0, -1)}_` }
  expect(await codeOf(upload(person, forged))).toBe('403 upload_link_invalid')
})

test('a scan of another account is not found', async () => {
  const owner = await signUpConfirmed()
  const stranger = await signUpConfirmed()
  const started = await start(owner)
  await read(complete(owner, started, plate))
  expect(await codeOf(complete(stranger, started, plate))).toBe('404 scan_not_found')
  expect(await codeOf(stranger.fetch(`/api/scans/${started.scan_id}`))).toBe('404 scan_not_found')
  const items = [{ food_id: 'taco:3', grams: 10 }]
  expect(
    await codeOf(stranger.fetch(`/api/scans/${started.scan_id}/items`, { method: 'PUT', json: { items } })),
  ).toBe('404 scan_not_found')
  expect(await codeOf(stranger.fetch('/api/plan-apply-scan', { json: { scan_id: started.scan_id } }))).toBe(
    '404 scan_not_found',
  )
  expect(await codeOf(stranger.fetch('/api/scan-start', { json: { user_id: owner.id } }))).toBe(
    '403 foreign_account',
  )
})

test('a description without food releases the quota and keeps the scan open', async () => {
  const person = await signUpConfirmed()
  const started = await start(person)
  await read(upload(person, started))
  expect(await codeOf(complete(person, started, 'blorpa com zumbis'))).toBe('422 nothing_recognised')
  expect(await usedScans(person)).toBe(0)
  await read(complete(person, started, 'um ovo cozido'))
  expect(await usedScans(person)).toBe(1)
})

test('a repeated request for a finished scan returns it and counts nothing', async () => {
  const person = await signUpConfirmed()
  const started = await start(person)
  const first = await read<Scan>(complete(person, started, plate))
  const again = await read<Scan>(complete(person, started, plate))
  expect(again.items).toEqual(first.items)
  expect(await usedScans(person)).toBe(1)
})

test('an unfinished scan releases its unit when the next one starts', async () => {
  const person = await signUpConfirmed()
  await start(person)
  clock.advance({ minutes: 3 })
  await start(person)
  expect(await usedScans(person)).toBe(1)
})

test('a canceled scan releases its unit and deletes the photo', async () => {
  const person = await signUpConfirmed()
  const started = await start(person)
  await read(upload(person, started))
  const { photo_url } = await read<Scan>(complete(person, started))
  await read(person.fetch(`/api/scans/${started.scan_id}`, { method: 'DELETE' }))
  expect(await usedScans(person)).toBe(0)
  expect(await codeOf(person.fetch(photo_url!))).toBe('404 not_found')
})

test('a photo is deleted after 30 days; the meal stays', async () => {
  const person = await signUpConfirmed()
  const started = await start(person)
  await read(upload(person, started))
  await read(complete(person, started, plate))
  clock.advance({ days: 29 })
  await runScheduledJobs(app)
  const readScan = () => read<Scan>(person.fetch(`/api/scans/${started.scan_id}`))
  expect((await readScan()).photo_url).not.toBeNull()
  clock.advance({ days: 1, minutes: 1 })
  await runScheduledJobs(app)
  const kept = await readScan()
  expect([kept.photo_url, kept.items.length]).toEqual([null, 4])
})
