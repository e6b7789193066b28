// @vitest-environment jsdom
import type { TodayMeal } from '#contract/day/today.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DayPlate } from './day-plate.tsx'
import { mondayWithDiet } from './test-day.ts'

const open = () => undefined

afterEach(cleanup)

test('a day without food shows an empty plate', () => {
  render(<DayPlate today={mondayWithDiet} onOpen={open} />)
  expect(screen.getByText('O prato de hoje está vazio')).toBeTruthy()
})

test.each([
  { change: 'no change', grams: 120, calories: 610, shown: /como planejado/ },
  { change: 'other portions', grams: 60, calories: 610, shown: /12h30/ },
  { change: 'other foods in its dish', grams: 120, calories: 450, shown: /12h30/ },
])('a ticked meal with $change shows $shown', ({ grams, calories, shown }) => {
  const [lunch] = mondayWithDiet.planned_meals
  const eaten: TodayMeal = {
    id: '5d9b2f6e-9a64-4c1f-8f0e-2f2a1b7c3d4e',
    scan_id: null,
    source: 'diet_plan',
    meal_type: 'almoco',
    eaten_at: new Date('2026-03-09T12:30').toISOString(),
    planned_type: 'almoco',
    plate: { vessel: null, foods: [{ name: 'Arroz', group: 'arroz', grams }] },
    calories,
    protein_g: 34.5,
    foods: [],
  }
  const today = {
    ...mondayWithDiet,
    plan: { ...mondayWithDiet.plan, scans: [eaten] },
    planned_meals: [{ ...lunch!, ticked: true }],
  }
  render(<DayPlate today={today} onOpen={open} />)
  expect(screen.getByText(shown)).toBeTruthy()
})

test('a ticked meal is shown as planned', () => {
  const [lunch] = mondayWithDiet.planned_meals
  render(
    <DayPlate today={{ ...mondayWithDiet, planned_meals: [{ ...lunch!, ticked: true }] }} onOpen={open} />,
  )
  expect(screen.getByText(/como planejado/)).toBeTruthy()
})
