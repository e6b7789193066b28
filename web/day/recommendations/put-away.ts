import { stored, words } from '../../ui/storage/stored.ts'

/** Stores a day and its dismissals. A draft, because dismissals may reveal health data. */
const dismissed = stored('draft:recommendations', words)

/** Recommendations dismissed on this day; another day starts empty. */
export function dismissedOn(date: string): string[] {
  const [day, ...ids] = dismissed.get() ?? []
  return day === date ? ids : []
}

/**
 * Stores the changed dismissals of a day and returns them. Reads the storage and not a screen's state, because another
 * tap may have changed the stored ids meanwhile.
 */
export function saveDismissed(date: string, change: (before: readonly string[]) => string[]): string[] {
  const ids = change(dismissedOn(date))
  dismissed.set([date, ...ids])
  return ids
}
