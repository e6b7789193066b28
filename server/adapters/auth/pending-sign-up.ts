import type { AccountId } from '../../platform/database/account-id.ts'
import type { NewAccount } from './better-auth.ts'
import { passwordMark, randomMark } from './known-browser.ts'
import type { PasswordHasher } from './slow-passwords.ts'

export interface PendingSignUpParts {
  readonly passwords: Pick<PasswordHasher, 'hash'>
  /** Whether to mail the recipient again. The reply and the work are the same in both cases. */
  readonly mayMail: boolean
  /** Creates the account. For an existing one, mails its owner and returns an unused id. */
  readonly create: () => Promise<AccountId>
  readonly findUnconfirmed: (email: string) => Promise<NewAccount | undefined>
  readonly findPasswordHash: (accountId: AccountId) => Promise<string | null>
  /** Replaces the hash by compare-and-set, because another password may be chosen concurrently. */
  readonly replacePasswordHash: (accountId: AccountId, from: string, to: string) => Promise<boolean>
  readonly renameUser: (accountId: AccountId, name: string) => Promise<void>
  readonly mailConfirmation: (account: NewAccount) => void
  /** Whether the pending password with this mark was chosen in the caller's browser. */
  readonly isOwn: (mark: string) => boolean
}

/**
 * Signs up, and returns the mark by which this browser is recognized when the mailed link is opened. A repeated sign-up
 * keeps the unconfirmed account and its links; only the browser that chose its password can change it.
 */
export async function signUpPending(
  { name, email, password }: { readonly name: string; readonly email: string; readonly password: string },
  parts: PendingSignUpParts,
): Promise<string> {
  const waiting = await parts.findUnconfirmed(email)
  if (!waiting && parts.mayMail) {
    const id = await parts.create()
    const hash = await parts.findPasswordHash(id)
    return hash === null ? randomMark() : passwordMark(id, hash)
  }
  const hash = await parts.passwords.hash(password)
  if (!waiting) return randomMark()
  if (parts.mayMail) parts.mailConfirmation(waiting)
  const kept = await parts.findPasswordHash(waiting.id)
  if (kept === null || !parts.isOwn(passwordMark(waiting.id, kept))) return randomMark()
  // Fails if the link was opened meanwhile: the password chosen there stays.
  if (!(await parts.replacePasswordHash(waiting.id, kept, hash))) return randomMark()
  await parts.renameUser(waiting.id, name)
  return passwordMark(waiting.id, hash)
}
