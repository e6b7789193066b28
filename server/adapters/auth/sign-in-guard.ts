import { wrongPassword } from '#contract/errors.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { byAddress } from '../../platform/security/client-address.ts'
import { fail } from '../../platform/failure.ts'
import type { RateLimit, RateLimiter } from '../../platform/security/rate-limit.ts'
import type { Account } from '../../platform/http/session.ts'
import { exceeds, isWarningDue } from './attempts.ts'
import type { AuthCaller } from './auth-call.ts'
import { type KnownBrowser, type KnownBrowsers, passwordMark } from './known-browser.ts'
import type { PasswordHasher } from './slow-passwords.ts'

const day = 24 * 3600

/** Limit on wrong passwords of an account from all unknown browsers; see `known-browser.ts`. */
const guessLimits = [{ max: 100, perSeconds: day }] as const satisfies readonly RateLimit[]

export interface SignInGuardParts {
  readonly rateLimiter: RateLimiter
  readonly browsers: KnownBrowsers
  readonly passwords: Pick<PasswordHasher, 'hash' | 'isOutdated'>
  /** Limits of one browser or address for one account. */
  readonly limits: readonly RateLimit[]
  readonly findIdByEmail: (email: string) => Promise<AccountId | null>
  readonly findPasswordHash: (accountId: AccountId) => Promise<string | null>
  readonly replacePasswordHash: (accountId: AccountId, from: string, to: string) => Promise<unknown>
  /** Records that a session was proven by a mailed link. */
  readonly setMailProof: (token: string, at: Date) => Promise<void>
  readonly now: () => Date
  /** Warns the owner by mail of password guessing. */
  readonly warn: (accountId: AccountId) => Promise<void>
}

/** Limits password guessing without locking the owner out. */
export function createSignInGuard(parts: SignInGuardParts) {
  const { rateLimiter, browsers, passwords } = parts

  /** Returns the fingerprint of the account and its current password; see `known-browser.ts`. */
  async function findMark(accountId: AccountId): Promise<string | undefined> {
    const hash = await parts.findPasswordHash(accountId)
    return hash === null ? undefined : passwordMark(accountId, hash)
  }

  async function findKnownBrowser(
    headers: Headers,
    accountId: AccountId | null,
  ): Promise<KnownBrowser | undefined> {
    const browser = browsers.read(headers)
    return browser && accountId && browser.mark === (await findMark(accountId)) ? browser : undefined
  }

  async function remember(
    caller: AuthCaller,
    accountId: AccountId,
    before: KnownBrowser | undefined,
    provenAt: Date | null,
  ): Promise<void> {
    const mark = await findMark(accountId)
    const known = before ?? (await findKnownBrowser(caller.headers, accountId))
    if (mark) caller.setHeader('set-cookie', browsers.write(mark, known, provenAt))
  }

  async function countGuess(email: string, accountId: AccountId | null): Promise<void> {
    if (!(await exceeds(rateLimiter, { what: 'wrong-passwords', who: email }, guessLimits))) return
    if (accountId && (await isWarningDue(rateLimiter, { what: 'wrong-passwords', who: accountId }, 1)))
      await parts.warn(accountId)
    throw fail('sign_in_guarded', {}, { headers: { 'retry-after': String(day) } })
  }

  return {
    findMark,

    /** Returns the browser if this account was signed in there with its current password. */
    findKnownBrowser,

    /** Marks this browser as known for later sign-ins. `before`: its identity under the previous password. */
    remember: (caller: AuthCaller, accountId: AccountId, before?: KnownBrowser): Promise<void> =>
      remember(caller, accountId, before, null),

    /** Marks this browser as one in which a second factor was verified. */
    rememberProven: (caller: AuthCaller, accountId: AccountId): Promise<void> =>
      remember(caller, accountId, undefined, parts.now()),

    /**
     * Marks the browser as known after sign-in. After a password reset in this browser the session counts as proven by
     * mail, except for an administrator: password and proof would come from the same mailbox.
     * @param account with `secondFactorAt` of this session
     */
    opened: async (
      caller: AuthCaller,
      account: Pick<Account, 'id' | 'isAdmin' | 'secondFactorAt'>,
      token: string,
    ): Promise<void> => {
      const { id: accountId, isAdmin, secondFactorAt: provenAt } = account
      const mark = await findMark(accountId)
      if (!mark) return
      const known = await findKnownBrowser(caller.headers, accountId)
      caller.setHeader('set-cookie', browsers.write(mark, known, provenAt))
      if (isAdmin || browsers.readReset(caller.headers) !== mark) return
      await parts.setMailProof(token, parts.now())
      caller.setHeader('set-cookie', browsers.cancelRecovery())
    },

    noteReset: async (caller: AuthCaller, accountId: AccountId): Promise<void> => {
      const mark = await findMark(accountId)
      if (mark) caller.setHeader('set-cookie', browsers.writeReset(mark))
    },

    /** Returns the mark of an account that was signed in in this browser, possibly under an earlier password. */
    readMark: (headers: Headers): string | undefined => browsers.read(headers)?.mark,

    forgetBrowser: (caller: AuthCaller): void => caller.setHeader('set-cookie', browsers.forget()),

    /**
     * Counts a sign-in before its password is checked. `succeeded` removes the count and rehashes a password stored
     * with an older algorithm. `isKnown`: whether the browser is known under the account's current password.
     */
    begin: async (caller: AuthCaller, email: string) => {
      const found = await parts.findIdByEmail(email)
      const known = await findKnownBrowser(caller.headers, found)
      const attempt = known?.id ?? byAddress(caller.clientAddress, email)
      await rateLimiter.count('sign-in-to', attempt, parts.limits)
      if (!known) await countGuess(email, found)
      return {
        isKnown: known !== undefined,

        succeeded: async (accountId: AccountId, password: string): Promise<void> => {
          await rateLimiter.forgive('sign-in-to', attempt, parts.limits)
          if (!known) await rateLimiter.forgive('wrong-passwords', email, guessLimits)
          const kept = await parts.findPasswordHash(accountId)
          if (kept === null || !passwords.isOutdated(kept)) return
          await parts.replacePasswordHash(accountId, kept, await passwords.hash(password))
        },
      }
    },

    /** Refuses a wrong password during a session, within the guessing limits. */
    assertPassword: async (accountId: AccountId, isRight: () => Promise<boolean>): Promise<void> => {
      await rateLimiter.count('password-of', accountId, parts.limits)
      if (!(await isRight())) throw fail('invalid_credentials', {}, { detail: wrongPassword })
      await rateLimiter.forgive('password-of', accountId, parts.limits)
    },

    /** Deletes the counts of wrong passwords, after the owner proved the mailbox. */
    forgive: async ({ id, email }: { readonly id: AccountId; readonly email: string }): Promise<void> => {
      await rateLimiter.forgive('wrong-passwords', email, guessLimits)
      await rateLimiter.forgive('password-of', id, parts.limits)
    },
  }
}

export type SignInGuard = ReturnType<typeof createSignInGuard>
