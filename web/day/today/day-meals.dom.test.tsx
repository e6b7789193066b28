import type { Today } from '#contract/day/today.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/client.ts'
import { todayQuery } from '../../api/today.ts'
import { weekPlanQuery } from '../../menus/week-plans/queries.ts'
import { part, plannedMeal, weekPlan } from '../../menus/week-plans/test-week.ts'
import { ComingDay } from '../days/coming-day.tsx'
import { DayMeals } from './day-meals.tsx'
import { NextMeal } from './next-meal.tsx'
import { mondayWithDiet } from './test-day.ts'

const sent: unknown[] = []

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-09T13:00') })
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => undefined
  sent.length = 0
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method === 'PATCH') sent.push(typeof body === 'string' && JSON.parse(body).meal_compliance)
    return new Response(JSON.stringify({ meal_compliance: {}, week_plan: null, today: mondayWithDiet }), {
      headers: { 'content-type': 'application/json' },
    })
  })
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function show(day: Today, meals = <DayMeals today={day} onOpen={() => undefined} />): Promise<void> {
  queryClient.setQueryData(todayQuery.queryKey, day)
  const ingredients = [
    {
      food_id: 'taco:3',
      name: 'Arroz',
      group: 'arroz' as const,
      grams: 120,
      quantity: 4,
      unit: 'colher',
      text: '4 colheres de arroz (120 g)',
    },
  ]
  queryClient.setQueryData(
    weekPlanQuery(day.date).queryKey,
    weekPlan([plannedMeal({ parts: [part({ ingredients })] })]),
  )
  const routeTree = createRootRoute({ component: () => meals })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('a tapped planned meal opens with its foods, energy, recipe and swap, and is eaten from there', async () => {
  await show(mondayWithDiet)
  fireEvent.click(screen.getByRole('button', { name: /^Almoço/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Almoço, segunda-feira' }))
  expect(sheet.getByText('4 colheres de arroz (120 g)')).toBeTruthy()
  expect(sheet.getAllByText(/201/).length).toBeGreaterThan(0)
  const recipe = sheet.getByRole('link', { name: 'Ver receita: Bife acebolado' })
  expect(recipe.getAttribute('href')).toBe('/receitas/bife-acebolado')
  expect(sheet.getByRole('button', { name: /^Trocar.*almoço/ })).toBeTruthy()
  fireEvent.click(sheet.getByRole('button', { name: 'Já comi: almoço como planejado' }))
  await waitFor(() => expect(sent).toEqual([{ almoco: true }]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the card of the next meal and the list of a coming day open their meals too', async () => {
  const next = mondayWithDiet.next_meal!
  for (const meals of [
    <NextMeal key="next" today={mondayWithDiet} next={next} />,
    <ComingDay key="coming" day={mondayWithDiet} />,
  ]) {
    await show(mondayWithDiet, meals)
    fireEvent.click(screen.getByRole('button', { name: /^Almoço/ }))
    expect(await screen.findByRole('dialog', { name: 'Almoço, segunda-feira' })).toBeTruthy()
    cleanup()
  }
})

test('a coming day lists its meals as today does: by the clock, with energy and protein', async () => {
  const [lunch] = mondayWithDiet.planned_meals
  const dinner = { ...lunch!, meal_type: 'jantar' as const, estimated_time: '03:00' }
  const day = { ...mondayWithDiet, planned_meals: [lunch!, dinner] }
  const texts = () =>
    screen.getAllByRole('button', { name: /^(Almoço|Jantar)/ }).map((one) => one.textContent)
  await show(day, <ComingDay day={day} />)
  const coming = texts()
  cleanup()
  await show(day)
  expect(coming).toEqual(texts())
  expect(coming[0]).toMatch(/^Jantar/)
})

test('a planned meal that another one replaced says so, and one tap still eats it', async () => {
  const [lunch] = mondayWithDiet.planned_meals
  await show({ ...mondayWithDiet, planned_meals: [{ ...lunch!, logged: true }] })
  expect(screen.getByText('Você já registrou um almoço; este do cardápio não conta.')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: /^Almoço: comi também/ }))
  await waitFor(() => expect(sent).toEqual([{ almoco: true }]))
})

test('a meal of a coming day opens but cannot be eaten yet', async () => {
  vi.setSystemTime(new Date('2026-03-08T13:00'))
  await show(mondayWithDiet)
  fireEvent.click(screen.getByRole('button', { name: /^Almoço/ }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByRole('button', { name: /^Trocar.*almoço/ })).toBeTruthy()
  expect(sheet.queryByRole('button', { name: /^Já comi/ })).toBeNull()
})
