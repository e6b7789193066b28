import { sessionKey, type Session } from './session-state.ts'
import { queryClient } from './client.ts'
import { deleteStored, storedKeys } from '../ui/storage/stored-keys.ts'

const prefix = 'draft:'

/** Keys of this browser's drafts of one kind, of every account. */
export function draftKeys(kind: string): string[] {
  return storedKeys(`${prefix}${kind}:`)
}

/**
 * Deletes every account's drafts in this browser (health answers, queued entries) and everything stored in this tab.
 */
export function deleteDrafts(): void {
  deleteStored(prefix)
}

/**
 * Returns the owner of new drafts: the signed-in account's id, else an empty text. Drafts have an owner because
 * another account may use this tab later.
 */
export function draftOwner(): string {
  const session = queryClient.getQueryData<Session>(sessionKey)
  return session?.status === 'signed-in' ? session.user.id : ''
}
