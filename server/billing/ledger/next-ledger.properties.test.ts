import { graceDays, plans } from '#contract/billing/plans.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlacedOrder } from '../orders/rules.ts'
import { hasAccess } from '../subscription/rules.ts'
import { nextLedger } from './next-ledger.ts'
import { factsOf, type Ledger, type LedgerEffect, outstandingEffects } from './rules.ts'
import { isHeld, latest, type SoldPayment } from './test-seller.ts'
import { type Action, hourMs, skewMs, type Step, TestShop } from './test-shop.ts'

const dayMs = 24 * hourMs

const pick = fc.nat(11)
const picking = <K extends string>(kind: K) => fc.record({ kind: fc.constant(kind), pick })
const weighed = (weight: number, arbitrary: fc.Arbitrary<Action>) => ({ weight, arbitrary })

type Offered = readonly ('basic' | 'offer' | 'renewal')[]

/** Generates one action of a random history (place, pay, charge, withdraw …); orders are of the kinds in `bought`. */
const actionWith = (...bought: Offered) =>
  fc.oneof(
    weighed(
      4,
      fc.record({
        kind: fc.constant('place' as const),
        what: fc.constantFrom(...bought),
        replaces: fc.boolean(),
      }),
    ),
    weighed(
      5,
      fc.record({ kind: fc.constant('pay' as const), pick, half: fc.boolean(), isReviewed: fc.boolean() }),
    ),
    weighed(3, picking('card')),
    weighed(4, picking('charge')),
    weighed(1, picking('cancel')),
    weighed(4, picking('withdraw')),
    weighed(
      4,
      fc.record({
        kind: fc.constant('move' as const),
        pick,
        to: fc.constantFrom(
          'approved' as const,
          'rejected' as const,
          'refunded' as const,
          'charged_back' as const,
        ),
      }),
    ),
    weighed(
      16,
      fc.record({
        kind: fc.constant('report' as const),
        pick,
        age: fc.constantFrom(0, 0, 0, 1, 2),
        isRenewal: fc.boolean(),
      }),
    ),
    weighed(2, fc.constant({ kind: 'perform' } as const)),
    weighed(1, fc.constant({ kind: 'othersWithdraw' } as const)),
    weighed(
      3,
      fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 6, 25, 49, 90, 800) }),
    ),
    weighed(
      1,
      fc.record({ kind: fc.constant('skew' as const), ms: fc.integer({ min: -skewMs, max: skewMs }) }),
    ),
  )

const historyWith = (...bought: Offered) =>
  fc.array(actionWith(...bought), { minLength: 5, maxLength: 80, size: 'max' })

/**
 * Plays random histories. `check` is called with the shop after each history, `onStep` after each step. `ends`: whether
 * all reviews, reports and calls are completed before `check`.
 */
function play(
  check: (shop: TestShop) => void,
  {
    onStep,
    ends = true,
    bought = ['basic', 'offer', 'renewal'],
  }: {
    readonly onStep?: (step: Step) => void
    readonly ends?: boolean
    readonly bought?: Offered
  } = {},
): void {
  fc.assert(
    fc.property(historyWith(...bought), (actions) => {
      const shop = new TestShop(onStep)
      for (const action of actions) shop.do(action)
      if (ends) shop.finish()
      check(shop)
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 1500) },
  )
}

const paymentsOf = ({ seller }: TestShop, { reports }: PlacedOrder): readonly SoldPayment[] =>
  seller.payments.filter(({ id }) => reports.some(({ paymentId }) => paymentId === id))

const sumCents = (payments: readonly SoldPayment[]) =>
  payments.reduce((sum, payment) => sum + latest(payment).amountCents, 0)

/**
 * Reference model: returns the approval time of the payment with which the held payments first cover the order; `null`
 * without one.
 */
