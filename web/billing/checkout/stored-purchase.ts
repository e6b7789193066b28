/** Signing out removes every key that begins with `draft:`. */
const key = 'draft:purchase'
/** Validity of a payment link, plus a day for the money to arrive. */
const ttlMs = 2 * 24 * 60 * 60 * 1000

type PurchaseStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Stores the purchase of a buyer who leaves to pay, so that the next visit can report its result even without
 * a return.
 */
export function savePurchase(storage: PurchaseStorage, id: string, nowMs: number): void {
  storage.setItem(key, `${nowMs} ${id}`)
}

/** Returns the purchase left last; null if it is expired or invalid. */
export function readPurchase(storage: PurchaseStorage, nowMs: number): string | null {
  const [kept = '', id] = (storage.getItem(key) ?? '').split(' ')
  const ageMs = nowMs - Number(kept)
  return id && ageMs >= 0 && ageMs <= ttlMs ? id : null
}

/** Deletes it after its result was read or dismissed. */
export function deletePurchase(storage: PurchaseStorage, id: string): void {
  if (storage.getItem(key)?.endsWith(` ${id}`)) storage.removeItem(key)
}
