import { type PaymentStatus, paymentStatuses } from '#contract/billing/billing.ts'
import * as fc from 'fast-check'
import { saleDay } from '../subscription/test-purchases.ts'
import { mergePaymentReport, type Order, type PaymentReport, type ReportEffect } from './rules.ts'

export const collectorId = '44444'

export const fresh: Order = {
  kind: 'one_off',
  reference: 'order-1',
  amountCents: 4990,
  status: 'pending',
  method: null,
  installments: 1,
  providerPaymentId: null,
  paidAt: null,
  refundedAt: null,
  reports: [],
  surplus: [],
}

/** Builds a report on a PIX payment of 49,90 dated `onDay`. A payment that is or was paid was approved on day 1. */
export function paymentReport(
  status: PaymentStatus,
  onDay: number,
  change: Partial<PaymentReport> = {},
): PaymentReport {
  const wasPaid = ['approved', 'refunded', 'charged_back'].includes(status)
  return {
    paymentId: 'one',
    reference: 'order-1',
    status,
    method: 'pix',
    installments: 1,
    amountCents: 4990,
    refundedCents: 0,
    currency: 'BRL',
    collectorId,
    approvedAt: wasPaid ? saleDay(1) : null,
    updatedAt: saleDay(onDay),
    ...change,
  }
}

export function applyReports(reports: readonly PaymentReport[], before = fresh) {
  const effects: ReportEffect[] = []
  let order = before
  for (const one of reports) {
    const merged = mergePaymentReport(order, one, collectorId)
    effects.push(merged.effect)
    order = merged.order
  }
  return { order, effects }
}

const amounts = { one: 4990, two: 2000, three: 2990 }
const approvedOn = { one: saleDay(2), two: saleDay(1), three: saleDay(2) }

/**
 * Generates 1 to 12 reports on up to three payments of one order. Includes implausible sequences, and a few reports in
 * another currency.
 */
export const anyReports = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom('one' as const, 'two' as const, 'three' as const),
      fc.nat(12),
      fc.constantFrom(...paymentStatuses),
    ),
    {
      minLength: 1,
      maxLength: 12,
      selector: ([paymentId, day, status]) => `${paymentId} ${day} ${status}`,
    },
  )
  .chain((told) => fc.tuple(fc.constant(told), fc.array(fc.nat(9), { minLength: 12, maxLength: 12 })))
  .map(([told, strangers]) =>
    told.map(([paymentId, day, status], index) => {
      const { approvedAt } = paymentReport(status, day)
      return paymentReport(status, day, {
        paymentId,
        amountCents: amounts[paymentId],
        approvedAt: approvedAt && approvedOn[paymentId],
        ...(strangers[index] === 0 && { currency: 'ARS' }),
      })
    }),
  )

export const inTime = (reports: readonly PaymentReport[]) =>
  reports.toSorted((one, other) => one.updatedAt.getTime() - other.updatedAt.getTime())
