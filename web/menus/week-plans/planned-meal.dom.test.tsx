// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Today } from '#contract/day/today.ts'
import { queryClient } from '../../api/client.ts'
import { todayQuery } from '../../api/today.ts'
import { PlannedMeal } from './planned-meal.tsx'
import { plannedMeal, weekPlan } from './test-week.ts'

afterEach(() => {
  cleanup()
  queryClient.clear()
})

function show(date: string, ticked: boolean): void {
  const planned_meals = [{ meal_type: 'almoco', ticked }]
  queryClient.setQueryData(todayQuery.queryKey, { date: '2026-03-09', planned_meals } as unknown as Today)
  const meal = plannedMeal()
  const plan = weekPlan([meal])
  render(
    <QueryClientProvider client={queryClient}>
      <PlannedMeal plan={plan} day={{ ...plan.days[0]!, date }} meal={meal} today="2026-03-09" />
    </QueryClientProvider>,
  )
}

const changes = () => screen.queryAllByRole('button', { name: /almoço$|porç/i }).length

test('a ticked meal of today says that it was eaten and offers no change', () => {
  show('2026-03-09', true)
  expect(screen.getByText('Você comeu')).toBeTruthy()
  expect(changes()).toBe(0)
})

test('a meal that is not ticked, and the same meal of another day, can be changed', () => {
  for (const [date, ticked] of [['2026-03-09', false] as const, ['2026-03-10', true] as const]) {
    show(date, ticked)
    expect(screen.queryByText('Você comeu')).toBeNull()
    expect(changes()).toBeGreaterThan(2)
    cleanup()
  }
})
