import type { PlacedOrder } from '../orders/service.ts'
import { mayBePaid, paymentsOwed, patienceMs } from '../orders/service.ts'
import { civilDay } from '../platform/civil-day.ts'
import { byAddress } from '../platform/client-address.ts'
import type { PlacedRenewal } from '../renewals/service.ts'

/** An order or a renewal of which the provider has to end something, or could yet take money for nobody. */
export interface LoosePurchase {
  /** What its payments name. */
  readonly reference: string
  /** Of the renewal that the provider has to end, until it has. */
  readonly renewalId: string | null
  /** Payments that were there when the account went. Any other that comes belongs to nobody, and goes back. */
  readonly known: readonly string[]
  /** Of those, what had to go back and has not. */
  readonly owed: readonly string[]
  /** Until when money may still come, as JSON keeps it; without one until the renewal is ended. */
  readonly until: string | null
}

/** What is left to be done for an account that is gone. */
export interface Remainder {
  readonly photoKeys: readonly string[]
  readonly purchases: readonly LoosePurchase[]
  /** Who is told that it is done; `null` once they were. */
  readonly mail: {
    readonly name: string
    readonly email: string
    readonly keepsPayments: boolean
    /** Whether nobody had come for two years; unsaid, its person asked for it. */
    readonly wasDormant?: boolean
    readonly hadRenewal: boolean
  } | null
}

/** So long it is known who is gone; a backup that is older may not be restored. */
export const ledgerDays = 366

export function isDone({ photoKeys, purchases, mail }: Remainder): boolean {
  return photoKeys.length === 0 && purchases.length === 0 && mail === null
}

/** Whether somebody still has to be asked for something; waiting for money that may come is nothing to tell of. */
export function isFinishing({ photoKeys, purchases }: Remainder): boolean {
  return (
    photoKeys.length > 0 || purchases.some(({ renewalId, owed }) => renewalId !== null || owed.length > 0)
  )
}

export function loosePurchases(
  orders: readonly PlacedOrder[],
  renewals: readonly PlacedRenewal[],
  now: Date,
): readonly LoosePurchase[] {
  const references = new Set([...orders.map(({ reference }) => reference), ...renewals.map(({ id }) => id)])
  return [...references].flatMap((reference) => {
    const named = orders.filter((order) => order.reference === reference)
    const open = renewals.find(({ id, status }) => id === reference && status !== 'canceled')
    const owed = named.flatMap(paymentsOwed)
    const isOpen = open !== undefined || named.some((order) => mayBePaid(order, now))
    if (!isOpen && owed.length === 0) return []
    return {
      reference,
      renewalId: open?.providerRenewalId ?? null,
      known: named.flatMap(({ words }) => words.map(({ paymentId }) => paymentId)),
      owed,
      until: isOpen ? looseUntil(now) : null,
    }
  })
}

/** A link may be open for a day and a card under review for two more; a renewal that was just ended is like them. */
function looseUntil(now: Date): string {
  return new Date(now.getTime() + patienceMs * 2).toISOString()
}

/** Five years, counted from the first day of the year after the payment. */
function fiscalEnd(paidAt: Date): Date {
  const year = Number(civilDay(paidAt, 'America/Sao_Paulo').slice(0, 4))
  return new Date(`${year + 6}-01-01T03:00:00Z`)
}

/** What a payment leaves behind for the tax office; a demonstration has no money to tell of. */
export function fiscalRecordOf(order: PlacedOrder) {
  if (order.paidAt === null || order.isDemonstration) return null
  const { id: orderId, plan, kind, status, amountCents, method, installments, paidAt, refundedAt } = order
  const providerPaymentIds = order.words.map(({ paymentId }) => paymentId)
  const told = { orderId, plan, kind, status, amountCents, method, installments, paidAt, refundedAt }
  return { ...told, providerPaymentIds, keptUntil: fiscalEnd(paidAt) }
}

/** Whether nothing can come of it any more. */
export function isSettled({ renewalId, owed, until }: LoosePurchase, now: Date): boolean {
  return renewalId === null && owed.length === 0 && (until === null || now.toISOString() > until)
}

/** The renewal was ended just now: what was charged in the last moment may yet be heard of. */
export function withoutRenewal(purchase: LoosePurchase, now: Date): LoosePurchase {
  return { ...purchase, renewalId: null, until: looseUntil(now) }
}

/** Which of the provider's payments are nobody's: to be given back where they are paid, and canceled where not yet. */
export function isLoose({ known, owed }: LoosePurchase, paymentId: string): boolean {
  return !known.includes(paymentId) || owed.includes(paymentId)
}

/** Under whose names something was counted: the account, its address, and the address from where it signed in. */
export function countedNames(
  { id, email }: { readonly id: string; readonly email: string },
  addresses: readonly (string | null)[],
): readonly string[] {
  const known = addresses.filter((one) => one !== null)
  return [id, email, ...known.flatMap((address) => byAddress(address, email).map(({ who }) => who))]
}
