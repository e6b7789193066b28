import { stored, words } from '../../ui/storage/stored.ts'

/** Validity of a payment link, plus a day for the money to arrive. */
const ttlMs = 2 * 24 * 60 * 60 * 1000

/** Stored as the time in milliseconds and the purchase id. */
const purchase = stored('draft:purchase', words, {
  maxAge: { ms: ttlMs, writtenAt: ([keptMs]) => Number(keptMs) },
})

/**
 * Stores the purchase of a buyer who leaves to pay, so that the next visit can report its result even without
 * a return.
 */
export function savePurchase(id: string, nowMs: number): void {
  purchase.set([String(nowMs), id])
}

/** Returns the id of the last stored purchase; null if it is absent, expired or invalid. */
export function readPurchase(nowMs: number): string | null {
  return purchase.get(nowMs)?.[1] ?? null
}

/** Deletes the stored purchase, if it is this one, after its result was shown or dismissed. */
export function deletePurchase(id: string, nowMs: number): void {
  if (readPurchase(nowMs) === id) purchase.set(null)
}
