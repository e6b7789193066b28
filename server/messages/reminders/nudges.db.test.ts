import { expect, test } from 'vitest'
import type { Mailer } from '../../adapters/mail/mailer.ts'
import { createLog } from '../../platform/observability/log.ts'
import { signedLinks } from '../../platform/security/signed-link.ts'
import { readReply } from '../../platform/process/test-answers.ts'
import type { TestPerson } from '../../platform/process/test-app.ts'
import { sendTipMails } from './send-tip-mails.ts'
import { change, logMeal, startRinging } from './test-ringing.ts'

const {
  addDevice,
  buyPlan,
  clock,
  database,
  dispatch,
  mailsTo,
  notices,
  run,
  service,
  signUpConfirmed,
  somebodyWithDevice,
  twin,
} = await startRinging()

test('FoodScan is suggested after three idle days, at most twice a week', async () => {
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
  await logMeal(person, 'almoco')
  await liveThrough(12, 14)
  expect(days).toHaveLength(3)
  await liveThrough(14, 15)
  expect(days.at(-1)).toBe('foodscan-2026-03-25')
  await change(person, '/api/settings', { foodscan_reminders: false })
  await liveThrough(15, 24)
  expect(days).toHaveLength(4)
})

test('a tip is sent on Monday morning if enabled', async () => {
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

test('an account without a device gets the tip by mail, and none gets both', async () => {
  const [ringing, mailed] = [await somebodyWithDevice(), await signUpConfirmed({ name: 'Bia Lima' })]
  const unwilling = await signUpConfirmed()
  for (const person of [ringing.person, mailed, unwilling]) await buyPlan(person, 'monthly')
  await change(unwilling, '/api/settings', { weekly_tips: false })
  const tipsTo = async ({ email }: TestPerson) =>
    (await mailsTo(email)).filter(({ subject }) => subject === 'Uma ideia para a sua semana')

  clock.set('2026-03-16T12:59:00Z')
  await run('tip-mails')
  expect(await tipsTo(mailed)).toEqual([])
  clock.set('2026-03-16T13:00:00Z')
  await Promise.all([run('tip-mails'), run('tip-mails', twin), dispatch()])
  const [tip, ...others] = await tipsTo(mailed)
  expect(others).toEqual([])
  expect(tip!.text).toContain('Oi, Bia.')
  expect([await tipsTo(ringing.person), await tipsTo(unwilling)]).toEqual([[], []])
  expect(notices()).toHaveLength(1)
  expect(tip!.text).toContain(notices()[0]!.body)

  await addDevice(mailed)
  clock.advance({ hours: 1 })
  await dispatch()
  expect(notices()).toHaveLength(1)

  const [leave = ''] = /\/descadastro\?token=[\w.-]+/.exec(tip!.text) ?? []
  const posted = await mailed.fetch(leave, { method: 'POST' })
  expect(posted.status).toBe(200)
  expect(await readReply(mailed.fetch('/api/settings'))).toMatchObject({ weekly_tips: false })
})

test('a slow mail server causes no duplicate with two server processes', async () => {
  for (let count = 0; count < 9; count += 1) await buyPlan(await signUpConfirmed(), 'monthly')
  const told: string[] = []
  const { signal } = new AbortController()
  const copyWith = (send: Mailer['send']) => {
    const services = {
      database,
      clock,
      log: createLog('silent'),
      mailer: { send, close: async () => undefined },
      publicOrigin: 'https://exemplo.br',
      links: signedLinks('a secret of this test'),
    }
    return { send: () => sendTipMails(services, signal) }
  }
  const quick = copyWith(async ({ to }) => void told.push(to))
  const slow = copyWith(async ({ to }) => {
    told.push(to)
    clock.advance({ seconds: 40 })
    await quick.send()
  })
  clock.set('2026-03-16T13:00:00Z')
  await slow.send()
  expect(told.length).toBeGreaterThanOrEqual(9)
  expect(new Set(told).size).toBe(told.length)
})

test('an ended trial gets no tip by mail', async () => {
  const person = await signUpConfirmed()
  clock.set('2026-03-16T13:00:00Z')
  await run('tip-mails')
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).not.toContain(
    'Uma ideia para a sua semana',
  )
})
