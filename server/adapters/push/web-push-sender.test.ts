import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeVapidKeys } from '../../platform/process/vapid-keys.ts'
import { hasPushKeys, isPushAddress } from './push-address.ts'
import { startFakePushService } from './fake-push-service.ts'
import { createWebPushSender } from './web-push-sender.ts'

const clock = { now: () => new Date('2026-03-11T15:00:00Z') }
const keys = makeVapidKeys()
const subject = 'mailto:oi@exemplo.br'
const service = await startFakePushService(clock)
const parts = { keys, subject, clock, reachesLoopback: true }
const sender = createWebPushSender(parts)
const message = {
  text: '{"title":"Hora do almoço 🍽️"}',
  ttlSeconds: 3600,
  topic: 'almoco',
  urgency: 'high',
} as const
const never = new AbortController().signal
const browser = service.subscribe(keys.publicKey)

beforeEach(() => service.answerWith({ kind: 'take' }))
afterAll(async () => {
  await sender.close()
  await service.close()
})

test('a browser decrypts a message and gets its TTL and topic', async () => {
  expect(await sender.send(browser, message, never)).toEqual({ kind: 'taken' })
  expect(service.taken).toEqual([
    { endpoint: browser.endpoint, text: message.text, ttlSeconds: 3600, topic: 'almoco', urgency: 'high' },
  ])
})

test('another browser cannot read it', async () => {
  const other = service.subscribe(keys.publicKey)
  expect(await sender.send({ ...other, endpoint: browser.endpoint }, message, never)).toEqual({
    kind: 'refused',
    reason: '400',
  })
  expect(service.taken).toEqual([])
})

test("a service refuses a sender without the subscription's key", async () => {
  const stranger = createWebPushSender({ ...parts, keys: makeVapidKeys() })
  const forger = createWebPushSender({ ...parts, keys: { ...makeVapidKeys(), publicKey: keys.publicKey } })
  for (const one of [stranger, forger]) {
    expect(await one.send(browser, message, never)).toEqual({ kind: 'refused', reason: '403' })
    await one.close()
  }
})

test('a signature is renewed before it expires', async () => {
  let now = clock.now()
  const moving = { now: () => now }
  const patient = await startFakePushService(moving)
  const sending = createWebPushSender({ ...parts, clock: moving })
  const target = patient.subscribe(keys.publicKey)
  for (const hours of [0, 5, 13, 14, 40, -30]) {
    now = new Date(clock.now().getTime() + hours * 3_600_000)
    expect(await sending.send(target, message, never), `${hours} h`).toEqual({ kind: 'taken' })
  }
  await sending.close()
  await patient.close()
})

test('an ended subscription is distinguished from a failing service', async () => {
  const left = service.subscribe(keys.publicKey)
  service.unsubscribe(left)
  expect(await sender.send(left, message, never)).toEqual({ kind: 'gone' })
  const status = (code: number, retryAfter?: string) =>
    service.answerWith({ kind: 'status', status: code, ...(retryAfter && { retryAfter }) })
  const outcome = () => sender.send(browser, message, never)
  status(404)
  expect(await outcome()).toEqual({ kind: 'gone' })
  status(429, '120')
  expect(await outcome()).toEqual({ kind: 'later', afterMs: 120_000 })
  status(429, 'Wed, 11 Mar 2026 15:10:00 GMT')
  expect(await outcome()).toEqual({ kind: 'later', afterMs: 600_000 })
  status(503)
  expect(await outcome()).toEqual({ kind: 'later', afterMs: null })
  status(302)
  expect(await outcome()).toEqual({ kind: 'refused', reason: '302' })
  service.answerWith({ kind: 'hang_up' })
  expect(await outcome()).toEqual({ kind: 'later', afterMs: null })
})

test('a message that is too big is refused and not retried', async () => {
  const big = { ...message, text: 'a'.repeat(4100) }
  expect(await sender.send(browser, big, never)).toEqual({ kind: 'refused', reason: '413' })
})

test('a silent service times out, and is aborted at once on shutdown', async () => {
  service.answerWith({ kind: 'silence' })
  const hasty = createWebPushSender({ ...parts, limitMs: 50 })
  expect(await hasty.send(browser, message, never)).toEqual({ kind: 'later', afterMs: null })
  await hasty.close()
  expect(await sender.send(browser, message, AbortSignal.timeout(20))).toEqual({
    kind: 'later',
    afterMs: null,
  })
})

test('an unreachable service is to be retried later', async () => {
  const leaving = await startFakePushService(clock)
  const target = leaving.subscribe(keys.publicKey)
  await leaving.close()
  expect(await sender.send(target, message, never)).toEqual({ kind: 'later', afterMs: null })
})

test('invalid keys are refused before anything is sent', async () => {
  const broken = { ...browser, p256dh: Buffer.alloc(65, 4).toString('base64url') }
  expect(await sender.send(broken, message, never)).toEqual({ kind: 'refused', reason: 'keys' })
  expect(service.asked).toBe(0)
  expect(hasPushKeys(broken)).toBe(false)
  expect(hasPushKeys({ ...browser, auth: 'curta' })).toBe(false)
  expect(hasPushKeys(browser)).toBe(true)
})

const production = { reachesLoopback: false }

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://web.push.apple.com./abc',
])('messages may go to %s', (endpoint) => {
  expect(isPushAddress(endpoint, production)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'https://localhost/abc',
  'https://localhost./abc',
  'https://push.localhost/abc',
  'https://impressora.local/abc',
  'https://banco./abc',
  'https://10.0.0.8/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/abc',
  'https://[::ffff:10.0.0.8]/abc',
  'https://2130706433/abc',
  'https://banco/abc',
  'https://alguem:senha@web.push.apple.com/abc',
  'https://web.push.apple.com:5432/abc',
  'file:///etc/passwd',
  'abc',
])('no message goes to %s', (endpoint) => {
  expect(isPushAddress(endpoint, production)).toBe(false)
})

test('in production a loopback address is refused', async () => {
  const strict = createWebPushSender({ ...parts, reachesLoopback: false })
  expect(await strict.send(browser, message, never)).toEqual({ kind: 'refused', reason: 'address' })
  expect(service.asked).toBe(0)
  await strict.close()
})
