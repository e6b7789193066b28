import { randomUUID } from 'node:crypto'
import type { Reply } from '#contract/endpoint.ts'
import type { describeMeal } from '#contract/day/meals.ts'
import { expect, test } from 'vitest'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'

// The clock stands at noon in São Paulo, on Wednesday 11 March 2026.
const { signUpConfirmed } = await startTestApp()
const person = await signUpConfirmed()

const describe = (text: string, more: object = {}) =>
  readReply<Reply<typeof describeMeal>>(person.fetch('/api/meals/describe', { json: { text, ...more } }))

test.each([
  ['arroz e bife', {}, null],
  [
    'ontem no jantar comi arroz e bife',
    {},
    { date: '2026-03-10', time: '19:00', is_time_named: false, meal_type: 'jantar' },
  ],
  [
    'café da manhã: pão com ovo',
    {},
    { date: null, time: '08:00', is_time_named: false, meal_type: 'cafe_manha' },
  ],
  ['jantar: arroz e bife', {}, { date: null, time: null, is_time_named: false, meal_type: 'jantar' }],
  [
    'jantar: arroz e bife',
    { date: '2026-03-09' },
    { date: null, time: '19:00', is_time_named: false, meal_type: 'jantar' },
  ],
  [
    'de madrugada comi uma banana',
    {},
    { date: null, time: '02:00', is_time_named: false, meal_type: 'ceia' },
  ],
  ['às 10h comi uma banana', {}, { date: null, time: '10:00', is_time_named: true, meal_type: 'cafe_manha' }],
  [
    'ontem comi pizza',
    { at: '2026-03-05T12:00:00Z' },
    { date: '2026-03-04', time: null, is_time_named: false, meal_type: null },
  ],
])('"%s" with %j', async (text, more, said) => {
  const reply = await describe(text, more)
  expect(reply.said).toEqual(said)
  expect(reply.foodless).toBeNull()
})

test.each([
  ['o mesmo de ontem', { kind: 'again', date: '2026-03-10', meal_type: null }],
  ['repeti o almoço', { kind: 'again', date: null, meal_type: 'almoco' }],
  ['almocei fora', { kind: 'named', date: null, meal_type: null }],
  ['self service 500g', { kind: 'weighed', date: null, meal_type: null }],
  ['pulei o jantar', { kind: 'nothing', date: null, meal_type: null }],
  ['queria sumir, não comi nada', { kind: 'care', date: null, meal_type: null }],
  ['botei o jantar pra fora', { kind: 'care', date: null, meal_type: null }],
  ['comi xablau', null],
])('"%s" has no food', async (text, foodless) => {
  expect(await describe(text)).toMatchObject({ items: [], foodless })
})

test.each([
  ['mesmo café de ontem', '2026-03-10'],
  ['repeti o café de ontem', '2026-03-10'],
  ['meu café de sempre', null],
])('"%s" offers the breakfast of before, and is no coffee', async (text, date) => {
  expect(await describe(text)).toMatchObject({
    items: [],
    questions: [],
    foodless: { kind: 'again', date, meal_type: 'cafe_manha' },
  })
})

test('an hour that is still to come is asked about', async () => {
  const { said, questions } = await describe('jantei as 23h sopa de legumes')
  expect(said).toMatchObject({ time: null, meal_type: 'jantar' })
  expect(questions.map(({ code }) => code)).toEqual(['meal_day'])
})

test('a saved meal alone keeps its meal type', async () => {
  const items = [{ food_id: 'taco:53', grams: 50 }]
  await person.fetch('/api/saved-meals', {
    json: { id: randomUUID(), name: 'Pão da vó', meal_type: 'cafe_manha', items },
  })
  expect((await describe('pão da vó')).said).toMatchObject({ time: '08:00', meal_type: 'cafe_manha' })
  expect((await describe('jantei pão da vó')).said).toMatchObject({ meal_type: 'jantar' })
  expect((await describe('pão da vó', { meal_type: 'jantar' })).said).toBeNull()
  expect((await describe('pão da vó e arroz')).said).toBeNull()
})

test('a saved meal whose name names a meal is that meal, however it was saved', async () => {
  const items = [{ food_id: 'taco:53', grams: 50 }]
  await person.fetch('/api/saved-meals', {
    json: { id: randomUUID(), name: 'Jantar que eu fiz', meal_type: 'lanche_tarde', items },
  })
  expect((await describe('jantar que eu fiz')).said).toMatchObject({ meal_type: 'jantar' })
})

test.each(['ontem comi 2 pães e hoje 1 maçã', 'amanhã vou comer 2 pães'])(
  '"%s" is asked for its day',
  async (text) => {
    const { said, questions } = await describe(text)
    expect(said?.date ?? null).toBeNull()
    expect(questions.map(({ code }) => code)).toContain('meal_day')
  },
)

test('a meal of before beside a food is asked about', async () => {
  const { items, questions } = await describe('o mesmo de ontem mais uma banana')
  expect(items).toHaveLength(1)
  expect(questions.map(({ code }) => code)).toContain('meal_of_before')
})

test('the own hour of a meal decides which of two hours a text means', async () => {
  const nightWorker = await signUpConfirmed()
  const meal_hours = ['11:00', '16:00', '21:00', '03:00']
  const lifestyle = { ...ordinaryAnswers.lifestyle, meals_per_day: 4 as const, meal_hours }
  await answerQuestionnaire(nightWorker, { ...ordinaryAnswers, lifestyle })
  const json = { text: 'comi às 3h jantar: arroz e bife' }
  const { said } = await readReply<Reply<typeof describeMeal>>(
    nightWorker.fetch('/api/meals/describe', { json }),
  )
  expect(said).toMatchObject({ time: '03:00', is_time_named: true, meal_type: 'jantar' })
})
