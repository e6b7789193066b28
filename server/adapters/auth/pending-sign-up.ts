import type { AccountId } from '../../platform/account-id.ts'
import type { NewAccount } from './better-auth.ts'
import { passwordMark, randomMark } from './known-browser.ts'
import type { PasswordKeeping } from './slow-passwords.ts'

export interface PendingSignUpParts {
  readonly passwords: Pick<PasswordKeeping, 'hash'>
  /** Whether the recipient gets another mail; without it the answer and the work are the same. */
  readonly mayMail: boolean
  /** Opens the account, or mails the owner of the one there is; an id that is nobody's where there is one. */
  readonly create: () => Promise<AccountId>
  readonly findUnconfirmed: (email: string) => Promise<NewAccount | undefined>
  readonly findPasswordHash: (accountId: AccountId) => Promise<string | null>
  /** Unless another password was chosen meanwhile. */
  readonly replacePasswordHash: (accountId: AccountId, from: string, to: string) => Promise<boolean>
  readonly renameUser: (accountId: AccountId, name: string) => Promise<void>
  readonly mailConfirmation: (account: NewAccount) => void
  /** Whether the password that waits under this mark was chosen in the browser that asks. */
  readonly isOwn: (mark: string) => boolean
}

/**
 * Signs up, and returns the mark by which this browser is known again when the mailed link is opened. An account that waits
 * for its confirmation stays with its links, whoever signs up again; only the browser that chose its password chooses another.
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
  // Fails where the link was followed meanwhile: the password chosen there stays.
  if (!(await parts.replacePasswordHash(waiting.id, kept, hash))) return randomMark()
  await parts.renameUser(waiting.id, name)
  return passwordMark(waiting.id, hash)
}
