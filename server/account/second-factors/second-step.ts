import { exceeds } from '../../adapters/auth/attempts.ts'
import type { IdentifiedContext } from '../authentication/service.ts'
import { privateRows } from '../users/private-rows.ts'
import type { Account } from '../../platform/http/session.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

/** Returns a challenge to answer with a code (`signInWithCode`); `null` when the password is enough. */
export async function askSecondStep(ctx: IdentifiedContext, mayTrust: boolean): Promise<string | null> {
  const { accountId, headers, now, publicOrigin } = ctx
  const authenticator = await queries.findAuthenticator(privateRows(ctx))
  if (!authenticator?.confirmedAt) return null
  const trust = mayTrust ? rules.readTrust(headers, publicOrigin) : undefined
  if (trust && (await queries.isTrusted(privateRows(ctx), rules.hashOf(trust), now))) return null
  const token = rules.makeToken()
  const expiresAt = new Date(now.getTime() + rules.challengeLifeMs)
  await queries.addChallenge(ctx.database.unscoped, {
    tokenHash: rules.hashOf(token),
    userId: accountId,
    expiresAt,
  })
  return token
}

/**
 * Resets the account's count of wrong codes from browsers that are not known, and the counts of the caller's network
 * for this account. Called after the owner proved the mailbox; has an effect for an administrator at most once a day.
 */
export async function forgiveCodes(
  ctx: Pick<IdentifiedContext, 'accountId' | 'clientAddress' | 'rateLimiter'>,
  { isAdmin }: Pick<Account, 'isAdmin'>,
): Promise<void> {
  const { accountId, rateLimiter } = ctx
  const { byAccount, byCaller } = rules.appCodeLimits
  const once = { what: 'codes-forgiven', who: accountId }
  if (isAdmin && (await exceeds(rateLimiter, once, rules.adminForgivenessLimits))) return
  const caller = rules.callerAt(accountId, ctx.clientAddress)
  await rateLimiter.forgive('codes-of', accountId, byAccount)
  await rateLimiter.forgive('code-of', caller, byCaller)
  await rateLimiter.forgive('recovery-code-of', caller, rules.recoveryCodeLimits)
}
