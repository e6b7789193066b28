import { type Renewal, renewalStatuses } from '#contract/billing.ts'
import { type PlanId, plans } from '#contract/plans.ts'
import type { Renewal as RenewalWord } from '../adapters/payments/payment-provider.ts'
import type { AccountId } from '../platform/account-id.ts'

export interface PlacedRenewal {
  readonly accountId: AccountId
  readonly id: string
  readonly plan: PlanId
  readonly status: (typeof renewalStatuses)[number]
  readonly isDemonstration: boolean
  readonly providerRenewalId: string | null
  readonly cardSince: Date | null
  readonly canceledAt: Date | null
  readonly nextChargeAt: Date | null
  readonly retryingSince: Date | null
  readonly createdAt: Date
  readonly changedAt: Date | null
}

export function offersRenewal(plan: PlanId): boolean {
  return plan !== 'annual'
}

export function newRenewal(
  { plan, isDemonstration }: Pick<PlacedRenewal, 'plan' | 'isDemonstration'>,
  accountId: AccountId,
  id: string,
  now: Date,
): PlacedRenewal {
  return {
    accountId,
    id,
    plan,
    status: 'pending',
    isDemonstration,
    providerRenewalId: null,
    cardSince: null,
    canceledAt: null,
    nextChargeAt: null,
    retryingSince: null,
    createdAt: now,
    changedAt: null,
  }
}

/** A renewal as the provider's word has it; the very same where it says nothing new. */
export function mergeRenewalWord(
  renewal: PlacedRenewal,
  word: RenewalWord,
  collectorId: string | null,
  now: Date,
): PlacedRenewal | 'mismatch' {
  const isOurs = collectorId === null || word.collectorId === null || word.collectorId === collectorId
  const isWhole = word.currency === 'BRL' && word.amountCents >= plans[renewal.plan].priceCents
  if (word.reference !== renewal.id || !isOurs || !isWhole) return 'mismatch'
  const isOld = renewal.changedAt !== null && word.updatedAt !== null && word.updatedAt <= renewal.changedAt
  if (isOld || renewal.status === 'canceled') return renewal
  const hasCard = word.status === 'active' || word.status === 'paused'
  return {
    ...renewal,
    status: word.status,
    providerRenewalId: word.renewalId,
    cardSince: renewal.cardSince ?? (hasCard ? now : null),
    canceledAt: word.status === 'canceled' ? (word.updatedAt ?? now) : null,
    nextChargeAt: word.nextChargeAt,
    retryingSince: word.status === 'active' ? renewal.retryingSince : null,
    changedAt: word.updatedAt,
  }
}

export function canceledRenewal(renewal: PlacedRenewal, now: Date): PlacedRenewal {
  return { ...renewal, status: 'canceled', canceledAt: now, nextChargeAt: null, retryingSince: null }
}

/** The one that counts: what renews before what was canceled, and of those the last. */
export function currentRenewal(renewals: readonly PlacedRenewal[]): PlacedRenewal | null {
  const withCard = renewals.filter(({ cardSince }) => cardSince !== null)
  const canceledLast = withCard.toSorted((one, other) => Number(one.canceledAt) - Number(other.canceledAt))
  return (
    withCard.find(({ status }) => status === 'active') ??
    withCard.find(({ status }) => status === 'paused') ??
    canceledLast.at(-1) ??
    null
  )
}

export function describeRenewal(renewal: PlacedRenewal): Renewal {
  return {
    id: renewal.id,
    plan: renewal.plan,
    status: renewal.status,
    amount_cents: plans[renewal.plan].priceCents,
    next_charge_at: renewal.nextChargeAt?.toISOString() ?? null,
    canceled_at: renewal.canceledAt?.toISOString() ?? null,
    retrying_since: renewal.retryingSince?.toISOString() ?? null,
  }
}
