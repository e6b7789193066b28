import { wrongPassword } from '#contract/errors.ts'
import { exceeds, isWarningDue } from '../../adapters/auth/attempts.ts'
import { isPassword } from '../../adapters/auth/auth-call.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { fail } from '../../platform/failure.ts'
import { byAddress } from '../../platform/security/client-address.ts'
import type { Who } from '../../platform/security/rate-limit.ts'
import { privateRows } from '../users/private-rows.ts'
import { findContact, findIdByEmail } from '../users/service.ts'
import { guessedPasswordsMail } from './copy.ts'
import { findKnownBrowser } from './known-browsers.ts'
import { findPasswordHash, replacePasswordHash } from './queries.ts'
import { guessLimits, guessWindowSeconds, signInLimits } from './rules.ts'
import { type CallerContext, type IdentifiedContext, mailOwner, type SessionContext } from './service.ts'

/** Sign-in whose password is about to be checked. */
interface SignInAttempt {
  readonly email: string
  /**
   * Name under which the attempt is counted: the id of the known browser, or the caller's network with the e-mail
   * address.
   */
  readonly who: Who
  /** Whether the browser signed in to this account before, with its current password. */
  readonly isKnown: boolean
}

/**
 * Counts a sign-in before its password is checked: per known browser or network, and for unknown browsers per account.
 * Known browsers are exempt from the account's limit, so that guessing does not lock the owner out. Throws
 * `rate_limited`, `sign_in_guarded`.
 */
export async function beginAttempt(ctx: CallerContext, email: string): Promise<SignInAttempt> {
  const accountId = await findIdByEmail(ctx, email)
  const known = accountId ? await findKnownBrowser({ ...ctx, accountId }) : undefined
  const who = known?.id ?? byAddress(ctx.clientAddress, email)
  await ctx.rateLimiter.count('sign-in-to', who, signInLimits)
  if (!known) await countGuess(ctx, email, accountId)
  return { email, who, isKnown: known !== undefined }
}

async function countGuess(ctx: CallerContext, email: string, accountId: AccountId | null): Promise<void> {
  const { rateLimiter } = ctx
  if (!(await exceeds(rateLimiter, { what: 'wrong-passwords', who: email }, guessLimits))) return
  if (accountId && (await isWarningDue(rateLimiter, { what: 'wrong-passwords', who: accountId }, 1)))
    await warnOwner({ ...ctx, accountId })
  throw fail('sign_in_guarded', {}, { headers: { 'retry-after': String(guessWindowSeconds) } })
}

async function warnOwner(ctx: IdentifiedContext): Promise<void> {
  const contact = await findContact(ctx)
  if (contact) mailOwner(ctx, contact, guessedPasswordsMail(contact.name, `${ctx.publicOrigin}/auth`))
}

/**
 * Removes the counts of an attempt whose password was right, and rehashes a password stored with outdated parameters.
 */
export async function completeAttempt(
  ctx: IdentifiedContext,
  { email, who, isKnown }: SignInAttempt,
  password: string,
): Promise<void> {
  const { passwords, rateLimiter } = ctx
  await rateLimiter.forgive('sign-in-to', who, signInLimits)
  if (!isKnown) await rateLimiter.forgive('wrong-passwords', email, guessLimits)
  const kept = await findPasswordHash(privateRows(ctx))
  if (kept === null || !passwords.isOutdated(kept)) return
  await replacePasswordHash(privateRows(ctx), kept, await passwords.hash(password))
}

/**
 * Checks the password of the session's account, inside the limit of concurrent checks. Throws `invalid_credentials`,
 * `rate_limited`, `busy`.
 */
export function assertPassword(ctx: SessionContext, password: string): Promise<void> {
  return ctx.admission.admit(ctx, { known: ctx.accountId, use: null }, () => checkPassword(ctx, password))
}

/**
 * Checks the password of the session's account, within the guessing limits. The caller runs inside the limit of
 * concurrent checks. Throws `invalid_credentials`, `rate_limited`.
 */
export async function checkPassword(ctx: SessionContext, password: string): Promise<void> {
  await ctx.rateLimiter.count('password-of', ctx.accountId, signInLimits)
  if (!(await isPassword(ctx, password))) throw fail('invalid_credentials', {}, { detail: wrongPassword })
  await ctx.rateLimiter.forgive('password-of', ctx.accountId, signInLimits)
}

/** Deletes the account's counts of wrong passwords, after its owner has proven the mailbox. */
export async function forgiveGuesses(ctx: IdentifiedContext, email: string): Promise<void> {
  await ctx.rateLimiter.forgive('wrong-passwords', email, guessLimits)
  await ctx.rateLimiter.forgive('password-of', ctx.accountId, signInLimits)
}
