import { randomUUID } from 'node:crypto'
import type { Scan } from '#contract/scans/scans.ts'
import type { Applied } from '#contract/day/rebalances.ts'
import { expect, test } from 'vitest'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { askScan, photographOf, putPhoto, type Started, usedScans } from './test-photos.ts'

const { clock, signUpConfirmed } = await startTestApp()

const jpeg = await photographOf('#e8dfcf')
const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000).toISOString()
const upload = (person: TestPerson, started: Started) => putPhoto(person, started, jpeg)
const complete = (person: TestPerson, id: string, description?: string) =>
  readReply<Scan>(
    person.fetch('/api/scan-complete', { json: { scan_id: id, ...(description && { description }) } }),
  )

test('a repeated scan request with its own id is one scan and counts once', async () => {
  const person = await signUpConfirmed()
  const id = randomUUID()
  const started = await Promise.all(
    Array.from({ length: 5 }, () => readReply<Started>(askScan(person, { id }))),
  )
  expect(new Set(started.map(({ scan_id }) => scan_id))).toEqual(new Set([id]))
  expect(await usedScans(person)).toBe(1)
})

test('a photo whose reply was lost is stored once and can be analysed', async () => {
  const person = await signUpConfirmed()
  const id = randomUUID()
  await readReply(upload(person, await readReply<Started>(askScan(person, { id }))))
  const again = await readReply<Started>(askScan(person, { id }))
  expect(await problemCode(upload(person, again))).toBe('409 upload_link_used')
  expect((await complete(person, id)).status).toBe('awaiting_description')
  expect(await usedScans(person)).toBe(1)
})

test('a plate photographed yesterday is logged yesterday at its hour', async () => {
  const person = await signUpConfirmed()
  const [id, eatenAt] = [randomUUID(), hoursAgo(25)]
  await readReply(askScan(person, { id, eaten_at: eatenAt }))
  await complete(person, id, '1 concha de feijão')
  const { meal } = await readReply<Applied>(person.fetch('/api/plan-apply-scan', { json: { scan_id: id } }))
  expect(meal).toMatchObject({ eaten_at: eatenAt, date: eatenAt.slice(0, 10) })
})

test('a photo too old for any day uses no quota', async () => {
  const person = await signUpConfirmed()
  const asked = askScan(person, { id: randomUUID(), eaten_at: hoursAgo(40 * 24) })
  expect(await problemCode(asked)).toBe('422 day_out_of_range')
  expect(await usedScans(person)).toBe(0)
})
