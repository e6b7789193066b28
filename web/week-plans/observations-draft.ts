/** What was written about the week and not yet used. Signing out removes every key that begins with `draft:`. */
const key = 'draft:week-observations'

export function keptObservations(storage: Storage): string {
  return storage.getItem(key) ?? ''
}

/** A full or closed storage costs the draft, never the words on the screen. */
export function keepObservations(storage: Storage, text: string): void {
  if (text.trim() === '') {
    storage.removeItem(key)
    return
  }
  try {
    storage.setItem(key, text)
  } catch {
    storage.removeItem(key)
  }
}
