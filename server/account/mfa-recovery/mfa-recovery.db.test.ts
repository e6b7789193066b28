import { createECDH, randomBytes } from 'node:crypto'
import type { MfaRecovery } from '#contract/account/mfa-recovery.ts'
import type { OwnAuditEvent } from '#contract/privacy/audit-log.ts'
import { expect, test } from 'vitest'
import type { PushTarget } from '../../adapters/push/push-sender.ts'
import { addPasskey, createDevice, enterWith } from '../passkeys/test-device.ts'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import {
  type Browser,
  runScheduledJobs,
  startTestApp,
  type TestPerson,
} from '../../platform/process/test-app.ts'
import { proveByMail, turnOn } from '../second-factors/test-factor.ts'
import { mfaRecoveries } from './table.ts'

const boss = 'chefe@exemplo.br'
const second = 'socia@exemplo.br'
const settings = { ADMIN_EMAILS: `${boss},${second}` }
const rung: PushTarget[] = []
const push = {
  send: async (target: PushTarget) => {
    rung.push(target)
    return { kind: 'taken' } as const
  },
  close: async () => undefined,
}
const testApp = await startTestApp({ settings, parts: { push } })
const { app, clock, database, openBrowser, mailsTo, signUpConfirmed } = testApp
/** Second instance of the service on the same database, like another process. */
const twin = await startTestApp({ settings, parts: { database, clock } })

const passPassword = ({ email, password }: TestPerson, { fetch }: Browser = openBrowser()) =>
  readReply<{ challenge: string; token?: string }>(
    fetch('/api/auth/sign-in/email', { json: { email, password } }),
  )

async function ask(person: TestPerson, { fetch }: Browser = openBrowser()) {
  const { challenge } = await passPassword(person)
  return fetch('/api/auth/factor-reset', { json: { challenge } })
}

const asked = (person: TestPerson) => readReply<MfaRecovery>(ask(person))

async function linkTo({ email }: TestPerson, subject: RegExp): Promise<string> {
  const mail = (await mailsTo(email)).find((one) => subject.test(one.subject))
  return /\/segunda-etapa\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? 'no link'
}

const beginLink = (person: TestPerson) => linkTo(person, /sem a segunda etapa/)
const cancelLink = (person: TestPerson) => linkTo(person, /^Não foi você/)
const endLink = (person: TestPerson) => linkTo(person, /^Desligue/)

const tap = ({ fetch }: Browser, path: string) => fetch(path, { method: 'POST' })

async function somebodyWithoutCodes() {
  const person = await signUpConfirmed()
  const phone = await turnOn(testApp, person)
  return { person, phone }
}

/** Creates a person without codes whose waiting period has begun. */
async function startRecovery() {
  const lost = await somebodyWithoutCodes()
  await asked(lost.person)
  expect((await tap(openBrowser(), await beginLink(lost.person))).status).toBe(200)
  return lost
}

const resetSeenBy = async ({ fetch }: Browser) =>
  (await readReply<{ user: { factor_reset_ends_at?: string } }>(fetch('/api/auth/get-session'))).user
    .factor_reset_ends_at

const auditEventsOf = async ({ fetch }: Browser) =>
  (await readReply<OwnAuditEvent[]>(fetch('/api/acts'))).map(({ act }) => act)

test('recovery takes password and mail twice, three days apart, and ends sessions', async () => {
  const { person } = await somebodyWithoutCodes()
  const elsewhere = openBrowser()
  expect(await asked(person)).toEqual({ stage: 'begin_mailed', ends_at: null })
  expect(await resetSeenBy(person)).toBeUndefined()
  const endsAt = new Date(clock.now().getTime() + 72 * 3_600_000).toISOString()
  const begun = await tap(elsewhere, await beginLink(person))
  expect(await begun.text()).toContain('sábado, 14 de março, às 12h00 (horário de Brasília)')
  expect(await resetSeenBy(person)).toBe(endsAt)
  expect(await asked(person)).toEqual({ stage: 'waiting', ends_at: endsAt })

  clock.advance({ hours: 71, minutes: 59 })
  expect(await asked(person)).toMatchObject({ stage: 'waiting' })
  clock.advance({ minutes: 1 })
  expect(await asked(person)).toEqual({ stage: 'end_mailed', ends_at: endsAt })
  expect(await (await tap(elsewhere, await endLink(person))).text()).toContain('Segunda etapa desligada')
  expect((await person.fetch('/api/profile')).status).toBe(401)
  const entered = openBrowser()
  expect((await passPassword(person, entered)).token).toBeTruthy()
  const acts = await auditEventsOf(entered)
  for (const act of ['factor_reset_asked', 'factor_reset_begun', 'second_factor_removed'])
    expect(acts).toContain(act)
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).toContain(
    'Verificação em duas etapas desligada no Prato Certo',
  )
  expect((await tap(elsewhere, await endLink(person))).status).toBe(404)
  clock.set('2026-03-11T15:00:00Z')
})

