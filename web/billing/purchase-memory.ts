/** Signing out removes every key that begins with `draft:`. */
const key = 'draft:purchase'
/** As long as a link can be paid, and a day more for the money to come. */
const keptForMs = 2 * 24 * 60 * 60 * 1000

type PurchaseStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Remembers whoever leaves to pay, so that the next visit tells what became of it, also where nobody came back. */
export function keepPurchase(storage: PurchaseStorage, id: string, nowMs: number): void {
  storage.setItem(key, `${nowMs} ${id}`)
}

/** The purchase that was left last; what is too old, or does not read, was none. */
export function readPurchase(storage: PurchaseStorage, nowMs: number): string | null {
  const [kept = '', id] = (storage.getItem(key) ?? '').split(' ')
  const ageMs = nowMs - Number(kept)
  return id && ageMs >= 0 && ageMs <= keptForMs ? id : null
}

/** Once what became of it was read, or nobody wants to hear of it. */
export function forgetPurchase(storage: PurchaseStorage, id: string): void {
  if (storage.getItem(key)?.endsWith(` ${id}`)) storage.removeItem(key)
}
