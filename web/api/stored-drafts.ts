import { sessionKey, type Session } from './session-state.ts'
import { queryClient } from './client.ts'

const prefix = 'draft:'

/** Keys of this browser's drafts of one kind, of every account. */
export function draftKeys(kind: string): string[] {
  return keysUnder(`${prefix}${kind}:`)
}

/** Signing out deletes health answers, queued entries and everything stored in this tab. */
export function deleteDrafts(): void {
  for (const key of keysUnder(prefix)) localStorage.removeItem(key)
  sessionStorage.clear()
}

/** Deletes everything stored in this browser, after its account was deleted. */
export function deleteStored(): void {
  localStorage.clear()
  sessionStorage.clear()
}

/** Owner of this tab's drafts: after an expired session the tab may belong to another account. */
export function draftOwner(): string {
  const session = queryClient.getQueryData<Session>(sessionKey)
  return session?.status === 'signed-in' ? session.user.id : ''
}

function keysUnder(start: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(start))
}
