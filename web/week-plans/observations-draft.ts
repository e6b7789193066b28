import { queryClient } from '../api/client.ts'
import { type Session, sessionKey } from '../api/session-state.ts'

/**
 * What whoever is signed in wrote about the week and has not yet used. A session that ends by itself leaves it there: the
 * next account of this browser does not get it. Signing out removes every key that begins with `draft:`.
 */
function ownKey(): string {
  const session = queryClient.getQueryData<Session>(sessionKey)
  return `draft:week-observations:${session?.status === 'signed-in' ? session.user.id : ''}`
}

export function keptObservations(storage: Storage): string {
  return storage.getItem(ownKey()) ?? ''
}

/** A full or closed storage costs the draft, never the words on the screen. */
export function keepObservations(storage: Storage, text: string): void {
  const key = ownKey()
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
