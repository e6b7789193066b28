import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { quotaMonthAt } from './rules.ts'

/** Returns the instant of a local time in São Paulo (UTC-3). */
const local = (text: string) => new Date(`${text}-03:00`)
const anyMoment = fc.date({
  min: local('2024-01-01T00:00:00'),
  max: local('2033-01-01T00:00:00'),
  noInvalidDate: true,
})

test.each([
  ['2027-02-10T00:00:00', '2027-01-31T22:15:00', '2027-02-28T22:15:00'],
  ['2027-03-30T00:00:00', '2027-02-28T22:15:00', '2027-03-31T22:15:00'],
  ['2027-04-30T22:14:59', '2027-03-31T22:15:00', '2027-04-30T22:15:00'],
  ['2028-02-29T22:15:00', '2028-02-29T22:15:00', '2028-03-31T22:15:00'],
])('of a month begun on a 31st, the one with %s runs from %s to %s', (now, start, end) => {
  expect(quotaMonthAt(local('2027-01-31T22:15:00'), local(now))).toEqual({
    start: local(start),
    end: local(end),
  })
})

test('the day is counted in São Paulo time, not in UTC', () => {
  const chainStart = new Date('2027-03-01T02:00:00Z')
  expect(quotaMonthAt(chainStart, new Date('2027-03-20T12:00:00Z')).end).toEqual(
    new Date('2027-03-29T02:00:00Z'),
  )
})

test('quota months follow each other without gap or overlap', () => {
  fc.assert(
    fc.property(anyMoment, fc.nat(15), (chainStart, months) => {
      let month = quotaMonthAt(chainStart, chainStart)
      expect(month.start).toEqual(chainStart)
      for (let passed = 0; passed < months; passed += 1) {
        expect(quotaMonthAt(chainStart, new Date(month.end.getTime() - 1))).toEqual(month)
        const next = quotaMonthAt(chainStart, month.end)
        expect(next.start).toEqual(month.end)
        month = next
      }
    }),
  )
})

test('every moment lies in its month, which has 28 to 31 days', () => {
  fc.assert(
    fc.property(anyMoment, anyMoment, (chainStart, now) => {
      const { start, end } = quotaMonthAt(chainStart, now)
      expect(start <= now && now < end).toBe(true)
      expect([28, 29, 30, 31]).toContain((end.getTime() - start.getTime()) / 86_400_000)
    }),
  )
})
