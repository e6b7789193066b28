import { type PlacedOrder, mayBePaid, owedPayments, patienceMs } from '../../billing/orders/rules.ts'
import { mailboxOf } from '../../account/mailboxes/rules.ts'
import type { PlacedRenewal } from '../../billing/renewals/rules.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { byAddress } from '../../platform/security/client-address.ts'

/** Order or renewal with a pending cancellation, refund or possible late payment. */
export interface OpenPurchase {
  /** External reference of the payments for this order or renewal at the provider. */
  readonly reference: string
  /** Provider id of a renewal whose cancellation is pending. */
  readonly renewalId: string | null
  /** Payments known at deletion; any later one is refunded. */
  readonly known: readonly string[]
  /** Known payments with a pending refund. */
  readonly owed: readonly string[]
  /** Time (in JSON form) until which a late payment is possible; null while the renewal is active. */
  readonly until: string | null
}

/** Remaining tasks after a deletion. */
export interface Remainder {
  readonly photoKeys: readonly string[]
  readonly purchases: readonly OpenPurchase[]
  /** Recipient of the confirmation mail; `null` once sent. */
  readonly mail: {
    readonly name: string
    readonly email: string
    readonly keepsPayments: boolean
    /** Whether the account was deleted after two years of inactivity; absent if the owner asked for it. */
    readonly wasDormant?: boolean
    readonly hadRenewal: boolean
  } | null
}

/** Retention of deletion hashes in days. A backup older than this must not be restored. */
export const ledgerDays = 366

export function isDone({ photoKeys, purchases, mail }: Remainder): boolean {
  return photoKeys.length === 0 && purchases.length === 0 && mail === null
}

/** Returns whether a task at another service is pending. Waiting for late payments alone does not count. */
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
 * Returns the end of possible late payments. A link stays open for a day, and a card may be under review for two more;
 * a canceled renewal gets the same margin.
 */
function latePaymentsUntil(now: Date): string {
  return new Date(now.getTime() + patienceMs * 2).toISOString()
}

/** Returns the end of retention: five years from the first day of the year after the payment (CTN art. 173, I). */
function fiscalEnd(paidAt: Date): Date {
  const year = Number(civilDay(paidAt, 'America/Sao_Paulo').slice(0, 4))
  return new Date(`${year + 6}-01-01T03:00:00Z`)
}

/** Returns the fiscal record of a payment; a demonstration order has none. */
export function fiscalRecordOf(order: PlacedOrder) {
  if (order.paidAt === null || order.isDemonstration) return null
  const { id: orderId, plan, kind, status, amountCents, method, installments, paidAt, refundedAt } = order
  const providerPaymentIds = order.reports.map(({ paymentId }) => paymentId)
  const told = { orderId, plan, kind, status, amountCents, method, installments, paidAt, refundedAt }
  return { ...told, providerPaymentIds, keptUntil: fiscalEnd(paidAt) }
}

/** Returns whether no task and no late payment remains. */
export function isSettled({ renewalId, owed, until }: OpenPurchase, now: Date): boolean {
  return renewalId === null && owed.length === 0 && (until === null || now.toISOString() > until)
}

/** Marks the renewal as canceled, and waits for a last charge from now on. */
export function withoutRenewal(purchase: OpenPurchase, now: Date): OpenPurchase {
  return { ...purchase, renewalId: null, until: latePaymentsUntil(now) }
}

/** Returns whether the payment has to be refunded or canceled: an unknown one, or one with a pending refund. */
export function isUnowned({ known, owed }: OpenPurchase, paymentId: string): boolean {
  return !known.includes(paymentId) || owed.includes(paymentId)
}

/** Returns the names under which rate limits count: account, e-mail address and sign-in IP address. */
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
