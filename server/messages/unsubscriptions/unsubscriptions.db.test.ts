import type { Settings } from '#contract/account/settings.ts'
import { expect, test } from 'vitest'
import { readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { signedLinks } from '../../platform/security/signed-link.ts'
import { stoppableMails } from '../../account/settings/service.ts'
import { accountContextOf } from '../../platform/context.ts'
import { createLog } from '../../platform/observability/log.ts'
import { unsubscribeFooter } from './service.ts'

const authSecret = 'a secret that only tests know, 32+'
const publicOrigin = 'http://localhost:3000'

const { openBrowser, signUpConfirmed, clock, database } = await startTestApp({ parts: { authSecret } })
const { fetch } = openBrowser()
const links = signedLinks(authSecret)
const services = { database, clock, log: createLog('silent'), links, publicOrigin }

const settingsOf = (person: TestPerson) => readReply<Settings>(person.fetch('/api/settings'))
const pathFor = (person: TestPerson, mail: (typeof stoppableMails)[number] = 'weekly_tips') =>
  unsubscribeFooter(accountContextOf(services, person.id), mail).unsubscribe?.url.replace(publicOrigin, '') ??
  ''
const oneTap = {
  method: 'POST',
  body: 'List-Unsubscribe=One-Click',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
}

test.each(stoppableMails)(
  'one tap unsubscribes from %s only, without a login, idempotently',
  async (mail) => {
    const person = await signUpConfirmed()
    const before = await settingsOf(person)
    for (let tap = 0; tap < 2; tap++) {
      const reply = await fetch(pathFor(person, mail), oneTap)
      expect(reply.status).toBe(200)
      expect(await reply.text()).toContain('não chega')
      expect(await settingsOf(person)).toEqual({ ...before, [mail]: false })
    }
  },
)

test('opening the link changes nothing and shows a button', async () => {
  const person = await signUpConfirmed()
  const reply = await fetch(pathFor(person))
  const page = await reply.text()
  expect(page).toContain('<form method="post">')
  expect(page).toContain('Parar de receber as dicas da semana?')
  expect(page).not.toContain(person.email)
  expect(page).not.toContain('<script')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.get('content-security-policy')).toContain("form-action 'self'")
  expect((await settingsOf(person)).weekly_tips).toBe(true)
})

test('a notice turned on again stays on until the link is used again', async () => {
  const person = await signUpConfirmed()
  await fetch(pathFor(person), oneTap)
  await readReply(person.fetch('/api/settings', { method: 'PATCH', json: { weekly_tips: true } }))
  expect((await settingsOf(person)).weekly_tips).toBe(true)
})

test('an invalid, foreign or expired link changes nothing and says so', async () => {
  const person = await signUpConfirmed()
  const ends = new Date(clock.now().getTime() + 60_000)
  const forged = [
    '',
    'graviola',
    '%00',
    `${links.sign('unsubscribe', [person.id, 'weekly_tips'], ends)}a`,
    signedLinks('another secret, as long as ours is').sign('unsubscribe', [person.id, 'weekly_tips'], ends),
    links.sign('scan-photo', [person.id, 'weekly_tips'], ends),
    links.sign('unsubscribe', [person.id, 'meal_reminders'], ends),
    links.sign('unsubscribe', [person.id, 'weekly_tips'], new Date(clock.now().getTime() - 1)),
  ]
  for (const token of forged) {
    for (const request of [{}, oneTap]) {
      const reply = await fetch(`/descadastro?token=${token}`, request)
      expect([reply.status, await reply.text()]).toEqual([
        404,
        expect.stringContaining('Este link não vale mais'),
      ])
    }
  }
  expect(await settingsOf(person)).toMatchObject({ weekly_tips: true, meal_reminders: true })
})

test('the link of a deleted account says so', async () => {
  const reply = await fetch(
    `/descadastro?token=${links.sign('unsubscribe', ['7d3c3a0e-0000-4000-8000-000000000000', 'weekly_tips'], new Date(clock.now().getTime() + 60_000))}`,
    oneTap,
  )
  expect(reply.status).toBe(404)
})
