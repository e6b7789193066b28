import type {
  requestPasswordReset as requestEndpoint,
  resetPassword as resetEndpoint,
} from '#contract/account/account.ts'
import type { Body, Reply } from '#contract/endpoint.ts'
import { callAuth, findResetAccount } from '../../adapters/auth/auth-call.ts'
import { commonPasswords } from '../../adapters/auth/common-passwords.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { admitBrowser } from '../authentication/admission.ts'
import { rememberReset } from '../authentication/known-browsers.ts'
import { forgiveGuesses } from '../authentication/password-guessing.ts'
import { startResetWait } from '../authentication/reset-waits.ts'
import { type CallerContext, isAdministrator } from '../authentication/service.ts'
import { mailboxOf } from '../mailboxes/rules.ts'
import { forgiveCodes } from '../second-factors/second-step.ts'
import { type Contact, findContact } from '../users/service.ts'
import { endEarlierProofs } from './change-password.ts'
import { removeResetsTo } from './queries.ts'
import { limits, refuseWeak } from './rules.ts'

/**
 * Mails a reset link, which replaces the previous one. The reply and its delay are the same for every e-mail address.
 * Throws `rate_limited`.
 */
export async function requestPasswordReset(
  ctx: CallerContext,
  { email }: Body<typeof requestEndpoint>,
): Promise<Reply<typeof requestEndpoint>> {
  const untilEven = ctx.startEvenReply()
  await ctx.admission.count(ctx, ['mail-from', limits.mailByAddress])
  await ctx.rateLimiter.count('reset-to', mailboxOf(email), limits.mailByAccount)
  await removeResetsTo(ctx.database.unscoped, email)
  await callAuth(ctx, '/request-password-reset', { email })
  await untilEven()
  return { status: true }
}

/**
 * Sets a new password with the mailed token and ends every session of the account. Throws `invalid_token`,
 * `weak_password` and the errors of `admitBrowser`.
 */
export async function resetPassword(
  ctx: CallerContext,
  asked: Body<typeof resetEndpoint>,
): Promise<Reply<typeof resetEndpoint>> {
  const owner = await admitBrowser(ctx, ['reset', limits.tokenByAddress], () => reset(ctx, asked))
  if (owner) await recordAuditEvent(ctx, { kind: 'password_reset', accountId: owner.id })
  return { status: true }
}

async function reset(
  ctx: CallerContext,
  { token, newPassword }: Body<typeof resetEndpoint>,
): Promise<Contact | undefined> {
  const accountId = await findResetAccount(ctx, token)
  const owner = accountId ? await findContact({ ...ctx, accountId }) : undefined
  refuseWeak(newPassword, owner?.email, commonPasswords)
  // The wait starts before the reset, so that a failure in between never leaves a new password without a wait. It
  // starts for every account, because one may be added to ADMIN_EMAILS during the wait.
  if (owner) await startResetWait(ctx, owner.email)
  await callAuth(ctx, '/reset-password', { token, newPassword })
  if (!owner) return undefined
  const own = { ...ctx, accountId: owner.id }
  await endEarlierProofs(own)
  await forgiveCodes(own, { isAdmin: isAdministrator(ctx, owner) })
  await forgiveGuesses(own, owner.email)
  await rememberReset(own)
  return owner
}
