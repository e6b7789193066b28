import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { catalog } from '#contract/catalog.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { memoryStorage } from './adapters/storage/memory-storage.ts'
import { fillAccount } from './privacy/account-deletions/test-account.ts'
import type { Transaction } from './platform/database/database.ts'
import { answerQuestionnaire, readReply } from './platform/process/test-answers.ts'
import { type Browser, startTestApp, type TestPerson, type TestRequest } from './platform/process/test-app.ts'
import type { Pointer } from './platform/process/test-walk-entries.ts'
import { proveByMail } from './account/second-factors/test-factor.ts'
import { findPointers } from './test-pointers.ts'
import { walks } from './test-walks.ts'

const { bodies, params, pointers, queries } = walks

const storage = memoryStorage()
const testApp = await startTestApp({ parts: { storage } })
const { clock, database, openBrowser, signUpConfirmed } = testApp

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

let ana: TestPerson
let bia: TestPerson
let photoKeys: string[]
let exportToken: string
/** All ids in Ana's rows, once they are created. */
let idsOfAna: ReadonlySet<string>

beforeAll(async () => {
  ana = await signUpConfirmed()
  await live(ana)
  await plan(ana)
  // The export is requested before the account gets a passkey, because it would then require the passkey.
  const asked = { password: ana.password }
  const { url } = await readReply<{ url: string }>(ana.fetch('/api/data-exports', { json: asked }))
  exportToken = url.split('/').at(-1) ?? ''
  ;({ photoKeys } = await fillAccount(testApp, ana))
  // Bia has a plan and answers, because such an account reaches more endpoints.
  bia = await signUpConfirmed()
  await testApp.buyPlan(bia, 'annual')
  await live(bia)
  await plan(bia)
  idsOfAna = new Set((await dump(ana)).match(uuid) ?? [])
  for (const id of (await dump(bia)).match(uuid) ?? [])
    if (id !== ana.id) (idsOfAna as Set<string>).delete(id)
}, 60_000)

/** Uses the app for a day: a meal, water, a weight, a check-in, a favorite, a first diet. */
async function live(person: TestPerson): Promise<void> {
  const say = (path: string, json: unknown, method = 'POST') =>
    readReply<Record<string, unknown>>(person.fetch(path, { method, json }))
  const meal = { meal_type: 'almoco', text: '2 colheres de arroz e 1 concha de feijão' }
  await answerQuestionnaire(person)
  await say('/api/meal-entries', { id: randomUUID(), ...meal, eaten_at: clock.now().toISOString() })
  await say('/api/water', { id: randomUUID(), ml: 200 })
  await say('/api/weights/2026-03-11', { weight_kg: 70 }, 'PUT')
  await say('/api/check-ins', { id: 'mood-good' })
  await say('/api/favorites', { recipe_id: 'feijoada-de-legumes' })
  await say('/api/diet-create-default', {})
}

/** Generates a diet with its menu, and the plan of the week. */
async function plan(person: TestPerson): Promise<void> {
  await readReply(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  await readReply(person.fetch('/api/plan-generate-week', { json: {} }))
}

/** Returns all rows that name a person by id or address, from every table, in a fixed order. */
async function dump({ id, email }: TestPerson): Promise<string> {
  const shown = async (tx: Transaction, schema: string) => {
    const tables = await tx
      .select({ name: sql<string>`tablename` })
      .from(sql`pg_tables`)
      .where(sql`schemaname = ${schema} and tablename <> 'rate_limits'`)
    const rowsOf = ({ name }: { name: string }): SQL => sql`
      select ${name}::text as name, to_jsonb(kept)::text as line
      from ${sql.identifier(schema)}.${sql.identifier(name)} kept
      where strpos(to_jsonb(kept)::text, ${id}) > 0 or strpos(to_jsonb(kept)::text, ${email}) > 0`
    const rows = sql.join(tables.map(rowsOf), sql` union all `)
    return tx
      .select({ line: sql<string>`name || ' ' || line` })
      .from(sql`(${rows}) as named`)
      .orderBy(sql`name`, sql`line`)
  }
  const open = await database.asSystem((tx) => shown(tx, 'public'))
  const closed = await shown(database.unscoped, 'private')
  return [...open, ...closed].map(({ line }) => line).join('\n')
}

/** Returns values for a parameter: ids of Ana's rows, or the values that its pointer names. */
async function valuesFor(pointer: Pointer): Promise<string[]> {
  if (pointer.leads === 'account') return [ana.id]
  if (pointer.leads === 'key') return [...pointer.values]
  if (!('table' in pointer)) return []
  const { table } = pointer
  if (table === 'data-exports') return [exportToken]
  const read = (tx: Transaction) =>
    tx
      .select({ id: sql<string>`id` })
      .from(sql.raw(table))
      .where(sql`user_id = ${ana.id}::uuid`)
  const rows = await (table.startsWith('private.') ? read(database.unscoped) : database.asSystem(read))
  expect([table, rows.length > 0]).toEqual([table, true])
  return rows.map(({ id }) => id)
}

interface Attempt {
  readonly endpoint: Endpoint
  readonly pointer: Pointer
  readonly name: string
  readonly value: string
}

/** Builds one request per value of each parameter whose pointer has one of these `leads`. */
async function attempts(leads: readonly Pointer['leads'][]): Promise<Attempt[]> {
  const found: Attempt[] = []
  for (const endpoint of catalog) {
    for (const name of findPointers(endpoint)) {
      const pointer = pointers[name]
      if (!pointer || !leads.includes(pointer.leads)) continue
      for (const value of await valuesFor(pointer)) found.push({ endpoint, pointer, name, value })
    }
  }
  return found
}

async function send(browser: Browser, { endpoint, name, value }: Omit<Attempt, 'pointer'>) {
  const place = name.split(' ')[2] ?? ''
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    place === `params.${key}` ? value : (params[key] ?? randomUUID()),
  )
  return browser.fetch(`${path}${queries[nameOf(endpoint)] ?? ''}`, requestOf(endpoint, place, value))
}

