import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Session, sessionKey } from '../../../api/session-state.ts'
import { readingOf } from '../result/test-reading.ts'
import * as upgrade from '../use-upgrade.ts'
import { MealDescription } from './meal-description.tsx'

const user = { id: 'ana', email: 'ana@exemplo.com.br', name: 'Ana', is_admin: false }
const day = { date: '2026-11-20', total_ml: 0, entries: [], reference_ml: 2400 }
let drunkMl = 480
const water = () => ({
  ...readingOf({
    items: [],
    questions: [{ code: 'water', text: 'A água não entra no prato.', item: null, ml: drunkMl }],
  }),
  health: [],
  concerns: [],
  said: null,
  foodless: null,
  meals: [],
})
const noted: unknown[] = []

beforeEach(() => {
  noted.length = 0
  drunkMl = 480
  vi.spyOn(upgrade, 'useUpgrade').mockReturnValue(() => false)
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path === '/api/meals/describe') return Response.json(water())
    if (path === '/api/water' && method === 'POST') {
      noted.push(JSON.parse(body as string))
      return Response.json({ ...day, total_ml: 480, today: null })
    }
    if (path === '/api/water') return Response.json(day)
    return Response.json({ meal_type: 'almoco', foods: [] })
  })
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function describe(text: string, onKept = () => undefined) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const session: Session = { status: 'signed-in', user }
  client.setQueryData<Session>(sessionKey, session)
  render(
    <QueryClientProvider client={client}>
      <MealDescription onRead={() => undefined} onKept={onKept} />
    </QueryClientProvider>,
  )
  const field = screen.getByLabelText('O que tem no prato?')
  fireEvent.change(field, { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Ver os números' }))
}

test('a text of only water is answered with one tap to note it', async () => {
  const onKept = vi.fn<() => undefined>()
  describe('tomei 2 copos de agua', onKept)
  fireEvent.click(await screen.findByRole('button', { name: /^Anotar 480\sml$/ }))
  await waitFor(() => expect(noted).toMatchObject([{ ml: 480 }]))
  expect(onKept).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(/Não reconhecemos/)).toBeNull()
})

test('more water than one entry takes is left to the water of the day', async () => {
  drunkMl = 5000
  describe('tomei 5 litros de agua')
  await screen.findByText(/em partes de 50 ml a 2 litros/)
  expect(screen.queryByRole('button', { name: /^Anotar/ })).toBeNull()
})
