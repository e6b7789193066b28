import type { AccountId } from '../../platform/database/account-id.ts'
import type { AuthCaller } from './auth-call.ts'
import type { Auth, NewAccount } from './better-auth.ts'
import type { KnownBrowser } from './known-browser.ts'
import type { SecondStep } from './second-step.ts'
import type { SignInGuard } from './sign-in-guard.ts'

export interface PasswordChangeParts {
  readonly auth: Auth
  readonly call: (
    caller: AuthCaller,
    path: `/${string}`,
    body: Readonly<Record<string, unknown>>,
  ) => Promise<unknown>
  readonly guard: SignInGuard
  readonly secondStep: SecondStep
  readonly refuseWeak: (password: string, email: string | undefined) => void
  readonly findContact: (accountId: AccountId) => Promise<NewAccount | undefined>
  readonly isPassword: (caller: AuthCaller, password: string) => Promise<boolean>
  readonly isAdmin: (account: NewAccount) => boolean
  /** Deletes the account's open reset links. */
  readonly removeVerifications: (accountId: AccountId) => Promise<void>
  /** Deletes the reset links of an address, with the same work if it has no account. */
  readonly removeResetsTo: (email: string) => Promise<void>
  /** Starts the wait before a mailed link proves an administrator's first factor. */
  readonly startWait: (account: NewAccount) => Promise<void>
}

export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
}

/** Password changes, by a mailed link or by the current password. */
export function createPasswordChanges(parts: PasswordChangeParts) {
  const { auth, call, guard, secondStep } = parts

  /** Revokes open reset links, trusted browsers and pending sign-ins. This browser stays known. */
  async function endEarlierProofs(
    caller: AuthCaller,
    accountId: AccountId,
    before?: KnownBrowser,
  ): Promise<void> {
    await parts.removeVerifications(accountId)
    await secondStep.forget(accountId)
    await guard.remember(caller, accountId, before)
  }

  async function findOwner(token: string) {
    const { internalAdapter } = await auth.$context
    const reset = await internalAdapter.findVerificationValue(`reset-password:${token}`)
    return reset ? parts.findContact(reset.value as AccountId) : undefined
  }

  return {
    /** Mails a reset link, which replaces the previous one. */
    request: async (caller: AuthCaller, email: string): Promise<void> => {
      await parts.removeResetsTo(email)
      await call(caller, '/request-password-reset', { email })
    },

    /** Resets the password and ends every session. Returns the link's account. */
    reset: async (caller: AuthCaller, token: string, newPassword: string): Promise<AccountId | null> => {
      const owner = await findOwner(token)
      parts.refuseWeak(newPassword, owner?.email)
      // Started before the reset, so that a failure in between never leaves a new password without its wait. Started
      // for every account, because one may be added to ADMIN_EMAILS within the day.
      if (owner) await parts.startWait(owner)
      await call(caller, '/reset-password', { token, newPassword })
      if (!owner) return null
      await endEarlierProofs(caller, owner.id)
      await secondStep.forgiveCodes({ id: owner.id, isAdmin: parts.isAdmin(owner) }, caller.clientAddress)
      await guard.forgive(owner)
      await guard.noteReset(caller, owner.id)
      return owner.id
    },

    /**
     * Changes the password and ends the sessions on other devices. A weak or wrong password is refused before a code is
     * consumed.
     */
    change: async (
      caller: AuthCaller,
      { id, email }: Pick<NewAccount, 'id' | 'email'>,
      { currentPassword, newPassword }: PasswordChange,
      assertFactor: () => Promise<void>,
    ): Promise<void> => {
      parts.refuseWeak(newPassword, email)
      await guard.assertPassword(id, () => parts.isPassword(caller, currentPassword))
      await assertFactor()
      const before = await guard.findKnownBrowser(caller.headers, id)
      await call(caller, '/change-password', { currentPassword, newPassword, revokeOtherSessions: true })
      await endEarlierProofs(caller, id, before)
    },
  }
}
