import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SaidTime } from '#contract/day/meals.ts'
import type { Scan } from '#contract/scans/scans.ts'
import { dayQuery } from '../../../api/day.ts'
import { type Session, sessionKey } from '../../../api/session-state.ts'
import { mondayWithDiet } from '../../../day/today/test-day.ts'
import { describedPlateQuery } from '../queries.ts'
import { readingOf } from '../result/test-reading.ts'
import * as upgrade from '../use-upgrade.ts'
import { MealDescription } from './meal-description.tsx'
import { asOpenMeal } from './past-meal.ts'

const user = { id: 'ana', email: 'ana@exemplo.com.br', name: 'Ana', is_admin: false }
const monday = mondayWithDiet.date
const scored: unknown[] = []
let said: SaidTime | null = null

beforeEach(() => {
  // A Tuesday at the hour of dinner.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T20:15') })
  scored.length = 0
  vi.spyOn(upgrade, 'useUpgrade').mockReturnValue(() => false)
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path === '/api/meals/describe')
      return Response.json({ ...readingOf(), health: [], concerns: [], said, foodless: null, meals: [] })
    if (path === '/api/meals/score') {
      scored.push(JSON.parse(body as string).meal_type)
      return Response.json(readingOf({ score: 55 }))
    }
    return Response.json({ meal_type: 'jantar', foods: [] })
  })
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function read(text: string, named: SaidTime | null, date?: string) {
  said = named
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const session: Session = { status: 'signed-in', user }
  client.setQueryData<Session>(sessionKey, session)
  client.setQueryData(dayQuery(monday).queryKey, mondayWithDiet)
  const onRead = vi.fn<() => undefined>()
  render(
    <QueryClientProvider client={client}>
      <MealDescription onRead={onRead} date={date} />
    </QueryClientProvider>,
  )
  fireEvent.change(screen.getByLabelText('O que tem no prato?'), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Ver os números' }))
  await waitFor(() => expect(onRead).toHaveBeenCalledOnce())
  return client.getQueryData(describedPlateQuery.queryKey)
}

const yesterday = { date: monday, meal_type: null, time: null, is_time_named: false }
const lunchYesterday = { mealType: 'almoco', when: { date: monday, time: '12:30' } }

test('words on a past day are its open meal at its planned time, whatever the hour is now', async () => {
  expect(await read('arroz e feijão', null, monday)).toMatchObject({
    ...lunchYesterday,
    reading: { score: 55 },
  })
  expect(scored).toEqual(['almoco'])
})

test('words that name a past day but no meal are its open meal too', async () => {
  expect(await read('ontem comi arroz e feijão', yesterday)).toMatchObject(lunchYesterday)
})

test('a named meal stays, and words of today are the meal of this hour', async () => {
  const dinner = { ...yesterday, meal_type: 'jantar' as const, time: '19:00' }
  expect(await read('ontem no jantar: arroz', dinner)).toMatchObject({
    mealType: 'jantar',
    when: { date: monday, time: '19:00' },
  })
  cleanup()
  expect(await read('arroz e feijão', null)).toMatchObject({ mealType: 'jantar', when: undefined })
  expect(scored).toEqual([])
})

test('a photo on a past day is its open meal too, unless a meal was chosen or the day is today', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  client.setQueryData(dayQuery(monday).queryKey, mondayWithDiet)
  const scan = { ...readingOf(), status: 'done', meal_type: 'jantar' } as Scan
  expect(await asOpenMeal(client, scan, { date: monday })).toMatchObject({ meal_type: 'almoco', score: 55 })
  expect(await asOpenMeal(client, scan, { date: monday, mealType: 'jantar' })).toBe(scan)
  expect(await asOpenMeal(client, scan, { date: undefined })).toBe(scan)
  const unread = { ...scan, status: 'awaiting_description' } as const
  expect(await asOpenMeal(client, unread, { date: monday })).toBe(unread)
})
