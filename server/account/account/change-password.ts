import type { changePassword as endpoint } from '#contract/account/account.ts'
import type { Body, Reply } from '#contract/endpoint.ts'
import { callAuth } from '../../adapters/auth/auth-call.ts'
import { commonPasswords } from '../../adapters/auth/common-passwords.ts'
import type { KnownBrowser } from '../../adapters/auth/known-browser.ts'
import type { Use } from '../../platform/http/admission.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { findKnownBrowser, rememberBrowser } from '../authentication/known-browsers.ts'
import { checkPassword } from '../authentication/password-guessing.ts'
import { removeVerifications } from '../authentication/queries.ts'
import { signInLimits } from '../authentication/rules.ts'
import { type IdentifiedContext, mailOwner, type SessionContext } from '../authentication/service.ts'
import { revokeTrust } from '../mfa-recovery/service.ts'
import { assertFactor } from '../second-factors/service.ts'
import { privateRows } from '../users/private-rows.ts'
import { passwordChangedMail } from './copy.ts'
import { refuseWeak } from './rules.ts'

/**
 * Changes the password after a check of the current one and of any second factor, and ends the account's sessions on
 * other devices. Throws `weak_password` and the errors of `assertProof`.
 */
export async function changePassword(
  ctx: SessionContext,
  change: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { account, accountId } = ctx
  const use: Use = ['change-password', signInLimits, accountId]
  await ctx.admission.admit(ctx, { known: accountId, use }, async () => {
    await replacePassword(ctx, change)
    mailOwner(ctx, account, passwordChangedMail(account.name, `${ctx.publicOrigin}/auth`))
  })
  await recordAuditEvent(ctx, { kind: 'password_changed', accountId })
  return { status: true }
}

/**
 * Checks the new password, the current one and the factor in this order, so that no code is used up by a weak or wrong
 * password; then replaces the password.
 */
async function replacePassword(
  ctx: SessionContext,
  { currentPassword, newPassword, code }: Body<typeof endpoint>,
): Promise<void> {
  refuseWeak(newPassword, ctx.account.email, commonPasswords)
  await checkPassword(ctx, currentPassword)
  await assertFactor(ctx, code)
  const before = await findKnownBrowser(ctx)
  await callAuth(ctx, '/change-password', { currentPassword, newPassword, revokeOtherSessions: true })
  await endEarlierProofs(ctx, before)
}

/**
 * Revokes the account's mailed links, unfinished passkeys, trusted browsers, pending sign-ins and MFA recovery. The
 * calling browser stays known.
 * @param before identity of the calling browser under the previous password
 */
export async function endEarlierProofs(ctx: IdentifiedContext, before?: KnownBrowser): Promise<void> {
  await removeVerifications(privateRows(ctx))
  await revokeTrust(ctx)
  await rememberBrowser(ctx, before)
}
