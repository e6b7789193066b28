import type { ComparedNutrient } from '#contract/day/nutrient-figures.ts'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { testReport } from '../test-report.ts'
import { NutrientsCard } from './nutrients-card.tsx'

const nutrients: readonly ComparedNutrient[] = [
  {
    nutrient: 'iron',
    amount: 6.2,
    known_percentage: 92,
    reference: 18,
    is_limit: false,
    reason: 'menstruacao',
  },
  {
    nutrient: 'vitamin_b12',
    amount: null,
    known_percentage: 41,
    reference: 2.4,
    is_limit: false,
    reason: 'sem_alimento_animal',
  },
  { nutrient: 'zinc', amount: 5.5, known_percentage: 99, reference: 8, is_limit: false, reason: null },
]

test('nutrients that matter are shown with their share, an unknown one without a bar, all in the table', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(
    <NutrientsCard
      nutrients={nutrients}
      report={testReport('week', '2026-03-13', () => ({ calories: 1800 }))}
    />,
  )
  const card = screen.getByRole('region', { name: 'Vitaminas e minerais' })
  expect(
    within(card)
      .getAllByRole('progressbar')
      .map((bar) => bar.getAttribute('aria-valuetext')),
  ).toEqual(['6,2 de 18 mg'])
  expect(within(card).getByText(/Ainda não dá para dizer/)).toBeDefined()
  expect(within(card).queryByText('Zinco')).toBeNull()
  expect(within(card).getByText('Média de 4 dias completos.')).toBeDefined()
  const table = within(card).getByText('Ver em tabela').closest('details')!
  table.open = true
  fireEvent(table, new Event('toggle'))
  const rows = within(card).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'Ferro6,2 mg92%',
    'Zinco5,5 mg99%',
    'Vitamina B12não se sabe41%',
  ])
})
