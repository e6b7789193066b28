import { openProvenSession } from '../../adapters/auth/auth-call.ts'
import { signSession } from '../../adapters/auth/session-cookie.ts'
import { toAccount } from '../../adapters/auth/session-reader.ts'
import type { Account } from '../../platform/http/session.ts'
import { rememberSignIn } from './known-browsers.ts'
import type { CallerContext, IdentifiedContext } from './service.ts'

/** A session that was just opened: its signed token, as in the cookie, and its account. */
export interface SignedIn {
  readonly token: string
  readonly account: Account
}

/** Opens a session for an account whose first and second factor were verified. */
export async function signInProven(ctx: IdentifiedContext): Promise<SignedIn> {
  const { token, user } = await openProvenSession(ctx, { accountId: ctx.accountId, at: ctx.now })
  return completeProvenSignIn(ctx, user, token)
}

/** Completes a sign-in with two factors: marks the browser as known, and returns the signed token and the account. */
export async function completeProvenSignIn(
  ctx: CallerContext,
  user: Parameters<typeof toAccount>[0],
  token: string,
): Promise<SignedIn> {
  const account = toAccount(user, ctx.adminEmails, ctx.now)
  await rememberSignIn(ctx, account, token)
  return { token: signSession(token, ctx.authSecret), account }
}
