import { expect, test } from 'vitest'
import { openMetrics } from '../../platform/observability/metrics.ts'
import { problemCode } from '../../platform/process/test-answers.ts'
import { findResetToken, startTestApp } from '../../platform/process/test-app.ts'
import { noTelemetry } from '../../platform/telemetry.ts'
import { byAddress } from '../../platform/security/client-address.ts'
import { createSemaphore } from '../../platform/security/semaphore.ts'
import { countEarlierUses } from '../../platform/security/test-earlier-uses.ts'
import { passwordSeatsEach } from '../authentication/rules.ts'
import { limits } from './rules.ts'

const metrics = await openMetrics()
const closed = createSemaphore(1, { most: 0, patienceMs: 0 })
void closed(() => new Promise(() => {}))
let isCrowded = false
/** While this promise is set, every admitted password check waits for it. */
let isHeld: Promise<void> | undefined
const seats = 6
const queueLength = 20
const places = createSemaphore(seats, { most: queueLength, mostKnown: 10, patienceMs: 60_000 })
const testApp = await startTestApp({
  parts: {
    telemetry: { ...noTelemetry, metrics },
    passwords: {
      hash: async (password) => `kept:${password}`,
      verify: async ({ hash, password }) => hash === `kept:${password}`,
      isOutdated: () => false,
      admit: (work, isKnown) =>
        isCrowded
          ? closed(work)
          : places(async () => {
              await isHeld
              return work()
            }, isKnown),
    },
  },
})
const { app, openBrowser, mailsTo, signUpConfirmed } = testApp

async function whileCrowded<T>(work: () => Promise<T>): Promise<T> {
  isCrowded = true
  return work().finally(() => (isCrowded = false))
}

test('a full queue answers sign-ins with Retry-After and counts no attempt', async () => {
  const { email, password, fetch } = await signUpConfirmed()
  const signIn = (typed = password) =>
    openBrowser().fetch('/api/auth/sign-in/email', { json: { email, password: typed } })
  const refused = await whileCrowded(() => Promise.all(Array.from({ length: 6 }, () => signIn('chute'))))
  for (const reply of refused) {
    expect([await problemCode(Promise.resolve(reply)), reply.headers.get('retry-after')]).toEqual([
      '503 busy',
      '5',
    ])
  }
  expect((await signIn()).status).toBe(200)
  await app.settled()
  expect(await (await fetch('/api/acts')).text()).not.toContain('sign_in_refused')
  const { text = '' } = (await metrics.render()) ?? {}
  expect(text).toContain('prato_certo_busy_refusals_total{what="passwords"} 6')
  expect(text).toContain('prato_certo_passwords_under_way 0')
})

test('a mailed link refused by a full queue works afterwards', async () => {
  const { email } = await signUpConfirmed()
  const browser = openBrowser()
  await browser.fetch('/api/auth/request-password-reset', { json: { email } })
  const token = findResetToken(await mailsTo(email))
  const choose = () =>
    browser.fetch('/api/auth/reset-password', { json: { token, newPassword: 'seriguela ao sol' } })
  expect(await problemCode(whileCrowded(choose))).toBe('503 busy')
  expect((await choose()).status).toBe(200)
})

test('sign-up, password change and password checks are refused by a full queue too', async () => {
  const { email, password, fetch } = await signUpConfirmed()
  const json = { name: 'Bia Lima', email: `bia-${email}`, password, terms: true }
  const change = { currentPassword: password, newPassword: 'seriguela ao sol' }
  const signUp = () => openBrowser().fetch('/api/auth/sign-up/email', { json })
  const others = [
    signUp,
    () => fetch('/api/data-exports', { json: { password } }),
    () => fetch('/api/auth/change-password', { json: change }),
  ]
  for (const ask of others) expect(await problemCode(whileCrowded(ask))).toBe('503 busy')
  expect(await mailsTo(json.email)).toEqual([])
  for (const ask of others) expect((await ask()).status).toBe(200)
})

