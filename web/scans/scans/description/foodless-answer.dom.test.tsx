import { careTextOf } from '#nutrition/safety/eating-care.ts'
import type { RepeatableMeal } from '#contract/day/repeatable-meals.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FoodlessAnswer } from './foodless-answer.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const lunch: RepeatableMeal = {
  meal_id: '0b5f5a53-5bb3-4f5c-9d8e-2a2f8f4f0a11',
  reason: 'recent',
  name: null,
  date: '2026-11-25',
  meal_type: 'almoco',
  calories: null,
  foods: [{ food_id: 'taco:3', name: 'Arroz', group: 'arroz', grams: 100 }],
}

test('the meal of before is logged on the day and as the meal that the words name', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ meal_type: 'jantar', meals: [lunch] })
    sent.push(`${path} ${typeof body === 'string' ? body : ''}`)
    return Response.json({ code: 'meal_not_found', title: 'Refeição não encontrada' }, { status: 404 })
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FoodlessAnswer
        meal={{ kind: 'again', date: null, meal_type: 'almoco' }}
        care={null}
        date={undefined}
        said={{ date: '2026-11-25', time: '19:00', is_time_named: false, meal_type: 'jantar' }}
        onAgain={() => undefined}
      />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: /Registrar de novo/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toContain('"date":"2026-11-25"')
  expect(sent[0]).toContain('"meal_type":"jantar"')
})

test('words about death are answered with where to find help', () => {
  render(
    <FoodlessAnswer
      meal={{ kind: 'care', date: null, meal_type: null }}
      care={careTextOf('ansiedade_depressao', 'sofrimento_intenso')}
      date={undefined}
      said={null}
    />,
  )
  expect(screen.getByText(/CVV atende no 188.*192/)).toBeTruthy()
})
