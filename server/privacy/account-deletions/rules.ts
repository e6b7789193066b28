import { type PlacedOrder, mayBePaid, owedPayments, patienceMs } from '../../billing/orders/rules.ts'
import { mailboxOf } from '../../account/mailboxes/rules.ts'
import type { PlacedRenewal } from '../../billing/renewals/rules.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { byAddress } from '../../platform/security/client-address.ts'

/**
 * Order or renewal of a deleted account with a pending cancellation or refund, or for which a late payment may come.
 */
export interface OpenPurchase {
  /** External reference of the order's or renewal's payments at the provider. */
  readonly reference: string
  /** Provider's id of the renewal to cancel; `null` without a renewal, or once it is canceled. */
  readonly renewalId: string | null
  /** Ids of payments known at deletion; every other payment is refunded or canceled. */
  readonly known: readonly string[]
  /** Ids of known payments whose refund is pending. */
  readonly owed: readonly string[]
  /** Time (ISO text) until which a late payment may come; null if none can, because only refunds were pending. */
  readonly until: string | null
}

export interface Remainder {
  readonly photoKeys: readonly string[]
  readonly purchases: readonly OpenPurchase[]
  /**
   * Mail to send that tells the person that the account is deleted; `null` once it is sent or given up, and if none is
   * due.
   */
  readonly mail: {
    readonly name: string
    readonly email: string
    readonly keepsPayments: boolean
    /** Whether the account was deleted after two years of inactivity, rather than at its owner's request. */
    readonly wasDormant?: boolean
    readonly hadRenewal: boolean
  } | null
}

/** Days for which hashes of deleted accounts are kept. A backup older than this must not be restored. */
export const ledgerDays = 366

export function isDone({ photoKeys, purchases, mail }: Remainder): boolean {
  return photoKeys.length === 0 && purchases.length === 0 && mail === null
}

/**
 * Returns whether a call to another service is pending: a file, cancellation or refund. A waiting mail or a possible
 * late payment does not count.
 */
export function isFinishing({ photoKeys, purchases }: Remainder): boolean {
  return (
    photoKeys.length > 0 || purchases.some(({ renewalId, owed }) => renewalId !== null || owed.length > 0)
  )
}

export function openPurchases(
  orders: readonly PlacedOrder[],
  renewals: readonly PlacedRenewal[],
  now: Date,
): readonly OpenPurchase[] {
  const references = new Set([...orders.map(({ reference }) => reference), ...renewals.map(({ id }) => id)])
  return [...references].flatMap((reference) => {
    const named = orders.filter((order) => order.reference === reference)
    const open = renewals.find(({ id, status }) => id === reference && status !== 'canceled')
    const owed = named.flatMap(owedPayments)
    const isOpen = open !== undefined || named.some((order) => mayBePaid(order, now))
    if (!isOpen && owed.length === 0) return []
    return {
      reference,
      renewalId: open?.providerRenewalId ?? null,
      known: named.flatMap(({ reports }) => reports.map(({ paymentId }) => paymentId)),
      owed,
      until: isOpen ? latePaymentsUntil(now) : null,
    }
  })
}

/**
 * Returns the time until which a late payment may come: a link stays open for a day and a card may be under review for
 * two more; one day is added. A renewal canceled now gets the same four days.
 */
function latePaymentsUntil(now: Date): string {
  return new Date(now.getTime() + patienceMs * 2).toISOString()
}

/**
 * Returns the end of a fiscal record's retention: five years from the first day of the year after the payment, in São
 * Paulo time (CTN art. 173, I).
 */
function fiscalEnd(paidAt: Date): Date {
  const year = Number(civilDay(paidAt, 'America/Sao_Paulo').slice(0, 4))
  return new Date(`${year + 6}-01-01T03:00:00Z`)
}

/** Returns the fiscal record of an order; `null` for an order never paid or a demonstration. */
export function fiscalRecordOf(order: PlacedOrder) {
  if (order.paidAt === null || order.isDemonstration) return null
  const { id: orderId, plan, kind, status, amountCents, method, installments, paidAt, refundedAt } = order
  const providerPaymentIds = order.reports.map(({ paymentId }) => paymentId)
  const told = { orderId, plan, kind, status, amountCents, method, installments, paidAt, refundedAt }
  return { ...told, providerPaymentIds, keptUntil: fiscalEnd(paidAt) }
}

/** Returns whether the purchase has no cancellation or refund pending and no late payment can come. */
export function isSettled({ renewalId, owed, until }: OpenPurchase, now: Date): boolean {
  return renewalId === null && owed.length === 0 && (until === null || now.toISOString() > until)
}

/** Marks the renewal as canceled at `now`; a last charge is still possible for `latePaymentsUntil(now)`. */
export function withoutRenewal(purchase: OpenPurchase, now: Date): OpenPurchase {
  return { ...purchase, renewalId: null, until: latePaymentsUntil(now) }
}

/**
 * Returns whether the payment is to be refunded or canceled: it came after the deletion, or its refund is pending.
 */
export function isUnowned({ known, owed }: OpenPurchase, paymentId: string): boolean {
  return !known.includes(paymentId) || owed.includes(paymentId)
}

/**
 * Returns the names under which rate limits count the account: its id, its e-mail address and mailbox, and each IP
 * address together with the e-mail address.
 */
export function countedNames(
  { id, email }: { readonly id: string; readonly email: string },
  addresses: readonly (string | null)[],
): readonly string[] {
  const known = addresses.filter((one) => one !== null)
  return [
    id,
    email,
    mailboxOf(email),
    ...known.flatMap((address) => byAddress(address, email).map(({ who }) => who)),
  ]
}
