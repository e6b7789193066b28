import { randomUUID } from 'node:crypto'
import type { PushedNotice, ReminderDevice } from '#contract/messages/reminders.ts'
import { afterAll, beforeEach } from 'vitest'
import { createInlinePlanner } from '../../adapters/planner/inline-planner.ts'
import { startFakePushService } from '../../adapters/push/fake-push-service.ts'
import type { PushTarget } from '../../adapters/push/push-sender.ts'
import { memoryStorage } from '../../adapters/storage/memory-storage.ts'
import { createApp } from '../../app.ts'
import { parseConfig } from '../../platform/process/config.ts'
import { createLog } from '../../platform/observability/log.ts'
import { readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { makeVapidKeys } from '../../platform/process/vapid-keys.ts'

const wednesdayNoon = '2026-03-11T15:00:00Z'

/**
 * Starts two server processes on one database, and a fake push service whose browsers decrypt the messages that they
 * get.
 */
export async function startRinging() {
  const vapidKeys = makeVapidKeys()
  const { publicKey } = vapidKeys
  const testApp = await startTestApp({ parts: { vapidKeys } })
  const { app, clock, database, signUpConfirmed } = testApp
  const service = await startFakePushService(clock)
  const twin = createApp({
    config: parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    database,
    clock,
    log: createLog('silent'),
    storage: memoryStorage(),
    planner: createInlinePlanner(),
    authSecret: 'a secret that only tests know, 32+',
    vapidKeys,
  })
  afterAll(async () => {
    await twin.close()
    await service.close()
  })

  const registered: { person: TestPerson; device: ReminderDevice }[] = []
  beforeEach(async () => {
    for (const { person, device } of registered.splice(0)) {
      await person.fetch(pathOf(device), { method: 'DELETE' })
    }
    clock.set(wednesdayNoon)
    service.answerWith({ kind: 'take' })
  })

  /** Registers the device; `beforeEach` removes it again. */
  async function register(person: TestPerson, json: object): Promise<ReminderDevice> {
    const device = await readReply<ReminderDevice>(put(person, json))
    registered.push({ person, device })
    return device
  }

  async function addDevice(person: TestPerson, at = service) {
    const target = at.subscribe(publicKey)
    return { target, device: await register(person, bodyOf(target)) }
  }

  async function somebodyWithDevice() {
    const person = await signUpConfirmed()
    return { person, ...(await addDevice(person)) }
  }

  async function run(round: string, of = app): Promise<void> {
    await of.scheduledJobs.find(({ name }) => name === round)!.work(new AbortController().signal)
  }

  const notices = () => service.taken.map(({ text }) => JSON.parse(text) as PushedNotice)
  return {
    ...testApp,
    twin,
    service,
    publicKey,
    register,
    addDevice,
    somebodyWithDevice,
    run,
    dispatch: (of = app) => run('reminders', of),
    /** Decrypted messages that the browsers have received. */
    notices,
    titles: () => notices().map(({ title }) => title),
  }
}

export const pathOf = ({ id }: ReminderDevice) => `/api/reminders/devices/${id}`
export const bodyOf = ({ endpoint, p256dh, auth }: PushTarget) => ({ endpoint, keys: { p256dh, auth } })

export function put(person: TestPerson, json: object): Promise<Response> {
  const headers = { 'user-agent': 'Firefox/140.0 (Android)' }
  return person.fetch('/api/reminders/devices', { method: 'PUT', json, headers })
}

export function devicesOf(person: TestPerson): Promise<ReminderDevice[]> {
  return readReply(person.fetch('/api/reminders/devices'))
}

export function change(person: TestPerson, path: string, json: object): Promise<unknown> {
  return readReply(person.fetch(path, { method: 'PATCH', json }))
}

export function logMeal(person: TestPerson, meal_type: string): Promise<unknown> {
  const items = [{ food_id: 'taco:3', grams: 100 }]
  return readReply(person.fetch('/api/meals', { json: { id: randomUUID(), meal_type, items } }))
}
