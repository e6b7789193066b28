import type { WeighIn } from '#contract/day/weights.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rangeOf, WeightTrend } from './weight-trend.tsx'

const weighIn = (date: string, weight_kg: number, trend_kg: number): WeighIn => ({
  date,
  weight_kg,
  trend_kg,
})
const weights = [weighIn('2026-03-10', 70.4, 70.2), weighIn('2026-03-12', 70, 70.2)]

test('small changes look small: the chart spans two kilograms with its labels', () => {
  const { low, high } = rangeOf(weights)
  expect(high - low).toBeCloseTo(2)
  expect((high + low) / 2).toBeCloseTo(70.2)
  const { container } = render(<WeightTrend weights={weights} className="h-32" />)
  const heights = [...container.querySelectorAll('circle')].map((dot) =>
    Number.parseFloat(dot.getAttribute('cy') ?? ''),
  )
  expect(heights).toEqual([40, 60])
})

test('days without a weight keep their position', () => {
  const { container } = render(<WeightTrend weights={weights} className="h-32" />)
  const places = [...container.querySelectorAll('circle')].map((dot) => dot.getAttribute('cx'))
  expect(places).toEqual(['16.67%', '83.33%'])
})
