import type { PlanId } from '#contract/billing/plans.ts'
import { expect, test } from 'vitest'
import { withdrawalsAgainst } from './rules.ts'

const withdrawal = (plan: PlanId, day: string) => ({ plan, at: new Date(`${day}T12:00:00Z`) })
const holdOn = (day: string, ...withdrawals: readonly ReturnType<typeof withdrawal>[]) => {
  const hold = withdrawalsAgainst('basic', { withdrawals, releasedAt: null }, new Date(`${day}T12:00:00Z`))
  return hold && [hold.count, hold.until.toISOString().slice(0, 10)]
}

test('a returned plan is sold again once fewer than two withdrawals are recent', () => {
  const two = [withdrawal('basic', '2026-03-01'), withdrawal('basic', '2026-05-01')]
  expect(holdOn('2026-06-01', ...two)).toEqual([2, '2027-03-01'])
  expect(holdOn('2027-02-28', ...two)).toEqual([2, '2027-03-01'])
  expect(holdOn('2027-03-01', ...two)).toBeNull()
})

test('a returned plan is sold again when its withdrawals are a year old', () => {
  const three = [
    withdrawal('basic', '2026-03-01'),
    withdrawal('monthly', '2026-05-01'),
    withdrawal('monthly', '2026-06-01'),
  ]
  expect(holdOn('2026-07-01', ...three)).toEqual([3, '2027-03-01'])
  expect(holdOn('2027-03-01', ...three)).toBeNull()
})

test('of three withdrawals of one plan the second latest decides', () => {
  const three = ['2026-03-01', '2026-05-01', '2026-06-01'].map((day) => withdrawal('basic', day))
  expect(holdOn('2026-07-01', ...three)).toEqual([3, '2027-05-01'])
})

test('a single withdrawal blocks nothing', () => {
  expect(holdOn('2026-06-01', withdrawal('basic', '2026-03-01'))).toBeNull()
})
