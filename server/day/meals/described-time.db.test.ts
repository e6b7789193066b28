import type { Reply } from '#contract/endpoint.ts'
import type { describeMeal } from '#contract/day/meals.ts'
import { expect, test } from 'vitest'
import { readReply } from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'

// The clock stands at noon in São Paulo, on Wednesday 11 March 2026.
const { signUpConfirmed } = await startTestApp()
const person = await signUpConfirmed()

const describe = (text: string, more: object = {}) =>
  readReply<Reply<typeof describeMeal>>(person.fetch('/api/meals/describe', { json: { text, ...more } }))

test.each([
  ['arroz e bife', {}, null],
  ['ontem no jantar comi arroz e bife', {}, { date: '2026-03-10', time: '19:00', meal_type: 'jantar' }],
  ['café da manhã: pão com ovo', {}, { date: null, time: '08:00', meal_type: 'cafe_manha' }],
  ['jantar: arroz e bife', {}, { date: null, time: null, meal_type: 'jantar' }],
  ['jantar: arroz e bife', { date: '2026-03-09' }, { date: null, time: '19:00', meal_type: 'jantar' }],
  ['às 10h comi uma banana', {}, { date: null, time: '10:00', meal_type: 'cafe_manha' }],
  ['ontem comi pizza', { at: '2026-03-05T12:00:00Z' }, { date: '2026-03-04', time: null, meal_type: null }],
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
