import type { OwnAuditEvent } from '#contract/privacy/audit-log.ts'
import { sql } from 'drizzle-orm'
import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, test } from 'vitest'
import type { Transaction } from '../../platform/database/database.ts'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import {
  findResetToken,
  runScheduledJobs,
  startTestApp,
  type TestPerson,
} from '../../platform/process/test-app.ts'
import { turnOn } from '../../account/second-factors/test-factor.ts'
import { auditEvents } from './table.ts'

const lines: string[] = []
const sink = new Writable({
  write: (chunk: Buffer, _, done) => {
    lines.push(chunk.toString())
    done()
  },
})
const { app, clock, database, openBrowser, mailsTo, signUpConfirmed } = await startTestApp({
  settings: { ADMIN_EMAILS: 'dona@exemplo.br,socia@exemplo.br' },
  parts: { log: pino({ base: null }, sink) },
})

const auditEventsOf = (person: TestPerson) => readReply<OwnAuditEvent[]>(person.fetch('/api/acts'))
const kindsOf = async (person: TestPerson) => (await auditEventsOf(person)).map(({ act }) => act).toSorted()
const allAuditEvents = () => database.asSystem((tx) => tx.select().from(auditEvents))
const signIn = (email: string, password: string, from?: string) =>
  openBrowser().fetch('/api/auth/sign-in/email', {
    json: { email, password },
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile' },
    ...(from && { from }),
  })

test('sign-ins and failures are listed by browser and network', async () => {
  const ana = await signUpConfirmed()
  clock.advance({ minutes: 1 })
  await signIn(ana.email, 'chute', '203.0.113.77')
  clock.advance({ minutes: 1 })
  await signIn(ana.email, ana.password, '198.51.100.9')
  const at = clock.now().toISOString()
  const [entered, refused, ...earlier] = await auditEventsOf(ana)
  expect(entered).toMatchObject({ act: 'signed_in', recorded_at: at, network: '198.51.100.0' })
  expect(entered?.device).toContain('Chrome')
  expect(refused).toMatchObject({ act: 'sign_in_refused', network: '203.0.113.0' })
  expect(earlier.map(({ act }) => act).toSorted()).toEqual(['address_confirmed', 'consent_given'])
  expect(await kindsOf(await signUpConfirmed())).toEqual(['address_confirmed', 'consent_given'])
})

test('consents given at sign-up and in the questionnaire are audited', async () => {
  const ana = await signUpConfirmed()
  await answerQuestionnaire(ana)
  await answerQuestionnaire(ana)
  const { consents } = ordinaryAnswers
  await answerQuestionnaire(ana, {
    ...ordinaryAnswers,
    consents: { ...consents, follow_up_ok: !consents.follow_up_ok },
  })
  const kept = (await allAuditEvents()).filter(
    ({ userId, act }) => userId === ana.id && act.startsWith('consent_'),
  )
  expect(kept.map(({ act, about }) => `${act} ${about}`).toSorted()).toEqual([
    'consent_given acompanhamento',
    'consent_given aviso_medico',
    'consent_given dados_saude_plano',
    'consent_given termos',
  ])
  expect(kept.every(({ requestId }) => /^[0-9a-f-]{36}$/.test(requestId ?? ''))).toBe(true)
})

test('a sign-up with an existing address is not audited', async () => {
  const ana = await signUpConfirmed()
  const before = (await allAuditEvents()).length
  const json = { name: 'Ana', email: ana.email, password: 'jabuticaba no pé', terms: true }
  await readReply(openBrowser().fetch('/api/auth/sign-up/email', { json }))
  await app.settled()
  expect((await allAuditEvents()).length).toBe(before)
})

test('password, session, consent and export changes are audited', async () => {
  const ana = await signUpConfirmed()
  const newPassword = 'goiaba madura'
  const change = { currentPassword: ana.password, newPassword }
  await readReply(ana.fetch('/api/auth/change-password', { json: change }))
  await openBrowser().fetch('/api/auth/request-password-reset', { json: { email: ana.email } })
  const reset = { token: findResetToken(await mailsTo(ana.email)), newPassword: 'pitanga doce' }
  await readReply(openBrowser().fetch('/api/auth/reset-password', { json: reset }))
  const json = { email: ana.email, password: 'pitanga doce' }
  await readReply(ana.fetch('/api/auth/sign-in/email', { json }))
  for (const granted of [true, false])
    await readReply(ana.fetch('/api/consents', { json: { purpose: 'fotos_ia', granted } }))
  await readReply(ana.fetch('/api/health-data', { method: 'DELETE' }))
  await readReply(ana.fetch('/api/data-exports', { json: { password: 'pitanga doce' } }))
  await readReply(ana.fetch('/api/sessions', { method: 'DELETE' }))
  await readReply(ana.fetch('/api/auth/sign-in/email', { json }))
  await readReply(ana.fetch('/api/auth/sign-out', { method: 'POST' }))
  await readReply(ana.fetch('/api/auth/sign-in/email', { json }))
  expect(await kindsOf(ana)).toEqual([
    'address_confirmed',
    'consent_given',
    'consent_given',
    'consent_withdrawn',
    'data_export_allowed',
    'health_consent_withdrawn',
    'password_changed',
    'password_reset',
    'sessions_ended',
    'signed_in',
    'signed_in',
    'signed_in',
    'signed_out',
  ])
})

