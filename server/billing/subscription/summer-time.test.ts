import { paidPeriods } from '#contract/billing/paid-periods.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withdrawalEndsAt } from '../orders/rules.ts'
import { quotaMonthAt } from './rules.ts'
import { bought } from './test-purchases.ts'

// Start of summer time in São Paulo in 2018: this day began at 01:00. Brazil abolished summer time in 2019.
const ahead = new Date('2018-11-04T03:00:00Z')
const back = new Date('2018-02-18T02:00:00Z')
const hourMs = 3_600_000

test('thirty days are thirty times 24 hours across clock changes', () => {
  for (const change of [ahead, back]) {
    const paidAt = new Date(change.getTime() - 10 * 24 * hourMs)
    const [period] = paidPeriods([{ ...bought('basic', 0), paidAt }])
    expect(Number(period?.to) - Number(period?.from)).toBe(30 * 24 * hourMs)
  }
})

test('quota months keep the local hour across both clock changes', () => {
  const began = new Date('2018-01-31T22:15:00-02:00')
  expect(quotaMonthAt(began, new Date('2018-02-20T12:00:00Z'))).toEqual({
    start: began,
    end: new Date('2018-02-28T22:15:00-03:00'),
  })
  expect(quotaMonthAt(began, new Date('2018-11-10T12:00:00Z'))).toEqual({
    start: new Date('2018-10-31T22:15:00-03:00'),
    end: new Date('2018-11-30T22:15:00-02:00'),
  })
})

test('a month that starts in the skipped hour follows the last without a gap', () => {
  const began = new Date('2018-10-04T00:30:00-03:00')
  const first = quotaMonthAt(began, began)
  expect(quotaMonthAt(began, first.end).start).toEqual(first.end)
  expect(Math.abs(first.end.getTime() - ahead.getTime())).toBeLessThanOrEqual(hourMs)
})

test('the withdrawal period ends with day seven even if day eight has no midnight', () => {
  expect(withdrawalEndsAt(new Date('2018-10-27T12:00:00-03:00'))).toEqual(ahead)
  expect(withdrawalEndsAt(new Date('2018-02-10T12:00:00-02:00'))).toEqual(
    new Date('2018-02-18T00:00:00-03:00'),
  )
})

test('summer time leaves no gap between months and at least seven days to withdraw', () => {
  const moment = fc.date({ min: new Date('2012-01-01'), max: new Date('2020-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, fc.nat(15), (at, months) => {
      const days = (withdrawalEndsAt(at).getTime() - at.getTime()) / (24 * hourMs)
      // The eighth day may begin an hour earlier or later because of a clock change.
      expect(days).toBeGreaterThan(7 - 1 / 24)
      expect(days).toBeLessThanOrEqual(8 + 1 / 24)
      let month = quotaMonthAt(at, at)
      for (let passed = 0; passed < months; passed += 1) {
        const next = quotaMonthAt(at, month.end)
        expect(next.start).toEqual(month.end)
        month = next
      }
    }),
  )
})