function coveredAt(shop: TestShop, order: PlacedOrder): Date | null {
  const held = paymentsOf(shop, order)
    .filter(isHeld)
    .toSorted((one, other) => Number(latest(one).approvedAt) - Number(latest(other).approvedAt))
  const last = held.find((_, index) => sumCents(held.slice(0, index + 1)) >= order.amountCents)
  return last ? latest(last).approvedAt : null
}

/**
 * Reference model: returns the paid spans in milliseconds. A span begins when its order is covered, or at the end of
 * the previous span if that is later.
 */
function paidSpans(shop: TestShop): readonly { readonly from: number; readonly to: number }[] {
  const paid = shop.ledger.orders
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .flatMap((order) => ({
      at: coveredAt(shop, order)?.getTime() ?? null,
      ms: plans[order.plan].days * dayMs,
    }))
    .filter((one): one is { at: number; ms: number } => one.at !== null)
    .toSorted((one, other) => one.at - other.at)
  const spans: { from: number; to: number }[] = []
  for (const { at, ms } of paid) {
    const from = Math.max(at, spans.at(-1)?.to ?? at)
    spans.push({ from, to: from + ms })
  }
  return spans
}

test('access is open exactly while a paid period that was not given back covers the moment', () => {
  // Plays with one plan only: a higher plan converts the days of a lower one, which `random-events.test.ts` covers.
  play(
    (shop) => {
      const spans = paidSpans(shop)
      const facts = factsOf(shop.ledger)
      const graceMs = facts.renewal && facts.renewal.canceledAt === null ? graceDays * dayMs : 0
      const edges = spans.flatMap(({ from, to }) => [from, to, to + graceDays * dayMs])
      const isPaid = (at: number) => spans.some(({ from, to }) => from <= at && at < to)
      const isGrace = (at: number) => !isPaid(at) && spans.some(({ to }) => to <= at && at < to + graceMs)
      // The server's and the provider's clocks differ by up to `skewMs`, so moments nearer to an edge prove nothing.
      const isClear = (at: number) => edges.every((edge) => Math.abs(edge - at) > skewMs)
      const moments = edges
        .flatMap((edge) => [edge - 3 * hourMs, edge + 3 * hourMs])
        .filter((at) => isClear(at) && !isGrace(at))
      for (const at of moments) expect(hasAccess(facts, new Date(at))).toBe(isPaid(at))
    },
    { bought: ['basic', 'renewal'] },
  )
})

test('a repeated event changes nothing and causes no further effect', () => {
  const onStep = ({ after, event, now }: Step) => {
    if (event.kind === 'orderPlaced' || event.kind === 'orderAbandoned') return
    const again = nextLedger(after, event, now)
    expect(again.ledger).toBe(after)
    const calls = ({ kind }: LedgerEffect) => kind !== 'log'
    expect(again.effects.filter(calls)).toEqual(outstandingEffects(after))
  }
  play(() => {}, { onStep, ends: false })
})

test('no payment is refunded twice, and only money that the order does not need', () => {
  const heldCents = ({ reports, surplus }: PlacedOrder, without: string) =>
    reports
      .filter(({ paymentId, status }) => status === 'approved' && paymentId !== without)
      .filter(({ paymentId }) => !surplus.includes(paymentId))
      .reduce((sum, { amountCents }) => sum + amountCents, 0)
  const onStep = ({ before, after, effects }: Step) => {
    const refunds = effects.filter((effect) => effect.kind === 'refund')
    expect(new Set(refunds.map(({ paymentId }) => paymentId)).size).toBe(refunds.length)
    for (const { orderId, paymentId } of refunds) {
      const order = after.orders.find(({ id }) => id === orderId)!
      const was = before.orders.find(({ id }) => id === orderId)
      expect(order.reports.find((one) => one.paymentId === paymentId)?.status).toBe('approved')
      const isNew = order.surplus.includes(paymentId) && !was?.surplus.includes(paymentId)
      expect(!isNew || heldCents(order, paymentId) >= order.amountCents).toBe(true)
      const isOffer = order.discount > 0 && after.orders.some((one) => one !== order && one.discount > 0)
      const isPart = order.status !== 'approved'
      expect(order.withdrawnAt !== null || order.surplus.includes(paymentId) || isOffer || isPart).toBe(true)
    }
  }
  play(
    (shop) => {
      for (const { refunds } of shop.seller.payments) expect(refunds).toBeLessThanOrEqual(1)
    },
    { onStep },
  )
})

