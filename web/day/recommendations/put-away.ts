import { stored, words } from '../../ui/storage/stored.ts'

/** The day and its dismissals. A draft, because they may reveal health data. */
const dismissed = stored('draft:recommendations', words)

/** Recommendations dismissed on this day; another day starts empty. */
export function dismissedOn(date: string): string[] {
  const [day, ...ids] = dismissed.get() ?? []
  return day === date ? ids : []
}

/** Read from the storage, not from a screen's state: another tap may have happened in between. */
export function saveDismissed(date: string, change: (before: readonly string[]) => string[]): string[] {
  const ids = change(dismissedOn(date))
  dismissed.set([date, ...ids])
  return ids
}
