import { randomUUID } from 'node:crypto'
import type { Reply } from '#contract/endpoint.ts'
import type { describeMeal } from '#contract/day/meals.ts'
import type { ReaderFacts } from '#contract/day/reader-facts.ts'
import { expect, test } from 'vitest'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { walk as foodWalk } from '../foods/test-walk.ts'

const { signUpConfirmed } = await startTestApp()

const peanut = 'taco:557'
const facts = (person: TestPerson) => readReply<ReaderFacts>(person.fetch('/api/reader-facts'))
const warningsOf = async (person: TestPerson, text: string) => {
  const described = await readReply<Reply<typeof describeMeal>>(
    person.fetch('/api/meals/describe', { json: { text } }),
  )
  return described.warnings
}

async function addWhey(person: TestPerson): Promise<void> {
  await readReply(person.fetch('/api/own-foods', { json: foodWalk.bodies!['POST /api/own-foods'] }))
}

test('a device gets the allergies, own foods and saved meals with the warnings of the server', async () => {
  const person = await signUpConfirmed()
  const { preferences } = ordinaryAnswers
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    preferences: { ...preferences, allergies: ['Leite', 'Soja', 'Amendoim'], styles: ['Vegetariano'] },
  })
  await addWhey(person)
  await readReply(
    person.fetch('/api/saved-meals', {
      json: {
        id: randomUUID(),
        name: 'Lanche da praia',
        meal_type: 'lanche_tarde',
        items: [{ food_id: peanut, grams: 30 }],
      },
    }),
  )
  const { exclusions, own_foods: own, saved_meals: saved, numbers_hidden: isHidden } = await facts(person)
  expect(exclusions?.all.map(({ answer }) => answer)).toEqual(['Leite', 'Soja', 'Amendoim'])
  expect(own[0]?.food.per_100g.calories).toBeGreaterThan(0)
  expect(own[0]?.warnings).toHaveLength(3)
  expect(own[0]?.warnings).toEqual(await warningsOf(person, 'meu whey'))
  expect(saved[0]).toMatchObject({ name: 'Lanche da praia', items: [{ grams: 30, unit: 'g' }] })
  expect(saved[0]?.warnings).toEqual(await warningsOf(person, 'lanche da praia'))
  expect(isHidden).toBe(false)
})

test('before the questionnaire no answers are sent, and hidden numbers are not sent at all', async () => {
  const person = await signUpConfirmed()
  await addWhey(person)
  expect(await facts(person)).toMatchObject({ exclusions: null, numbers_hidden: false })
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    medical_history: { ...ordinaryAnswers.medical_history, eating_disorders: 'anorexia' },
  })
  const { own_foods: own, numbers_hidden: isHidden } = await facts(person)
  expect(isHidden).toBe(true)
  expect(Object.values(own[0]?.food.per_100g ?? {}).filter((amount) => amount !== null)).toEqual([])
})
