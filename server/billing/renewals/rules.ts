import { type Renewal, renewalStatuses } from '#contract/billing/billing.ts'
import { type PlanId, plans } from '#contract/billing/plans.ts'
import type { Renewal as RenewalReport } from '../../adapters/payments/payment-provider.ts'
import type { AccountId } from '../../platform/database/account-id.ts'

export interface PlacedRenewal {
  readonly accountId: AccountId
  readonly id: string
  readonly plan: PlanId
  readonly status: (typeof renewalStatuses)[number]
  readonly isDemonstration: boolean
  /** Agreed amount of each charge, in centavos. */
  readonly amountCents: number
  readonly providerRenewalId: string | null
  readonly cardSince: Date | null
  readonly canceledAt: Date | null
  /**
   * Time since which the renewal is to be canceled; `null` while it is wanted. The request is retried until confirmed.
   */
  readonly unwantedSince: Date | null
  readonly nextChargeAt: Date | null
  readonly retryingSince: Date | null
  readonly createdAt: Date
  readonly changedAt: Date | null
}

export function offersRenewal(plan: PlanId): boolean {
  return plan !== 'annual'
}

export function newRenewal(
  {
    plan,
    isDemonstration,
    accountId,
    id,
  }: Pick<PlacedRenewal, 'plan' | 'isDemonstration' | 'accountId' | 'id'>,
  now: Date,
): PlacedRenewal {
  return {
    accountId,
    id,
    plan,
    status: 'pending',
    isDemonstration,
    amountCents: plans[plan].priceCents,
    providerRenewalId: null,
    cardSince: null,
    canceledAt: null,
    unwantedSince: null,
    nextChargeAt: null,
    retryingSince: null,
    createdAt: now,
    changedAt: null,
  }
}

/**
 * Merges a provider's report into a renewal. Returns the same object for an old report or a canceled renewal, and
 * `mismatch` for another renewal, another seller, another currency or less than the agreed amount.
 */
export function mergeRenewalReport(
  renewal: PlacedRenewal,
  report: RenewalReport,
  { collectorId, now }: { readonly collectorId: string | null; readonly now: Date },
): PlacedRenewal | 'mismatch' {
  const isOurs = collectorId === null || report.collectorId === null || report.collectorId === collectorId
  const isWhole = report.currency === 'BRL' && report.amountCents >= renewal.amountCents
  const isEnd = report.status === 'canceled'
  // A cancellation is applied whatever amount it reports, because it is final.
  if (report.reference !== renewal.id || !isOurs || !(isWhole || isEnd)) return 'mismatch'
  const isOld =
    renewal.changedAt !== null && report.updatedAt !== null && report.updatedAt <= renewal.changedAt
  if ((isOld && !isEnd) || renewal.status === 'canceled') return renewal
  const hasCard = report.status === 'active' || report.status === 'paused'
  const isNewCard = hasCard && renewal.cardSince === null
  return {
    ...renewal,
    status: report.status,
    providerRenewalId: report.renewalId,
    cardSince: isNewCard ? givenAt(report, now) : renewal.cardSince,
    canceledAt: isEnd ? (report.updatedAt ?? now) : null,
    // Entering the first card revokes the mark for cancellation.
    unwantedSince: isNewCard ? null : renewal.unwantedSince,
    nextChargeAt: report.nextChargeAt,
    retryingSince: report.status === 'active' ? renewal.retryingSince : null,
    changedAt: report.updatedAt,
  }
}

/**
 * Returns when the card was entered: the report's time, but not later than `now`. This time decides which of two cards
 * is newer.
 */
function givenAt({ updatedAt }: RenewalReport, now: Date): Date {
  return updatedAt !== null && updatedAt < now ? updatedAt : now
}

export function canceledRenewal(renewal: PlacedRenewal, now: Date): PlacedRenewal {
  return { ...renewal, status: 'canceled', canceledAt: now, nextChargeAt: null, retryingSince: null }
}

/** Returns whether the renewal is not canceled: it charges a card, or a card can still be entered. */
export function isOpen({ status }: PlacedRenewal): boolean {
  return status !== 'canceled'
}

/** Returns whether the renewal is to be canceled and the provider has not confirmed it yet. */
export function isCancellationPending(renewal: PlacedRenewal): boolean {
  return isOpen(renewal) && renewal.unwantedSince !== null
}

/** Returns whether the renewal is an open link at which no card was entered yet. */
export function isLink(renewal: PlacedRenewal): boolean {
  return isOpen(renewal) && renewal.cardSince === null
}

/**
 * Returns the open, wanted renewals other than the one with the latest card: older cards and links. Empty if no card
 * was entered.
 */
export function outdated(renewals: readonly PlacedRenewal[]): readonly PlacedRenewal[] {
  const wanted = renewals.filter((one) => isOpen(one) && !isCancellationPending(one))
  const kept = wanted
    .filter(({ cardSince }) => cardSince !== null)
    .toSorted(byChoice)
    .at(-1)
  return kept ? wanted.filter((one) => one !== kept) : []
}

function byChoice(one: PlacedRenewal, other: PlacedRenewal): number {
  const laterMs = Number(one.cardSince) - Number(other.cardSince)
  return laterMs || one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1)
}

/**
 * Returns the renewal with the latest card among active ones, else among paused ones, else the one canceled last;
 * `null` if none ever had a card.
 */
export function currentRenewal(renewals: readonly PlacedRenewal[]): PlacedRenewal | null {
  const withCard = renewals.filter(({ cardSince }) => cardSince !== null).toSorted(byChoice)
  const canceledLast = withCard.toSorted((one, other) => Number(one.canceledAt) - Number(other.canceledAt))
  return (
    withCard.findLast(({ status }) => status === 'active') ??
    withCard.findLast(({ status }) => status === 'paused') ??
    canceledLast.at(-1) ??
    null
  )
}

/**
 * Returns the renewal that the buyer's cancellation shows: an open one with a card, else the newest link without a
 * card, else the one canceled last; `null` without any.
 */
export function renewalToCancel(renewals: readonly PlacedRenewal[]): PlacedRenewal | null {
  const current = currentRenewal(renewals)
  return current && isOpen(current) ? current : (renewals.findLast(isLink) ?? current)
}

export function describeRenewal(renewal: PlacedRenewal): Renewal {
  return {
    id: renewal.id,
    plan: renewal.plan,
    status: renewal.status,
    amount_cents: renewal.amountCents,
    next_charge_at: renewal.nextChargeAt?.toISOString() ?? null,
    canceled_at: renewal.canceledAt?.toISOString() ?? null,
    retrying_since: renewal.retryingSince?.toISOString() ?? null,
  }
}
