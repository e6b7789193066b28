import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { OpenSession } from '#contract/account/sessions.ts'
import { deletionWord } from '#contract/privacy/deletion-word.ts'
import { memoryStorage } from './adapters/storage/memory-storage.ts'
import { startTestApp, type TestPerson } from './platform/process/test-app.ts'

/** Two copies of the app as two processes: they share a database, a storage and a secret. */
const storage = memoryStorage()
const first = await startTestApp({ parts: { storage } })
const second = await startTestApp({ parts: { storage, database: first.database, clock: first.clock } })

/** Returns a browser of the second copy with the person's cookies. */
function atSecond({ cookies }: TestPerson) {
  const browser = second.openBrowser()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

/** Requests that end sessions of an account. */
const endings: Readonly<Record<string, (person: TestPerson, sessionId: string) => Promise<Response>>> = {
  'a sign-out': ({ fetch }) => fetch('/api/auth/sign-out', { method: 'POST', json: {} }),
  'ending this session': ({ fetch }, id) => fetch(`/api/sessions/${id}`, { method: 'DELETE' }),
  'ending all sessions': ({ fetch }) => fetch('/api/sessions', { method: 'DELETE' }),
  'deleting the account': ({ fetch, password }) =>
    fetch('/api/account-erasure', { json: { password, word: deletionWord } }),
}

test.each(Object.entries(endings))(
  'a session of one copy is valid at the other, and %s ends it at both at once',
  async (_, end) => {
    const ana = await first.signUpConfirmed()
    const elsewhere = atSecond(ana)
    const asked = async () => (await elsewhere.fetch('/api/plan-today')).status
    // The day is read twice, so that the second copy has it in memory.
    expect([await asked(), await asked()]).toEqual([200, 200])
    const [session] = (await (await ana.fetch('/api/sessions')).json()) as OpenSession[]
    expect((await end(ana, session!.id)).status).toBeLessThan(300)
    expect(await asked()).toBe(401)
  },
)

test('a rate limit is shared by both copies', async () => {
  const from = '10.200.0.1'
  const json = { email: 'ninguem@exemplo.br', password: 'errada errada' }
  const statuses: number[] = []
  while (!statuses.includes(429) && statuses.length < 40) {
    const copy = statuses.length % 2 === 0 ? first : second
    statuses.push((await copy.openBrowser().fetch('/api/auth/sign-in/email', { json, from })).status)
  }
  const alone: number[] = []
  while (!alone.includes(429) && alone.length < 40) {
    const other = { ...json, email: 'outra@exemplo.br' }
    const reply = await first
      .openBrowser()
      .fetch('/api/auth/sign-in/email', { json: other, from: '10.200.0.2' })
    alone.push(reply.status)
  }
  expect(statuses).toEqual(alone)
})

test('a photo uploaded to one copy is served by the other', async () => {
  const bia = await first.signUpConfirmed()
  const start = await bia.fetch('/api/scan-start', { json: {} })
  const { scan_id, uploadUrl } = (await start.json()) as { scan_id: string; uploadUrl: string }
  const body = new Uint8Array(await readFile(new URL('../docs/tela.png', import.meta.url)))
  const path = new URL(uploadUrl).pathname
  const put = await second
    .openBrowser()
    .fetch(path, { method: 'PUT', body, headers: { 'content-type': 'image/png' } })
  expect(put.status).toBe(200)
  await bia.fetch('/api/scan-complete', { json: { scan_id } })
  const scan = (await (await atSecond(bia).fetch(`/api/scans/${scan_id}`)).json()) as { photo_url: string }
  const photo = await first.openBrowser().fetch(scan.photo_url)
  expect(photo.headers.get('content-type')).toBe('image/jpeg')
})