test('a denied access to foreign data is audited with its endpoint', async () => {
  const ana = await signUpConfirmed()
  await ana.fetch('/api/recipe-images')
  await ana.fetch('/api/scan-start', { json: { user_id: crypto.randomUUID() } })
  const noted = (await allAuditEvents()).filter(({ userId, about }) => userId === ana.id && about !== null)
  expect(noted.map(({ act, about }) => `${act}: ${about}`).toSorted()).toEqual([
    'admin_refused: GET /api/recipe-images',
    'consent_given: termos',
    'foreign_account_named: POST /api/scan-start',
  ])
})

test('an administrator request without a second factor is audited', async () => {
  const socia = await signUpConfirmed({ email: 'socia@exemplo.br' })
  await socia.fetch('/api/recipe-images')
  const noted = (await allAuditEvents()).filter(
    ({ userId, act }) => userId === socia.id && act === 'admin_refused',
  )
  expect(noted).toMatchObject([{ about: 'GET /api/recipe-images' }])
})

test('an administrator’s change is audited with the previous value', async () => {
  const dona = await signUpConfirmed({ email: 'dona@exemplo.br' })
  await turnOn({ clock, mailsTo }, dona)
  await dona.fetch('/api/recipe-images/feijoada', { method: 'DELETE' })
  await dona.fetch('/api/recipe-images')
  const noted = (await allAuditEvents()).filter(({ act }) => act === 'admin_acted')
  expect(noted).toMatchObject([{ userId: dona.id, about: 'DELETE /api/recipe-images/{recipe_id}' }])
})

test('repeated refusals are limited per caller and hour', async () => {
  const before = (await allAuditEvents()).length
  for (let i = 0; i < 30; i++) await signIn(`ninguem-${i}@exemplo.br`, 'chute', '192.0.2.5')
  expect((await allAuditEvents()).length - before).toBe(20)
})

test('the audit log of a deleted account keeps one anonymous entry', async () => {
  const ana = await signUpConfirmed()
  await readReply(ana.fetch('/api/account-erasure', { json: { password: ana.password, word: 'EXCLUIR' } }))
  const left = await allAuditEvents()
  expect(left.filter(({ userId }) => userId === ana.id)).toEqual([])
  expect(left.filter(({ act }) => act === 'account_erased')).toMatchObject([
    { userId: null, truncatedIp: null, device: null, about: null },
  ])
})

test('an entry cannot be changed or deleted before six months', async () => {
  const ana = await signUpConfirmed()
  const denied = { cause: { message: expect.stringContaining('permission denied') } }
  const change = (tx: Transaction) => tx.update(auditEvents).set({ act: 'signed_in' })
  await expect(database.asSystem(change)).rejects.toMatchObject(denied)
  await expect(database.asAccount(ana.id, change)).rejects.toMatchObject(denied)
  await expect(database.asAccount(ana.id, (tx) => tx.delete(auditEvents))).rejects.toMatchObject(denied)
  // The event is dated in the future, because the policy that allows deletion compares the row with the database's own
  // clock, not the test's.
  const recordedAt = new Date('2999-01-01T00:00:00Z')
  await database.asSystem((tx) => tx.insert(auditEvents).values({ act: 'webhook_refused', recordedAt }))
  await database.asSystem((tx) => tx.delete(auditEvents).where(sql`true`))
  expect((await allAuditEvents()).some((one) => one.recordedAt.getTime() === recordedAt.getTime())).toBe(true)
})

test('an entry is deleted after six months', async () => {
  clock.set('2020-01-01T12:00:00Z')
  await signIn('quem@exemplo.br', 'chute', '198.18.7.1')
  const kept = async () =>
    (await allAuditEvents()).filter(({ recordedAt }) => recordedAt.getUTCFullYear() === 2020)
  clock.set('2020-06-30T12:00:00Z')
  await runScheduledJobs(app)
  expect(await kept()).toHaveLength(1)
  clock.set('2020-07-05T12:00:00Z')
  await runScheduledJobs(app)
  expect(await kept()).toEqual([])
  clock.set('2026-03-11T15:00:00Z')
})

test('every entry is logged without address, e-mail or id', async () => {
  lines.length = 0
  const ana = await signUpConfirmed()
  await signIn(ana.email, 'chute', '203.0.113.78')
  const audit = lines.filter((line) => line.includes('"audit"'))
  expect(audit.map((line) => (JSON.parse(line) as { act: string }).act)).toEqual([
    'consent_given',
    'address_confirmed',
    'sign_in_refused',
  ])
  expect(lines.join('')).not.toMatch(new RegExp(`${ana.email}|${ana.id}|203\\.0\\.113`))
})
