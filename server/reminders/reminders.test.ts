import { randomUUID } from 'node:crypto'
import type { DietDetail } from '#contract/diets.ts'
import type { PushedNotice, ReminderDevice } from '#contract/reminders.ts'
import type { AnswersInput } from '#contract/questionnaire.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startPushServiceStandIn } from '../adapters/push/push-service-stand-in.ts'
import type { PushTarget } from '../adapters/push/push-sender.ts'
import { createApp } from '../app.ts'
import { createInlinePlanner } from '../adapters/planner/inline-planner.ts'
import { memoryStorage } from '../adapters/storage/memory-storage.ts'
import { parseConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { answerQuestionnaire, ordinaryAnswers, problemCode, readReply } from '../platform/test-answers.ts'
import { startTestApp, type TestPerson } from '../platform/test-app.ts'
import { makeVapidKeys } from '../platform/vapid-keys.ts'

const vapidKeys = makeVapidKeys()
const { app, clock, database, signUpConfirmed, openBrowser, buyPlan } = await startTestApp({
  parts: { vapidKeys },
})
const service = await startPushServiceStandIn(clock)
/** Another copy of the server on the same database. */
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

const wednesdayNoon = '2026-03-11T15:00:00Z'
const registered: { person: TestPerson; device: ReminderDevice }[] = []

beforeEach(async () => {
  for (const { person, device } of registered.splice(0))
    await person.fetch(pathOf(device), { method: 'DELETE' })
  clock.set(wednesdayNoon)
  service.answerWith({ kind: 'take' })
})

const pathOf = ({ id }: ReminderDevice) => `/api/reminders/devices/${id}`
const bodyOf = ({ endpoint, p256dh, auth }: PushTarget) => ({ endpoint, keys: { p256dh, auth } })
const put = (person: TestPerson, json: object, userAgent = 'Firefox/140.0 (Android)') =>
  person.fetch('/api/reminders/devices', { method: 'PUT', json, headers: { 'user-agent': userAgent } })
const devicesOf = (person: TestPerson) => readReply<ReminderDevice[]>(person.fetch('/api/reminders/devices'))

async function addDevice(person: TestPerson) {
  const target = service.subscribe(vapidKeys.publicKey)
  const device = await readReply<ReminderDevice>(put(person, bodyOf(target)))
  registered.push({ person, device })
  return { target, device }
}

async function somebodyWithDevice() {
  const person = await signUpConfirmed()
  return { person, ...(await addDevice(person)) }
}

async function run(round: string, of = app): Promise<void> {
  await of.rounds.find(({ name }) => name === round)!.work(new AbortController().signal)
}
const dispatch = (of = app) => run('reminders', of)
const tidy = () => run('tidying')

const notices = () => service.taken.map(({ text }) => JSON.parse(text) as PushedNotice)
const titles = () => notices().map(({ title }) => title)
const change = (person: TestPerson, path: string, json: object) =>
  readReply(person.fetch(path, { method: 'PATCH', json }))
const log = (person: TestPerson, meal_type: string) =>
  readReply(
    person.fetch('/api/meals', {
      json: { id: randomUUID(), meal_type, items: [{ food_id: 'taco:3', grams: 100 }] },
    }),
  )

test('at the hour of lunch somebody is called to the table, once, with a way to the scan and to a tick', async () => {
  await somebodyWithDevice()
  clock.advance({ seconds: -1 })
  await dispatch()
  expect(notices()).toEqual([])
  clock.advance({ seconds: 1 })
  await dispatch()
  await dispatch()
  clock.advance({ minutes: 1 })
  await dispatch()
  expect(notices()).toEqual([
    {
      title: 'Hora do almoço 🍽️',
      body: expect.any(String) as string,
      tag: 'almoco-2026-03-11',
      path: '/app',
      actions: [
        { action: 'scan', title: 'Escanear', path: '/scan?refeicao=almoco' },
        { action: 'eaten', title: 'Já comi', path: '/app?comi=almoco&dia=2026-03-11' },
      ],
    },
  ])
  expect(service.taken[0]).toMatchObject({ ttlSeconds: 3600, topic: 'almoco-2026-03-11', urgency: 'high' })
})

test('two copies of the server, ten times at once, send one', async () => {
  await somebodyWithDevice()
  await Promise.all(Array.from({ length: 10 }, (_, place) => dispatch(place % 2 === 0 ? app : twin)))
  expect(titles()).toEqual(['Hora do almoço 🍽️'])
})

test('a meal that was logged is not called for, though another is', async () => {
  const eaten = await somebodyWithDevice()
  await log(eaten.person, 'almoco')
  const snacked = await somebodyWithDevice()
  await log(snacked.person, 'lanche_tarde')
  await dispatch()
  expect(service.taken.map(({ endpoint }) => endpoint)).toEqual([snacked.target.endpoint])
})

test('a planned meal that was ticked is not called for', async () => {
  const { person, target } = await somebodyWithDevice()
  await answerQuestionnaire(person)
  const diet = await readReply<DietDetail>(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  const ticks = (almoco: boolean) =>
    readReply(
      person.fetch('/api/compliance', {
        method: 'PUT',
        json: { diet_id: diet.id, meal_compliance: { almoco } },
      }),
    )
  await ticks(true)
  await dispatch()
  expect(notices()).toEqual([])
  await ticks(false)
  await dispatch()
  expect(service.taken.map(({ endpoint }) => endpoint)).toEqual([target.endpoint])
})

test('a lunch is not called for half an hour late', async () => {
  await somebodyWithDevice()
  clock.advance({ minutes: 30 })
  await dispatch()
  clock.advance({ hours: 2 })
  await dispatch()
  expect(notices()).toEqual([])
})

test('a switch works at once, and so does another time', async () => {
  const { person } = await somebodyWithDevice()
  await change(person, '/api/settings', { meal_reminders: false })
  await dispatch()
  expect(notices()).toEqual([])
  await change(person, '/api/settings', { meal_reminders: true })
  const times = { breakfast: '08:00', lunch: '12:05', dinner: '19:00' }
  await change(person, '/api/profile', { notification_times: times })
  await dispatch()
  expect(notices()).toEqual([])
  clock.advance({ minutes: 5 })
  await dispatch()
  expect(titles()).toEqual(['Hora do almoço 🍽️'])
})

test('a lunch that was put off after its call is not called for again', async () => {
  const { person } = await somebodyWithDevice()
  await dispatch()
  const times = { breakfast: '08:00', lunch: '13:00', dinner: '19:00' }
  await change(person, '/api/profile', { notification_times: times })
  clock.advance({ hours: 1 })
  await dispatch()
  expect(titles()).toEqual(['Hora do almoço 🍽️'])
})

test('each is called by the clock of where they are, and once a day whoever moves on the way', async () => {
  const { person } = await somebodyWithDevice()
  await change(person, '/api/profile', { timezone: 'America/Rio_Branco' })
  await dispatch()
  expect(notices()).toEqual([])
  clock.advance({ hours: 2 })
  await dispatch()
  expect(titles()).toEqual(['Hora do almoço 🍽️'])
  // West again: there it will be noon of the same day once more.
  await change(person, '/api/profile', { timezone: 'Pacific/Honolulu' })
  clock.advance({ hours: 5 })
  await dispatch()
  expect(titles()).toEqual(['Hora do almoço 🍽️'])
})

test('a clock of the server that is set back calls nobody twice, and one that is set ahead nobody late', async () => {
  await somebodyWithDevice()
  clock.advance({ minutes: 5 })
  await dispatch()
  clock.advance({ minutes: -10 })
  await dispatch()
  clock.advance({ minutes: 7 })
  await dispatch()
  expect(titles()).toEqual(['Hora do almoço 🍽️'])
  clock.set('2026-03-11T23:00:00Z')
  await dispatch()
  expect(titles()).toEqual(['Hora do almoço 🍽️'])
})

test('with the trial over nobody is called, until there is a plan', async () => {
  const { person } = await somebodyWithDevice()
  clock.advance({ days: 5 })
  await dispatch()
  expect(notices()).toEqual([])
  await buyPlan(person, 'monthly')
  await dispatch()
  expect(titles()).toContain('Hora do almoço 🍽️')
})

test('every device of a person rings, and none of anybody else', async () => {
  const { person, target } = await somebodyWithDevice()
  const second = await addDevice(person)
  await signUpConfirmed()
  await dispatch()
  const rung = service.taken.map(({ endpoint }) => endpoint)
  expect(rung.toSorted()).toEqual([target.endpoint, second.target.endpoint].toSorted())
})

test('an account whose numbers are hidden reads the same neutral words', async () => {
  const [ana, bia] = [await somebodyWithDevice(), await somebodyWithDevice()]
  const hidden: AnswersInput = {
    ...ordinaryAnswers,
    medical_history: { ...ordinaryAnswers.medical_history, eating_disorders: 'anorexia' },
  }
  await answerQuestionnaire(ana.person, hidden)
  await answerQuestionnaire(bia.person)
  await dispatch()
  expect(notices()).toHaveLength(2)
  expect(notices()[0]).toEqual(notices()[1])
})

test('a service that is down is asked again inside the half hour, and then no more', async () => {
  const { person } = await somebodyWithDevice()
  service.answerWith({ kind: 'status', status: 503 })
  for (let minute = 0; minute < 40; minute += 1) {
    await dispatch()
    clock.advance({ minutes: 1 })
  }
  // At 12:00, and 1, 2, 4 and 8 minutes after each other.
  expect(service.asked).toBe(5)
  service.answerWith({ kind: 'take' })
  await dispatch()
  expect(notices()).toEqual([])
  expect(await devicesOf(person)).toHaveLength(1)
})

test('a service that recovers rings once; one that asks for patience is given it', async () => {
  await somebodyWithDevice()
  service.answerWith({ kind: 'status', status: 429, retryAfter: '600' }, { kind: 'take' })
  await dispatch()
  clock.advance({ minutes: 9 })
  await dispatch()
  expect(service.asked).toBe(1)
  clock.advance({ minutes: 1 })
  await dispatch()
  await dispatch()
  expect(titles()).toEqual(['Hora do almoço 🍽️'])
})

test('a meal that is logged while its call waits to be tried again is not called for', async () => {
  const { person } = await somebodyWithDevice()
  service.answerWith({ kind: 'status', status: 503 }, { kind: 'take' })
  await dispatch()
  await log(person, 'almoco')
  clock.advance({ minutes: 2 })
  await dispatch()
  expect(notices()).toEqual([])
})

test('of two devices only the one that failed is tried again', async () => {
  const { person } = await somebodyWithDevice()
  await addDevice(person)
  service.answerWith({ kind: 'take' }, { kind: 'status', status: 500 }, { kind: 'take' })
  await dispatch()
  clock.advance({ minutes: 1 })
  await dispatch()
  clock.advance({ minutes: 2 })
  await dispatch()
  expect(new Set(service.taken.map(({ endpoint }) => endpoint)).size).toBe(2)
  expect(service.taken).toHaveLength(2)
})

test('a browser that is gone is forgotten, and the other one still rings', async () => {
  const { person, target } = await somebodyWithDevice()
  const second = await addDevice(person)
  service.unsubscribe(target)
  await dispatch()
  expect(service.taken.map(({ endpoint }) => endpoint)).toEqual([second.target.endpoint])
  expect((await devicesOf(person)).map(({ id }) => id)).toEqual([second.device.id])
})

test('one service that is down keeps nobody of another from lunch', async () => {
  const broken = await startPushServiceStandIn(clock)
  broken.answerWith({ kind: 'status', status: 500 })
  const people = await Promise.all(Array.from({ length: 30 }, () => signUpConfirmed()))
  for (const person of people) {
    const device = await readReply<ReminderDevice>(put(person, bodyOf(broken.subscribe(vapidKeys.publicKey))))
    registered.push({ person, device })
  }
  const { target } = await somebodyWithDevice()
  await dispatch()
  expect(service.taken.map(({ endpoint }) => endpoint)).toEqual([target.endpoint])
  expect(broken.asked).toBeLessThanOrEqual(30)
  await broken.close()
  clock.advance({ minutes: 1 })
  await dispatch()
  expect(service.taken).toHaveLength(1)
})

test('a round that is told to end leaves the rest to the next', async () => {
  await somebodyWithDevice()
  await app.rounds.find(({ name }) => name === 'reminders')!.work(AbortSignal.abort())
  expect(service.asked).toBe(0)
  await dispatch(twin)
  expect(titles()).toEqual(['Hora do almoço 🍽️'])
})

test('FoodScan is brought to mind after three days without a plate, and twice a week at most', async () => {
  const { person } = await somebodyWithDevice()
  await buyPlan(person, 'monthly')
  await change(person, '/api/settings', { meal_reminders: false, weekly_tips: false })
  const days: string[] = []
  const liveThrough = async (from: number, to: number) => {
    for (let day = from; day < to; day += 1) {
      clock.set(new Date(Date.parse('2026-03-11T19:20:00Z') + day * 86_400_000))
      service.answerWith({ kind: 'take' })
      await dispatch()
      for (const { tag } of notices()) days.push(tag)
    }
  }
  await liveThrough(0, 12)
  expect(days).toEqual(['foodscan-2026-03-14', 'foodscan-2026-03-17', 'foodscan-2026-03-21'])
  await log(person, 'almoco')
  await liveThrough(12, 14)
  expect(days).toHaveLength(3)
  await liveThrough(14, 15)
  expect(days.at(-1)).toBe('foodscan-2026-03-25')
  await change(person, '/api/settings', { foodscan_reminders: false })
  await liveThrough(15, 24)
  expect(days).toHaveLength(4)
})

test('on the morning of a Monday comes a tip, where it is wanted', async () => {
  const [ana, bia] = [await somebodyWithDevice(), await somebodyWithDevice()]
  await buyPlan(ana.person, 'monthly')
  await buyPlan(bia.person, 'monthly')
  await change(bia.person, '/api/settings', { weekly_tips: false })
  clock.set('2026-03-16T13:00:00Z')
  await Promise.all([dispatch(), dispatch(twin)])
  clock.advance({ hours: 1 })
  await dispatch()
  expect(notices()).toEqual([
    {
      title: 'Dica da semana 🌱',
      body: expect.any(String) as string,
      tag: 'weekly_tip-2026-03-16',
      path: '/app',
    },
  ])
  expect(service.taken[0]).toMatchObject({ endpoint: ana.target.endpoint, urgency: 'low' })
})

test('a device that registers again stays one, by a name that its person knows', async () => {
  const { person, target, device } = await somebodyWithDevice()
  clock.advance({ days: 1 })
  expect(await readReply(put(person, bodyOf(target)))).toEqual(device)
  expect(await devicesOf(person)).toEqual([
    { id: device.id, name: 'Firefox no Android', created_at: '2026-03-11T15:00:00.000Z', last_ok_at: null },
  ])
  const moved = service.subscribe(vapidKeys.publicKey)
  await readReply(put(person, { ...bodyOf(moved), replaces: target.endpoint }))
  const [now, ...others] = await devicesOf(person)
  registered.push({ person, device: now! })
  expect(others).toEqual([])
})

test('a browser that somebody else signs in on rings for them alone', async () => {
  const { person, target } = await somebodyWithDevice()
  const other = await signUpConfirmed()
  registered.push({ person: other, device: await readReply<ReminderDevice>(put(other, bodyOf(target))) })
  expect(await devicesOf(person)).toEqual([])
  await dispatch()
  expect(notices()).toHaveLength(1)
})

test('nobody stops or tests the device of another', async () => {
  const { person, device } = await somebodyWithDevice()
  const stranger = await signUpConfirmed()
  expect(await readReply(stranger.fetch(pathOf(device), { method: 'DELETE' }))).toEqual({ removed: false })
  expect(await problemCode(stranger.fetch(`${pathOf(device)}/test`, { method: 'POST' }))).toBe(
    '404 device_not_found',
  )
  expect(await devicesOf(stranger)).toEqual([])
  expect(await readReply(person.fetch(pathOf(device), { method: 'DELETE' }))).toEqual({ removed: true })
  await dispatch()
  expect(notices()).toEqual([])
})

test('of too many devices those go that were opened longest ago', async () => {
  const person = await signUpConfirmed()
  const ids: string[] = []
  for (let place = 0; place < 12; place += 1) {
    clock.advance({ minutes: 1 })
    ids.push((await addDevice(person)).device.id)
  }
  const kept = (await devicesOf(person)).map(({ id }) => id)
  expect(kept.toSorted()).toEqual(ids.slice(2).toSorted())
})

test.each(['http://push.exemplo.br/a', 'https://10.0.0.8/a', 'https://192.168.0.1/a', 'nada'])(
  'a browser that takes messages at %s is refused',
  async (endpoint) => {
    const target = service.subscribe(vapidKeys.publicKey)
    const person = await signUpConfirmed()
    expect(await problemCode(put(person, { ...bodyOf(target), endpoint }))).toBe('422 push_address_refused')
    expect(await devicesOf(person)).toEqual([])
  },
)

test('keys that are none, and an address without end, are refused', async () => {
  const target = service.subscribe(vapidKeys.publicKey)
  const person = await signUpConfirmed()
  const broken = { endpoint: target.endpoint, keys: { p256dh: 'abc', auth: target.auth } }
  expect(await problemCode(put(person, broken))).toBe('422 push_address_refused')
  const endless = { ...bodyOf(target), endpoint: `${target.endpoint}${'a'.repeat(2000)}` }
  expect(await problemCode(put(person, endless))).toBe('422 validation_failed')
})

test('a test is sent at once and tells whether it arrived', async () => {
  const { person, target, device } = await somebodyWithDevice()
  const ask = () => person.fetch(`${pathOf(device)}/test`, { method: 'POST' })
  expect(await readReply(ask())).toEqual({ sent: true })
  expect(titles()).toEqual(['Aviso de teste ✅'])
  expect((await devicesOf(person))[0]?.last_ok_at).toBe('2026-03-11T15:00:00.000Z')
  service.answerWith({ kind: 'status', status: 500 })
  expect(await problemCode(ask())).toBe('502 push_failed')
  service.unsubscribe(target)
  expect(await problemCode(ask())).toBe('404 device_not_found')
  expect(await devicesOf(person)).toEqual([])
})

test('a device that was not opened for sixty days is forgotten', async () => {
  const [seen, unseen] = [await somebodyWithDevice(), await somebodyWithDevice()]
  clock.advance({ days: 59 })
  await readReply(put(seen.person, bodyOf(seen.target)))
  await tidy()
  expect(await devicesOf(unseen.person)).toHaveLength(1)
  clock.advance({ days: 2 })
  await tidy()
  expect(await devicesOf(unseen.person)).toHaveLength(0)
  expect(await devicesOf(seen.person)).toHaveLength(1)
})

test('a device whose push service refuses for two weeks is given up, and an outage of a day gives none up', async () => {
  const { person, target } = await somebodyWithDevice()
  await buyPlan(person, 'monthly')
  const refused = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      clock.advance({ days: 1 })
      service.answerWith({ kind: 'status', status: 403 })
      await dispatch()
      await tidy()
    }
    return (await devicesOf(person)).length
  }
  expect(await refused(11)).toBe(1)
  clock.advance({ minutes: 1 })
  await readReply(put(person, bodyOf(target)))
  expect(await refused(4)).toBe(0)
})

test('whoever is not signed in learns no key and registers nothing', async () => {
  expect(await problemCode(openBrowser().fetch('/api/reminders/key'))).toBe('401 unauthenticated')
  const person = await signUpConfirmed()
  expect(await readReply(person.fetch('/api/reminders/key'))).toEqual({ public_key: vapidKeys.publicKey })
})
