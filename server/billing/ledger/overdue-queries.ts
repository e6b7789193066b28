import { and, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { PlacedOrder } from '../orders/rules.ts'
import type { PlacedRenewal } from '../renewals/rules.ts'
import { toOrder, toRenewal } from './queries.ts'
import { payments, renewals } from './table.ts'

/**
 * Claims the provider lookup of an order for this caller. Returns false if the last lookup was between `before` and
 * `now`. A lookup dated later than `now` comes from a wrong clock and does not count.
 */
export async function claimPolling(
  tx: Transaction,
  { accountId, id }: Pick<PlacedOrder, 'accountId' | 'id'>,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<boolean> {
  const claimed = await tx
    .update(payments)
    .set({ askedAt: now })
    .where(
      and(
        eq(payments.userId, accountId),
        eq(payments.id, id),
        or(
          isNull(payments.askedAt),
          lt(payments.askedAt, before),
          sql`${payments.askedAt} > ${now.toISOString()}`,
        ),
      ),
    )
    .returning({ id: payments.id })
  return claimed.length === 1
}

/**
 * Lists orders that are unpaid or `pending`, created before `before` and not polled since then; never polled ones
 * first, then by last poll. An order that is not `pending` is listed only if its link ends after `linkEndedAfter`.
 */
export async function listUnpaidOrders(
  tx: Transaction,
  { before, linkEndedAfter }: { readonly before: Date; readonly linkEndedAfter: Date },
  most: number,
): Promise<PlacedOrder[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(
      and(
        or(isNull(payments.paidAt), eq(payments.status, 'pending')),
        lt(payments.createdAt, before),
        or(isNull(payments.askedAt), lt(payments.askedAt, before)),
        or(eq(payments.status, 'pending'), gt(payments.checkoutUntil, linkEndedAfter)),
      ),
    )
    .orderBy(sql`${payments.askedAt} nulls first`)
    .limit(most)
  return rows.map(toOrder)
}

/**
 * Lists orders with an approved payment to refund (withdrawn order or surplus payment), never tried ones first, then by
 * last attempt.
 */
export async function listOrdersOwingRefunds(tx: Transaction, most: number): Promise<PlacedOrder[]> {
  const { reports, withdrawnAt, surplus, askedAt } = payments
  const isOwed = sql`(${withdrawnAt} is not null or ${surplus} @> (report -> 'paymentId'))`
  const rows = await tx
    .select()
    .from(payments)
    .where(
      sql`exists (select from jsonb_array_elements(${reports}) report where report ->> 'status' = 'approved' and ${isOwed})`,
    )
    .orderBy(sql`${askedAt} nulls first`)
    .limit(most)
  return rows.map(toOrder)
}

/** Stores `now` as the time of the order's last provider call, a lookup or a refund. */
export async function markOrderAsked(tx: Transaction, orderId: string, now: Date): Promise<void> {
  await tx.update(payments).set({ askedAt: now }).where(eq(payments.id, orderId))
}

export async function listDemonstrators(tx: Transaction): Promise<AccountId[]> {
  const rows = await tx
    .selectDistinct({ accountId: payments.userId })
    .from(payments)
    .where(eq(payments.isDemonstration, true))
  return rows.map(({ accountId }) => accountId)
}

/**
 * Lists accounts with more than one approved order with the discount, of which all but one must be refunded.
 * Demonstration and real sales are counted separately.
 */
export async function listTwiceDiscounted(tx: Transaction, most: number): Promise<AccountId[]> {
  const rows = await tx
    .select({ accountId: payments.userId })
    .from(payments)
    .where(and(gt(payments.discount, 0), eq(payments.status, 'approved')))
    .groupBy(payments.userId, payments.isDemonstration)
    .having(sql`count(*) > 1`)
    .limit(most)
  return rows.map(({ accountId }) => accountId)
}

export interface DueMoments {
  readonly chargeBefore: Date
  readonly askedBefore: Date
  /** Links without a card created before this time have expired. */
  readonly linkBefore: Date
}

/**
 * Lists open renewals whose charge was due before `chargeBefore`, whose link expired without a card, or that are
 * unwanted. Omits renewals looked up since `askedBefore`; renewals that were never looked up come first.
 */
export async function listDueRenewals(
  tx: Transaction,
  { chargeBefore, askedBefore, linkBefore }: DueMoments,
  most: number,
): Promise<PlacedRenewal[]> {
  const rows = await tx
    .select()
    .from(renewals)
    .where(
      and(
        ne(renewals.status, 'canceled'),
        or(
          and(eq(renewals.status, 'active'), lt(renewals.nextChargeAt, chargeBefore)),
          and(isNull(renewals.cardSince), lt(renewals.createdAt, linkBefore)),
          isNotNull(renewals.unwantedSince),
        ),
        or(isNull(renewals.askedAt), lt(renewals.askedAt, askedBefore)),
      ),
    )
    .orderBy(sql`${renewals.askedAt} nulls first`)
    .limit(most)
  return rows.map(toRenewal)
}

export async function markRenewalAsked(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(renewals).set({ askedAt: now }).where(eq(renewals.id, id))
}
