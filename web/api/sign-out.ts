import { call } from './call.ts'
import { queryClient } from './client.ts'
import { clearOfflineCache } from './offline-cache.ts'
import { clearAccount, notifyOtherTabs } from './session.ts'
import { type Session, sessionKey, visitor } from './session-state.ts'
import { deleteDrafts } from './stored-drafts.ts'
import { stored, text } from '../ui/storage/stored.ts'

let farewell: () => Promise<unknown> = async () => undefined

/** Sets the task that sign-out runs while the session is still open; replaces an earlier task. */
export function beforeSignOut(work: () => Promise<unknown>): void {
  farewell = work
}

const endSession = () => call('POST /api/auth/sign-out')

/**
 * Runs the task of `beforeSignOut`, ends the session with `end`, then deletes all account data in this browser. If
 * `end` fails, nothing is deleted.
 */
export async function signOut(end: () => Promise<unknown> = endSession): Promise<void> {
  await farewell().catch(() => undefined)
  await end()
  // An early version stored a password under this key; passwords are no longer stored.
  stored('pending_confirmation_password', text).set(null)
  deleteDrafts()
  await queryClient.cancelQueries()
  queryClient.setQueryData<Session>(sessionKey, visitor)
  clearAccount()
  await clearOfflineCache()
  notifyOtherTabs()
}
