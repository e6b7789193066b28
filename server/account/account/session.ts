import type { readSession as readEndpoint, signOut as signOutEndpoint } from '#contract/account/account.ts'
import type { Reply } from '#contract/endpoint.ts'
import { callAuth } from '../../adapters/auth/auth-call.ts'
import { currentAccount, presentAccount } from '../../adapters/auth/session-reader.ts'
import { leaving } from '../../platform/http/leaving.ts'
import { recordAuditEvent } from '../../privacy/audit-log/service.ts'
import { type CallerContext, endCallerSession } from '../authentication/service.ts'
import { findRecoveryEnd } from '../mfa-recovery/service.ts'

/** Ends the session of this request and clears its cookies; succeeds without a session. */
export async function signOut(ctx: CallerContext): Promise<Reply<typeof signOutEndpoint>> {
  const accountId = await endCallerSession(ctx)
  ctx.setHeader(...leaving)
  if (accountId) await recordAuditEvent(ctx, { kind: 'signed_out', accountId })
  return { success: true }
}

/** Returns the account of the request's session, with the end of a pending MFA recovery; `null` without a session. */
export async function readSession(ctx: CallerContext): Promise<Reply<typeof readEndpoint>> {
  const account = currentAccount(await callAuth(ctx, '/get-session'), ctx.adminEmails, ctx.now)
  if (!account) return null
  const endsAt = await findRecoveryEnd({ ...ctx, accountId: account.id })
  return {
    user: { ...presentAccount(account), ...(endsAt && { factor_reset_ends_at: endsAt.toISOString() }) },
  }
}
