import type { Body, Reply } from '#contract/endpoint.ts'
import type { deleteAccount as endpoint } from '#contract/privacy/account-deletions.ts'
import { endCallerSession, forgetBrowser, type SessionContext } from '../../account/authentication/service.ts'
import { assertProof } from '../../account/second-factors/service.ts'
import { recordAuditEvent } from '../audit-log/service.ts'
import { type AccountDeletionServices, eraseAccount } from './service.ts'

/**
 * Deletes the account of the caller. Throws `invalid_credentials`, `code_required`, `code_invalid`,
 * `passkey_required`, `rate_limited`.
 */
export async function deleteOwnAccount(
  ctx: SessionContext & AccountDeletionServices,
  proof: Body<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  await assertProof(ctx, proof)
  const { isFinishing } = await eraseAccount(ctx, { account: ctx.account, because: 'asked' })
  // Called to clear the cookies.
  await endCallerSession(ctx)
  forgetBrowser(ctx)
  await recordAuditEvent(ctx, { kind: 'account_erased', accountId: null })
  return { erased: true, is_finishing: isFinishing }
}