function requestOf(endpoint: Endpoint, place: string, value: string, extra: object = {}): TestRequest {
  if (!endpoint.body) return { method: endpoint.method }
  const [, field] = /^body\.(\w+)$/.exec(place) ?? []
  const json = { ...bodies[nameOf(endpoint)], ...extra, ...(field && { [field]: value }) }
  return { method: endpoint.method, json }
}

/** Returns status and text of a reply. */
async function outcome(reply: Response): Promise<{ status: number; text: string }> {
  return { status: reply.status, text: await reply.text() }
}

/**
 * Replies of actions without effect, such as `{"ended":false}` and `{"restored":[]}`; a week that did not change is
 * null.
 */
const nothing = /^\{"\w+":(false|\[\])(,"week_plan":null)?\}$/

/** Returns whether a reply says that nothing was done. Ignores the day in the reply, because it is the caller's own. */
function didNothing(text: string): boolean {
  const { today: _, ...reply } = JSON.parse(text) as { today?: unknown }
  return nothing.test(JSON.stringify(reply))
}

test('every parameter that can identify a resource is covered by this walk', () => {
  const found = catalog.flatMap(findPointers)
  expect(found.filter((name) => !(name in pointers))).toEqual([])
  expect(Object.keys(pointers).filter((name) => !found.includes(name))).toEqual([])
})

test("an id of another account's resource reads, changes and reveals nothing", async () => {
  const before = await dump(ana)
  for (const attempt of await attempts(['own', 'account'])) {
    const { status, text } = await outcome(await send(bia, attempt))
    const isRefused = status === 404 || status === 403 || (status === 200 && didNothing(text))
    expect([attempt.name, isRefused ? 'refused' : `${status} ${text}`]).toEqual([attempt.name, 'refused'])
    expect([attempt.name, foreignIds(text, attempt.value)]).toEqual([attempt.name, []])
    expect([attempt.name, await dump(ana)]).toEqual([attempt.name, before])
  }
}, 60_000)

test('lists and pages contain no ids of other accounts', async () => {
  for (const endpoint of catalog.filter(({ method, path }) => method === 'GET' && !path.includes('{'))) {
    const path = `${endpoint.path}${queries[nameOf(endpoint)] ?? ''}`
    const { status, text } = await outcome(await bia.fetch(path))
    const isAnswered = status === 200 || (endpoint.access === 'admin' && status === 403)
    expect([path, isAnswered || endpoint.access === 'public']).toEqual([path, true])
    expect([path, foreignIds(text)]).toEqual([path, []])
    expect([path, text.includes(ana.email)]).toEqual([path, false])
  }
})

test("a day, a kind or an id used by two accounts refers to each one's own row", async () => {
  const before = await dump(ana)
  // Keys that Bia has already used: her own day may list them, so they are not foreign ids.
  const used: string[] = []
  for (const attempt of await attempts(['key', 'picked'])) {
    used.push(attempt.value)
    const { status, text } = await outcome(await send(bia, attempt))
    expect([attempt.name, status < 500 && status !== 422]).toEqual([attempt.name, true])
    expect([attempt.name, foreignIds(text, ...used)]).toEqual([attempt.name, []])
    expect([attempt.name, await dump(ana)]).toEqual([attempt.name, before])
  }
}, 60_000)