test('link scanners that open every mailed link start, cancel and complete nothing', async () => {
  const { person } = await somebodyWithoutCodes()
  await asked(person)
  const page = await openBrowser().fetch(await beginLink(person))
  expect(await page.text()).toContain('<form method="post">')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(await resetSeenBy(person)).toBeUndefined()
  await tap(openBrowser(), await beginLink(person))
  await openBrowser().fetch(await cancelLink(person))
  expect(await resetSeenBy(person)).toBeDefined()
})

test('a second tap on the first link shows the deadline and does not restart the wait', async () => {
  const { person } = await startRecovery()
  const endsAt = await resetSeenBy(person)
  clock.advance({ minutes: 30 })
  const replies = await Promise.all([
    tap(openBrowser(), await beginLink(person)),
    tap(twin.openBrowser(), await beginLink(person)),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await resetSeenBy(person)).toBe(endsAt)
})

test('the link that starts the wait is valid for an hour', async () => {
  const { person } = await somebodyWithoutCodes()
  await asked(person)
  clock.advance({ hours: 1, seconds: 1 })
  expect((await tap(openBrowser(), await beginLink(person))).status).toBe(404)
  expect(await resetSeenBy(person)).toBeUndefined()
})

test('signed-in devices are notified, also by push, and cancel with one tap', async () => {
  const { person } = await somebodyWithoutCodes()
  const endpoint = 'https://push.exemplo.br/aparelho'
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url')
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') }
  await readReply(person.fetch('/api/reminders/devices', { method: 'PUT', json: { endpoint, keys } }))
  await asked(person)
  await tap(openBrowser(), await beginLink(person))
  await app.settled()
  expect(rung.map((target) => target.endpoint)).toContain(endpoint)
  const cancel = () => readReply(person.fetch('/api/factor-reset/cancel', { method: 'POST' }))
  expect(await cancel()).toEqual({ cancelled: true })
  expect(await cancel()).toEqual({ cancelled: false })
  expect(await resetSeenBy(person)).toBeUndefined()
  expect(await auditEventsOf(person)).toContain('factor_reset_cancelled')
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).toContain(
    'Pedido cancelado no Prato Certo',
  )
})

test('"não fui eu" in the mail cancels without a session, also after the wait', async () => {
  const { person } = await startRecovery()
  clock.advance({ hours: 73 })
  await asked(person)
  expect(await (await tap(openBrowser(), await cancelLink(person))).text()).toContain('Pedido cancelado')
  expect((await tap(openBrowser(), await endLink(person))).status).toBe(404)
  expect((await passPassword(person)).challenge).toBeTruthy()
})

test('the final link is valid for half an hour, and for its own request only', async () => {
  const { person } = await startRecovery()
  clock.advance({ hours: 72 })
  await asked(person)
  const late = await endLink(person)
  clock.advance({ minutes: 30, seconds: 1 })
  expect((await tap(openBrowser(), late)).status).toBe(404)
  await asked(person)
  const early = await endLink(person)
  const entered = openBrowser()
  await tap(entered, await cancelLink(person))
  await asked(person)
  await tap(entered, await beginLink(person))
  expect((await tap(entered, early)).status).toBe(404)
})

test('one of two copies that receive the final link at once completes it', async () => {
  const { person } = await startRecovery()
  clock.advance({ hours: 72 })
  await asked(person)
  const link = await endLink(person)
  const replies = await Promise.all([tap(openBrowser(), link), tap(twin.openBrowser(), link)])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 404]))
})

