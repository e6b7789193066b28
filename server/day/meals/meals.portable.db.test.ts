import { randomUUID } from 'node:crypto'
import type { Meal, PlateChoice, PlateReading } from '#contract/day/meals.ts'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'

const { signUpConfirmed } = await startTestApp()

test('a peanut allergy is warned of on reading, correcting and saving a meal', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const post = <T>(path: string, json: object) => readReply<T>(person.fetch(path, { json }))

  const read = await post<PlateReading>('/api/meals/describe', { text: '1 fatia de bolo de amendoim' })
  expect(read.items).toHaveLength(1)
  expect(read.warnings.map(({ answer }) => answer)).toContain('Amendoim')

  const items: PlateChoice[] = read.items.map(({ food_id, flavor_ids }) => ({
    food_id,
    grams: 30,
    ...(flavor_ids && { flavor_ids }),
  }))
  const weighed = await post<PlateReading>('/api/meals/score', { items })
  expect(weighed.warnings.map(({ answer }) => answer)).toContain('Amendoim')

  const { id } = await post<Meal>('/api/meals', { id: randomUUID(), meal_type: 'lanche_tarde', items })
  const kept = await readReply<Meal>(person.fetch(`/api/meals/${id}`))
  expect(kept.items.map(({ flavor_ids }) => flavor_ids)).toEqual(items.map(({ flavor_ids }) => flavor_ids))
})

test('words without a food are warned of on reading, and still after a correction and a reload', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const post = <T>(path: string, json: object) => readReply<T>(person.fetch(path, { json }))
  const text = '1 maçã e 1 barra de amendoim'

  const read = await post<PlateReading>('/api/meals/describe', { text })
  expect(read.unmatched).toEqual(['barra de amendoim'])
  expect(read.warnings).toMatchObject([{ name: '“barra de amendoim”', answer: 'Amendoim' }])

  const items = read.items.map(({ food_id }) => ({ food_id, grams: 30 }))
  const corrected = await post<PlateReading>('/api/meals/score', { items, text })
  expect(corrected.warnings).toEqual(read.warnings)

  const nothing = await post<PlateReading>('/api/meals/describe', { text: '1 barra de amendoim' })
  expect(nothing.items).toEqual([])
  expect(nothing.warnings).toEqual(read.warnings)
})

test('a reading repeats what the words left out', async () => {
  const person = await signUpConfirmed()
  const read = (text: string) =>
    readReply<PlateReading>(person.fetch('/api/meals/describe', { json: { text } }))
  expect((await read('1 pão francês sem manteiga e café sem leite')).left_out).toEqual(['manteiga', 'leite'])
  expect((await read('1 pão francês')).left_out).toBeUndefined()
})

test('a meal is not advised what another meal of its day was advised', async () => {
  const person = await signUpConfirmed()
  const post = <T>(path: string, json: object) => readReply<T>(person.fetch(path, { json }))
  const rice = [{ food_id: 'taco:3', grams: 320 }]
  const notesOf = async (mealType: string) =>
    (await post<PlateReading>('/api/meals/score', { meal_type: mealType, items: rice })).notes
  expect((await notesOf('jantar')).join(' ')).toMatch(/salada/)
  await post<Meal>('/api/meals', { id: randomUUID(), meal_type: 'almoco', items: rice })
  expect((await notesOf('jantar')).join(' ')).not.toMatch(/salada/)
  expect((await notesOf('almoco')).join(' ')).toMatch(/salada/)
})

test('a small meal is scored with the other meals of its day, whatever its name', async () => {
  const person = await signUpConfirmed()
  const post = <T>(path: string, json: object) => readReply<T>(person.fetch(path, { json }))
  const bread = [
    { food_id: 'taco:53', grams: 50 },
    { food_id: 'pof:8501303:99', grams: 200 },
  ]
  const scoreOf = async (mealType: string, date?: string) =>
    (await post<PlateReading>('/api/meals/score', { meal_type: mealType, items: bread, date })).score!
  const snack = await scoreOf('lanche_tarde')
  for (const name of ['cafe_manha', 'almoco', 'jantar', 'ceia']) expect(await scoreOf(name)).toBe(snack)
  const lunch = [
    { food_id: 'taco:561', grams: 200 },
    { food_id: 'taco:157', grams: 100 },
  ]
  await post<Meal>('/api/meals', { id: randomUUID(), meal_type: 'almoco', items: lunch })
  expect(await scoreOf('lanche_tarde')).toBeGreaterThan(snack)
  expect(await scoreOf('jantar')).toBe(await scoreOf('lanche_tarde'))
  expect(await scoreOf('lanche_tarde', '2026-03-10')).toBe(snack)
  const described = { text: '1 concha de feijão', date: '1999-01-01' }
  for (const [path, json] of [
    ['/api/meals/describe', described],
    ['/api/meals/score', { items: bread, date: '2026-03-13' }],
  ] as const)
    expect(await problemCode(person.fetch(path, { json }))).toBe('422 day_out_of_range')
})

test('a reading says whether the rest of the day can be adjusted', async () => {
  const person = await signUpConfirmed()
  const readingOf = (text: string) =>
    readReply<PlateReading>(person.fetch('/api/meals/describe', { json: { text } }))
  const lunch = '1 concha de feijão'
  // Without an answered questionnaire there are no targets, so a meal does not adjust the day.
  expect(await readingOf(lunch)).toMatchObject({ adjusts_day: false })
  await answerQuestionnaire(person, ordinaryAnswers)
  expect(await readingOf(lunch)).toMatchObject({ adjusts_day: true })
  expect(await readingOf(`estou grávida, comi ${lunch}`)).toMatchObject({ adjusts_day: false })
  const { medical_history } = ordinaryAnswers
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    medical_history: { ...medical_history, eating_disorders: 'anorexia' },
  })
  expect(await readingOf(lunch)).toMatchObject({ adjusts_day: false, numbers_hidden: true })
})
