import type { Today } from '#contract/day/today.ts'
import { expect, test } from 'vitest'
import { factsOf } from '../shared/device-reader/test-facts.ts'
import { readFoods, readOnDevice } from '../shared/device-reader/read-on-device.ts'
import type { QueuedMeal } from '../shared/queued-meal-schema.ts'
import { dayOfMeal, eatenOf, numbersOf, waitingOn, waitsFor } from './waiting-numbers.ts'

const rice = { food_id: 'taco:3', grams: 100 }
const meal = (told: QueuedMeal['told'], change: Partial<QueuedMeal> = {}): QueuedMeal => ({
  id: 'a',
  userId: 'ana',
  eatenAt: new Date(2026, 2, 11, 12).toISOString(),
  standing: { at: 'waiting' },
  told,
  ...change,
})
const words = { as: 'words', text: '100 g de arroz' } as const
const facts = factsOf({})
const at = { today: '2026-03-11', minutes: 12 * 60 }

test('a description counts as the device reads it, and what has no food counts nothing', () => {
  expect(numbersOf(meal(words), readOnDevice(words.text, facts, at))?.kcal).toBe(128)
  expect(numbersOf(meal(words), readOnDevice('xablau', facts, at))).toBeNull()
  expect(numbersOf(meal(words), undefined)).toBeNull()
})

test.each([
  'semana passada jantei 100 g de arroz',
  'ontem jantei 100 g de arroz e hoje almocei 100 g de arroz',
])('the energy of “%s” counts on no day, because its day is unclear', (text) => {
  const reading = readOnDevice(text, facts, at)
  expect(reading.totals.kcal).toBeGreaterThan(0)
  expect(numbersOf(meal({ as: 'words', text }), reading)).toBeNull()
})

test('words of which a part is unknown count as a lower bound', () => {
  const partial = readOnDevice('100 g de arroz e 1 xablau', facts, at)
  expect(numbersOf(meal(words), partial)).toMatchObject({ kcal: 128, isPartial: true })
  expect(numbersOf(meal(words), readOnDevice(words.text, facts, at))?.isPartial).toBe(false)
})

test('a repeated meal counts the energy that was shown, and no more if a food is unknown', () => {
  const repeat = meal({ as: 'repeat', mealId: 'b', text: 'Arroz', foods: [rice], calories: 130 })
  expect(eatenOf(repeat)).toEqual({ foods: [rice] })
  expect(numbersOf(repeat, readFoods([rice], facts))).toMatchObject({ kcal: 130, proteinG: 2.5 })
  const unknown = [rice, { food_id: 'own:00000000-0000-4000-8000-000000000031:1', grams: 10 }]
  expect(numbersOf(repeat, readFoods(unknown, facts))).toMatchObject({ kcal: 130, proteinG: null })
  const recipe = meal({ as: 'foods', items: unknown, date: '2026-03-11', mealType: 'almoco', text: 'Arroz' })
  expect(numbersOf(recipe, readFoods(unknown, facts))).toBeNull()
})

test('a copied day has no numbers, because only the server knows which of its meals it logs', () => {
  const told = { as: 'copy', from: '2026-03-10', to: '2026-03-11', text: 'Terça' } as const
  const copy = meal({ ...told, foods: [rice], calories: 2100 } as typeof told)
  expect(eatenOf(copy)).toBeNull()
  expect(numbersOf(copy, undefined)).toBeNull()
})

test('a photo and a repeated meal of an earlier version have no numbers', () => {
  expect(eatenOf(meal({ as: 'photo', bytes: new ArrayBuffer(1) }))).toBeNull()
  expect(eatenOf(meal({ as: 'repeat', mealId: 'b', text: 'Arroz' }))).toBeNull()
})

test('numbers that must be hidden do not count', () => {
  const hidden = readOnDevice(words.text, { ...facts, numbers_hidden: true }, at)
  expect(numbersOf(meal(words), hidden)).toBeNull()
})

test('a meal waits for its own day until the day shows it, also while it is to be confirmed', () => {
  const day = (ids: readonly string[], date = '2026-03-11') =>
    ({ date, plan: { scans: ids.map((id) => ({ id })) } }) as unknown as Today
  const one = meal({ as: 'photo', bytes: new ArrayBuffer(1) })
  expect(waitingOn(day([]), [one])).toEqual([one])
  expect(waitingOn(day(['a']), [one])).toEqual([])
  expect(waitingOn(day([], '2026-03-12'), [one])).toEqual([])
  const open = { ...one, standing: { at: 'to_confirm' } as const }
  expect(waitingOn(day([]), [open])).toEqual([open])
  const logged = { ...one, standing: { at: 'logged' } as const }
  expect(waitingOn(day([]), [logged])).toEqual([])
  const copy = meal({ as: 'copy', from: '2026-03-10', to: '2026-03-12', text: 'Terça' })
  expect(waitingOn(day([], '2026-03-12'), [copy])).toEqual([copy])
  const late = meal({ as: 'repeat', mealId: 'b', text: 'Arroz', date: '2026-03-10' })
  expect(waitingOn(day([], '2026-03-10'), [late])).toEqual([late])
})

test('the words of a description name its day', () => {
  const told = { as: 'words', text: 'ontem jantei 100 g de arroz' } as const
  const queued = meal(told)
  expect(waitingOn({ date: '2026-03-10', plan: { scans: [] } } as unknown as Today, [queued])).toEqual([
    queued,
  ])
  expect(dayOfMeal(queued, readOnDevice(told.text, facts, at))).toBe('2026-03-10')
  expect(dayOfMeal(meal(words), readOnDevice(words.text, facts, at))).toBe('2026-03-11')
})

test('a meal waits to be sent, to be confirmed or for a plan; a refused one waits for nothing', () => {
  const refused = (code: string) => meal(words, { standing: { at: 'refused', code, detail: '' } })
  expect(waitsFor(meal(words))).toBe('sending')
  expect(waitsFor(meal(words, { standing: { at: 'to_confirm' } }))).toBe('check')
  expect([waitsFor(refused('trial_expired')), waitsFor(refused('day_out_of_range'))]).toEqual(['plan', null])
})
