import type { Profile } from '#contract/account/profile.ts'
import type { DietDetail } from '#contract/menus/diets.ts'
import type { Today } from '#contract/day/today.ts'
import type { AnswersInput } from '#contract/account/questionnaire.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { PushSender } from '../../adapters/push/push-sender.ts'
import { startFakePushService } from '../../adapters/push/fake-push-service.ts'
import { createLog } from '../../platform/observability/log.ts'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import { dispatchReminders } from './dispatch-reminders.ts'
import { change, devicesOf, logMeal, startRinging } from './test-ringing.ts'

const {
  app,
  addDevice,
  buyPlan,
  clock,
  database,
  dispatch,
  notices,
  run,
  service,
  signUpConfirmed,
  somebodyWithDevice,
  titles,
  twin,
} = await startRinging()

test('a lunch reminder is sent once, with links to the scan and the tick', async () => {
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
  expect(service.taken[0]).toMatchObject({
    ttlSeconds: 3600,
    topic: expect.stringMatching(/^(?!.*almoco)[\w-]{22}$/) as string,
    urgency: 'high',
  })
})

test('two server processes with ten concurrent runs send one reminder', async () => {
  await somebodyWithDevice()
  await Promise.all(Array.from({ length: 10 }, (_, place) => dispatch(place % 2 === 0 ? app : twin)))
  expect(titles()).toEqual(['Hora do almoço 🍽️'])
})

test('a logged meal gets no reminder, though another meal does', async () => {
  const eaten = await somebodyWithDevice()
  await logMeal(eaten.person, 'almoco')
  const snacked = await somebodyWithDevice()
  await logMeal(snacked.person, 'lanche_tarde')
  await dispatch()
  expect(service.taken.map(({ endpoint }) => endpoint)).toEqual([snacked.target.endpoint])
})

