import { expect, test } from 'vitest'
import type { AccountId } from '../../platform/database/account-id.ts'
import { currentRenewal, newRenewal, type PlacedRenewal } from '../renewals/rules.ts'
import { isAbandoned, newCharge, newOrder } from './rules.ts'

const basic = { plan: 'basic', isDemonstration: false } as const
const accountId = '00000000-0000-4000-8000-000000000001' as AccountId
const placedAt = new Date('2026-03-11T15:00:00Z')
const after = (hours: number) => new Date(placedAt.getTime() + hours * 3_600_000)

test('an order is payable for a day, and so is a charge without a link', () => {
  const renewal = newRenewal({ ...basic, accountId, id: 'r' }, placedAt)
  const wanted = { ...basic, kind: 'one_off', discount: 0, accountId, id: 'o', renewalId: null } as const
  for (const order of [newOrder(wanted, placedAt), newCharge(renewal, 'c', placedAt)]) {
    expect(isAbandoned(order, after(24))).toBe(false)
    expect(isAbandoned(order, after(24.01))).toBe(true)
    expect(isAbandoned({ ...order, status: 'approved' }, after(999))).toBe(false)
  }
})

test('the current renewal is the charging one, then the one canceled last', () => {
  const renewal = (id: string, change: Partial<PlacedRenewal>): PlacedRenewal => ({
    ...newRenewal({ ...basic, accountId, id }, placedAt),
    ...change,
  })
  const pending = renewal('pending', {})
  const first = renewal('first', { status: 'canceled', cardSince: placedAt, canceledAt: after(2) })
  const last = renewal('last', { status: 'canceled', cardSince: placedAt, canceledAt: after(9) })
  const active = renewal('active', { status: 'active', cardSince: placedAt })
  expect(currentRenewal([pending])).toBeNull()
  expect(currentRenewal([last, first, pending])?.id).toBe('last')
  expect(currentRenewal([last, active, first])?.id).toBe('active')
})
