/**
 * Signing out removes every key that begins with `draft:`: dismissed recommendations may reveal health data.
 */
const key = 'draft:recommendations'

/** Recommendations dismissed on this day; another day starts empty. */
export function dismissedOn(storage: Pick<Storage, 'getItem'>, date: string): string[] {
  const [day, ...ids] = (storage.getItem(key) ?? '').split(' ')
  return day === date ? ids : []
}

/** Read from the storage, not from a screen's state: another tap may have happened in between. */
export function saveDismissed(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  date: string,
  change: (before: readonly string[]) => string[],
): string[] {
  const ids = change(dismissedOn(storage, date))
  try {
    storage.setItem(key, [date, ...ids].join(' '))
  } catch {
    // Without storage, the dismissal lasts until the next reload.
  }
  return ids
}
