import type { PlanChange } from '#contract/menus/plan-changes.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/client.ts'
import { PlanChangeCard } from '../shared/plan-change-card.tsx'

const pending: PlanChange = {
  state: 'pending',
  cause: 'regras',
  before: { kcal: 1850, protein_g: 96 },
  after: { kcal: 2010, protein_g: 96 },
  reasons: ['Passamos a usar equações mais recentes.'],
  made_at: '2026-03-09T12:00:00.000Z',
}

function show(change: PlanChange, showsPostponed = false) {
  vi.stubGlobal('fetch', async () => Response.json({ plan_change: change }))
  render(
    <QueryClientProvider client={queryClient}>
      <PlanChangeCard showsPostponed={showsPostponed} />
    </QueryClientProvider>,
  )
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a pending change of targets asks and says that nothing changes before the answer', async () => {
  show(pending)
  expect(await screen.findByRole('region', { name: 'Quer usar novas metas?' })).toBeTruthy()
  expect(screen.getByText('Nada muda até você escolher.')).toBeTruthy()
  expect(buttons()).toEqual(['Usar as novas metas', 'Agora não'])
})

test('an applied change of targets only informs', async () => {
  show({ ...pending, state: 'applied' })
  expect(await screen.findByRole('region', { name: 'Mudamos suas metas' })).toBeTruthy()
  expect(screen.queryByText('Nada muda até você escolher.')).toBeNull()
  expect(buttons()).toEqual(['Entendi'])
})

test('a postponed change of targets can still be accepted', async () => {
  show({ ...pending, state: 'postponed' }, true)
  expect(await screen.findByText('Nada muda até você escolher.')).toBeTruthy()
  expect(buttons()).toEqual(['Usar as novas metas'])
})
