import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/client.ts'
import { sessionKey } from '../api/session-state.ts'
import { routeTree } from './routes.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const user = { id: 'ana', email: 'ana@exemplo.com.br', name: 'Ana', is_admin: false }
const profile = {
  name: 'Ana',
  email: user.email,
  numbers_hidden: false,
  goals: { goal_type: 'weight_loss', target_weight: 60 },
  anthropometrics: { current_weight: 70 },
  meal_reminders: true,
  notification_times: { breakfast: '07:00', lunch: '12:00', dinner: '19:00' },
  ladle_grams: null,
  rebalance_proposals: true,
}

/** Renders the profile and returns the addresses of its links to screens that require access. */
async function closedLinks(answer: { isOver: boolean; isAnswered: boolean }): Promise<string[]> {
  const answers: Readonly<Record<string, unknown>> = {
    '/api/profile': { ...profile, questionnaire_completed: answer.isAnswered },
    '/api/subscriptions-me': {
      plan: 'basic',
      status: answer.isOver ? 'expired' : 'trial',
      trial_end: '2026-03-11T15:00:00Z',
      ends_at: '2026-03-11T15:00:00Z',
      days_left_trial: answer.isOver ? 0 : 2,
      scans_used_mo: 0,
      scans_quota_mo: 10,
      is_trial_expired: answer.isOver,
    },
    '/api/favorites': [],
  }
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(answers[path] ?? { code: 'not_found', detail: '' }, {
      status: path in answers ? 200 : 404,
    }),
  )
  queryClient.setQueryData(sessionKey, { status: 'signed-in', user })
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: ['/perfil'] }),
  })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'Sair da conta' })
  const addresses = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '')
  return addresses.filter(
    (address) => router.matchRoutes(address, {}).at(-1)?.staticData.guard === 'entitled',
  )
}

test.each([true, false])(
  'after the trial no link of the profile is closed (answered: %s)',
  async (isAnswered) => {
    expect(await closedLinks({ isOver: true, isAnswered })).toEqual([])
    expect(screen.getByRole('link', { name: 'Ler meu diário' })).toBeTruthy()
    expect(screen.queryByText('Complete seu perfil de saúde')).toBeNull()
    expect(screen.queryByRole('button', { name: /anotar e ver o histórico/ })).toBeNull()
  },
)

test('with access the profile leads to all its places', async () => {
  expect(await closedLinks({ isOver: false, isAnswered: false })).toEqual(
    expect.arrayContaining(['/horarios', '/favoritas', '/protocolos', '/meus-alimentos']),
  )
})
