import { expect, test } from 'vitest'
import type { TodayMeal } from '#contract/day/today.ts'
import { mondayWithDiet } from './test-day.ts'
import { waitingText } from './waiting-copy.ts'
import { lowerBounds, waitingTicks, withWaiting } from './with-waiting.ts'

const bread = { kcal: 140, proteinG: 4.7, carbG: 29.3, fatG: 1.6, fiberG: null }
const toSend = { ...bread, waitsFor: 'sending' as const }
const withLunch = (ticked: boolean) => ({
  ...mondayWithDiet,
  planned_meals: mondayWithDiet.planned_meals.map((meal) => ({ ...meal, ticked, carbs_g: 70, fat_g: 20 })),
})

test('what waits counts in the numbers and in the ring', () => {
  const { plan, progress } = withWaiting(mondayWithDiet, [bread, bread])
  expect(plan).toMatchObject({
    consumed_calories: 280,
    consumed_protein_g: 9.4,
    consumed_fiber_g: 0,
  })
  expect(progress.calories).toBe(15)
  expect(withWaiting(mondayWithDiet, [])).toBe(mondayWithDiet)
})

test('an unknown amount adds nothing, and makes its sum a lower bound', () => {
  expect(lowerBounds([])).toEqual([])
  expect(lowerBounds([{ ...bread, fiberG: 1 }])).toEqual([])
  expect(lowerBounds([bread])).toEqual(['Fibra'])
  expect(lowerBounds([{ ...bread, fiberG: 1, carbG: null, fatG: null }])).toEqual(['Carboidrato', 'Gordura'])
  expect(lowerBounds([{ ...bread, fiberG: 1, isPartial: true }])).toEqual([
    'Proteína',
    'Carboidrato',
    'Gordura',
    'Fibra',
  ])
})

test('nothing is added to hidden numbers', () => {
  const plan = { ...mondayWithDiet.plan, consumed_calories: null }
  const hidden = { ...mondayWithDiet, plan }
  expect(withWaiting(hidden, [bread])).toBe(hidden)
})

test('a queued tick counts its meal until the day has it, and a queued removal takes it away', () => {
  expect(waitingTicks(withLunch(false), { almoco: true })).toEqual([
    { kcal: 610, proteinG: 34.5, fiberG: 11, carbG: 70, fatG: 20 },
  ])
  expect(waitingTicks(withLunch(true), { almoco: true })).toEqual([])
  expect(waitingTicks(withLunch(true), { almoco: false })).toMatchObject([{ kcal: -610, carbG: -70 }])
  expect(waitingTicks(mondayWithDiet, { almoco: true })).toMatchObject([{ kcal: 610, carbG: null }])
})

test('a queued removal takes away the changed amounts that were eaten', () => {
  const lunch = withLunch(true)
  const tick: TodayMeal = {
    id: '1',
    scan_id: null,
    source: 'diet_plan',
    meal_type: 'almoco',
    eaten_at: '2026-03-09T15:30:00Z',
    planned_type: 'almoco',
    plate: null,
    calories: 300,
    protein_g: 17,
    foods: [],
  }
  const eaten = { ...lunch, plan: { ...lunch.plan, scans: [tick] } }
  expect(waitingTicks(eaten, { almoco: false })).toMatchObject([{ kcal: -300, proteinG: -17, carbG: null }])
})

test('the numbers never fall below nothing', () => {
  const removed = waitingTicks(withLunch(true), { almoco: false })
  expect(withWaiting(withLunch(true), removed).plan.consumed_calories).toBe(0)
})

test('a line says what waits and what has no numbers', () => {
  expect(waitingText([], 0, false)).toBeNull()
  expect(waitingText([toSend], 0, false)).toBe('Já com 140\u00a0kcal que esperam a internet.')
  expect(waitingText([toSend], 1, true)).toBe(
    'Já com 140\u00a0kcal que esperam para seguir. 1 refeição em espera ainda não tem números.',
  )
})

test('a line says what each part waits for, and of which part only some was read', () => {
  const toCheck = { ...toSend, waitsFor: 'check' as const, isPartial: true }
  expect(waitingText([toCheck], 0, false)).toBe('Já com pelo menos 140\u00a0kcal que esperam você conferir.')
  expect(waitingText([toCheck, toSend, { ...toSend, waitsFor: 'plan' }], 0, false)).toBe(
    'Já com 140\u00a0kcal que esperam a internet, e com pelo menos 140\u00a0kcal que esperam você conferir, e com 140\u00a0kcal que esperam um plano.',
  )
})
