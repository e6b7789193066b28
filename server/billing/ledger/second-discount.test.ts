import { expect, test } from 'vitest'
import { isDiscountTwice } from './rules.ts'

const paidAt = new Date('2026-03-02T15:00:00-03:00')
const placed = (change: Partial<Parameters<typeof isDiscountTwice>[0]>) => ({
  id: 'o',
  discount: 20 as const,
  isDemonstration: false,
  status: 'approved' as const,
  paidAt,
  withdrawnAt: null,
  ...change,
})

test('the first of two discounted orders counts, the other once the first ends', () => {
  const first = placed({ id: 'first', status: 'approved', paidAt })
  const later = placed({ id: 'later', status: 'approved', paidAt: new Date(paidAt.getTime() + 1) })
  const all = [later, first]
  expect(all.filter((order) => isDiscountTwice(order, all))).toEqual([later])
  const withdrawn = { ...first, status: 'refunded' } as const
  expect(isDiscountTwice(later, [later, withdrawn])).toBe(false)
  expect(isDiscountTwice(later, [later, { ...first, discount: 0 }])).toBe(false)
})
