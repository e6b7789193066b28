import { expect, test } from 'vitest'
import { installmentsOf, monthlyRate } from './installments.ts'
import { plans } from './plans.ts'

const { priceCents } = plans.annual

test('at the stated rate the present value of the payments is the cash price', () => {
  for (const count of [2, 6, 11, 12]) {
    const { eachCents, totalCents, monthlyRate: rate } = installmentsOf(priceCents, count, false)
    const worth = Array.from({ length: count }, (_, month) => eachCents / (1 + rate) ** (month + 1))
    const sum = worth.reduce((all, part) => all + part)
    expect(Math.abs(sum - priceCents)).toBeLessThan(count)
    expect(totalCents).toBe(eachCents * count)
  }
})

test('twelve payments of the annual plan equal twelve months of the Básico', () => {
  expect(installmentsOf(priceCents, 12, false)).toMatchObject({ eachCents: 2990, totalCents: 35_880 })
  expect(monthlyRate(29_900, 2990, 12)).toBeCloseTo(0.0292, 4)
})

test('one payment and interest-free instalments total the cash price', () => {
  expect(installmentsOf(priceCents, 1, false)).toEqual({
    count: 1,
    eachCents: priceCents,
    totalCents: priceCents,
    monthlyRate: 0,
  })
  expect(installmentsOf(priceCents, 12, true)).toMatchObject({
    eachCents: 2492,
    totalCents: priceCents,
    monthlyRate: 0,
  })
})
