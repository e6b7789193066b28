import type { FoodRow } from '#contract/day/foods.ts'
import { expect, test } from 'vitest'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'

const { signUpConfirmed } = await startTestApp()

test('a search marks what conflicts with the answers, and lists what is free of it first', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    preferences: { ...ordinaryAnswers.preferences, allergies: ['Leite'], intolerances: ['Lactose'] },
  })
  const found = await readReply<FoodRow[]>(person.fetch('/api/foods?q=leite&limit=50'))
  const dairy = found.filter(({ allergens }) => allergens.includes('leite'))
  expect(dairy.length).toBeGreaterThan(3)
  for (const { conflicts } of dairy) expect(conflicts?.map(({ answer }) => answer)).toContain('Leite')
  expect(found[0]?.conflicts).toBeUndefined()
  const whole = found.find(({ name }) => name === 'Leite integral')
  expect(whole?.conflicts).toEqual([
    { source: 'alergia', answer: 'Leite', certainty: 'contem' },
    { source: 'intolerancia', answer: 'Lactose', certainty: 'contem' },
  ])
})

test('a search before the questionnaire marks nothing', async () => {
  const person = await signUpConfirmed()
  const found = await readReply<FoodRow[]>(person.fetch('/api/foods?q=leite'))
  expect(found.filter(({ conflicts }) => conflicts)).toEqual([])
})
