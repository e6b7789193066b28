import { expect, test } from 'vitest'
import type { Renewal } from '../../adapters/payments/payment-provider.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { mergeRenewalReport, newRenewal } from './rules.ts'

const accountId = '00000000-0000-4000-8000-000000000001' as AccountId
const now = new Date('2026-03-11T15:00:00Z')
const asked = newRenewal({ plan: 'basic', isDemonstration: false, accountId, id: 'r' }, now)
const seller = { collectorId: '44444', now }
const report = (change: Partial<Renewal>): Renewal => ({
  renewalId: 'at-the-provider',
  reference: 'r',
  status: 'active',
  amountCents: asked.amountCents,
  currency: 'BRL',
  collectorId: '44444',
  nextChargeAt: null,
  updatedAt: now,
  ...change,
})

test('a card is accepted at the agreed amount', () => {
  expect(mergeRenewalReport(asked, report({}), seller)).toMatchObject({ status: 'active', cardSince: now })
})

test.each([
  { amountCents: asked.amountCents - 1 },
  { currency: 'ARS' },
  { collectorId: '55555' },
  { reference: 'another' },
])('a renewal that differs by %o is a mismatch', (change) => {
  expect(mergeRenewalReport(asked, report(change), seller)).toBe('mismatch')
})

test('a cancellation is applied whatever its amount, and is final', () => {
  const canceled = mergeRenewalReport(asked, report({ status: 'canceled', amountCents: 1 }), seller)
  expect(canceled).toMatchObject({ status: 'canceled', canceledAt: now })
  const later = report({ updatedAt: new Date(now.getTime() + 1000) })
  expect(canceled !== 'mismatch' && mergeRenewalReport(canceled, later, seller)).toBe(canceled)
})
