import { randomUUID } from 'node:crypto'
import type { AnswersInput } from '#contract/account/questionnaire.ts'
import type { Meal, PlateChoice, PlateItem, PlateReading } from '#contract/day/meals.ts'
import { expect, test } from 'vitest'
import { retiredFoods } from '#nutrition/foods/retired-foods.ts'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { signUpConfirmed } = await startTestApp()

const poster = (person: TestPerson) => {
  return <T>(path: string, json: object) => readReply<T>(person.fetch(path, { json }))
}

function choiceOf({ food_id, grams, quantity, measure, parts }: PlateItem): PlateChoice {
  const chosen = parts?.map((part) => ({ food_id: part.food_id, grams: part.grams }))
  return { food_id, grams, quantity, measure, ...(chosen && { parts: chosen }) }
}

function firstOf<T>(items: readonly T[]): T {
  const [first] = items
  if (!first) throw new Error('nothing was read')
  return first
}

const sumOf = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

test('a dish is the sum of its parts when it is read, logged and read again', async () => {
  const post = poster(await signUpConfirmed())
  const text = 'omelete de 3 ovos com queijo e presunto'
  const read = firstOf((await post<PlateReading>('/api/meals/describe', { text })).items)
  expect(read.name).toBe('Omelete de 3 ovos com queijo muçarela e presunto')
  expect(read.calories).toBe(sumOf((read.parts ?? []).map(({ calories }) => calories)))
  expect(read.parts?.find(({ name }) => name === 'Ovo cru')?.grams).toBe(150)

  const body = { id: randomUUID(), meal_type: 'jantar', items: [choiceOf(read)] }
  const logged = firstOf((await post<Meal>('/api/meals', body)).items)
  const repeated = firstOf((await post<Meal>('/api/meals', body)).items)
  const shown = ({ name, grams, calories, protein_g, parts }: PlateItem) => ({
    name,
    grams,
    calories,
    protein_g,
    parts,
  })
  expect(shown(logged)).toEqual(shown(read))
  expect(shown(repeated)).toEqual(shown(read))
})

test('the allergens of an added part are warned of', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const post = poster(person)
  const plain = await post<PlateReading>('/api/meals/describe', { text: 'açaí 300 ml com banana' })
  expect(plain.warnings.map(({ answer }) => answer)).not.toContain('Amendoim')
  const nutty = await post<PlateReading>('/api/meals/describe', { text: 'açaí 300 ml com banana e paçoca' })
  expect(nutty.warnings.map(({ answer }) => answer)).toContain('Amendoim')
})

test('a dish with an unknown part, or a food with parts that is no dish, is refused, and one without parts is in its usual form', async () => {
  const person = await signUpConfirmed()
  const post = poster(person)
  const unknown = { food_id: 'dish:x-salada', grams: 220, parts: [{ food_id: 'taco:9999', grams: 10 }] }
  const refused = await person.fetch('/api/meals/score', { json: { items: [unknown] } })
  expect(await refused.json()).toMatchObject({ code: 'food_not_found' })
  const noDish = { food_id: 'taco:3', grams: 100, parts: [{ food_id: 'taco:557', grams: 10 }] }
  const refusedRow = await person.fetch('/api/meals/score', { json: { items: [noDish] } })
  expect(await refusedRow.json()).toMatchObject({ code: 'food_not_found' })
  const usual = await post<PlateReading>('/api/meals/score', {
    items: [{ food_id: 'dish:x-salada', grams: 220 }],
  })
  expect(firstOf(usual.items)).toMatchObject({ name: 'X-salada', food_id: 'dish:x-salada' })
})

test('a food that stands in for another says for which one', async () => {
  const post = poster(await signUpConfirmed())
  const read = await post<PlateReading>('/api/meals/describe', { text: '1 filé de tambaqui assado' })
  expect(firstOf(read.items).stands_in_for).toContain('tambaqui')
  expect(read.questions.map(({ code }) => code)).toContain('stand_in')
})

test('a question about two foods offers the other one on its item', async () => {
  const post = poster(await signUpConfirmed())
  const read = await post<PlateReading>('/api/meals/describe', { text: 'arroz e maionese' })
  const question = read.questions.find(({ code }) => code === 'ambiguous_food')
  expect(read.items[question?.item ?? -1]).toMatchObject({
    name: 'Salada de maionese',
    alternatives: [{ name: 'Maionese' }],
  })
})

test('a large plate is remarked on, except for a person whose plan is to gain', async () => {
  const notesOf = async (answers: AnswersInput) => {
    const person = await signUpConfirmed()
    await answerQuestionnaire(person, answers)
    const reading = poster(person)<PlateReading>('/api/meals/describe', { text: '10 coxinhas' })
    return (await reading).notes.join(' ')
  }
  const { anthropometrics, goals } = ordinaryAnswers
  const gaining = {
    ...ordinaryAnswers,
    anthropometrics: { ...anthropometrics, weight_kg: 55, target_weight: 60 },
    goals: { ...goals, main_goal: 'ganhar' as const },
  }
  expect(await notesOf(ordinaryAnswers)).toContain('É um prato maior')
  expect(await notesOf(gaining)).not.toContain('É um prato maior')
})

test('a meal with a food that left the table keeps its numbers, is described and warned about', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const items = retiredFoods.map(({ id }) => ({ food_id: id, grams: 100 }))
  const meal = await poster(person)<Meal>('/api/meals', { id: randomUUID(), meal_type: 'jantar', items })
  expect(meal.items.map(({ name }) => name)).toEqual(retiredFoods.map(({ name }) => name))
})
