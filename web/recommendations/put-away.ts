/** Signing out removes every key that begins with `draft:`: which words somebody put away may tell of their health. */
const key = 'draft:recommendations'

/** What was put away on this day; another day begins with nothing put away. */
export function putAwayOn(storage: Pick<Storage, 'getItem'>, date: string): string[] {
  const [day, ...ids] = (storage.getItem(key) ?? '').split(' ')
  return day === date ? ids : []
}

/** From what is kept and not from what a screen showed: another tap may have come between. */
export function keepPutAway(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  date: string,
  change: (before: readonly string[]) => string[],
): string[] {
  const ids = change(putAwayOn(storage, date))
  try {
    storage.setItem(key, [date, ...ids].join(' '))
  } catch {
    // Without a place to keep it, it is put away until the page is read anew.
  }
  return ids
}
