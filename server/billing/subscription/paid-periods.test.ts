import { type PaidPeriod, paidPeriods } from '#contract/billing/paid-periods.ts'
import { type PlanId, planIds, plans } from '#contract/billing/plans.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Purchase } from './rules.ts'
import { anyPurchases, bought, costOf, dayMs, firstSale, hourMs, saleDay } from './test-purchases.ts'

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

test('the same plan bought while it runs is appended to its end', () => {
  expect(paidPeriods([bought('monthly', 0), bought('monthly', 12)])).toEqual([
    { plan: 'monthly', from: firstSale, to: saleDay(60), purchaseIds: ['monthly-0', 'monthly-12'] },
  ])
})

test('a plan bought when the last one ends continues it; a millisecond later not', () => {
  expect(paidPeriods([bought('basic', 0), bought('basic', 30)])).toHaveLength(1)
  expect(
    paidPeriods([bought('basic', 0), bought('basic', 30, { paidAt: saleDay(30, 1) })]).map(({ to }) => to),
  ).toEqual([saleDay(30), saleDay(60, 1)])
})

test.for([
  ['basic', 'monthly', 11.98],
  ['basic', 'annual', 24.33],
  ['monthly', 'annual', 40.61],
] as const)('20 days left of %s become %s at its price: %d days', ([lower, higher, gained]) => {
  const { days } = plans[higher]
  const [before, after] = paidPeriods([bought(lower, 0), bought(higher, 10)])
  expect(before).toEqual({ plan: lower, from: firstSale, to: saleDay(10), purchaseIds: [`${lower}-0`] })
  expect(after).toMatchObject({
    plan: higher,
    from: saleDay(10),
    purchaseIds: [`${higher}-10`, `${lower}-0`],
  })
  expect(lengthOf(after!) / dayMs - days).toBeCloseTo(gained, 2)
  expect(gained).toBeCloseTo(costOf(lower, 20) / costOf(higher, 1), 2)
})

test('two months of basic and one of monthly give 66 days of monthly, not 90', () => {
  const periods = paidPeriods([bought('basic', 0), bought('basic', 0, { id: 'b' }), bought('monthly', 0)])
  expect(periods.map(({ plan }) => plan)).toEqual(['monthly'])
  expect(Math.round(lengthOf(periods[0]!) / dayMs)).toBe(Math.round(10_970 / (4990 / 30)))
})

test('a discount does not change the value of the converted days', () => {
  const discounted = bought('annual', 10, { amountCents: 23_920, discount: 20 })
  expect(paidPeriods([bought('monthly', 0), discounted])).toEqual(
    paidPeriods([bought('monthly', 0), bought('annual', 10)]),
  )
})

test('no sequence of purchases opens more days than its price pays for', () => {
  const sale = fc.record({ plan: fc.constantFrom(...planIds), onDay: fc.integer({ min: 0, max: 120 }) })
  fc.assert(
    fc.property(fc.array(sale, { maxLength: 12 }), (sales) => {
      const purchases = sales.map(({ plan, onDay }, index) => bought(plan, onDay, { id: `p${index}` }))
      const paidCents = purchases.reduce((sum, { amountCents }) => sum + amountCents, 0)
      const periods = paidPeriods(purchases)
      const worthCents = periods.reduce((sum, one) => sum + costOf(one.plan, lengthOf(one) / dayMs), 0)
      // Each conversion rounds down to a millisecond, so the periods are worth at most the price; the loss stays below
      // a day of the annual plan.
      expect(worthCents).toBeLessThanOrEqual(paidCents + 1e-3)
      expect(worthCents).toBeGreaterThan(paidCents - costOf('annual', 1))
    }),
  )
})

test('a lower plan waits for the end of the higher one', () => {
  expect(paidPeriods([bought('monthly', 0), bought('basic', 5)])).toEqual([
    { plan: 'monthly', from: firstSale, to: saleDay(30), purchaseIds: ['monthly-0'] },
    { plan: 'basic', from: saleDay(30), to: saleDay(60), purchaseIds: ['basic-5'] },
  ])
})

