import { call } from './call.ts'
import { clearOfflineCache } from './offline-cache.ts'
import { clearAndRefetch, notifyOtherTabs } from './session.ts'

/**
 * Call after the server opened a session: deletes the previous user's stored answers and notifies the other
 * tabs.
 */
export async function sessionOpened(): Promise<void> {
  // Deletes the answers that an expired session left: the next session may belong to another account.
  await clearOfflineCache()
  await clearAndRefetch()
  notifyOtherTabs()
}

/** Second sign-in step, which the server requests after the password. */
export interface Challenge {
  challenge: string
  may_trust_device: boolean
}

/** Returns null when the session is open, else the pending challenge. */
export async function signIn(credentials: { email: string; password: string }): Promise<Challenge | null> {
  const reply = await call('POST /api/auth/sign-in/email', { body: credentials })
  if ('challenge' in reply) return reply
  await sessionOpened()
  return null
}

/** Requests a mail with a password reset link. */
export async function requestResetLink({ email }: { email: string }): Promise<void> {
  await call('POST /api/auth/request-password-reset', { body: { email } })
}