test('an address over its limit is refused before it takes a place in the queue', async () => {
  const from = '198.18.90.1'
  const guess = (email = 'alvo@exemplo.br') =>
    openBrowser().fetch('/api/auth/sign-in/email', { json: { email, password: 'chute' }, from })
  await countEarlierUses(testApp, 99, 'sign-in', byAddress(from), limits.signInByAddress)
  expect([await problemCode(guess()), await problemCode(guess('outro@exemplo.br'))]).toEqual([
    '401 invalid_credentials',
    '429 rate_limited',
  ])
  expect(await problemCode(whileCrowded(guess))).toBe('429 rate_limited')
})

test('one address cannot fill the queue, so others still sign in', async () => {
  const { email, password } = await signUpConfirmed()
  const held = Promise.withResolvers<void>()
  const { fetch } = openBrowser()
  isHeld = held.promise
  const flood = Array.from({ length: 40 }, (_, place) =>
    fetch('/api/auth/sign-in/email', { json: { email: `p${place}@exemplo.br`, password: 'chute' } }),
  )
  const own = openBrowser().fetch('/api/auth/sign-in/email', { json: { email, password } })
  // All seats stay taken until the other requests are refused: a seat freed earlier would admit one of them.
  const othersRefused = Promise.withResolvers<void>()
  let answered = 0
  const countAnswer = async (reply: Promise<Response>) => {
    await reply
    answered += 1
    if (answered === flood.length - passwordSeatsEach) othersRefused.resolve()
  }
  for (const reply of flood) void countAnswer(reply)
  const firstRefused = await Promise.any(flood)
  await othersRefused.promise
  held.resolve()
  const codes = await Promise.all(flood.map((reply) => problemCode(reply)))
  isHeld = undefined
  expect(firstRefused.status).toBe(503)
  expect(codes.filter((code) => code === '503 busy')).toHaveLength(flood.length - passwordSeatsEach)
  expect((await own).status).toBe(200)
})

test('known callers sign in and change passwords while strangers fill the queue', async () => {
  const returning = await signUpConfirmed()
  await returning.fetch('/api/auth/sign-out', { method: 'POST' })
  const present = await signUpConfirmed()
  const newcomer = openBrowser()
  const held = Promise.withResolvers<void>()
  isHeld = held.promise
  const guess = (place: number, from: string) =>
    openBrowser().fetch('/api/auth/sign-in/email', {
      json: { email: `q${place}@exemplo.br`, password: 'chute' },
      from,
    })
  const flood = Array.from({ length: 40 }, (_, place) => guess(place, `198.18.91.${1 + (place % 5)}`))
  await Promise.any(flood)
  // Requests from this address already take all its seats (`passwordSeatsEach`).
  const from = '198.18.91.1'
  const { email, password } = returning
  const known = returning.fetch('/api/auth/sign-in/email', { json: { email, password }, from })
  const change = { currentPassword: present.password, newPassword: 'seriguela ao sol' }
  const changed = present.fetch('/api/auth/change-password', { json: change, from })
  const stranger = newcomer.fetch('/api/auth/sign-in/email', { json: { email, password } })
  expect(await problemCode(stranger)).toBe('503 busy')
  held.resolve()
  expect([(await known).status, (await changed).status]).toEqual([200, 200])
  const codes = await Promise.all(flood.map((reply) => problemCode(reply)))
  isHeld = undefined
  expect(codes.filter((code) => code === '503 busy')).toHaveLength(flood.length - seats - queueLength)
})

test('one account holds at most its share of the places for known callers', async () => {
  const { email, password, cookies } = await signUpConfirmed()
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const held = Promise.withResolvers<void>()
  isHeld = held.promise
  const signIns = Array.from({ length: 12 }, () =>
    openBrowser().fetch('/api/auth/sign-in/email', {
      json: { email, password: 'chute' },
      headers: { cookie },
    }),
  )
  await Promise.any(signIns)
  isHeld = undefined
  held.resolve()
  const codes = await Promise.all(signIns.map((reply) => problemCode(reply)))
  expect(codes.filter((code) => code === '503 busy')).toHaveLength(8)
  expect((await openBrowser().fetch('/api/auth/sign-in/email', { json: { email, password } })).status).toBe(
    200,
  )
})
