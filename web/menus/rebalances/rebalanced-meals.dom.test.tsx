import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RebalancedMealList } from './rebalanced-meals.tsx'

afterEach(cleanup)

const dinner = {
  date: '2026-03-09',
  meal_type: 'jantar',
  from: 'Carne com purê',
  to: 'Carne com purê',
  kcal_delta: -158,
  kcal: { from: 610, to: 452 },
  changes: [{ name: 'Purê', from: { portions: 1, grams: 160 }, to: { portions: 0.5, grams: 80 } }],
} as const

test('a change states portions and the energy of its meal before and after', () => {
  const { container } = render(
    <RebalancedMealList meals={[{ ...dinner, changes: [...dinner.changes] }]} isNamed />,
  )
  expect(container.textContent).toMatch(/No total, de 610 para 452.kcal/)
  expect(container.textContent).toMatch(/de 1.porção \(160.g\) para ½.porção \(80.g\)/)
})

test('a change of an earlier version is shown without energy', () => {
  const { kcal: _, ...before } = dinner
  const { container } = render(<RebalancedMealList meals={[{ ...before, changes: [...before.changes] }]} />)
  expect(container.textContent).not.toContain('kcal')
})
