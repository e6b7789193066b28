import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../adapters/storage/memory-storage.ts'
import { users } from '../../account/users/table.ts'
import { openBilling } from '../../billing/checkout/test-billing.ts'
import { answerQuestionnaire, problemCode, readReply } from '../../platform/process/test-answers.ts'
import {
  type Browser,
  runScheduledJobs,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '../../platform/process/test-app.ts'
import { proveByMail } from '../../account/second-factors/test-factor.ts'
import { fillAccount } from './test-account.ts'

const storage = memoryStorage()
const plain = await startTestApp({ parts: { storage } })
const shop = await openBilling()

const erase = ({ fetch, password }: TestPerson, word = 'EXCLUIR') =>
  fetch('/api/account-erasure', { json: { password, word } })
const eraseNow = (person: TestPerson) => readReply<{ is_finishing: boolean }>(erase(person))

/**
 * Counts the rows of each non-empty table. Omits rate limits, which may be those of an IP address, and notices of ended
 * sessions to other processes, which expire within minutes.
 */
async function countRows({ database }: Pick<TestApp, 'database'>): Promise<Record<string, number>> {
  const tables = await database.unscoped
    .select({ schema: sql<string>`schemaname`, name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(
      sql`schemaname in ('public', 'private') and tablename not in ('migrations', 'rate_limits', 'session_ends')`,
    )
  const counted: Record<string, number> = {}
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const count = (from: Pick<typeof database.unscoped, 'select'>) =>
      from.select({ rows: sql<number>`count(*)::int` }).from(table)
    const [found] = schema === 'private' ? await count(database.unscoped) : await database.asSystem(count)
    if (found && found.rows > 0) counted[`${schema}.${name}`] = found.rows
  }
  return counted
}

test('deleting a full account deletes all its rows and none of another account', async () => {
  const bia = await plain.signUpConfirmed()
  await fillAccount(plain, bia)
  await plain.app.settled()
  const before = await countRows(plain)
  const ana = await plain.signUpConfirmed()
  const { photoKeys } = await fillAccount(plain, ana)
  await plain.app.settled()
  const filled = await countRows(plain)
  const untouched = Object.keys(filled).filter((table) => filled[table] === before[table])
  expect(untouched).toEqual(['private.instance_secrets', 'public.vision_usage'].filter((one) => filled[one]))
  for (const key of photoKeys) expect(await storage.get(key)).not.toBeNull()

  // Proves the session by mail, because the filled account has a passkey that no device can use.
  await proveByMail(plain, ana)
  expect(await eraseNow(ana)).toEqual({ erased: true, is_finishing: false })
  await plain.app.settled()
  const mails = await plain.mailsTo(ana.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Sua conta no Prato Certo foi apagada'])
  const left = await countRows(plain)
  const and = (table: string) => ({ [table]: (before[table] ?? 0) + 1 })
  // Remaining rows: the confirmation mail in the mailbox, the account's hash (to delete it again after a restore), the
  // audit event of the deletion, and the used trial under its mailbox code.
  const stays = ['private.mailbox', 'private.erased_accounts', 'public.acts', 'public.used_trials'].map(and)
  expect(left).toEqual(Object.assign({}, before, ...stays))
  for (const key of photoKeys) expect(await storage.get(key)).toBeNull()
  expect(await countedOf([ana.id, ana.email])).toBe(0)
  expect(await countedOf([bia.id])).toBeGreaterThan(0)
})

test('an account restored from a backup is deleted again without side effects', async () => {
  const ana = await plain.signUpConfirmed()
  const [row] = await plain.database.unscoped.select().from(users).where(eq(users.id, ana.id))
  await eraseNow(ana)
  await plain.app.settled()
  const told = (await plain.mailsTo(ana.email)).length
  await plain.database.unscoped.insert(users).values(row!)
  expect(await plain.app.reapplyAccountDeletions()).toBe(1)
  await plain.app.scheduledJobs.find(({ name }) => name === 'erasures')?.work(new AbortController().signal)
  expect(await plain.database.unscoped.select().from(users).where(eq(users.id, ana.id))).toEqual([])
  expect((await plain.mailsTo(ana.email)).length).toBe(0)
  expect(told).toBe(1)
  expect(await plain.app.reapplyAccountDeletions()).toBe(0)
})

test('a deleted account is signed out everywhere and can sign up again', async () => {
  const ana = await plain.signUpConfirmed()
  await answerQuestionnaire(ana)
  const elsewhere = plain.openBrowser()
  const credentials = { email: ana.email, password: ana.password }
  await readReply(elsewhere.fetch('/api/auth/sign-in/email', { json: credentials }))
  await eraseNow(ana)
  expect(ana.cookies.size).toBe(0)
  expect(await problemCode(elsewhere.fetch('/api/profile'))).toBe('401 session_expired')
  const again = (browser: Browser) => browser.fetch('/api/auth/sign-in/email', { json: credentials })
  expect(await problemCode(again(plain.openBrowser()))).toBe('401 invalid_credentials')

  const anew = await plain.signUpConfirmed({ email: ana.email })
  expect(await readReply(anew.fetch('/api/onboarding'))).toEqual({ answers: null, targets: null })
})

test('a wrong password or a mistyped confirmation does not delete the account', async () => {
  const ana = await plain.signUpConfirmed()
  expect(await problemCode(erase({ ...ana, password: 'outra senha qualquer' }))).toBe(
    '401 invalid_credentials',
  )
  expect(await problemCode(erase(ana, 'EXCLUA'))).toBe('422 validation_failed')
  expect((await ana.fetch('/api/profile')).status).toBe(200)
  expect((await erase(ana, ' excluir ')).status).toBe(200)
})

test('a fiscal record of payments remains, without any personal data', async () => {
  const ana = await shop.signUpConfirmed()
  await answerQuestionnaire(ana)
  const { payment_id, providerId } = await shop.pay(ana, { plan: 'annual' })
  await eraseNow(ana)
  const [record] = await fiscalRecords(payment_id)
  expect(record).toMatchObject({
    order_id: payment_id,
    plan: 'annual',
    status: 'approved',
    provider_payment_ids: [providerId],
    kept_until: expect.stringMatching(/^2032-01-01T03:00:00/),
  })
  expect(JSON.stringify(record)).not.toMatch(new RegExp(`${ana.id}|${ana.email}|${ana.name}`))
  expect((await shop.mailsTo(ana.email))[0]?.text).toContain('por cinco anos')

  shop.clock.set('2031-12-31T15:00:00Z')
  await runScheduledJobs(shop.app)
  expect(await fiscalRecords(payment_id)).toHaveLength(1)
  shop.clock.set('2032-01-02T15:00:00Z')
  await runScheduledJobs(shop.app)
  expect(await fiscalRecords(payment_id)).toEqual([])
  shop.clock.set('2026-03-11T15:00:00Z')
})

test('the renewal of a deleted account is canceled at the provider', async () => {
  const ana = await shop.signUpConfirmed()
  const renewalId = await renewing(ana)
  expect(await eraseNow(ana)).toMatchObject({ is_finishing: false })
  expect(await shop.payments.provider?.readRenewal(renewalId)).toMatchObject({ status: 'canceled' })
  expect((await shop.mailsTo(ana.email))[0]?.text).toContain('A renovação automática foi cancelada')
})

test('an outage delays only the cancellation, not the deletion', async () => {
  const ana = await shop.signUpConfirmed()
  const renewalId = await renewing(ana)
  shop.line.failAlways({ kind: 'broken' })
  expect(await eraseNow(ana)).toMatchObject({ is_finishing: true })
  expect((await shop.mailsTo(ana.email))[0]?.text).toContain('Continuamos pedindo até confirmar')
  expect(await problemCode(ana.fetch('/api/profile'))).toBe('401 unauthenticated')
  shop.line.failNext()
  expect(await shop.payments.provider?.readRenewal(renewalId)).toMatchObject({ status: 'active' })
  shop.clock.advance({ minutes: 10 })
  await runScheduledJobs(shop.app)
  expect(await shop.payments.provider?.readRenewal(renewalId)).toMatchObject({ status: 'canceled' })
})

test('a payment that arrives after the deletion is refunded', async () => {
  const ana = await shop.signUpConfirmed()
  const { checkoutId } = await shop.order(ana, { plan: 'monthly' })
  await eraseNow(ana)
  const providerId = await shop.buyer.payByCard(checkoutId, { outcome: 'approved' })
  await shop.app.settled()
  expect(await shop.payments.provider?.readPayment(providerId)).toMatchObject({ status: 'approved' })
  shop.clock.advance({ minutes: 10 })
  await runScheduledJobs(shop.app)
  expect(await shop.payments.provider?.readPayment(providerId)).toMatchObject({ status: 'refunded' })
})

test('a pending refund is completed after the deletion', async () => {
  const ana = await shop.signUpConfirmed()
  const { payment_id, providerId } = await shop.pay(ana, { plan: 'annual' })
  shop.line.failAlways({ kind: 'broken' })
  await ana.fetch(`/api/payments/${payment_id}/withdraw`, { method: 'POST' })
  expect(await eraseNow(ana)).toMatchObject({ is_finishing: true })
  shop.line.failNext()
  shop.clock.advance({ minutes: 10 })
  await runScheduledJobs(shop.app)
  expect(await shop.payments.provider?.readPayment(providerId)).toMatchObject({ status: 'refunded' })
  expect(await fiscalRecords(payment_id)).toMatchObject([{ status: 'refunded' }])
})

test('no remaining task is left days later', async () => {
  shop.clock.advance({ days: 5 })
  await runScheduledJobs(shop.app)
  expect((await countRows(shop))['private.erasures']).toBeUndefined()
})

/** Returns the number of rate-limit counters kept under these names. */
async function countedOf(names: readonly string[]): Promise<number> {
  const hashes = names.map((name) => createHash('sha256').update(name).digest('base64url').slice(0, 22))
  const keys = await plain.database.unscoped.select({ key: sql<string>`key` }).from(sql`private.rate_limits`)
  return keys.filter(({ key }) => hashes.some((hash) => key.endsWith(hash))).length
}

async function fiscalRecords(orderId: string): Promise<unknown[]> {
  const rows = await shop.database.unscoped
    .select({ row: sql<unknown>`to_jsonb(kept)` })
    .from(sql`private.fiscal_records kept`)
    .where(sql`order_id = ${orderId}::uuid`)
  return rows.map(({ row }) => row)
}

/** Orders a monthly renewal, enters its card, and returns the renewal's id at the provider. */
async function renewing(person: TestPerson): Promise<string> {
  const { checkoutId } = await shop.order(person, { plan: 'monthly', auto_renew: true })
  await shop.buyer.authorizeRenewal(checkoutId)
  await shop.app.settled()
  return checkoutId
}