test('a ticked planned meal gets no reminder', async () => {
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

test('a ticked planned meal whose type was changed gets no reminder', async () => {
  const { person } = await somebodyWithDevice()
  await answerQuestionnaire(person)
  const diet = await readReply<DietDetail>(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  const json = { diet_id: diet.id, meal_compliance: { almoco: true } }
  await readReply(person.fetch('/api/compliance', { method: 'PUT', json }))
  const { plan } = await readReply<Today>(person.fetch('/api/plan-today'))
  const [lunch] = plan.scans
  const items = lunch!.foods.map(({ food_id, grams }) => ({ food_id, grams }))
  const corrected = { meal_type: 'lanche_tarde', items }
  await readReply(person.fetch(`/api/meals/${lunch!.id}`, { method: 'PUT', json: corrected }))
  await dispatch()
  expect(notices()).toEqual([])
})

test('a lunch reminder is not sent half an hour late', async () => {
  await somebodyWithDevice()
  clock.advance({ minutes: 30 })
  await dispatch()
  clock.advance({ hours: 2 })
  await dispatch()
  expect(notices()).toEqual([])
})

test('a changed switch or time takes effect at once', async () => {
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

test('times that were stored before a new meal was offered get its default', async () => {
  const { person } = await somebodyWithDevice()
  const dinnerOnly = JSON.stringify({ dinner: '20:00' })
  await change(person, '/api/profile', { ladle_grams: 86 })
  await database.asSystem((tx) =>
    tx.execute(
      sql`update profiles set notification_times = ${dinnerOnly}::jsonb where user_id = ${person.id}`,
    ),
  )
  expect(await readReply<Profile>(person.fetch('/api/profile'))).toMatchObject({
    notification_times: { breakfast: '08:00', lunch: '12:00', dinner: '20:00' },
  })
  await dispatch()
  expect(titles()).toEqual(['Hora do almoço 🍽️'])
})

test('a lunch moved after its reminder gets no second one', async () => {
  const { person } = await somebodyWithDevice()
  await dispatch()
  const times = { breakfast: '08:00', lunch: '13:00', dinner: '19:00' }
  await change(person, '/api/profile', { notification_times: times })
  clock.advance({ hours: 1 })
  await dispatch()
  expect(titles()).toEqual(['Hora do almoço 🍽️'])
})

test('reminders follow the local clock, once a day even when travelling', async () => {
  const { person } = await somebodyWithDevice()
  await change(person, '/api/profile', { timezone: 'America/Rio_Branco' })
  await dispatch()
  expect(notices()).toEqual([])
  clock.advance({ hours: 2 })
  await dispatch()
  expect(titles()).toEqual(['Hora do almoço 🍽️'])
  // Honolulu is seven hours behind São Paulo, so there noon of the same day is still to come.
  await change(person, '/api/profile', { timezone: 'Pacific/Honolulu' })
  clock.advance({ hours: 5 })
  await dispatch()
  expect(titles()).toEqual(['Hora do almoço 🍽️'])
})

test('a server clock set back repeats no reminder, and one set ahead delays none', async () => {
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

test.each([
  ['refused', 403],
  ['out of reach', 503],
] as const)(
  'a future-dated attempt while the push service was %s does not block its day',
  async (_, status) => {
    const { person } = await somebodyWithDevice()
    await buyPlan(person, 'monthly')
    service.answerWith({ kind: 'status', status })
    const lunch = clock.now()
    const daysAfter = (days: number) => new Date(lunch.getTime() + days * 86_400_000)
    clock.set(daysAfter(3))
    for (let minute = 0; minute < 30; minute += 1) {
      await dispatch()
      clock.advance({ minutes: 1 })
    }
    clock.set(daysAfter(0.1))
    await run('tidying')
    clock.set(daysAfter(3))
    service.answerWith({ kind: 'take' })
    await dispatch()
    await dispatch()
    expect(titles()).toEqual(['Hora do almoço 🍽️'])
  },
)

test('a future-dated reminder that was sent is not repeated; a rejected one stays so', async () => {
  const { person } = await somebodyWithDevice()
  await buyPlan(person, 'monthly')
  const lunch = clock.now()
  clock.advance({ days: 3 })
  await dispatch()
  expect(titles()).toEqual(['Hora do almoço 🍽️'])
  clock.set(lunch)
  service.answerWith({ kind: 'status', status: 403 }, { kind: 'take' })
  await dispatch()
  await run('tidying')
  await dispatch()
  clock.advance({ days: 3 })
  await dispatch()
  expect(titles()).toEqual([])
})

test('an ended trial gets no reminder until there is a plan', async () => {
  const { person } = await somebodyWithDevice()
  clock.advance({ days: 5 })
  await dispatch()
  expect(notices()).toEqual([])
  await buyPlan(person, 'monthly')
  await dispatch()
  expect(titles()).toContain('Hora do almoço 🍽️')
})

test('every device of an account gets the reminder, and none of another account', async () => {
  const { person, target } = await somebodyWithDevice()
  const second = await addDevice(person)
  await signUpConfirmed()
  await dispatch()
  const rung = service.taken.map(({ endpoint }) => endpoint)
  expect(rung.toSorted()).toEqual([target.endpoint, second.target.endpoint].toSorted())
})

test('an account with hidden numbers gets the same neutral text', async () => {
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

test('a service that is down is retried within the half hour only', async () => {
  const { person } = await somebodyWithDevice()
  service.answerWith({ kind: 'status', status: 503 })
  for (let minute = 0; minute < 40; minute += 1) {
    await dispatch()
    clock.advance({ minutes: 1 })
  }
  // One attempt at 12:00 and retries after 1, 2, 4 and 8 minutes.
  expect(service.asked).toBe(5)
  service.answerWith({ kind: 'take' })
  await dispatch()
  expect(notices()).toEqual([])
  expect(await devicesOf(person)).toHaveLength(1)
})

test('a recovered service gets the reminder once, after the requested delay', async () => {
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

test('a meal logged before a retry gets no reminder', async () => {
  const { person } = await somebodyWithDevice()
  service.answerWith({ kind: 'status', status: 503 }, { kind: 'take' })
  await dispatch()
  await logMeal(person, 'almoco')
  clock.advance({ minutes: 2 })
  await dispatch()
  expect(notices()).toEqual([])
})

test('only the failed one of two devices is retried', async () => {
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

test('an outage of one push service does not delay the others', async () => {
  const broken = await startFakePushService(clock)
  broken.answerWith({ kind: 'status', status: 500 })
  const people = await Promise.all(Array.from({ length: 30 }, () => signUpConfirmed()))
  for (const person of people) {
    await addDevice(person, broken)
  }
  const { target } = await somebodyWithDevice()
  await dispatch()
  expect(service.taken.map(({ endpoint }) => endpoint)).toEqual([target.endpoint])
  await broken.close()
  clock.advance({ minutes: 1 })
  await dispatch()
  expect(service.taken).toHaveLength(1)
})

test('an aborted run leaves the rest to the next one', async () => {
  await somebodyWithDevice()
  await app.scheduledJobs.find(({ name }) => name === 'reminders')!.work(AbortSignal.abort())
  expect(service.asked).toBe(0)
  await dispatch(twin)
  expect(titles()).toEqual(['Hora do almoço 🍽️'])
})

test('a reminder claimed by a dead process is sent after three minutes', async () => {
  await somebodyWithDevice()
  const dying: PushSender = { send: () => Promise.reject(new Error('killed')), close: async () => undefined }
  const services = { database, clock, log: createLog('silent'), push: dying }
  const { signal } = new AbortController()
  await expect(dispatchReminders(services, { signal })).rejects.toThrow('killed')
  clock.advance({ minutes: 2 })
  await dispatch()
  expect(titles()).toEqual([])
  clock.advance({ minutes: 1 })
  await dispatch(twin)
  await dispatch()
  expect(titles()).toEqual(['Hora do almoço 🍽️'])
})
