import { dailyDescriptions } from '#contract/billing/plans.ts'
import { expect, test } from 'vitest'
import { answerQuestionnaire } from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'

const { clock, signUpConfirmed } = await startTestApp()

test('descriptions over 30 a minute or 500 a day are refused', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const describe = (text = '2 ovos fritos') => person.fetch('/api/meals/describe', { json: { text } })
  for (let meal = 0; meal < 30; meal++) expect((await describe('quiejo '.repeat(142))).status).toBe(200)
  const refused = await describe()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await refused.json()).toMatchObject({
    code: 'too_many_descriptions',
    detail:
      'Você descreveu muitas refeições em pouco tempo. O que escreveu não se perde: tente de novo em 1 minuto.',
  })
  for (let meal = 30; meal < dailyDescriptions; meal++) {
    if (meal % 30 === 0) clock.advance({ minutes: 1 })
    expect((await describe()).status).toBe(200)
  }
  clock.advance({ minutes: 1 })
  const refusedToday = await describe()
  expect([refusedToday.status, Number(refusedToday.headers.get('retry-after'))]).toEqual([429, 85_380])
  clock.advance({ seconds: 85_380 })
  expect((await describe()).status).toBe(200)
})
