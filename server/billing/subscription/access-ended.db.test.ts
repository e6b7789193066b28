import { expect, test } from 'vitest'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { clock, signUpConfirmed, buyPlan } = await startTestApp()

async function refusedWith(person: TestPerson, path: string, json?: unknown) {
  const reply = await person.fetch(path, json === undefined ? {} : { json })
  return (await reply.json()) as { code?: string; detail?: string }
}

const ofTrial = 'Trial expirado. Faça upgrade para continuar usando FoodScan.'
const ofAccess = 'Seu acesso terminou. Escolha um plano para continuar.'

test('an ended trial is named on the scan; elsewhere the access has ended', async () => {
  const person = await signUpConfirmed()
  clock.advance({ days: 4 })
  const code = 'trial_expired'
  expect(await refusedWith(person, '/api/scan-start', {})).toMatchObject({ code, detail: ofTrial })
  expect(await refusedWith(person, '/api/plan-today')).toMatchObject({ code, detail: ofAccess })
})

test('requests that share one query are each answered by the access of their account', async () => {
  const ended = await signUpConfirmed()
  clock.advance({ days: 4 })
  const trying = await Promise.all([signUpConfirmed(), signUpConfirmed()])
  const people = [trying[0], ended, trying[1], ended]
  const replies = await Promise.all(people.map((person) => person.fetch('/api/plan-today')))
  expect(replies.map(({ status }) => status)).toEqual([200, 403, 200, 403])
})

test('an ended plan never mentions a trial, not even on the scan', async () => {
  const person = await signUpConfirmed()
  await buyPlan(person, 'basic')
  clock.advance({ days: 40 })
  for (const [path, json] of [['/api/scan-start', {}], ['/api/plan-today']] as const) {
    expect(await refusedWith(person, path, json)).toMatchObject({ code: 'trial_expired', detail: ofAccess })
  }
})
