import type { startScan } from '#contract/scans/scans.ts'
import type { Reply } from '#contract/endpoint.ts'
import { sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { answerQuestionnaire, problemCode, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { areas } from '../../areas.ts'
import { pathOf, yearsBetween } from './rules.ts'

const { exportedTables, otherTables } = areas.personalData

const { app, database, clock, signUpConfirmed, buyPlan } = await startTestApp()

const ask = (person: TestPerson, password = person.password) =>
  person.fetch('/api/data-exports', { json: { password } })

async function linkFor(person: TestPerson): Promise<string> {
  return (await readReply<{ url: string }>(ask(person))).url
}

async function exportOf(person: TestPerson) {
  const reply = await person.fetch(await linkFor(person))
  expect(reply.headers.get('content-type')).toBe('application/zip')
  const files = await unzip(reply)
  const json = (path: string): unknown => JSON.parse(files.get(path)?.toString() ?? 'null')
  return { files, json, name: reply.headers.get('content-disposition') }
}

async function unzip(reply: Response): Promise<ReadonlyMap<string, Buffer>> {
  const files = Object.entries(unzipSync(new Uint8Array(await reply.arrayBuffer())))
  return new Map(files.map(([path, bytes]) => [path, Buffer.from(bytes)]))
}

async function eat(person: TestPerson, text: string): Promise<void> {
  const json = { id: crypto.randomUUID(), text, eaten_at: clock.now().toISOString() }
  await readReply(person.fetch('/api/meal-entries', { json }))
}

/** Scans a photo with a description and returns the id of the scan. */
async function photograph(person: TestPerson): Promise<string> {
  const jpeg = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer()
  const started = await readReply<Reply<typeof startScan>>(person.fetch('/api/scan-start', { json: {} }))
  const { pathname } = new URL(started.uploadUrl)
  const headers = { 'content-type': 'image/jpeg' }
  await readReply(person.fetch(pathname, { method: 'PUT', body: new Uint8Array(jpeg), headers }))
  const json = { scan_id: started.scan_id, description: '1 bife e 2 colheres de arroz' }
  await readReply(person.fetch('/api/scan-complete', { json }))
  return started.scan_id
}

test('every table with personal data is exported or listed with a reason', async () => {
  const owned = await database.unscoped
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema in ('public', 'private') and column_name = 'user_id'`)
  const positions = exportedTables.map(({ position }) => position)
  expect(new Set(positions).size).toBe(positions.length)
  const named = [...exportedTables.map(({ name }) => name), ...Object.keys(otherTables)]
  expect(named.toSorted()).toEqual([...owned.map(({ name }) => name), 'users'].toSorted())
  expect(new Set(exportedTables.map(({ file }) => file)).size).toBe(exportedTables.length)
})

test('the export holds account, answers, diary, consents, payments and photos', async () => {
  const ana = await signUpConfirmed()
  await answerQuestionnaire(ana)
  await eat(ana, '2 colheres de arroz e 1 concha de feijão')
  const scanId = await photograph(ana)
  await buyPlan(ana, 'monthly')
  const { files, json, name } = await exportOf(ana)

  expect(name).toBe('attachment; filename="prato-certo-meus-dados-2026-03-11.zip"')
  expect(json('conta.json')).toMatchObject({ account: { email: ana.email, name: ana.name } })
  expect(json('dados/perfil.json')).toMatchObject([{ answers: { preferences: { allergies: ['Amendoim'] } } }])
  expect(json('dados/refeicoes.json')).toMatchObject([{ date: '2026-03-11' }])
  expect(json('dados/autorizacoes.json')).toHaveLength(4)
  expect(json('dados/pagamentos.json')).toMatchObject([{ plan: 'monthly', status: 'approved' }])
  expect(json('dados/scans.json')).toMatchObject([{ id: scanId }])
  expect(files.get(`fotos/${scanId}.jpg`)?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  expect(files.get('diario/alimentos-2026.csv')?.toString()).toContain('11/03/2026')
  expect(files.get('diario/dias-2026.csv')?.toString()).toContain('11/03/2026')
  expect([...files.keys()]).toEqual(expect.arrayContaining(exportedTables.map(pathOf)))
  expect(files.get('LEIA-ME.txt')?.toString()).toContain('dados/pesos.json: pesos')
})

test('the export holds no data of others and no credentials', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed({ name: 'Beatriz Nogueira' })]
  for (const person of [ana, bia]) {
    await answerQuestionnaire(person)
    await eat(person, '1 pão francês')
  }
  const { files } = await exportOf(ana)
  const all = [...files.values()].map(String).join('\n')
  for (const foreign of [bia.id, bia.email, 'Beatriz']) expect(all).not.toContain(foreign)
  const secrets = await database.unscoped
    .select({ secret: sql<string>`coalesce(password, token)` })
    .from(sql`private.credentials full join private.sessions using (id)`)
  expect(secrets.length).toBeGreaterThan(3)
  for (const { secret } of secrets) expect(all).not.toContain(secret)
  expect(all).not.toContain('scans/')
})

test('the export address takes the password; a wrong one counts no download', async () => {
  const ana = await signUpConfirmed()
  expect(await problemCode(ask(ana, 'outra senha qualquer'))).toBe('401 invalid_credentials')
  expect((await ask(ana)).status).toBe(200)
})

test('the export address works for its own account and expires', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  const link = await linkFor(ana)
  expect(await problemCode(bia.fetch(link))).toBe('403 export_link_invalid')
  expect(await problemCode(ana.fetch(`${link}x`))).toBe('403 export_link_invalid')
  clock.advance({ minutes: 61 })
  expect(await problemCode(ana.fetch(link))).toBe('403 export_link_invalid')
})

test('a second concurrent download waits, an aborted one blocks nothing', async () => {
  const ana = await signUpConfirmed()
  const link = await linkFor(ana)
  const first = await ana.fetch(link)
  expect(await problemCode(ana.fetch(link))).toBe('409 export_running')
  await first.body?.cancel()
  const second = await ana.fetch(link)
  expect((await unzip(second)).has('conta.json')).toBe(true)
  expect((await ana.fetch(link)).status).toBe(200)
})

test('a download whose process died blocks the next for at most 15 minutes', async () => {
  const ana = await signUpConfirmed()
  const link = await linkFor(ana)
  await ana.fetch(link)
  clock.advance({ minutes: 16 })
  expect((await ana.fetch(link)).status).toBe(200)
})

test('an account may download four exports a day', async () => {
  const ana = await signUpConfirmed()
  for (let time = 0; time < 4; time += 1) expect((await ask(ana)).status).toBe(200)
  expect(await problemCode(ask(ana))).toBe('429 rate_limited')
  clock.advance({ hours: 25 })
  await app.settled()
  expect((await ask(ana)).status).toBe(200)
})

test('a diary of several years is exported year by year', () => {
  expect(yearsBetween('2024-11-30', '2026-03-11')).toEqual([
    { year: '2024', from: '2024-11-30', to: '2024-12-31' },
    { year: '2025', from: '2025-01-01', to: '2025-12-31' },
    { year: '2026', from: '2026-01-01', to: '2026-03-11' },
  ])
})
