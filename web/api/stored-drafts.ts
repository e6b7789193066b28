import { sessionKey, type Session } from './session-state.ts'
import { queryClient } from './client.ts'
import { deleteStored, storedKeys } from '../ui/storage/stored-keys.ts'

const prefix = 'draft:'

/** Keys of this browser's drafts of one kind, of every account. */
export function draftKeys(kind: string): string[] {
  return storedKeys(`${prefix}${kind}:`)
}

/** Signing out deletes health answers, queued entries and everything stored in this tab. */
export function deleteDrafts(): void {
  deleteStored(prefix)
}

/** Owner of this tab's drafts: after an expired session the tab may belong to another account. */
export function draftOwner(): string {
  const session = queryClient.getQueryData<Session>(sessionKey)
  return session?.status === 'signed-in' ? session.user.id : ''
}