test('a request not completed within two weeks expires', async () => {
  const { person } = await startRecovery()
  clock.advance({ hours: 72, days: 14 })
  await runScheduledJobs(app)
  expect(await database.unscoped.select().from(mfaRecoveries)).toEqual([])
  expect(await asked(person)).toMatchObject({ stage: 'begin_mailed' })
})

test('a password change or turning the second step off cancels the request', async () => {
  const { person } = await startRecovery()
  const json = { currentPassword: person.password, newPassword: 'seriguela ao sol' }
  expect((await person.fetch('/api/auth/change-password', { json })).status).toBe(200)
  expect(await resetSeenBy(person)).toBeUndefined()

  const { person: bia } = await startRecovery()
  const proof = { password: bia.password }
  await readReply(bia.fetch('/api/authenticator/remove', { json: proof }))
  expect(await resetSeenBy(bia)).toBeUndefined()
})

test('a request takes the password, at most three times a month', async () => {
  const { person } = await somebodyWithoutCodes()
  const { fetch } = openBrowser()
  const guessed = fetch('/api/auth/factor-reset', { json: { challenge: 'made up' } })
  expect(await problemCode(guessed)).toBe('401 challenge_over')
  const first = await asked(person).then(() => beginLink(person))
  await asked(person)
  await asked(person)
  expect(await problemCode(ask(person))).toBe('429 rate_limited')
  // The first link still works, because repeated requests share one row.
  expect((await tap(openBrowser(), first)).status).toBe(200)
  await readReply(person.fetch('/api/factor-reset/cancel', { method: 'POST' }))
  expect(await problemCode(ask(person))).toBe('429 rate_limited')
  clock.advance({ days: 30, seconds: 1 })
  expect(await asked(person)).toMatchObject({ stage: 'begin_mailed' })
})

test('an administrator cannot recover by mail', async () => {
  const chief = await signUpConfirmed({ email: boss })
  await turnOn(testApp, chief)
  expect(await problemCode(ask(chief))).toBe('403 factor_reset_of_admin')
})

test('the release script lets an administrator without a passkey enroll by mailed link', async () => {
  const [owner, device] = [await signUpConfirmed({ email: second }), createDevice()]
  await proveByMail(testApp, owner)
  await addPasskey(owner, device)
  expect(await app.releaseSecondFactor(second)).toBe(false)
  expect(await app.releaseSecondFactor(second, { passkeys: true })).toBe(true)
  expect(await problemCode(enterWith(openBrowser(), device))).toBe('401 passkey_refused')
  expect(await problemCode(owner.fetch('/api/profile'))).toBe('401 session_expired')
  expect((await mailsTo(second)).map(({ subject }) => subject)).toContain(
    'Segundos fatores removidos no Prato Certo',
  )
  const { password } = owner
  await readReply(owner.fetch('/api/auth/sign-in/email', { json: { email: second, password } }))
  const adding = owner.fetch('/api/passkeys/begin', { json: { password } })
  expect(await problemCode(adding)).toBe('403 mailed_link_required')
  await turnOn(testApp, owner)
})

test('the release script acts at once, and only on accounts with a second step', async () => {
  const { person } = await somebodyWithoutCodes()
  expect(await app.releaseSecondFactor(person.email)).toBe(true)
  expect((await person.fetch('/api/profile')).status).toBe(401)
  expect((await passPassword(person)).token).toBeTruthy()
  expect((await mailsTo(person.email)).map(({ text }) => text).join()).toContain('Quem cuida do servidor')
  expect(await app.releaseSecondFactor(person.email)).toBe(false)
  expect(await app.releaseSecondFactor('ninguem@exemplo.br')).toBe(false)
})

test('a malformed link opens nothing, and the token is not stored', async () => {
  const { person } = await somebodyWithoutCodes()
  await asked(person)
  const link = await beginLink(person)
  const token = link.split('=').at(-1) ?? ''
  const forged = [link.slice(0, -1), `${link}x`, '/segunda-etapa', '/segunda-etapa?token=a.b']
  for (const one of forged) expect((await tap(openBrowser(), one)).status).toBe(404)
  const kept = JSON.stringify(await database.unscoped.select().from(mfaRecoveries))
  expect(kept).not.toContain(token)
})
