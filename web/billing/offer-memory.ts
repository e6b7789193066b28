const usedKey = 'discount-used'
const usedAtKey = 'discount-timestamp'

/** The discount is granted once an account; this browser stops offering it once a link with it has arrived. */
export function markDiscountUsed(storage: Pick<Storage, 'setItem'>, nowMs: number): void {
  storage.setItem(usedKey, 'true')
  storage.setItem(usedAtKey, new Date(nowMs).toISOString())
}

export function isDiscountUsed(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(usedKey) !== null
}