test('more of the higher plan is used before the waiting lower one', () => {
  const periods = paidPeriods([bought('annual', 0), bought('basic', 5), bought('annual', 9)])
  expect(periods.map(({ plan }) => plan)).toEqual(['annual'])
  const basicDays = costOf('basic', 30) / costOf('annual', 1)
  expect(lengthOf(periods[0]!) / dayMs).toBeCloseTo(730 + basicDays, 6)
})

test.each(['refunded', 'charged_back', 'pending', 'expired'] as const)(
  'a purchase that is %s has no effect',
  (status) => {
    const kept = [bought('basic', 0), bought('basic', 40)]
    expect(paidPeriods([...kept, bought('annual', 3, { status })])).toEqual(paidPeriods(kept))
  },
)

test('the plan of each hour is the highest with hours left', () => {
  fc.assert(
    fc.property(anyPurchases(6 * hourMs, 6), (purchases) => {
      const periods = paidPeriods(purchases)
      const hours: Record<PlanId, number> = { basic: 0, monthly: 0, annual: 0 }
      const until = Math.max(0, ...periods.map(({ to }) => to.getTime() - firstSale.getTime())) + dayMs
      for (let ms = firstSale.getTime(); ms < firstSale.getTime() + until; ms += 6 * hourMs) {
        for (const { plan, days } of purchases.filter((one) => counts(one) && one.paidAt?.getTime() === ms)) {
          hours[plan] += days * 24
          for (const lower of planIds.slice(0, planIds.indexOf(plan))) {
            hours[plan] += costOf(lower, hours[lower]) / costOf(plan, 1)
            hours[lower] = 0
          }
        }
        // The model's plan is the highest one with more than a millionth of an hour left, because the rest may be below
        // a millisecond.
        const plan = planIds.findLast((one) => hours[one] > 1e-6)
        expect(planAt(periods, ms)).toBe(plan)
        spend(hours, 6)
      }
    }),
  )
})

function spend(hours: Record<PlanId, number>, most: number): void {
  let rest = most
  for (const plan of planIds.toReversed()) {
    const used = Math.min(rest, hours[plan])
    hours[plan] -= used
    rest -= used
  }
}

test('no paid centavo is lost or counted twice, and periods never overlap', () => {
  fc.assert(
    fc.property(anyPurchases(1, 400), (purchases) => {
      const periods = paidPeriods(purchases)
      const paidCents = purchases.filter(counts).reduce((sum, { amountCents }) => sum + amountCents, 0)
      const worthCents = periods.reduce((sum, one) => sum + costOf(one.plan, lengthOf(one) / dayMs), 0)
      expect(worthCents).toBeCloseTo(paidCents, 3)
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

test('another purchase never lowers the plan, and a refunded one has no value', () => {
  const scene = fc
    .tuple(anyPurchases(hourMs, 40), anyPurchases(hourMs, 40))
    .filter(([, more]) => more.length > 0)
  fc.assert(
    fc.property(scene, ([purchases, [first]]) => {
      const extra = { ...first!, id: 'extra', status: 'approved' as const }
      const [before, after] = [paidPeriods(purchases), paidPeriods([...purchases, extra])]
      const edges = [...before, ...after].flatMap(({ from, to }) => [from.getTime(), to.getTime()])
      const end = Number(extra.paidAt) + extra.days * dayMs
      for (const ms of edges.flatMap((edge) => [edge - 1, edge]).filter((one) => one < end)) {
        expect(rankOf(planAt(after, ms))).toBeGreaterThanOrEqual(rankOf(planAt(before, ms)))
      }
      expect(paidPeriods([...purchases, { ...extra, status: 'refunded' }])).toEqual(before)
    }),
  )
})
