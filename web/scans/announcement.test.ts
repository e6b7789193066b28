import { expect, test } from 'vitest'
import { isMended, type Rebalance, rebalanceWords } from './announcement.ts'

const dinner = { date: '2026-03-11', meal_type: 'jantar', from: 'Macarronada', to: 'Sopa', kcal_delta: -240 }
const snack = { date: '2026-03-11', meal_type: 'lanche_tarde', from: 'Bolo', to: 'Fruta', kcal_delta: -80 }

const rebalance = (change: Partial<Rebalance>): Rebalance => ({
  rebalanceNeeded: true,
  adjustments: [dinner, snack] as Rebalance['adjustments'],
  overages: { calories: 0, protein_g: 0, fiber_g: 0 },
  shortfall_calories: 0,
  ...change,
})
const over = { calories: 1320, protein_g: 0, fiber_g: 0 }

test('a day that went over is told with how much its meals make up for', () => {
  expect(rebalanceWords(rebalance({ overages: over }))).toBe(
    'Dieta rebalanceada ✓ 2 refeições ajustadas para compensar +1.320 kcal',
  )
})

test('one meal is one, and a day that fell short is topped up, not made up for', () => {
  const adjustments = [dinner] as Rebalance['adjustments']
  expect(rebalanceWords(rebalance({ adjustments, shortfall_calories: 410 }))).toBe(
    'Dieta rebalanceada ✓ 1 refeição ajustada para repor 410 kcal',
  )
})

test('nothing is said to be mended where nothing could be or had to be', () => {
  expect(isMended(rebalance({ overages: over }))).toBe(true)
  expect(isMended(rebalance({ overages: over, adjustments: [] }))).toBe(false)
  expect(isMended(rebalance({ rebalanceNeeded: false }))).toBe(false)
})
