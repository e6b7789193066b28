import { dailyDescriptions } from '#contract/billing/plans.ts'
import { expect, test } from 'vitest'
import { answerQuestionnaire } from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'
import { countEarlierUses } from '../../platform/security/test-earlier-uses.ts'

const testApp = await startTestApp()
const { clock, signUpConfirmed } = testApp

test('descriptions over 30 a minute or 500 a day are refused', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const describe = (text = '2 ovos fritos') => person.fetch('/api/meals/describe', { json: { text } })
  const countEarlier = (uses: number, perSeconds: number) =>
    countEarlierUses(testApp, uses, 'POST /api/meals/describe', person.id, [{ max: 500, perSeconds }])
  expect((await describe('quiejo '.repeat(142))).status).toBe(200)
  await countEarlier(28, 60)
  expect((await describe()).status).toBe(200)
  const refused = await describe()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await refused.json()).toMatchObject({
    code: 'too_many_descriptions',
    detail:
      'Você descreveu muitas refeições em pouco tempo. O que escreveu não se perde: tente de novo em 1 minuto.',
  })
  await countEarlier(dailyDescriptions - 3, 86_400)
  clock.advance({ minutes: 1 })
  expect((await describe()).status).toBe(200)
  const refusedToday = await describe()
  expect([refusedToday.status, Number(refusedToday.headers.get('retry-after'))]).toEqual([429, 86_340])
  clock.advance({ seconds: 86_339 })
  expect((await describe()).status).toBe(429)
  clock.advance({ seconds: 1 })
  expect((await describe()).status).toBe(200)
})
