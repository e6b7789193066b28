import { randomUUID } from 'node:crypto'
import type { describeMeal, sendMealEntry } from '#contract/day/meals.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { Today } from '#contract/day/today.ts'
import { expect, test } from 'vitest'
import { readReply } from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'

// The clock stands at noon in São Paulo, on Wednesday 11 March 2026.
const { clock, signUpConfirmed } = await startTestApp()
const person = await signUpConfirmed()

const describe = (text: string, more: object = {}) =>
  readReply<Reply<typeof describeMeal>>(
    person.fetch('/api/meals/describe', { json: { text, separate_meals: true, ...more } }),
  )
const namesOf = ({ items }: Reply<typeof describeMeal>) => items.map(({ name }) => name)

const day = 'ontem tomei café com pão, almocei arroz e feijão e jantei pizza'

test('the plate of a text with several meals is the first, and all are listed with day and meal', async () => {
  const reply = await describe(day)
  expect(namesOf(reply)).toEqual(['Café sem açúcar', 'Pão francês'])
  expect(reply.said).toEqual({
    date: '2026-03-10',
    time: '08:00',
    is_time_named: false,
    meal_type: 'cafe_manha',
  })
  expect(reply.meals).toEqual([
    {
      text: 'ontem tomei café com pão',
      said: { date: '2026-03-10', time: '08:00', is_time_named: false, meal_type: 'cafe_manha' },
    },
    {
      text: 'almocei arroz e feijão',
      said: { date: '2026-03-10', time: '12:00', is_time_named: false, meal_type: 'almoco' },
    },
    {
      text: 'jantei pizza',
      said: { date: '2026-03-10', time: '19:00', is_time_named: false, meal_type: 'jantar' },
    },
  ])
})

test('each listed meal is read alone as one plate', async () => {
  const { meals } = await describe(day)
  const read = await Promise.all(meals.map(({ text }) => describe(text)))
  expect(read.map(namesOf)).toEqual([
    ['Café sem açúcar', 'Pão francês'],
    ['Arroz branco cozido', 'Feijão carioca cozido'],
    ['Pizza'],
  ])
  expect(read.map((reply) => reply.meals)).toEqual([[], [], []])
})

test('a client that knows no further meals gets all foods on one plate, and is asked', async () => {
  const reply = await describe(day, { separate_meals: undefined })
  expect(namesOf(reply)).toHaveLength(5)
  expect(reply.meals).toEqual([])
  expect(reply.questions.map(({ code }) => code)).toContain('several_meals')
})

test('a text whose meals cannot be told apart stays whole and is asked about', async () => {
  const reply = await describe('comi sopa no almoço e no jantar')
  expect(reply.meals).toEqual([])
  expect(reply.questions.map(({ code }) => code)).toContain('several_meals')
  expect((await describe('comi o resto do almoço: arroz e feijão')).questions).toEqual([])
})

test('an allergy that a later meal states causes a warning for the first', async () => {
  const { warnings } = await describe('de manhã comi pão com queijo, no almoço arroz. Sou alérgica a leite')
  expect(warnings.map(({ name }) => name)).toContain('Queijo muçarela')
})

test.each(['almocei 200 g de arroz e jantei 2 ovos fritos', 'comi 2 ovos fritos no almoço e no jantar'])(
  'a queued text with several meals is confirmed, not logged as one: %s',
  async (text) => {
    const eaten = clock.now().toISOString()
    const entry = { id: randomUUID(), text, eaten_at: eaten }
    const { outcome } = await readReply<Reply<typeof sendMealEntry>>(
      person.fetch('/api/meal-entries', { json: entry }),
    )
    expect(outcome).toBe('to_confirm')
    expect((await readReply<Today>(person.fetch('/api/plan-today'))).plan.scans).toEqual([])
  },
)