test('in the end the seller holds the price of each valid or disputed purchase, and no other money', () => {
  play((shop) => {
    for (const order of shop.ledger.orders) {
      const payments = paymentsOf(shop, order)
      const isDisputed = payments.some((payment) => latest(payment).status === 'charged_back')
      const heldCents = sumCents(payments.filter(isHeld))
      const isValid = order.withdrawnAt === null && order.status === 'approved'
      const keptCents = isValid ? order.amountCents : 0
      expect(heldCents).toBe(isDisputed && order.withdrawnAt === null && !isValid ? heldCents : keptCents)
    }
    const isKnown = ({ id }: SoldPayment) =>
      shop.ledger.orders.some(({ reports }) => reports.some(({ paymentId }) => paymentId === id))
    for (const payment of shop.seller.payments.filter(isHeld)) expect(isKnown(payment)).toBe(true)
  })
})

test('a withdrawal grants nothing at once, lasts, is noted once and gives all its money back', () => {
  const noted: LedgerEffect[] = []
  const onStep = ({ before, after, effects }: Step) => {
    for (const was of before.orders.filter(({ withdrawnAt }) => withdrawnAt !== null)) {
      const order = after.orders.find(({ id }) => id === was.id)
      expect(order?.withdrawnAt).toEqual(was.withdrawnAt)
    }
    const granted = factsOf(after).purchases.filter(({ status }) => status === 'approved')
    const withdrawn = after.orders.filter(({ withdrawnAt }) => withdrawnAt !== null)
    expect(granted.filter(({ id }) => withdrawn.some((order) => order.id === id))).toEqual([])
    noted.push(...effects.filter(({ kind }) => kind === 'noteWithdrawal'))
  }
  play(
    (shop) => {
      expect(noted.length).toBeLessThanOrEqual(shop.declared.size)
      noted.length = 0
      const withdrawn = shop.ledger.orders.filter(({ withdrawnAt }) => withdrawnAt !== null)
      for (const id of shop.declared) expect(withdrawn.map((one) => one.id)).toContain(id)
      for (const order of withdrawn) expect(paymentsOf(shop, order).some(isHeld)).toBe(false)
      const isDeclared = shop.declared.size > 0 || shop.hasOthers
      expect(isDeclared ? [] : withdrawn).toEqual([])
    },
    { onStep },
  )
})

test('in the end at most one card is charged, and none that was canceled or withdrawn', () => {
  play((shop) => {
    const { renewals, orders } = shop.ledger
    const charging = shop.seller.renewals.filter((one) => latest(one).status === 'active')
    expect(charging.length).toBeLessThanOrEqual(1)
    for (const { reference } of charging) {
      const renewal = renewals.find(({ id }) => id === reference)!
      expect(renewal.unwantedSince).toBeNull()
      const isWithdrawn = orders.some(
        ({ renewalId, withdrawnAt }) => renewalId === reference && withdrawnAt !== null,
      )
      expect(isWithdrawn).toBe(false)
    }
    for (const { renewalId, paidAt, withdrawnAt } of orders.filter(({ status }) => status === 'approved')) {
      if (renewalId === null || withdrawnAt !== null) continue
      const earlier = orders.filter((other) => other.renewalId === renewalId && other.withdrawnAt !== null)
      for (const other of earlier) expect(other.withdrawnAt!.getTime()).toBeGreaterThanOrEqual(Number(paidAt))
    }
  })
})

