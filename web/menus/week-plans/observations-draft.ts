import { queryClient } from '../../api/client.ts'
import { type Session, sessionKey } from '../../api/session-state.ts'

/**
 * Draft of the week's note, per account. A session that expires leaves it: the next account of this browser
 * does not see it. Signing out removes every key that begins with `draft:`.
 */
function ownKey(): string {
  const session = queryClient.getQueryData<Session>(sessionKey)
  return `draft:week-observations:${session?.status === 'signed-in' ? session.user.id : ''}`
}

export function loadObservations(storage: Storage): string {
  return storage.getItem(ownKey()) ?? ''
}

/** A full or blocked storage loses the draft, never the text on the screen. */
export function saveObservations(storage: Storage, text: string): void {
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
