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
