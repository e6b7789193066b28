import type { PlateReading } from '#contract/day/meals.ts'
import type { OwnRecipeSummary } from '#contract/recipes/own-recipes.ts'
import { expect, test } from 'vitest'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'
import { create, linesOf } from './test-requests.ts'

const { signUpConfirmed } = await startTestApp()

test('an allergy warns about an own recipe, also where an ingredient is unknown', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    preferences: { ...ordinaryAnswers.preferences, allergies: ['Leite'] },
  })
  const made = await create(person)
  expect(made.facts.warnings).toMatchObject([{ answer: 'Leite', source: 'alergia', certainty: 'contem' }])
  const unknown = await create(person, {
    lines: [{ text: '200 g de arroz' }, { text: '2 xícaras de zuritanga', choices: ['left_out'] }],
  })
  expect(unknown.facts.warnings).toMatchObject([{ answer: 'Leite', certainty: 'nao_verificado' }])
  const { recipes } = await readReply<{ recipes: OwnRecipeSummary[] }>(person.fetch('/api/own-recipes'))
  expect(recipes.every(({ conflicts }) => conflicts.includes('Leite'))).toBe(true)
})

test('an allergy to a seasoning without a row is found in a portion and in a sentence', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    preferences: { ...ordinaryAnswers.preferences, allergies: ['Nenhuma'], custom_allergies: 'canela' },
  })
  const lines = linesOf('2 bananas', '1 colher de chá de canela em pó')
  const { food } = await create(person, { name: 'Banana da casa', lines })
  const plate = await readReply<{ warnings: unknown[] }>(
    person.fetch('/api/meals/score', { json: { items: [{ food_id: food.id, grams: 100 }] } }),
  )
  const warned = [{ answer: 'Canela' }]
  expect(plate.warnings).toMatchObject(warned)
  const { warnings } = await readReply<PlateReading>(
    person.fetch('/api/meals/describe', { json: { text: '1 porção de banana da casa' } }),
  )
  expect(warnings).toMatchObject(warned)
})

test('a food that only the steps name is said, and its allergens are open', async () => {
  const person = await signUpConfirmed()
  const typed = { lines: linesOf('500 g de batata'), instructions: 'Cozinhe e polvilhe queijo.' }
  const { facts } = await create(person, typed)
  expect(facts).toMatchObject({
    left_out: ['queijo (só no modo de preparo)'],
    unknown_allergens: ['leite', 'lactose'],
  })
})