test('the discount is granted once, reserved before and used up by a payment', () => {
  const onStep = ({ before, after, event, effects }: Step) => {
    const held = effects.filter(({ kind }) => kind === 'holdDiscount')
    expect(held.length).toBeLessThanOrEqual(event.kind === 'orderPlaced' ? 1 : 0)
    const isOffer = (order: PlacedOrder) => order.discount > 0
    const paid = (ledger: Ledger) => ledger.orders.filter((one) => isOffer(one) && one.paidAt !== null).length
    const isUsed = effects.some(({ kind }) => kind === 'useDiscount')
    expect(isUsed).toBe(paid(after) > paid(before))
  }
  play(
    ({ ledger }) => {
      const granted = factsOf(ledger).purchases.filter(
        ({ discount, status }) => discount > 0 && status === 'approved',
      )
      expect(granted.length).toBeLessThanOrEqual(1)
    },
    { onStep },
  )
})

/** Returns the paid purchases without their ids, which depend on the order in which charges are reported. */
function accessOf(ledger: Ledger) {
  const { purchases } = factsOf(ledger)
  return purchases
    .filter(({ status }) => status === 'approved')
    .map(({ plan, paidAt, days }) => `${plan} ${paidAt?.toISOString()} ${days}`)
    .toSorted()
}

const anyBusiness = fc.array(
  fc.record({
    // The history has no disputes: a payment that was marked as surplus stays surplus, so the result of a dispute about
    // one of two full payments depends on which report came first.
    ways: fc.constantFrom('whole', 'halves', 'twice', 'card'),
    moves: fc.array(
      fc.record({
        pick,
        to: fc.constantFrom('refunded' as const, 'charged_back' as const, 'approved' as const),
      }),
      { maxLength: 4 },
    ),
  }),
  { minLength: 1, maxLength: 3 },
)

test('the same facts give the same access in whatever order they are reported', () => {
  const scene = anyBusiness.chain((business) =>
    fc.record({ business: fc.constant(business), order: fc.infiniteStream(fc.nat(1_000_000)) }),
  )
  fc.assert(
    fc.property(scene, ({ business, order }) => {
      const shop = new TestShop()
      for (const { ways, moves } of business) {
        const known = shop.seller.payments.length
        shop.do({ kind: 'place', what: ways === 'card' ? 'renewal' : 'basic', replaces: false })
        const at = { kind: 'pay', pick: 0, half: ways === 'halves', isReviewed: false } as const
        const renewal = shop.seller.renewals.at(-1)
        if (ways === 'card' && renewal) {
          shop.seller.enterCard(renewal)
          for (let month = 0; month < 2; month++) shop.seller.charge(renewal, 'approved')
        } else for (let i = 0; i < (ways === 'whole' ? 1 : 2); i++) shop.do(at)
        const made = shop.seller.payments.slice(known)
        if (ways !== 'twice') {
          for (const { pick: one, to } of moves) {
            const index = known + (one % Math.max(1, made.length))
            shop.do({ kind: 'move', pick: index, to })
          }
        }
        shop.seller.tick(25 * hourMs)
      }
      const reports = shop.seller.payments.flatMap(({ states }) => states)
      const inOrder = accessAfter(shop, reports)
      const shuffled = [...reports, ...reports]
        .map((report) => ({ report, at: order.next().value }))
        .toSorted((one, other) => one.at - other.at)
      expect(
        accessAfter(
          shop,
          shuffled.map(({ report }) => report),
        ),
      ).toEqual(inOrder)
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 1000) },
  )
})

function accessAfter({ ledger, now }: TestShop, reports: readonly SoldPayment['states'][number][]) {
  const after = reports.reduce(
    (before, payment) =>
      nextLedger(
        before,
        { kind: 'paymentReported', payment, chargeId: `charge-of-${payment.paymentId}` },
        now,
      ).ledger,
    ledger,
  )
  return accessOf(after)
}
