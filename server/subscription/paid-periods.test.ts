import { type PlanId, planIds } from '#contract/plans.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PaidPeriod, paidPeriods, type Purchase } from './rules.ts'
import { anyPurchases, bought, dayMs, firstSale, hourMs, saleDay } from './test-purchases.ts'

const counts = ({ status, paidAt }: Purchase) => status === 'approved' && paidAt !== null
const lengthOf = ({ from, to }: PaidPeriod) => to.getTime() - from.getTime()
const planAt = (periods: readonly PaidPeriod[], ms: number) =>
  periods.find(({ from, to }) => from.getTime() <= ms && ms < to.getTime())?.plan
const rankOf = (plan: PlanId | undefined) => (plan ? planIds.indexOf(plan) : -1)

test('thirty days are thirty days to the millisecond', () => {
  expect(paidPeriods([bought('monthly', 0)])).toEqual([
    { plan: 'monthly', from: firstSale, to: saleDay(30), purchaseIds: ['monthly-0'] },
  ])
})

test('the same plan bought while it runs is added at its end', () => {
  expect(paidPeriods([bought('monthly', 0), bought('monthly', 12)])).toEqual([
    { plan: 'monthly', from: firstSale, to: saleDay(60), purchaseIds: ['monthly-0', 'monthly-12'] },
  ])
})

test('bought in the instant that the last one ends, a plan runs on; a millisecond later there is a gap', () => {
  expect(paidPeriods([bought('basic', 0), bought('basic', 30)])).toHaveLength(1)
  expect(
    paidPeriods([bought('basic', 0), bought('basic', 30, { paidAt: saleDay(30, 1) })]).map(({ to }) => to),
  ).toEqual([saleDay(30), saleDay(60, 1)])
})

test('a higher plan begins at once, and the days left of the lower one are added at its end', () => {
  expect(paidPeriods([bought('basic', 0), bought('annual', 10)])).toEqual([
    { plan: 'basic', from: firstSale, to: saleDay(10), purchaseIds: ['basic-0'] },
    { plan: 'annual', from: saleDay(10), to: saleDay(10 + 365 + 20), purchaseIds: ['annual-10', 'basic-0'] },
  ])
})

test('a lower plan waits for the end of the higher one', () => {
  expect(paidPeriods([bought('monthly', 0), bought('basic', 5)])).toEqual([
    { plan: 'monthly', from: firstSale, to: saleDay(30), purchaseIds: ['monthly-0'] },
    { plan: 'basic', from: saleDay(30), to: saleDay(60), purchaseIds: ['basic-5'] },
  ])
})

test('more of the higher plan goes before the lower one that waits', () => {
  const periods = paidPeriods([bought('annual', 0), bought('basic', 5), bought('annual', 9)])
  expect(periods.map(({ plan, to }) => [plan, to])).toEqual([['annual', saleDay(760)]])
})

test.each(['refunded', 'charged_back', 'pending', 'expired'] as const)(
  'a purchase that is %s is as if it had never been made',
  (status) => {
    const kept = [bought('basic', 0), bought('basic', 40)]
    expect(paidPeriods([...kept, bought('annual', 3, { status })])).toEqual(paidPeriods(kept))
  },
)

test('hour by hour the plan is the highest that has hours left', () => {
  fc.assert(
    fc.property(anyPurchases(6 * hourMs, 6), (purchases) => {
      const periods = paidPeriods(purchases)
      const hours: Record<PlanId, number> = { basic: 0, monthly: 0, annual: 0 }
      const until = Math.max(0, ...periods.map(({ to }) => to.getTime() - firstSale.getTime())) + dayMs
      for (let ms = firstSale.getTime(); ms < firstSale.getTime() + until; ms += 6 * hourMs) {
        for (const { plan, days } of purchases.filter((one) => counts(one) && one.paidAt?.getTime() === ms)) {
          hours[plan] += days * 24
          for (const lower of planIds.slice(0, planIds.indexOf(plan))) {
            hours[plan] += hours[lower]
            hours[lower] = 0
          }
        }
        const plan = planIds.findLast((one) => hours[one] > 0)
        expect(planAt(periods, ms)).toBe(plan)
        if (plan) hours[plan] -= 6
      }
    }),
  )
})

test('no paid day is lost or counted twice, and periods never overlap', () => {
  fc.assert(
    fc.property(anyPurchases(1, 400), (purchases) => {
      const periods = paidPeriods(purchases)
      const paidDays = purchases.filter(counts).reduce((sum, { days }) => sum + days, 0)
      expect(periods.reduce((sum, period) => sum + lengthOf(period), 0)).toBe(paidDays * dayMs)
      expect(periods.filter((period) => lengthOf(period) <= 0)).toEqual([])
      expect(periods.filter(({ from }, index) => index > 0 && from < periods[index - 1]!.to)).toEqual([])
      expect(new Set(periods.flatMap(({ purchaseIds }) => purchaseIds))).toEqual(
        new Set(purchases.filter(counts).map(({ id }) => id)),
      )
    }),
  )
})

test('the order in which purchases are read changes nothing', () => {
  const read = anyPurchases(hourMs, 40).chain((purchases) =>
    fc.tuple(fc.constant(purchases), fc.shuffledSubarray(purchases, { minLength: purchases.length })),
  )
  fc.assert(
    fc.property(read, ([purchases, shuffled]) => {
      expect(paidPeriods(shuffled)).toEqual(paidPeriods(purchases))
    }),
  )
})

test('one purchase more never shortens access or lowers the plan, and refunded it is worth nothing', () => {
  const scene = fc
    .tuple(anyPurchases(hourMs, 40), anyPurchases(hourMs, 40))
    .filter(([, more]) => more.length > 0)
  fc.assert(
    fc.property(scene, ([purchases, [first]]) => {
      const extra = { ...first!, id: 'extra', status: 'approved' as const }
      const [before, after] = [paidPeriods(purchases), paidPeriods([...purchases, extra])]
      const edges = [...before, ...after].flatMap(({ from, to }) => [from.getTime(), to.getTime()])
      for (const ms of edges.flatMap((edge) => [edge - 1, edge])) {
        expect(rankOf(planAt(after, ms))).toBeGreaterThanOrEqual(rankOf(planAt(before, ms)))
      }
      expect(paidPeriods([...purchases, { ...extra, status: 'refunded' }])).toEqual(before)
    }),
  )
})