/** Fields that no body may set, for the caller or another account. */
const wished = () => ({
  plan: 'annual',
  status: 'active',
  scans_quota_mo: 9999,
  scans_used_mo: -9999,
  trial_end: '2099-01-01T00:00:00Z',
  ends_at: '2099-01-01T00:00:00Z',
  is_active: true,
  is_admin: true,
  isAdmin: true,
  role: 'admin',
  emailVerified: true,
  numbers_hidden: false,
  userId: ana.id,
  account_id: ana.id,
  accountId: ana.id,
  owner: ana.id,
})

test('unknown fields in a body have no effect', async () => {
  const carla = await signUpConfirmed()
  await answerQuestionnaire(carla)
  const before = await dump(ana)
  const subscription = await readReply<object>(carla.fetch('/api/subscriptions-me'))
  for (const endpoint of catalog.filter(({ body, access }) => body && access !== 'public')) {
    // `plan` is left out of a purchase, because it is a known field of that body.
    const { plan: _, ...rest } = wished()
    const extra = 'plan' in (bodies[nameOf(endpoint)] ?? {}) ? rest : wished()
    const path = endpoint.path.replace(/\{(\w+)\}/g, (__, key: string) => params[key] ?? randomUUID())
    const { status } = await outcome(await carla.fetch(path, requestOf(endpoint, '', '', extra)))
    expect([nameOf(endpoint), status < 500]).toEqual([nameOf(endpoint), true])
    expect([nameOf(endpoint), await dump(ana)]).toEqual([nameOf(endpoint), before])
  }
  // Fields that change although none was set: one scan was started.
  const counted = { scans_used_mo: 1, quota_percentage: 10 }
  expect(await readReply(carla.fetch('/api/subscriptions-me'))).toEqual({ ...subscription, ...counted })
  const session = await readReply(carla.fetch('/api/auth/get-session'))
  expect(session).toMatchObject({ user: { is_admin: false } })
}, 60_000)

test('without a session every endpoint refuses, with any id', async () => {
  const before = await dump(ana)
  const nobody = openBrowser()
  for (const attempt of await attempts(['own', 'account', 'key', 'picked'])) {
    if (attempt.endpoint.access === 'public') continue
    expect([attempt.name, (await send(nobody, attempt)).status]).toEqual([attempt.name, 401])
  }
  expect(await dump(ana)).toBe(before)
}, 60_000)

test('after the trial paid features are refused, and administration always is', async () => {
  const dora = await signUpConfirmed()
  await live(dora)
  clock.advance({ days: 4 })
  const signIn = { email: dora.email, password: dora.password }
  await readReply(dora.fetch('/api/auth/sign-in/email', { json: signIn }))
  const before = await dump(dora)
  const told: Readonly<Record<string, string>> = { entitled: 'trial_expired', admin: 'admin_only' }
  for (const endpoint of catalog.filter(({ access }) => access in told)) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? randomUUID())
    const { status, text } = await outcome(await dora.fetch(path, requestOf(endpoint, '', '')))
    expect([nameOf(endpoint), status, (JSON.parse(text) as { code: string }).code]).toEqual([
      nameOf(endpoint),
      403,
      told[endpoint.access],
    ])
  }
  const withoutAuditEvents = (rows: string) => rows.split('\n').filter((line) => !line.startsWith('acts '))
  expect(withoutAuditEvents(await dump(dora))).toEqual(withoutAuditEvents(before))
  clock.advance({ days: -4 })
}, 60_000)

test('the same requests by the owner find their resources', async () => {
  for (const key of photoKeys) expect(await storage.get(key)).not.toBeNull()
  await proveByMail(testApp, ana)
  const all = await attempts(['own'])
  // Deletions run after requests that need what they delete; the end of Bia's own session comes last.
  const turn = ({ endpoint: { method, path } }: Attempt) =>
    path.startsWith('/api/sessions') ? 3 : path.endsWith('/withdraw') ? 2 : method === 'DELETE' ? 1 : 0
  const reached = new Map<string, string[]>()
  for (const attempt of all.toSorted((one, other) => turn(one) - turn(other))) {
    const { status, text } = await outcome(await send(ana, attempt))
    reached.set(attempt.name, [...(reached.get(attempt.name) ?? []), `${status} ${text.slice(0, 200)}`])
  }
  for (const [name, outcomes] of reached) {
    const isReached = outcomes.some(
      (one) => !/^(404|403|401|422|500)/.test(one) && !/(ended|removed)":false\}$/.test(one),
    )
    expect([name, isReached ? 'reached' : outcomes]).toEqual([name, 'reached'])
  }
}, 60_000)

/** Returns the ids of Ana's rows in a reply, without those that were sent. */
function foreignIds(text: string, ...sent: readonly string[]): string[] {
  return (text.match(uuid) ?? []).filter((id) => idsOfAna.has(id) && !sent.includes(id))
}
